#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/cards.h"

#include <set>
#include <variant>

namespace dossier::omega
{

// Unfinished matters: OP-ACT-1 allows nothing else to begin before they end.

/// Results of dice, 0 to 2 hits each.
struct Faces
{
    std::vector<int> black{};
    std::vector<int> red{};
    bool operator==(const Faces &) const = default;
    static constexpr auto names = memberNames("black", "red");

    [[nodiscard]] int hits() const
    {
        int sum = 0;
        for (const int face : black)
            sum += face;
        for (const int face : red)
            sum += face;
        return sum;
    }

    [[nodiscard]] DicePool pool() const { return {static_cast<int>(black.size()), static_cast<int>(red.size())}; }
};

/// OP-DICE-1: the roller of the dice: people, or the app.
enum class Roller : std::uint8_t
{
    People,
    App,
};

constexpr auto words(Roller /*roller*/)
{
    return memberNames("people", "app");
}

/// A change of an attack before its dice, and its rule: an effect (OP-DICE-2), Assist, an extra of the weapon, EMI,
/// cover.
struct Joined
{
    EffectId name{};
    /// Additional dice; negative: fewer.
    DicePool dice{};
    int defense = 0;
    Rule rule = rule::OP_DICE_2;
    bool operator==(const Joined &) const = default;
    static constexpr auto names = memberNames("name", "dice", "defense", "rule");
};

/// An attack under way: declared, then rolled, then applied (OP-ATK-1).
struct Attack
{
    Combatant attacker = Role::TeamLeader;
    WeaponId weapon{};
    Space from{};
    Combatant target = Role::TeamLeader;
    Space to{};
    bool free = false;
    /// The dice to roll: the weapon's, with all additions and removals by rules, extras and effects.
    DicePool dice{};
    /// Amount added to the target's defense by cover and effects.
    int defense = 0;
    /// All changes of its dice and the target's defense, in order.
    std::vector<Joined> joined{};
    /// The roll; none before it.
    std::optional<Faces> faces{};
    Roller roller = Roller::People;
    std::vector<EffectId> rerolls{};
    /// The side whose rerolls are due, once there are faces: the attacker's first (OP-DICE-2).
    Side rerolling = Side::Commando;
    /// The marker that is attacked instead of a combatant.
    std::optional<MarkerKind> marker{};
    bool operator==(const Attack &) const = default;
    static constexpr auto names = memberNames("attacker", "weapon", "from", "target", "to", "free", "dice", "defense",
        "joined", "faces", "roller", "rerolls", "rerolling", "marker");
};

/// A stat challenge that waits for its dice (OP-CHAL-1).
struct Challenge
{
    Role by = Role::TeamLeader;
    Stat stat = Stat::Strength;
    int hits = 0;
    int dice = 0;
    bool boosted = false;
    /// The door that it opens.
    std::optional<Edge> door{};
    bool operator==(const Challenge &) const = default;
    static constexpr auto names = memberNames("by", "stat", "hits", "dice", "boosted", "door");
};

/// OP-ROOM-2: a room under reveal. Its door goes with the last card.
struct Reveal
{
    RoomId room{};
    std::optional<Edge> door{};
    std::vector<RoomCardId> left{};
    bool operator==(const Reveal &) const = default;
    static constexpr auto names = memberNames("room", "door", "left");
};

/// Permission of a card or an ability for the overseer to put something on the map.
struct Allowance
{
    /// Figures of these kinds, or markers of that kind.
    std::vector<KindId> kinds{};
    std::optional<MarkerKind> marker{};
    int left = 0;
    /// For a room card: its room. An ability has none.
    std::optional<RoomId> room{};
    /// For a clone nest: its tile.
    std::optional<TileName> tile{};
    /// True when the tile's clone nest has added its clone.
    bool nested = false;
    bool operator==(const Allowance &) const = default;
    static constexpr auto names = memberNames("kinds", "marker", "left", "room", "tile", "nested");
};

/// Dice of a hazard that are still to be rolled (OP-ATK-3).
struct HazardDue
{
    Combatant who = Role::TeamLeader;
    int red = 1;
    bool operator==(const HazardDue &) const = default;
    static constexpr auto names = memberNames("who", "red");
};

/// A damaged target that may be moved (OP-ATK-3).
struct KnockbackDue
{
    Combatant who = Role::TeamLeader;
    bool operator==(const KnockbackDue &) const = default;
    static constexpr auto names = memberNames("who");
};

/// EN 1067: progress of a move that figures may slow.
struct Slowing
{
    /// Movement points of each of its move actions, the number of these actions, and the points spent in all.
    int speed = 0;
    int actions = 1;
    int spent = 0;
    /// The figures that have added their cost to the current action.
    std::set<FigureId> by{};
    bool operator==(const Slowing &) const = default;
    static constexpr auto names = memberNames("speed", "actions", "spent", "by");
};

/// OP-INT-1, OP-ATK-3: a move that was halted for an interrupt or on a hazard; it continues from its mover's space.
struct MoveUnderWay
{
    Combatant who = Role::TeamLeader;
    /// Movement points left.
    int points = 0;
    /// OP-MOVE-2, -7: used up by the part before the halt.
    bool diagonalUsed = false;
    bool squeezed = false;
    /// Present when something on the map may slow it.
    std::optional<Slowing> slowing{};
    bool operator==(const MoveUnderWay &) const = default;
    static constexpr auto names = memberNames("who", "points", "diagonal_used", "squeezed", "slowing");
};

struct Pending
{
    std::optional<Attack> attack{};
    /// OP-INT-1: attacks that wait for their answer, the most recently answered last.
    std::vector<Attack> waiting{};
    std::optional<Challenge> challenge{};
    std::optional<Reveal> reveal{};
    std::vector<Allowance> allowances{};
    std::vector<HazardDue> hazards{};
    std::optional<KnockbackDue> knockback{};
    std::optional<MoveUnderWay> move{};
    /// Moves that wait for the one under way, the most recently halted last.
    std::vector<MoveUnderWay> halted{};
    /// OP-ROUND-2: mission events that have come and are not resolved yet.
    std::vector<MissionEventId> events{};
    /// OP-INT-1: interrupts that answered the current action.
    std::vector<EffectId> interrupts{};
    /// OP-DOOR-2: a door that was turned up and paid for in this turn before its test was typed in.
    std::optional<Edge> tried{};
    bool operator==(const Pending &) const = default;
    static constexpr auto names = memberNames("attack", "waiting", "challenge", "reveal", "allowances", "hazards",
        "knockback", "move", "halted", "events", "interrupts", "tried");

    /// True when something has to be finished before the next action.
    [[nodiscard]] bool any() const
    {
        return attack || challenge || reveal || !allowances.empty() || !hazards.empty() || move || !events.empty();
    }
};

} // namespace dossier::omega
