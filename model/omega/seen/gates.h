#pragma once

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusal.h"

#include <initializer_list>

namespace dossier::omega
{

// Checks that many refusals share.

/// Returns the present turn as a reason against an action outside it.
Reason turnOf(const PublicTable &table);

/// OP-DOOR-2: a door try that was paid for waits for the door's missing values; it comes before any other action as
/// long as it can be made. Ending the turn abandons it.
Refusal triedDoorAsksFor(const PublicTable &table);

/// OP-ROUND-1: refuses outside these steps.
Refusal inStep(const PublicTable &table, std::initializer_list<Step> allowed);

/// OP-ACT-1: refuses while anything else is under way.
Refusal nothingPending(const PublicTable &table);

/// OP-INT-1: refuses while anything is under way that an interrupt may not answer. It may answer a halted move, figures
/// that come onto the map one by one and the cards that bring them, and an attack before its dice once somebody
/// interrupted it.
Refusal nothingUnanswerable(const PublicTable &table);

/// OP-ACT-1, OP-INT-1: refuses while dice are due; placing and revealing wait for their answers.
Refusal noDiceDue(const PublicTable &table);

/// OP-ADR-1, -2: refuses unless the commando can increase adrenaline by that much.
Refusal increasing(const PublicTable &table, Role role, int by);

/// OP-ADR-1: refuses unless the overseer can pay that much.
Refusal spending(const PublicTable &table, int cost);

/// Checks a commando's cost, or the overseer's.
Refusal paying(const PublicTable &table, const std::optional<Role> &by, int cost);

/// OP-ROUND-1, OP-ACT-1, OP-DOWN-1: refuses unless it is the commando's turn, nothing is under way, and the action is
/// open to a downed one if the commando is down.
Refusal inTurn(const PublicTable &table, Role role, ActionKind action);

/// Checks `inTurn` and the cost of the action.
Refusal acting(const PublicTable &table, Role role, ActionKind action);

/// OP-DOWN-1, OP-ADR-5, OP-ATK-4: checks the values that must be known before somebody gets that many wounds: the
/// vitality, and for a commando who falls by them the refresh values of the wells that hold tokens.
Refusal woundsAskFor(const PublicTable &table, const Combatant &who, int wounds);

/// OP-DASH-3: checks that the refresh value of each well with tokens is known.
Refusal refreshAsksFor(const PublicTable &table, Rule rule);

/// Returns the violation for a value that is not typed in yet and that the game needs.
Violation unknownValue(Rule rule, const UnknownValue &what);

/// OP-ROOM-2: returns the number of a kind's markers on the map; passages count together, whichever side is up.
int markersOnTheMap(const PublicTable &table, MarkerKind kind);

/// OP-ROOM-2, OP-SPAWN-1: returns the index of the first allowance for this kind, or none.
std::optional<std::size_t> allowanceFor(const PublicTable &table, const KindId &kind);
std::optional<std::size_t> allowanceFor(const PublicTable &table, MarkerKind marker);

/// OP-SPAWN-1, `revised`: returns all who make room for a figure, in their order.
std::vector<Aside> asidesOf(const Spawn &spawn);

/// OP-SPAWN-1: returns the first allowance that permits the figure's place; if none does, the first of its kind.
std::optional<std::size_t> allowanceFor(const PublicTable &table, const Spawn &spawn);

/// Rules that refuse a figure's place: on a wall, and on somebody or across a door.
struct StandingRules
{
    Rule wall = rule::OP_GRID_1;
    Rule inTheWay = rule::OP_GRID_5;
};

/// OP-MOVE-7: returns a closed door that would be under a base, between two of its spaces.
std::optional<Edge> doorUnder(const Map &map, const Figure &figure);

/// OP-GRID-5, OP-MOVE-7: refuses unless all spaces of the figure are on free floor (`except` makes room), and across no
/// closed door.
Refusal cannotStand(const PublicTable &table, const Figure &figure, const StandingRules &rules,
    const std::optional<Combatant> &except = std::nullopt);

/// OP-ATK-3, OP-SPAWN-1: refuses unless the figure can be put onto an adjacent space, with all its spaces on free
/// floor, through no wall and no closed door [I: past figures beside the way, and even if the diagonal of the turn is
/// used].
Refusal stepAside(const PublicTable &table, const Combatant &who, Space to, Rule rule);

} // namespace dossier::omega
