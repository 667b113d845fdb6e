#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// --- Actions of commandos (OP-ACT, OP-DOOR-2, OP-CHAL-1) ---

/// OP-MOVE, OP-ACT-1, OP-ATK-4: a commando or an enemy goes along a path, its own space first.
struct Move
{
    static constexpr std::string_view type = "move";
    Combatant by = Role::TeamLeader;
    std::vector<Space> path{};
    Facing facing = Facing::North;
    /// Move actions taken together (OP-MOVE-6).
    int actions = 1;
    /// Amount that cards add to the cost of each of them.
    int surcharge = 0;
    /// OP-INT-1: number of steps of the path after which an interrupt halts it; `ContinueMove` goes the rest. A hazard
    /// on the way also halts it (OP-ATK-3).
    std::optional<int> pause{};
    /// A move that an ability gives: it costs nothing and needs no turn.
    bool free = false;
    bool operator==(const Move &) const = default;
    static constexpr auto names = memberNames("by", "path", "facing", "actions", "surcharge", "pause", "free");
};

/// OP-INT-1, OP-ATK-3: a halted move continues from its mover's space; a path of only that space ends it there.
struct ContinueMove
{
    static constexpr std::string_view type = "continue_move";
    std::vector<Space> path{};
    Facing facing = Facing::North;
    std::optional<int> pause{};
    bool operator==(const ContinueMove &) const = default;
    static constexpr auto names = memberNames("path", "facing", "pause");
};

/// OP-MOVE-9: turning is free at the beginning or the end of an action.
struct Face
{
    static constexpr std::string_view type = "face";
    Combatant who = Role::TeamLeader;
    Facing facing = Facing::North;
    bool operator==(const Face &) const = default;
    static constexpr auto names = memberNames("who", "facing");
};

/// OP-GRID-1: somebody leaves the map through the passage on their space, for the rest of the mission.
struct LeaveMap
{
    static constexpr std::string_view type = "leave_map";
    Combatant by = Role::TeamLeader;
    bool operator==(const LeaveMap &) const = default;
    static constexpr auto names = memberNames("by");
};

/// OP-ACT-2: names the card that people drew; an app's deck knows it.
struct Investigate
{
    static constexpr std::string_view type = "investigate";
    Role by = Role::TeamLeader;
    Space marker{};
    std::optional<ItemId> card{};
    bool operator==(const Investigate &) const = default;
    static constexpr auto names = memberNames("by", "marker", "card");
};

/// OP-DOOR-2: a commando tries a door.
struct OpenDoor
{
    static constexpr std::string_view type = "open_door";
    Role by = Role::TeamLeader;
    DoorAt door{};
    bool operator==(const OpenDoor &) const = default;
    static constexpr auto names = memberNames("by", "door");
};

/// OP-ACT-2.
struct Trade
{
    static constexpr std::string_view type = "trade";
    Role by = Role::TeamLeader;
    Role to = Role::TeamLeader;
    ItemId card{};
    bool operator==(const Trade &) const = default;
    static constexpr auto names = memberNames("by", "to", "card");
};

/// OP-ACT-2, `revised`: a trade action that puts a basic weapon from investigation into use, or (without a weapon) the
/// sheet's own again.
struct Equip
{
    static constexpr std::string_view type = "equip";
    Role by = Role::TeamLeader;
    AttackType attack = AttackType::Ranged;
    std::optional<WeaponId> weapon{};
    bool operator==(const Equip &) const = default;
    static constexpr auto names = memberNames("by", "attack", "weapon");
};

struct Revive
{
    static constexpr std::string_view type = "revive";
    Role by = Role::TeamLeader;
    Role whom = Role::TeamLeader;
    bool operator==(const Revive &) const = default;
    static constexpr auto names = memberNames("by", "whom");
};

struct Heal
{
    static constexpr std::string_view type = "heal";
    Role by = Role::TeamLeader;
    bool operator==(const Heal &) const = default;
    static constexpr auto names = memberNames("by");
};

/// OP-CMD-3, OP-ACT-3: uses a kit card; its marker, if it places one, goes to the given space.
struct UseKit
{
    static constexpr std::string_view type = "use_kit";
    Role by = Role::TeamLeader;
    KitId kit{};
    std::optional<Space> at{};
    bool operator==(const UseKit &) const = default;
    static constexpr auto names = memberNames("by", "kit", "at");
};

/// OP-ACT-1: an action of a mission or a card, with its cost.
struct TakeAction
{
    static constexpr std::string_view type = "take_action";
    Role by = Role::TeamLeader;
    EffectId named{};
    int cost = 0;
    bool operator==(const TakeAction &) const = default;
    static constexpr auto names = memberNames("by", "named", "cost");
};

/// OP-CHAL-1: a challenge of a mission or a card.
struct BeginChallenge
{
    static constexpr std::string_view type = "begin_challenge";
    Role by = Role::TeamLeader;
    Stat stat = Stat::Strength;
    int hits = 1;
    bool operator==(const BeginChallenge &) const = default;
    static constexpr auto names = memberNames("by", "stat", "hits");
};

struct BoostChallenge
{
    static constexpr std::string_view type = "boost_challenge";
    bool operator==(const BoostChallenge &) const = default;
    static constexpr auto names = memberNames();
};

struct RollChallenge
{
    static constexpr std::string_view type = "roll_challenge";
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const RollChallenge &) const = default;
    static constexpr auto names = memberNames("faces", "roller");
};

// --- The overseer (OP-DASH, OP-DOOR-2, OP-ROOM-2, OP-SPAWN-1, OP-ATK-4) ---

/// OP-DASH-2.
struct UseAbility
{
    static constexpr std::string_view type = "use_ability";
    AbilityId ability{};
    /// The figure on which it is used (OP-DASH-4).
    std::optional<Combatant> on{};
    /// Number of figures that it brings (OP-DASH-5); the greatest allowed number by default.
    std::optional<int> count{};
    bool operator==(const UseAbility &) const = default;
    static constexpr auto names = memberNames("ability", "on", "count");
};

/// OP-DOOR-2: the overseer or an event opens a door.
struct ForceDoor
{
    static constexpr std::string_view type = "force_door";
    DoorAt door{};
    bool operator==(const ForceDoor &) const = default;
    static constexpr auto names = memberNames("door");
};

/// OP-ROOM-2: one card of the room under reveal: an objective goes to a space, faulty intel turns a tile.
struct ResolveCard
{
    static constexpr std::string_view type = "resolve_card";
    RoomCardId card{};
    std::optional<Space> at{};
    std::optional<TileName> tile{};
    bool operator==(const ResolveCard &) const = default;
    static constexpr auto names = memberNames("card", "at", "tile");
};

/// A non-friendly figure that makes room (OP-SPAWN-1, `revised`).
struct Aside
{
    Combatant who = Role::TeamLeader;
    Space to{};
    bool operator==(const Aside &) const = default;
    static constexpr auto names = memberNames("who", "to");
};

/// OP-SPAWN-1.
struct Spawn
{
    static constexpr std::string_view type = "spawn";
    NewFigureId figure{};
    KindId kind{};
    Space at{};
    Facing facing = Facing::North;
    std::optional<Aside> aside{};
    /// Further figures that make room for a large base, each for one adrenaline.
    std::vector<Aside> also{};
    bool operator==(const Spawn &) const = default;
    static constexpr auto names = memberNames("figure", "kind", "at", "facing", "aside", "also");
};

/// Markers of one kind: of a trap or vent card, of an ability, or at set-up.
struct PlaceMarkers
{
    static constexpr std::string_view type = "place_markers";
    MarkerKind marker = MarkerKind::Vent;
    std::vector<Space> at{};
    bool operator==(const PlaceMarkers &) const = default;
    static constexpr auto names = memberNames("marker", "at");
};

/// A marker is removed, by a mission or a card.
struct TakeMarker
{
    static constexpr std::string_view type = "take_marker";
    MarkerKind marker = MarkerKind::ObjectiveToken;
    Space at{};
    bool operator==(const TakeMarker &) const = default;
    static constexpr auto names = memberNames("marker", "at");
};

/// OP-SPAWN-1: a passage tile is turned to its red side, by a mission.
struct FlipPassage
{
    static constexpr std::string_view type = "flip_passage";
    Space at{};
    bool operator==(const FlipPassage &) const = default;
    static constexpr auto names = memberNames("at");
};

/// Leaves the rest of the allowances unused.
struct LeaveRest
{
    static constexpr std::string_view type = "leave_rest";
    bool operator==(const LeaveRest &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ATK-4.
struct ActivateEnemy
{
    static constexpr std::string_view type = "activate_enemy";
    FigureId figure{};
    bool combat = false;
    bool operator==(const ActivateEnemy &) const = default;
    static constexpr auto names = memberNames("figure", "combat");
};

} // namespace dossier::omega
