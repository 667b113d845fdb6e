#include "views/omega/desk/well_card.h"

#include "model/omega/seen/numbers.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct WellWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::WellCard)
};

/// Returns the rounds until a well is empty; nothing while its refresh value is unknown.
std::optional<int> roundsUntilReady(const omega::Ability &ability, int tokens)
{
    const int refresh = ability.refresh.value_or(0);
    return refresh > 0 ? std::optional((tokens + refresh - 1) / refresh) : std::nullopt;
}

QString refreshOf(const omega::Ability &ability)
{
    return ability.refresh ? WellWords::tr("refresh %1").arg(*ability.refresh) : WellWords::tr("refresh unknown");
}

/// Returns the present state of a well, in one line: another line would move the cards below.
QString aboutWell(const omega::Ability &ability, int tokens)
{
    const std::optional<int> rounds = tokens > 0 ? roundsUntilReady(ability, tokens) : std::nullopt;
    return rounds ? WellWords::tr("in %n round(s)", "until a well is ready again", *rounds) : refreshOf(ability);
}

QString wholeAboutWell(const omega::Ability &ability, int tokens)
{
    const std::optional<int> rounds = tokens > 0 ? roundsUntilReady(ability, tokens) : std::nullopt;
    return rounds ? refreshOf(ability) + QStringLiteral(" · ") + WellWords::tr("ready in %n round(s)", nullptr, *rounds)
                  : refreshOf(ability);
}

/// A pip for each token in the well: a word would leave no room for the name.
Part stateOf(int tokens)
{
    constexpr int maxPips = 4;
    const QString state
        = tokens == 0 ? WellWords::tr("ready") : WellWords::tr("committed · %1", "tokens in a well").arg(tokens);
    return chip(tokens == 0     ? state
            : tokens <= maxPips ? QString(tokens, QChar(u'●'))
                                : QStringLiteral("%1 ●").arg(tokens),
        tokens == 0 ? ChipTone::Green : ChipTone::Amber)
        .named(state)
        .withTip(state);
}

Part useButton(const omega::View &view, const omega::UseAbility &use, const QString &name,
    const QString &disabledReason, const std::function<void(const OmegaCommand &command)> &give)
{
    const Offer offer = offered(view, use);
    const QString useIt = WellWords::tr("Use %1").arg(name);
    const QString tip = !disabledReason.isEmpty() ? disabledReason
        : offer.no                                ? WellWords::tr("%1 (%2)", "why not, a rule")
                         .arg(wording::sentence(view.open, *offer.no), ruleName(offer.no->rule))
                   : useIt;
    const QString about = wording::tip(view, use);
    return button(wording::button(view, offer.command.command()), "offer", [give, use] { give(makeCommand(use)); })
        .withTip(tip + u'\n' + about)
        .named(useIt)
        .with(&Part::tone, QLatin1String(!disabledReason.isEmpty() || offer.no ? "refused" : ""));
}

} // namespace

Part wellCard(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on,
    const QString &disabledReason, const std::function<void(const OmegaCommand &command)> &give)
{
    const int tokens = omega::tokensIn(view.open, ability.id);
    const QString name = wording::name(ability.name);
    const omega::Purse own = omega::well(ability.id);
    const auto correcting = [&](const QString &words, const omega::TokensMoved &moved, const QString &tip)
    { return button(words, "offer", [give, moved] { give(dossier::makeCorrection(moved)); }).withTip(tip).named(tip); };
    return card(
        {row({text(name, Role::Strong).wrapping().stretched().with(&Part::shrinks, true), stateOf(tokens)}).spaced(8),
            row({text(aboutWell(ability, tokens), Role::Small)
                        .wrapping()
                        .stretched()
                        .with(&Part::shrinks, true)
                        .withTip(wholeAboutWell(ability, tokens)),
                    correcting(QStringLiteral("−"), {own, omega::bank, 1},
                        WellWords::tr("Correct: one token from the well of %1 to the bank").arg(name))
                        .disabledIf(tokens == 0),
                    correcting(QStringLiteral("+"), {omega::bank, own, 1},
                        WellWords::tr("Correct: one token from the bank to the well of %1").arg(name)),
                    useButton(view, {.ability = ability.id, .on = on}, name, disabledReason, give)})
                .spaced(6)})
        .spaced(2, {10, 6, 8, 6})
        .named(name)
        .withTip(wording::aboutAbility(view.open, ability));
}

} // namespace dossier
