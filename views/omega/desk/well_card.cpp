#include "views/omega/desk/well_card.h"

#include "model/omega/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Rounds until a well is empty; nothing while its refresh value is unknown.
std::optional<int> roundsUntilReady(const omega::Ability &ability, int tokens)
{
    const int refresh = ability.refresh.value_or(0);
    return refresh > 0 ? std::optional((tokens + refresh - 1) / refresh) : std::nullopt;
}

QString refreshOf(const omega::Ability &ability)
{
    return ability.refresh ? WellCard::tr("refresh %1").arg(*ability.refresh) : WellCard::tr("refresh unknown");
}

/// What matters now of a well, in one line: a further one would move the cards below.
QString aboutWell(const omega::Ability &ability, int tokens)
{
    const std::optional<int> rounds = tokens > 0 ? roundsUntilReady(ability, tokens) : std::nullopt;
    return rounds ? WellCard::tr("in %n round(s)", "until a well is ready again", *rounds) : refreshOf(ability);
}

QString wholeAboutWell(const omega::Ability &ability, int tokens)
{
    const std::optional<int> rounds = tokens > 0 ? roundsUntilReady(ability, tokens) : std::nullopt;
    return rounds ? refreshOf(ability) + QStringLiteral(" · ") + WellCard::tr("ready in %n round(s)", nullptr, *rounds)
                  : refreshOf(ability);
}

} // namespace

WellCard::WellCard(QWidget *parent)
    : QFrame(parent)
    , m_name(newParagraph(Role::Strong, this))
    , m_state(newChip(ChipTone::Green, this))
    , m_about(newParagraph(Role::Small, this))
    , m_less(newButton("offer", {}, this))
    , m_more(newButton("offer", {}, this))
    , m_button(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    for (QLabel *text : {m_name, m_about})
        text->setMinimumWidth(1);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_name, 1);
    top->addWidget(m_state);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(6);
    bottom->addWidget(m_about, 1);
    for (QPushButton *button : {m_less, m_more, m_button})
        bottom->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 8, 6);
    column->setSpacing(2);
    column->addLayout(top);
    column->addLayout(bottom);
    connect(m_less, &QPushButton::clicked, this, [this] { correct(-1); });
    connect(m_more, &QPushButton::clicked, this, [this] { correct(1); });
    connect(m_button, &QPushButton::clicked, this, [this] { emit commandGiven(asking(m_use)); });
}

void WellCard::correct(int by)
{
    const omega::Purse own = omega::well(m_use.ability);
    emit commandGiven(correcting(omega::TokensMoved{by > 0 ? omega::bank : own, by > 0 ? own : omega::bank, 1}));
}

void WellCard::render(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on,
    const QString &held)
{
    m_use = {.ability = ability.id, .on = on};
    const int tokens = omega::tokensIn(view.open, ability.id);
    const QString name = wording::name(ability.name);
    m_name->setText(name);
    setAccessibleName(name);
    const QString state = tokens == 0 ? tr("ready") : tr("committed · %1", "tokens in a well").arg(tokens);
    // A pip each as they lie there: the word would leave no room for the name.
    constexpr int mostPips = 4;
    m_state->setText(tokens == 0 ? state
            : tokens <= mostPips ? QString(tokens, QChar(u'●'))
                                 : QStringLiteral("%1 ●").arg(tokens));
    m_state->setAccessibleName(state);
    m_state->setToolTip(state);
    setTone(m_state, tokens == 0 ? ChipTone::Green : ChipTone::Amber);
    m_about->setText(aboutWell(ability, tokens));
    m_about->setToolTip(wholeAboutWell(ability, tokens));
    label(m_less, QStringLiteral("−"), tr("Correct: one token from the well of %1 to the bank").arg(name));
    label(m_more, QStringLiteral("+"), tr("Correct: one token from the bank to the well of %1").arg(name));
    for (QPushButton *button : {m_less, m_more})
        button->setAccessibleName(button->toolTip());
    m_less->setEnabled(tokens > 0);
    const Offer offer = offered(view, m_use);
    const QString tip = !held.isEmpty() ? held
        : offer.no
        ? tr("%1 (%2)", "why not, a rule").arg(wording::sentence(view.open, *offer.no), ruleName(offer.no->rule))
        : tr("Use %1").arg(name);
    label(m_button, wording::button(view, offer.ask.command()), tip);
    m_button->setAccessibleName(tr("Use %1").arg(name));
    setToneWord(m_button, !held.isEmpty() || offer.no ? "refused" : "");
}

} // namespace dossier
