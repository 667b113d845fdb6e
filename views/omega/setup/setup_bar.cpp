#include "views/omega/setup/setup_bar.h"

#include "model/omega/seen/turn_order.h"
#include "views/board/read_out.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/omega/setup/setup_hands.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace dossier
{

namespace
{

/// The commandos of whose stances the pack knows none, by name.
QStringList withoutCards(const omega::PublicTable &table)
{
    QStringList names;
    for (const auto &[role, commando] : table.commandos)
        if (!omega::hasStances(table, role))
            names << wording::nameOf(table, role);
    return names;
}

} // namespace

SetupBar::SetupBar(QWidget *parent)
    : QFrame(parent)
    , m_sign(newChip(ChipTone::Green, this))
    , m_status(new ReadOut(this, 2))
    , m_rule(new RuleLinks(this))
    , m_rest(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("bar"));
    m_status->setProperty("role", QString());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 7, 14, 7);
    row->setSpacing(14);
    row->addWidget(m_sign);
    row->addWidget(m_status, 1, Qt::AlignVCenter);
    row->addWidget(m_rule, 0, Qt::AlignVCenter);
    row->addWidget(m_rest);
    connect(m_rest, &QPushButton::clicked, this, &SetupBar::restAsked);
    connect(m_rule, &RuleLinks::ruleAsked, this, &SetupBar::ruleAsked);
    retranslate();
    fit();
}

void SetupBar::render(const omega::View &view, const SetupHands &hands, const omega::Refusal &no)
{
    const bool asks = hands.held() || hands.holdsCard();
    m_rule->setRules(no ? std::vector{no->rule} : std::vector<Rule>{});
    m_rule->setVisible(no && !asks);
    m_rest->setVisible(true);
    m_sign->setVisible(true);
    const QStringList unknown = withoutCards(view.open);
    const bool ready = !no && unknown.isEmpty();
    m_sign->setText(asks ? tr("choose") : no ? tr("not yet") : ready ? tr("ready") : tr("cards missing"));
    setTone(m_sign, !asks && no ? ChipTone::Red : !asks && ready ? ChipTone::Green : ChipTone::Amber);
    if (hands.held())
        m_status->say(tr("Where does %1 start? Click a space, or go there with the arrow keys and press Enter; "
                         "Esc cancels.")
                .arg(wording::nameOf(view.open, *hands.held())));
    else if (hands.holdsCard())
        m_status->say(tr("Which room takes the card? Click a space of it, or go there with the arrow keys and press "
                         "Enter; Esc cancels."));
    else if (no)
        m_status->say(wording::sentence(view.open, *no));
    else
        m_status->say(ready ? tr("Everything is ready. Change what differs at your table, then begin.")
                            : tr("No stance cards are entered for: %1. Enter them (Ctrl+K), leave that commando out, "
                                 "or begin and enter numbers when they are asked for.")
                                  .arg(unknown.join(QStringLiteral(", "))));
}

void SetupBar::renderPast()
{
    m_sign->setVisible(false);
    m_rule->setVisible(false);
    m_rest->setVisible(false);
    m_status->say(tr("The set-up as it was then."));
}

void SetupBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    else if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SetupBar::fit()
{
    constexpr double barLines = 3.4;
    setFixedHeight(static_cast<int>(fontMetrics().lineSpacing() * barLines));
}

void SetupBar::retranslate()
{
    label(m_rest, tr("Fill in the rest"), tr("Set up the rest in the usual way (F5)"));
}

} // namespace dossier
