#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/turn_order.h"

namespace dossier::omega
{

/// OP-ROUND-1, -2: a token on the last space stays there [I]: no rule ends the game with the track.
Refusal refuse(const View &seen, const AdvanceTimers & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Timer}))
        return no;
    return nothingPending(seen.open);
}

/// OP-ADR-3: the bank must hold what fills the pool up to the minimum.
Refusal refuse(const View &seen, const TransferAdrenaline & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Transfer}))
        return no;
    if (auto no = nothingPending(seen.open))
        return no;
    if (!seen.open.content.mission.energyMinimum)
        return unknownValue(rule::OP_ADR_3, Blank::EnergyMinimum);
    const int needed = seen.forecast.filled;
    if (seen.open.adrenaline.bank < needed)
        return Violation{rule::OP_ADR_1, reason::BankTooSmall{seen.open.adrenaline.bank, needed}};
    return std::nullopt;
}

/// OP-CMD-1: everybody who is not dead has one initiative card, from the commanding officer's hand: another player's
/// seat does not assign them. The overseer's seat, which may enter everything, records the officer's choice.
Refusal refuse(const View &seen, const AssignInitiative &command)
{
    if (auto no = inStep(seen.open, {Step::Initiative}))
        return no;
    if (auto no = nothingPending(seen.open))
        return no;
    const std::optional<Role> officer = seen.commandingOfficer;
    if (seen.seat && officer && inPlay(seen.open, *officer).seat != *seen.seat)
        return Violation{rule::OP_CMD_1, reason::NotTheOfficer{*officer}};
    const std::vector<Role> everybody = takingTurns(seen.open);
    const std::set<Role> given(command.order.begin(), command.order.end());
    for (const Role role : everybody)
        if (!given.contains(role))
            return Violation{rule::OP_CMD_1, reason::NoInitiativeCard{role}};
    if (command.order.size() != everybody.size())
        return Violation{rule::OP_CMD_1,
            reason::CardsForCommandos{static_cast<int>(command.order.size()), static_cast<int>(everybody.size())}};
    return std::nullopt;
}

/// OP-CMD-4, OP-DOWN-1: a stance of one's own, but not for the downed or dead.
Refusal refuse(const View &seen, const ChooseStance &command)
{
    if (auto no = inStep(seen.open, {Step::Stances}))
        return no;
    if (auto no = nothingPending(seen.open))
        return no;
    const Condition condition = inPlay(seen.open, command.role).condition;
    if (condition == Condition::Downed || condition == Condition::Dead)
        return Violation{rule::OP_DOWN_1, reason::InNoCondition{command.role, condition}};
    if (stanceOf(seen.open, command.role, command.stance) == nullptr)
        return Violation{rule::OP_CMD_4, reason::NoSuchStance{command.role, command.stance}};
    return std::nullopt;
}

/// OP-ROUND-1: turns go in the order of initiative.
Refusal refuse(const View &seen, const BeginTurn &command)
{
    if (auto no = inStep(seen.open, {Step::Turns}))
        return no;
    if (seen.open.turn)
        return Violation{rule::OP_ROUND_1, reason::AnothersTurn{seen.open.turn->who}};
    if (auto no = nothingPending(seen.open))
        return no;
    const std::optional<Role> next = nextInTurn(seen.open);
    if (next != command.role)
        return Violation{
            rule::OP_ROUND_1, next ? Reason(reason::AnotherIsNext{*next}) : Reason(reason::NobodyIsNext{})};
    // OP-GAS-1: a commando who begins a turn in gas takes a wound.
    const std::optional<Space> &at = inPlay(seen.open, command.role).at;
    if (at && spacesWith(seen.open, MarkerKind::Gas).contains(*at))
        return woundsAskFor(seen.open, command.role, 1);
    return std::nullopt;
}

/// OP-ROUND-1: ends a turn that is under way; the step of the turns also ends when nobody on the map can have one.
Refusal refuse(const View &seen, const EndTurn & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Turns, Step::Activate}))
        return no;
    const bool isEmpty = seen.open.clock.step == Step::Turns && !nextInTurn(seen.open);
    if (!seen.open.turn && !isEmpty)
        return Violation{rule::OP_ROUND_1, reason::NobodysTurn{}};
    return nothingPending(seen.open);
}

/// OP-DASH-3: a refresh value that is not typed in has to be entered first.
Refusal refuse(const View &seen, const RefreshDashboard & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Refresh}))
        return no;
    if (auto no = nothingPending(seen.open))
        return no;
    return refreshAsksFor(seen.open, rule::OP_DASH_3);
}

/// OP-ROUND-3.
Refusal refuse(const View &seen, const BeginActivations & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Spawn}))
        return no;
    return nothingPending(seen.open);
}

Refusal refuse(const View &seen, const EndActivations & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Activate}))
        return no;
    if (seen.open.turn)
        return Violation{rule::OP_ROUND_1, reason::AnothersTurn{seen.open.turn->who}};
    return nothingPending(seen.open);
}

/// OP-ADR-4.
Refusal refuse(const View &seen, const DiscardAdrenaline & /*command*/)
{
    if (auto no = inStep(seen.open, {Step::Discard}))
        return no;
    return nothingPending(seen.open);
}

/// OP-ROUND-2: the Crisis Point comes once.
Refusal refuse(const View &seen, const ReachCrisis & /*command*/)
{
    if (seen.open.clock.crisis)
        return Violation{rule::OP_ROUND_2, reason::CrisisReached{}};
    return seen.open.clock.step == Step::SetUp ? inStep(seen.open, {Step::Timer}) : std::nullopt;
}

Refusal refuse(const View & /*seen*/, const EndGame & /*command*/)
{
    return std::nullopt;
}

/// OP-ADR-1: substitutes come when the bank runs dry.
Refusal refuse(const View &seen, const ChangeSubstitutes & /*command*/)
{
    return seen.open.clock.step == Step::SetUp ? inStep(seen.open, {Step::Transfer}) : std::nullopt;
}

} // namespace dossier::omega
