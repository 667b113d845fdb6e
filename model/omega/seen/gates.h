#pragma once

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusal.h"

#include <initializer_list>

namespace dossier::omega
{

// What many refusals have in common.

/// Whose turn it is, as a reason against what is not its time.
Reason turnOf(const PublicTable &table);

/// OP-DOOR-2: a try that was paid for waits for what its door asks for; it comes before any other action. Who ends
/// the turn gives it up.
Refusal triedDoorAsksFor(const PublicTable &table);

/// OP-ROUND-1: only in these steps.
Refusal inStep(const PublicTable &table, std::initializer_list<Step> allowed);

/// OP-ACT-1: nothing else is under way.
Refusal nothingPending(const PublicTable &table);

/// OP-INT-1: nothing is under way but what an interrupt may answer: a halted move, figures that come onto the map one
/// by one and the cards that bring them, and an attack before its dice once somebody interrupted it.
Refusal nothingUnanswerable(const PublicTable &table);

/// OP-ACT-1, OP-INT-1: no dice are due: what is being placed or revealed waits for whatever answers it.
Refusal noDiceDue(const PublicTable &table);

/// OP-ADR-1, -2: a commando increases adrenaline by that much.
Refusal increasing(const PublicTable &table, Role role, int by);

/// OP-ADR-1: the overseer pays that much.
Refusal spending(const PublicTable &table, int cost);

/// A commando's cost, or the overseer's.
Refusal paying(const PublicTable &table, const std::optional<Role> &by, int cost);

/// OP-ROUND-1, OP-ACT-1, OP-DOWN-1: it is the commando's turn, nothing is under way, and a downed one may do it.
Refusal inTurn(const PublicTable &table, Role role, ActionKind action);

/// `inTurn` and the cost of the action.
Refusal acting(const PublicTable &table, Role role, ActionKind action);

/// OP-DOWN-1, OP-ADR-5, OP-ATK-4: what has to be known before somebody takes so many wounds: the vitality, and for a
/// commando who falls by them the refresh values of the wells that hold tokens.
Refusal woundsAskFor(const PublicTable &table, const Combatant &who, int wounds);

/// OP-DASH-3: a refresh value that a well with tokens waits for.
Refusal refreshAsksFor(const PublicTable &table, Rule rule);

/// Something that nobody has typed in yet: it is asked for.
Violation unknownValue(Rule rule, const UnknownValue &what);

/// OP-ROOM-2, OP-SPAWN-1: the index of the first allowance that covers this, or none.
std::optional<std::size_t> allowanceFor(const PublicTable &table, const KindId &kind);
std::optional<std::size_t> allowanceFor(const PublicTable &table, MarkerKind marker);

/// OP-SPAWN-1, `revised`: all who make room for a figure, in the order in which they do.
std::vector<Aside> asidesOf(const Spawn &spawn);

/// OP-SPAWN-1: the first of them that lets the figure come where it is to come; where none does, the first of its kind.
std::optional<std::size_t> allowanceFor(const PublicTable &table, const Spawn &spawn);

/// The rules that a figure is refused by where it cannot be put: onto a wall, and onto somebody or across a door.
struct StandingRules
{
    Rule wall = rule::OP_GRID_1;
    Rule inTheWay = rule::OP_GRID_5;
};

/// OP-GRID-5, OP-MOVE-7: whoever is put onto the map stands with all their spaces on free floor (`except` makes room),
/// and across no closed door.
Refusal cannotStand(const PublicTable &table, const Figure &figure, const StandingRules &rules,
    const std::optional<Combatant> &except = std::nullopt);

/// OP-ATK-3, OP-SPAWN-1: somebody is put onto an adjacent space, with all their spaces on free floor, through no wall
/// and no closed door [I: past whoever stands beside the way, and though the diagonal of the turn is used].
Refusal stepAside(const PublicTable &table, const Combatant &who, Space to, Rule rule);

} // namespace dossier::omega
