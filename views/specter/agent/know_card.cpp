#include "views/specter/agent/know_card.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/specter/parts/size_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

KnowCard::KnowCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_chip(newChip(ChipTone::Green, this))
    , m_number(newLabel(Role::Title, this))
    , m_text(newParagraph(Role::Small, this))
    , m_line(new SizeLine(this))
{
    setProperty("role", QStringLiteral("card"));
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(10);
    numbers->addWidget(m_number);
    numbers->addWidget(m_text, 1);
    auto *heading = new QWidget(this);
    auto *flow = new FlowLayout(heading, 8);
    flow->addWidget(m_caption);
    flow->addWidget(m_chip);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(4);
    column->addWidget(heading);
    column->addLayout(numbers);
    column->addWidget(m_line);
}

void KnowCard::render(const PublicKnowledge &known, bool over)
{
    m_caption->setText(tr("What the hunters can know"));
    m_chip->setText(tr("public facts only"));
    m_chip->setToolTip(tr("Worked out from what was announced and shown, not from your sheet"));
    const int now = known.sizes.empty() ? 0 : known.sizes.back();
    m_number->setText(QString::number(known.after.value_or(now)));
    m_text->setText(known.after ? tr("space(s) possible after this announcement", nullptr, *known.after)
                + QStringLiteral(" · ") + tr("now %1", "a number of spaces").arg(now)
            : over ? tr("space(s) possible at the end", nullptr, now)
                   : tr("space(s) possible now", nullptr, now));
    m_line->render(known.sizes, known.after);
}

void KnowCard::setTheme(const Theme &theme)
{
    m_line->setTheme(theme);
}

} // namespace dossier
