#include "model/omega/play.h"
#include "model/omega/seen/footing.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"

#include <algorithm>

namespace dossier::omega
{

/// OP-ROUND-2: one space each; the Crisis Point may depend on it.
void play(Play &play, const AdvanceTimers & /*command*/)
{
    const Clock clock = play.open().clock;
    const auto next = [](int space) { return std::min(space + 1, Clock::lastSpace); };
    TimersMoved moved{next(clock.primary), clock.secondary};
    if (moved.secondary)
        moved.secondary = next(*moved.secondary);
    play.add(moved);
    const std::optional<int> crisis = play.open().content.mission.crisisRound;
    if (crisis && moved.primary >= *crisis && !clock.crisis)
        play.add(CrisisReached{});
    bringEvents(play);
    beginStep(play, Step::Transfer);
}

/// OP-ADR-3.
void play(Play &play, const TransferAdrenaline & /*command*/)
{
    const std::map<Role, int> sheets = play.open().adrenaline.sheets;
    for (const auto &[role, tokens] : sheets)
        transfer(play, sheet(role), pool, tokens);
    const int minimum = play.open().content.mission.energyMinimum.value_or(0);
    transfer(play, bank, pool, minimum - play.open().adrenaline.pool);
    beginStep(play, Step::Initiative);
}

/// OP-CMD-1.
void play(Play &play, const AssignInitiative &command)
{
    std::vector<Role> order;
    for (const Role role : command.order)
        if (std::ranges::count(order, role) == 0)
            order.push_back(role);
    play.add(InitiativeAssigned{order});
    beginStep(play, withoutStance(play.open()).empty() ? Step::Turns : Step::Stances);
}

/// OP-CMD-4, OP-DOWN-2: the revived are active again, with one wound less.
void play(Play &play, const ChooseStance &command)
{
    const Commando commando = inPlay(play.open(), command.role);
    if (commando.condition == Condition::Revived)
    {
        if (commando.wounds > 0)
            play.add(WoundsChanged{command.role, commando.wounds - 1});
        play.add(ConditionChanged{command.role, Condition::Active});
    }
    play.add(StanceChosen{command.role, command.stance});
    if (play.open().clock.step == Step::Stances && withoutStance(play.open()).empty())
        beginStep(play, Step::Turns);
}

/// OP-ROUND-1: a commando who begins a turn in gas takes a wound.
void play(Play &play, const BeginTurn &command)
{
    play.add(TurnBegan{command.role, false});
    const std::optional<Figure> figure = figureOf(play.open(), command.role);
    if (figure && spacesWith(play.open(), MarkerKind::Gas).contains(figure->at)
        && isHurtByGas(play.open(), command.role))
        wound(play, command.role, 1, Cause::Gas);
}

void endTurn(Play &play)
{
    const std::optional<Turn> &turn = play.open().turn;
    play.add(TurnEnded{turn ? std::optional(turn->who) : std::nullopt});
    if (play.open().clock.step == Step::Turns && !nextInTurn(play.open()))
        beginStep(play, Step::Refresh);
}

void play(Play &play, const EndTurn & /*command*/)
{
    endTurn(play);
}

void refreshDashboard(Play &play)
{
    const std::vector<Ability> abilities = play.open().content.abilities;
    for (const Ability &ability : abilities)
        transfer(play, well(ability.id), bank, ability.refresh.value_or(0));
}

/// OP-DASH-3.
void play(Play &play, const RefreshDashboard & /*command*/)
{
    refreshDashboard(play);
    beginStep(play, Step::Spawn);
}

/// OP-ROUND-3: with four or five commandos every enemy loses a wound.
void play(Play &play, const BeginActivations & /*command*/)
{
    beginStep(play, Step::Activate);
    if (play.open().commandos.size() < 4)
        return;
    const std::map<FigureId, Standing> figures = play.open().figures;
    for (const auto &[figure, standing] : figures)
        if (standing.wounds > 0 && sideOf(play.open(), figure) == Side::Enemy)
            play.add(WoundsChanged{figure, standing.wounds - 1});
}

void play(Play &play, const EndActivations & /*command*/)
{
    beginStep(play, Step::Discard);
}

/// OP-ADR-4: down to ten or fifteen, and the next round begins.
void play(Play &play, const DiscardAdrenaline & /*command*/)
{
    const int max = play.open().printing == Printing::First ? 10 : 15;
    transfer(play, pool, bank, play.open().adrenaline.pool - max);
    play.add(StepBegan{Step::Timer, play.open().clock.round + 1});
}

void play(Play &play, const ReachCrisis & /*command*/)
{
    play.add(CrisisReached{});
}

void play(Play &play, const EndGame &command)
{
    play.add(GameEnded{command.winner});
}

void play(Play &play, const ChangeSubstitutes &command)
{
    if (command.change != 0)
        play.add(SubstitutesChanged{command.change});
}

} // namespace dossier::omega
