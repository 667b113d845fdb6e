#include "views/omega/desk/enter_words.h"

#include "views/omega/desk/dice_panel.h"
#include "views/omega/desk/dice_row.h"

#include <QPushButton>

#include <algorithm>

namespace dossier
{

QString enterText(const DiceRow &dice, bool last)
{
    const int hits = dice.faces().hits();
    const bool whole = dice.unturned() == 0;
    const bool all = dice.unturned() == dice.faces().pool().size();
    return whole && last ? DicePanel::tr("Enter %n hit(s) and apply", nullptr, hits)
        : whole          ? DicePanel::tr("Enter %n hit(s)", nullptr, hits)
        : all            ? DicePanel::tr("All are blank: enter 0 hits")
                         : DicePanel::tr("Enter %n hit(s), the rest is blank", nullptr, hits);
}

void keepEnterWidth(QPushButton &enter, int dice)
{
    const QString now = enter.text();
    const int most = 2 * dice;
    int wide = 0;
    for (const QString &text :
        {DicePanel::tr("Enter %n hit(s) and apply", nullptr, most), DicePanel::tr("All are blank: enter 0 hits"),
            DicePanel::tr("Enter %n hit(s), the rest is blank", nullptr, most)})
    {
        enter.setText(text);
        wide = std::max(wide, enter.sizeHint().width());
    }
    enter.setText(now);
    enter.setMinimumWidth(wide);
}

} // namespace dossier
