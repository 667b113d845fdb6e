#pragma once

#include "model/omega/seen/door.h"
#include "model/omega/seen/ids.h"
#include "model/omega/seen/markers.h"
#include "model/omega/seen/words.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dossier::omega
{

// A value that is not typed in yet is `std::nullopt`: the owner has to enter it, and it is never invented.

/// A name in both languages of the program.
struct Name
{
    std::string it{};
    std::string en{};
    bool operator==(const Name &) const = default;
    static constexpr auto names = memberNames("it", "en");
};

/// An action on which a commando can spend a turn (OP-ACT-1).
enum class ActionKind : std::uint8_t
{
    Investigate,
    OpenDoor,
    Move,
    Trade,
    Attack,
    Revive,
    Heal,
    /// An action of a mission or a card.
    Special,
};

constexpr auto words(ActionKind /*kind*/)
{
    return memberNames("investigate", "open_door", "move", "trade", "attack", "revive", "heal", "special");
}

/// A number of a sheet or card that effects change.
enum class Stat : std::uint8_t
{
    Strength,
    Intelligence,
    Speed,
    RangedDefense,
    MeleeDefense,
    MaxAdrenaline,
    ActivationCost,
    /// When positive: has Stealth, or an ability that ignores it (OP-ATK-1).
    Stealth,
    IgnoresStealth,
};

constexpr auto words(Stat /*stat*/)
{
    return memberNames("strength", "intelligence", "speed", "ranged_defense", "melee_defense", "max_adrenaline",
        "activation_cost", "stealth", "ignores_stealth");
}

/// OP-CMD-4.
struct Stance
{
    StanceId id{};
    Name name{};
    std::optional<int> speed{};
    std::optional<int> rangedDefense{};
    std::optional<int> meleeDefense{};
    std::optional<int> maxAdrenaline{};
    bool operator==(const Stance &) const = default;
    static constexpr auto names
        = memberNames("id", "name", "speed", "ranged_defense", "melee_defense", "max_adrenaline");
};

/// OP-DOWN-1: a downed commando's replacement of a stance.
struct DownedCard
{
    std::optional<int> speed{};
    std::optional<int> rangedDefense{};
    std::optional<int> meleeDefense{};
    std::optional<int> maxAdrenaline{};
    /// Actions that it allows in `revised`; `first` allows only moves.
    std::vector<ActionKind> actions{ActionKind::Move};
    bool operator==(const DownedCard &) const = default;
    static constexpr auto names = memberNames("speed", "ranged_defense", "melee_defense", "max_adrenaline", "actions");
};

/// A commando's character sheet.
struct Sheet
{
    Role id = Role::TeamLeader;
    Name name{};
    std::optional<int> vitality{};
    std::optional<int> strength{};
    std::optional<int> intelligence{};
    std::optional<WeaponId> ranged{};
    std::optional<WeaponId> melee{};
    std::vector<Stance> stances{};
    DownedCard downed{};
    bool operator==(const Sheet &) const = default;
    static constexpr auto names
        = memberNames("id", "name", "vitality", "strength", "intelligence", "ranged", "melee", "stances", "downed");
};

/// An addition to an attack with a weapon, by adrenaline or a condition; a free attack pays for it too (OP-ACT-1).
struct Extra
{
    ExtraId id{};
    int cost = 1;
    DicePool dice{};
    /// Only while the attacker is not next to an enemy of its side.
    bool notAdjacent = false;
    /// Only while the attacker's Speed is at least that.
    std::optional<int> minSpeed{};
    /// True when it joins automatically while its conditions hold; it then costs nothing and is not declared.
    bool always = false;
    bool operator==(const Extra &) const = default;
    static constexpr auto names = memberNames("id", "cost", "dice", "not_adjacent", "least_speed", "always");
};

/// OP-ATK-1, -3.
struct WeaponCard
{
    WeaponId id{};
    Name name{};
    AttackType attack = AttackType::Ranged;
    std::optional<int> range{};
    std::optional<DicePool> dice{};
    bool reach = false;
    /// The X of Explosive X.
    std::optional<int> explosive{};
    bool knockback = false;
    /// OP-CMD-3: true when it replaces the printed weapon of its type.
    bool basic = false;
    std::vector<Extra> extras{};
    bool ignoresStealth = false;
    bool operator==(const WeaponCard &) const = default;
    static constexpr auto names = memberNames("id", "name", "attack", "range", "dice", "reach", "explosive",
        "knockback", "basic", "extras", "ignores_stealth");
};

/// The breed of a figure.
enum class Breed : std::uint8_t
{
    Clone,
    Hybrid,
    Ghin,
    Drone,
    Person,
};

constexpr auto words(Breed /*breed*/)
{
    return memberNames("clone", "hybrid", "ghin", "drone", "person");
}

/// Keywords of a stat card that the rules know.
enum class Keyword : std::uint8_t
{
    Stealth,
    SureFooted,
    Assist,
    Control,
    Drive,
    /// No forward facing: sees all round.
    AllRound,
    /// A combatant marker and not a figure.
    Marker,
    /// The errata of the first printing: in an activation in which it has not moved it attacks everything in range,
    /// seen or not.
    Seeker,
    /// EN 745: commandos next to it have +1 on both defenses.
    Taunter,
    /// Gathers power tokens, like a blaster.
    Power,
};

constexpr auto words(Keyword /*keyword*/)
{
    return memberNames(
        "stealth", "sure_footed", "assist", "control", "drive", "all_round", "marker", "seeker", "taunter", "power");
}

/// The stat card of an enemy, a drone or the lab tech.
struct FigureCard
{
    KindId id{};
    Name name{};
    Side side = Side::Enemy;
    Breed breed = Breed::Clone;
    int size = 1;
    std::optional<int> vitality{};
    std::optional<int> speed{};
    std::optional<int> combatCost{};
    std::optional<Defense> rangedDefense{};
    std::optional<Defense> meleeDefense{};
    std::vector<WeaponId> weapons{};
    std::vector<Keyword> keywords{};
    /// EN 1067: adrenaline that it adds to each move action of a commando close to it, if any.
    std::optional<int> slows{};
    /// Greatest distance that is close, in spaces; unknown when only the card's text gives it.
    std::optional<int> slowsWithin{};
    bool operator==(const FigureCard &) const = default;
    static constexpr auto names = memberNames("id", "name", "side", "breed", "size", "vitality", "speed", "combat_cost",
        "ranged_defense", "melee_defense", "weapons", "keywords", "slows", "slows_within");

    [[nodiscard]] bool has(Keyword keyword) const
    {
        for (const Keyword own : keywords)
            if (own == keyword)
                return true;
        return false;
    }
};

/// OP-DASH-1: time at which an ability may be used.
enum class AbilityTiming : std::uint8_t
{
    Spawn,
    Activation,
    AnyTime,
};

constexpr auto words(AbilityTiming /*timing*/)
{
    return memberNames("spawn", "activation", "any_time");
}

/// A piece of the dashboard.
struct Ability
{
    AbilityId id{};
    Name name{};
    std::optional<int> readyCost{};
    std::optional<int> refresh{};
    /// True when it can be used while tokens are in its well; that cost may still be unknown.
    bool committable = false;
    std::optional<int> committedCost{};
    AbilityTiming timing = AbilityTiming::AnyTime;
    /// The kinds that it brings, and their greatest number; by default the number of commandos.
    std::vector<KindId> spawns{};
    std::optional<int> max{};
    /// A kind of marker that it places, and their greatest number.
    std::optional<MarkerKind> places{};
    int markers = 0;
    /// Multiple of its Speed that the enemy moves on which it is used.
    std::optional<int> timesSpeed{};
    bool operator==(const Ability &) const = default;
    static constexpr auto names = memberNames("id", "name", "ready_cost", "refresh", "committable", "committed_cost",
        "timing", "spawns", "most", "places", "markers", "times_speed");
};

/// OP-CMD-3.
struct Kit
{
    KitId id{};
    Name name{};
    /// Owner of its deck; none for the common one.
    std::optional<Role> owner{};
    std::optional<int> points{};
    /// Cost of using it; none when using it is not an action of its own.
    std::optional<int> cost{};
    std::optional<WeaponId> weapon{};
    std::optional<MarkerKind> places{};
    /// True when using it is an action, only in the commando's own turn; always true for a card that places something.
    bool action = false;
    /// The drone that it brings onto the map.
    std::optional<KindId> deploys{};
    bool operator==(const Kit &) const = default;
    static constexpr auto names
        = memberNames("id", "name", "owner", "points", "cost", "weapon", "places", "action", "deploys");
};

/// OP-ATK-1: a marker that can be attacked; the mission gives its number of wounds.
struct MarkerCard
{
    MarkerKind id = MarkerKind::Bomb;
    /// Its side: the other side attacks it.
    Side side = Side::Enemy;
    std::optional<Defense> rangedDefense{};
    std::optional<Defense> meleeDefense{};
    bool operator==(const MarkerCard &) const = default;
    static constexpr auto names = memberNames("id", "side", "ranged_defense", "melee_defense");
};

/// OP-ROOM-2.
enum class RoomCardKind : std::uint8_t
{
    Spawn,
    Objective,
    Trap,
    Vent,
    Clear,
    FaultyIntel,
};

constexpr auto words(RoomCardKind /*kind*/)
{
    return memberNames("spawn", "objective", "trap", "vent", "clear", "faulty_intel");
}

struct RoomCard
{
    RoomCardId id{};
    Name name{};
    RoomCardKind kind = RoomCardKind::Clear;
    /// The priority group, 1 to 3.
    std::optional<int> group{};
    std::map<KindId, int> spawns{};
    std::optional<MarkerKind> places{};
    int markers = 0;
    std::optional<ObjectiveId> objective{};
    /// The icon of the tiles that it turns.
    std::optional<MarkerKind> icon{};
    bool operator==(const RoomCard &) const = default;
    static constexpr auto names
        = memberNames("id", "name", "kind", "group", "spawns", "places", "markers", "objective", "icon");
};

/// An investigate card.
struct Item
{
    ItemId id{};
    Name name{};
    bool trade = false;
    std::optional<WeaponId> weapon{};
    bool operator==(const Item &) const = default;
    static constexpr auto names = memberNames("id", "name", "trade", "weapon");
};

/// OP-DOOR-2: the test that a kind of door sets for the commando who tries it.
struct DoorRule
{
    DoorKind id = DoorKind::Unlocked;
    bool challenge = false;
    std::optional<Stat> stat{};
    std::optional<int> hits{};
    bool operator==(const DoorRule &) const = default;
    static constexpr auto names = memberNames("id", "challenge", "stat", "hits");
};

} // namespace dossier::omega
