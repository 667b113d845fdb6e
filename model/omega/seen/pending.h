#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/cards.h"

#include <set>
#include <variant>

namespace dossier::omega
{

// What has begun and is not done: OP-ACT-1 lets nothing else begin before.

/// What dice showed, 0 to 2 hits each.
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

/// OP-DICE-1: whether people rolled, or the app.
enum class Roller : std::uint8_t
{
    People,
    App,
};

constexpr auto words(Roller /*roller*/)
{
    return memberNames("people", "app");
}

/// Something that changed an attack before its dice, and the rule that it comes by: an effect (OP-DICE-2), Assist, an
/// extra of the weapon, EMI, cover.
struct Joined
{
    EffectId name{};
    /// Dice more; negative: fewer.
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
    /// The dice to roll: the weapon's, with all that the rules, extras and effects add or take.
    DicePool dice{};
    /// What is added to the target's defense: cover and effects.
    int defense = 0;
    /// All that changed its dice and the target's defense, in order.
    std::vector<Joined> joined{};
    /// What was rolled; none before.
    std::optional<Faces> faces{};
    Roller roller = Roller::People;
    std::vector<EffectId> rerolls{};
    /// Whose rerolls it is the time for, once there are faces: the attacker's first (OP-DICE-2).
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

/// OP-ROOM-2: a room that is being revealed. Its door goes with the last card.
struct Reveal
{
    RoomId room{};
    std::optional<Edge> door{};
    std::vector<RoomCardId> left{};
    bool operator==(const Reveal &) const = default;
    static constexpr auto names = memberNames("room", "door", "left");
};

/// What a card or an ability lets the overseer put on the map.
struct Allowance
{
    /// Figures of these kinds, or markers of that kind.
    std::vector<KindId> kinds{};
    std::optional<MarkerKind> marker{};
    int left = 0;
    /// For a room card: its room. For an ability there is none.
    std::optional<RoomId> room{};
    /// For a clone nest: its tile.
    std::optional<TileName> tile{};
    /// Whether the tile's clone nest has added its clone.
    bool nested = false;
    bool operator==(const Allowance &) const = default;
    static constexpr auto names = memberNames("kinds", "marker", "left", "room", "tile", "nested");
};

/// Dice that a hazard has yet to be rolled for (OP-ATK-3).
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

/// EN 1067: a move that figures may slow, as far as it has gone.
struct Slowing
{
    /// Movement points of each of its move actions, how many actions they are together, and the points spent of all.
    int speed = 0;
    int actions = 1;
    int spent = 0;
    /// The figures that have added their cost to the action under way.
    std::set<FigureId> by{};
    bool operator==(const Slowing &) const = default;
    static constexpr auto names = memberNames("speed", "actions", "spent", "by");
};

/// OP-INT-1, OP-ATK-3: a move that was halted for an interrupt or on a hazard; it goes on from where its mover stands.
struct MoveUnderWay
{
    Combatant who = Role::TeamLeader;
    /// Movement points left.
    int points = 0;
    /// OP-MOVE-2, -7: what the part before the halt has used up.
    bool diagonalUsed = false;
    bool squeezed = false;
    /// Where something on the map may slow it.
    std::optional<Slowing> slowing{};
    bool operator==(const MoveUnderWay &) const = default;
    static constexpr auto names = memberNames("who", "points", "diagonal_used", "squeezed", "slowing");
};

struct Pending
{
    std::optional<Attack> attack{};
    /// OP-INT-1: attacks that wait for the one that answers them, the last to be answered last.
    std::vector<Attack> waiting{};
    std::optional<Challenge> challenge{};
    std::optional<Reveal> reveal{};
    std::vector<Allowance> allowances{};
    std::vector<HazardDue> hazards{};
    std::optional<KnockbackDue> knockback{};
    std::optional<MoveUnderWay> move{};
    /// Moves that wait for the one that is under way, the last to be halted last.
    std::vector<MoveUnderWay> halted{};
    /// OP-ROUND-2: mission events that have come and are not resolved yet.
    std::vector<MissionEventId> events{};
    /// OP-INT-1: the interrupts that answered the action under way.
    std::vector<EffectId> interrupts{};
    /// OP-DOOR-2: a door that was turned up and paid for in this turn while nobody had typed in what it asks for.
    std::optional<Edge> tried{};
    bool operator==(const Pending &) const = default;
    static constexpr auto names = memberNames("attack", "waiting", "challenge", "reveal", "allowances", "hazards",
        "knockback", "move", "halted", "events", "interrupts", "tried");

    /// Whether something has to be finished before the next action.
    [[nodiscard]] bool any() const
    {
        return attack || challenge || reveal || !allowances.empty() || !hazards.empty() || move || !events.empty();
    }
};

} // namespace dossier::omega
