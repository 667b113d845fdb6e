#include "views/omega/desk/enter_button.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/dice_row.h"

#include <algorithm>

namespace dossier
{

namespace
{

QString applyText(int hits)
{
    return DicePanel::tr("Enter %n hit(s) and apply", nullptr, hits);
}

QString takeText(int hits)
{
    return DicePanel::tr("Enter %n hit(s)", nullptr, hits);
}

QString someText(int hits)
{
    return DicePanel::tr("Enter %n hit(s), the rest is blank", nullptr, hits);
}

QString blankText()
{
    return DicePanel::tr("All are blank: enter 0 hits");
}

} // namespace

EnterButton::EnterButton(QWidget *parent)
    : QPushButton(parent)
{
    setProperty("role", QStringLiteral("primary"));
    setAutoDefault(false);
}

void EnterButton::render(const DiceRow &dice, bool applies)
{
    const int hits = dice.faces().hits();
    m_dice = dice.faces().pool().size();
    const bool whole = dice.unturned() == 0;
    const bool none = dice.unturned() == m_dice;
    label(this,
        whole && applies ? applyText(hits)
            : whole      ? takeText(hits)
            : none       ? blankText()
                         : someText(hits),
        applies ? DicePanel::tr("The dice on the table match those shown here, and no reroll follows (Enter)")
                : DicePanel::tr("The dice on the table match those shown here (Enter)"));
    setToneWord(this, whole ? "" : "quiet");
    updateGeometry();
}

/// By the letters that it has now: it gets them late, when it is shown.
QSize EnterButton::sizeHint() const
{
    const QSize now = QPushButton::sizeHint();
    // As the button itself measures its words.
    const auto widthOf = [this](const QString &text) { return fontMetrics().size(Qt::TextShowMnemonic, text).width(); };
    int widest = 0;
    // One hit may have a longer word than many.
    for (const int hits : {1, 2 * m_dice})
        for (const QString &text : {applyText(hits), takeText(hits), someText(hits), blankText()})
            widest = std::max(widest, widthOf(text));
    return {now.width() + widest - widthOf(text()), now.height()};
}

} // namespace dossier
