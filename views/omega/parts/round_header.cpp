#include "views/omega/parts/round_header.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/omega/parts/phase_row.h"
#include "views/omega/parts/round_track.h"
#include "views/omega/selection/actions_around.h"
#include "views/omega/selection/picked.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/printing.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct HeaderWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RoundHeader)
};

/// The higher weight gets its room first.
constexpr int nextStepWeight = 70;
constexpr int crisisWeight = 45;
/// Characters of the mission's name, with the edition and without.
constexpr int maxPlace = 26;
constexpr int minPlace = 17;
/// Characters of the next step.
constexpr int minNextStep = 20;
constexpr int maxNextStep = 29;
constexpr int partGap = 14;

QString overText(const omega::Clock &clock)
{
    if (!clock.winner)
        return HeaderWords::tr("The game is over");
    return *clock.winner == Side::Commando ? HeaderWords::tr("The commandos have won")
                                           : HeaderWords::tr("The overseer has won");
}

/// Says what one press does for everybody without a stance in this round; empty in other steps.
QString stancesText(const omega::View &view)
{
    QStringList names;
    bool kept = true;
    std::size_t left = 0;
    for (const omega::Due &due : view.due)
        if (const auto *choose = get_if<omega::ChooseStance>(&due.command))
        {
            const QString name = wording::nameOf(view.open, choose->role, choose->stance);
            if (!names.contains(name))
                names << name;
            kept = kept && omega::inPlay(view.open, choose->role).stance == choose->stance;
            ++left;
        }
    if (left == 0)
        return {};
    const bool all = left == omega::takingTurns(view.open).size();
    if (kept)
        return all ? HeaderWords::tr("Keep all stances") : HeaderWords::tr("Keep the other stances");
    if (names.size() == 1)
        return all ? HeaderWords::tr("%1 for all", "a stance").arg(names.front())
                   : HeaderWords::tr("%1 for the others", "a stance").arg(names.front());
    return all ? HeaderWords::tr("All stances as selected") : HeaderWords::tr("The others as selected");
}

bool isRoll(const omega::Command &command)
{
    return holds_alternative<omega::RollAttack>(command) || holds_alternative<omega::RollChallenge>(command)
        || holds_alternative<omega::RollHazard>(command);
}

/// True when a due command can be given unchanged, with nothing to choose, roll or place.
bool isComplete(const omega::Command &command)
{
    return !isRoll(command) && !holds_alternative<omega::Spawn>(command)
        && !holds_alternative<omega::PlaceMarkers>(command);
}

/// True when the one whose turn it is can attack somebody, after a free turn where it needs one.
bool hasAttackLeft(const omega::View &view, const omega::Combatant &who)
{
    const auto attacks = [](const Offer &offer)
    { return !offer.no && (offer.then || offer.command.as<omega::DeclareAttack>() != nullptr); };
    return std::ranges::any_of(omega::everybodyOn(view.open), [&](const omega::Combatant &other)
        { return std::ranges::any_of(offersFor(view, {.actor = who, .target = other}), attacks); });
}

/// True for an event that was planned for a round: one with another trigger can still happen at any later step.
bool isForARound(const omega::View &view, const omega::SpringEvent &spring)
{
    const auto isIt = [&](const omega::MissionEvent &event)
    { return event.id.text == spring.event.text && event.round.has_value(); };
    return view.overseer && std::ranges::any_of(view.overseer->events, isIt);
}

/// True for any step while an event of this round can happen or an ability can still spawn, for the end of a turn in
/// which nothing was done or an action is left, and of the activations while an enemy can be activated: it gives
/// something up, so Enter alone never does it.
bool givesUp(const omega::View &view, const omega::Command &command)
{
    const auto isPassedOver = [&](const Offer &offer)
    {
        const auto *spring = offer.command.as<omega::SpringEvent>();
        return spring != nullptr ? isForARound(view, *spring) : offer.command.as<omega::UseAbility>() != nullptr;
    };
    if (std::ranges::any_of(offersPossible(view), isPassedOver))
        return true;
    const auto mayAct = [&](const omega::Due &due)
    { return holds_alternative<omega::ActivateEnemy>(due.command) && !omega::refusal(view, due.command); };
    if (holds_alternative<omega::EndActivations>(command))
        return std::ranges::any_of(view.due, mayAct);
    const auto &turn = view.open.turn;
    if (!holds_alternative<omega::EndTurn>(command) || !turn)
        return false;
    const auto *role = get_if<omega::Role>(&turn->who);
    return *turn == omega::Turn{.who = turn->who, .combat = turn->combat} || hasAttackLeft(view, turn->who)
        || (role != nullptr && hasActionLeft(view, *role));
}

QString shortened(const QString &words, int maxLength)
{
    return words.size() <= maxLength ? words : words.left(maxLength - 1) + QChar(0x2026);
}

QString crisisComesText(const omega::PublicTable &table)
{
    const std::optional<int> round = table.content.mission.crisisRound;
    return round ? HeaderWords::tr("Crisis Point at %1").arg(*round) : QString();
}

Part crisisChip(const omega::PublicTable &table)
{
    const QString reached = HeaderWords::tr("Crisis reached", "on a chip with little room");
    const QString comes = crisisComesText(table);
    const QString all = crisisText(table);
    return chip(table.clock.crisis ? reached : comes, ChipTone::Red)
        .with(&Text::reserved, std::vector{reached, comes})
        .withTip(all)
        .when(!all.isEmpty() && table.clock.step != omega::Step::Over);
}

/// The mission and its round, with the Crisis Point where there is room.
Part place(const omega::PublicTable &table)
{
    const QString mission = wording::name(table.content.mission.name);
    const QString printing = wording::name(table.printing);
    const QString whole = HeaderWords::tr("%1 · %2", "a mission, an edition").arg(mission, printing);
    const bool isOver = table.clock.step == omega::Step::Over;
    const std::vector<QString> usual{
        HeaderWords::tr("Round %1").arg(omega::Clock::lastSpace), HeaderWords::tr("Set-up")};
    const auto form = [&](const QString &words, Part beside)
    {
        return column({text(words, Role::Caption),
                          row({text(roundText(table), Role::Heading)
                                      .with(&Text::reserved, isOver ? std::vector<QString>() : usual),
                                  std::move(beside), stretch()})
                              .spaced(10)})
            .spaced(0);
    };
    return forms({form(whole.size() <= maxPlace ? whole : shortened(mission, maxPlace), crisisChip(table))
                         .with(&Part::weight, crisisWeight),
                     form(shortened(mission, minPlace), stretch())})
        .withTip(HeaderWords::tr("%1\nEdition: %2. %3", "a mission, an edition, what it means")
                .arg(mission, printing, wording::explanation(table.printing)))
        .with(&Part::textWhenHidden, crisisText(table));
}

} // namespace

QString roundText(const omega::PublicTable &table)
{
    switch (table.clock.step)
    {
    case omega::Step::Over:
        return overText(table.clock);
    case omega::Step::SetUp:
        return HeaderWords::tr("Set-up");
    default:
        return HeaderWords::tr("Round %1").arg(table.clock.round);
    }
}

QString crisisText(const omega::PublicTable &table)
{
    return table.clock.crisis ? HeaderWords::tr("Crisis Point reached") : crisisComesText(table);
}

RoundStep roundStep(const OmegaViewPtr &view, const std::optional<OmegaCommand> &chosen)
{
    if (view->due.empty())
        return {};
    const omega::Command &due = view->due.front().command;
    const omega::Command &command = chosen ? chosen->command() : due;
    const QString stances = stancesText(*view);
    RoundStep step{.text = stances.isEmpty() ? wording::button(*view, command) : stances,
        .tip = wording::tip(*view, command),
        .isQuiet = givesUp(*view, command)};
    // The dice have their own button; this one only leads to them.
    if (isRoll(command))
    {
        step.text = HeaderWords::tr("Enter the dice");
        step.tip = HeaderWords::tr("Go to the first die that is not entered yet");
    }
    // OP-CMD-4: each stance as it is proposed: the present one, or the sheet's first.
    if (chosen)
        step.commands = {*chosen};
    else if (holds_alternative<omega::ChooseStance>(due))
    {
        for (std::size_t i = 0; i < view->due.size(); ++i)
            if (holds_alternative<omega::ChooseStance>(view->due[i].command))
                step.commands.push_back(makeDueCommand(view, i));
    }
    else if (isComplete(due) && !objectiveDue(*view))
        step.commands = {makeDueCommand(view, 0)};
    return step;
}

Part roundHeader(const omega::View &view, const RoundStep &next, Part menu, const RoundHeaderActions &actions)
{
    return strip(
        {backButton(actions.goBack), place(view.open), roundTrack(view), phaseRow(view), stretch(), std::move(menu),
            // One press does what the default button says; a step that begins with a choice has a plain button.
            nextStep(next.text, !next.isQuiet, actions.doNextStep)
                .keyed(QStringLiteral("nextStep"))
                .withTip(next.tip)
                .with(&Part::tone, QLatin1String(next.isQuiet || !next.commands.empty() ? "" : "choose"))
                .with(&Button::minCharacters, minNextStep)
                .with(&Button::maxCharacters, maxNextStep)
                .with(&Part::weight, nextStepWeight)
                .when(!next.text.isEmpty())})
        .spaced(partGap, {8, 6, 12, 6})
        .keyed(QStringLiteral("header"));
}

} // namespace dossier
