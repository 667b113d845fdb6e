#include "model/omega/seen/turn_order.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

std::optional<Role> commandingOfficer(const PublicTable &table)
{
    const std::vector<Role> alive = takingTurns(table);
    return alive.empty() ? std::nullopt : std::optional(alive.front());
}

std::vector<Role> takingTurns(const PublicTable &table)
{
    std::vector<Role> roles;
    for (const auto &[role, commando] : table.commandos)
        if (isInPlay(table, commando))
            roles.push_back(role);
    return roles;
}

bool isInPlay(const PublicTable &table, const Commando &commando)
{
    return commando.condition != Condition::Dead && (commando.at || table.clock.step == Step::SetUp);
}

std::optional<Role> nextInTurn(const PublicTable &table)
{
    std::optional<Role> next;
    const auto card = [&](Role role) { return inPlay(table, role).initiative.value_or(99); };
    for (const Role role : takingTurns(table))
        if (!inPlay(table, role).done && (!next || card(role) < card(*next)))
            next = role;
    return next;
}

bool hasStances(const PublicTable &table, Role role)
{
    const Sheet *sheet = sheetOf(table, role);
    return sheet != nullptr && !sheet->stances.empty();
}

std::vector<Role> withoutStance(const PublicTable &table)
{
    std::vector<Role> roles;
    for (const auto &[role, commando] : table.commandos)
        if (isInPlay(table, commando) && !commando.done && hasStances(table, role)
            && (commando.condition == Condition::Active || commando.condition == Condition::Revived))
            roles.push_back(role);
    return roles;
}

Forecast forecastOf(const PublicTable &table)
{
    Forecast forecast;
    for (const auto &[role, tokens] : table.adrenaline.sheets)
        forecast.transferred += tokens;
    const int after = table.adrenaline.pool + forecast.transferred;
    if (const std::optional<int> minimum = table.content.mission.energyMinimum)
    {
        forecast.filled = std::max(0, *minimum - after);
        forecast.pool = after + forecast.filled;
    }
    return forecast;
}

bool hasCome(const Clock &clock, const MissionEvent &event)
{
    const int now = event.timer == TimerToken::Primary ? clock.primary : clock.secondary.value_or(0);
    return now >= event.round.value_or(0);
}

std::vector<TrackMark> trackOf(const std::vector<MissionEvent> &events)
{
    std::vector<TrackMark> track;
    for (const MissionEvent &event : events)
        if (event.round)
            track.push_back({*event.round, event.timer, event.id});
    std::ranges::stable_sort(track, {}, &TrackMark::space);
    return track;
}

std::vector<TrackMark> trackOf(const PublicTable &table)
{
    const Mission &mission = table.content.mission;
    std::vector<TrackMark> track = trackOf(mission.events);
    if (mission.crisisRound)
        track.insert(std::ranges::lower_bound(track, *mission.crisisRound, {}, &TrackMark::space),
            {*mission.crisisRound, TimerToken::Primary, std::nullopt});
    return track;
}

namespace
{

/// OP-DICE-2: the attack is applied when both sides have ended their rerolls.
std::vector<Due> dueAttack(const PublicTable &table, const Attack &attack)
{
    if (const std::optional<Explode> blast = explosionDue(table))
        return {{withRolls(table, *blast)}};
    if (!attack.faces)
        return {{RollAttack{}}};
    return {{ApplyAttack{}}, {PassRerolls{}, false}};
}

/// A halted move can end on its mover's space.
Due dueMove(const PublicTable &table, const MoveUnderWay &move)
{
    return {ContinueMove{{figureOf(table, move.who).value_or(Figure{}).at}, facingOf(table, move.who), std::nullopt}};
}

std::vector<Due> duePending(const PublicTable &table)
{
    const Pending &pending = table.pending;
    if (pending.attack)
        return dueAttack(table, *pending.attack);
    if (pending.challenge)
        return {{RollChallenge{}}, {BoostChallenge{}, false}};
    if (!pending.hazards.empty())
        return {{RollHazard{.who = pending.hazards.front().who}}};
    std::vector<Due> due;
    for (const Allowance &allowance : pending.allowances)
        if (allowance.marker)
            due.push_back({PlaceMarkers{.marker = *allowance.marker}});
        else if (!allowance.kinds.empty())
            due.push_back({Spawn{.kind = allowance.kinds.front()}});
    if (!due.empty())
        due.push_back({LeaveRest{}, false});
    else if (pending.reveal && !pending.reveal->left.empty())
        due.push_back({ResolveCard{.card = pending.reveal->left.front()}});
    else if (pending.move)
        due.push_back(dueMove(table, *pending.move));
    else if (!pending.events.empty())
        due.push_back({ResolveEvent{pending.events.front()}});
    return due;
}

std::vector<Due> dueStances(const PublicTable &table)
{
    std::vector<Due> due;
    for (const Role role : withoutStance(table))
    {
        const Sheet *sheet = sheetOf(table, role);
        std::optional<StanceId> stance = inPlay(table, role).stance;
        if (!stance && sheet != nullptr && !sheet->stances.empty())
            stance = sheet->stances.front().id;
        due.push_back({ChooseStance{role, stance.value_or(StanceId{})}});
    }
    return due;
}

/// Repeats the order of the last round; by rank before there was one.
AssignInitiative proposedOrder(const PublicTable &table)
{
    AssignInitiative assign{takingTurns(table)};
    std::ranges::stable_sort(assign.order, {}, [&](Role role) { return inPlay(table, role).initiative.value_or(0); });
    return assign;
}

std::vector<Due> dueTurn(const PublicTable &table)
{
    const Role *role = table.turn ? get_if<Role>(&table.turn->who) : nullptr;
    if (role != nullptr && table.pending.tried)
        return {{OpenDoor{*role, {*table.pending.tried}}}, {EndTurn{}, false}};
    if (table.turn)
        return {{EndTurn{}}};
    const std::optional<Role> next = nextInTurn(table);
    return next ? std::vector<Due>{{BeginTurn{*next}}} : std::vector<Due>{{EndTurn{}}};
}

std::vector<Due> dueActivations(const PublicTable &table)
{
    if (table.turn)
        return {{EndTurn{}}};
    std::vector<Due> due{{EndActivations{}}};
    for (const auto &[figure, standing] : table.figures)
        if (!standing.activated && sideOf(table, figure) == Side::Enemy)
            due.push_back({ActivateEnemy{figure, false}, false});
    return due;
}

} // namespace

std::vector<Due> dueOf(const PublicTable &table)
{
    if (table.clock.step != Step::Over && table.clock.step != Step::SetUp && table.pending.any())
        return duePending(table);
    switch (table.clock.step)
    {
    case Step::SetUp:
        return {{BeginGame{}, false}};
    case Step::Timer:
        return {{AdvanceTimers{}}};
    case Step::Transfer:
        return {{TransferAdrenaline{}}};
    case Step::Initiative:
        return {{proposedOrder(table)}};
    case Step::Stances:
        return dueStances(table);
    case Step::Turns:
        return dueTurn(table);
    case Step::Refresh:
        return {{RefreshDashboard{}}};
    case Step::Spawn:
        return {{BeginActivations{}}};
    case Step::Activate:
        return dueActivations(table);
    case Step::Discard:
        return {{DiscardAdrenaline{}}};
    case Step::Over:
        break;
    }
    return {};
}

} // namespace dossier::omega
