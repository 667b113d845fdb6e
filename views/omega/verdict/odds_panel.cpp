#include "views/omega/verdict/odds_panel.h"

#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/percentage.h"
#include "views/omega/verdict/attack_wording.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

OddsPanel::OddsPanel(QWidget *parent)
    : QWidget(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_chance(newLabel(Role::Heading, this))
    , m_two(newLabel(Role::Body, this))
    , m_dice(newLabel(Role::Small, this))
{
    m_chance->setProperty("role", QStringLiteral("figure"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QLabel *one : {m_caption, m_chance, m_two, m_dice})
    {
        one->setAlignment(Qt::AlignCenter);
        column->addWidget(one);
    }
    column->addStretch();
    retranslate();
    hide();
}

void OddsPanel::explain(const std::optional<omega::AttackVerdict> &attack, bool turned)
{
    m_attack = attack;
    m_turned = turned;
    retranslate();
    setVisible(m_attack && m_attack->dice && m_attack->sight.lineOfSight);
}

void OddsPanel::setBrief(bool brief)
{
    setToneWord(m_chance, brief ? "brief" : "");
}

void OddsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OddsPanel::retranslate()
{
    setAccessibleName(tr("Odds"));
    m_caption->setText(m_turned ? tr("After turning") : tr("To wound"));
    m_caption->setToolTip(
        m_turned ? tr("The chance of a wound, once the attacker has turned to the target") : QString());
    m_dice->setText(m_attack && m_attack->dice ? wording::dice(*m_attack->dice) : QString());
    m_dice->setToolTip(tr("The dice to roll, EMI subtracted"));
    tellChances();
}

void OddsPanel::tellChances()
{
    const std::vector<omega::WoundChance> chances = m_attack ? m_attack->chances : std::vector<omega::WoundChance>{};
    for (QLabel *one : {m_caption, m_chance, m_two})
        one->hide();
    for (const omega::WoundChance &chance : chances)
    {
        QLabel *text = chance.wounds == 1 ? m_chance : m_two;
        const QString percent = wording::percentage(chance.chance);
        text->setText(chance.wounds == 1 ? percent : tr("two wounds %1").arg(percent));
        text->setToolTip(wording::exactly(chance));
        const QString spoken
            = chance.wounds == 1 ? tr("One wound: %1").arg(percent) : tr("Two wounds: %1").arg(percent);
        text->setAccessibleName(m_turned ? tr("%1 after turning", "a chance").arg(spoken) : spoken);
        text->setAccessibleDescription(wording::exactly(chance));
        text->show();
        m_caption->show();
    }
}

} // namespace dossier
