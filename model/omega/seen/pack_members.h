#pragma once

#include "model/omega/seen/pack.h"

#include <algorithm>
#include <array>

namespace dossier::omega
{

// Members of a pack that an owner has to enter, type by type, and the reasons for the absence of the others. The form
// of a value follows from the member's type; its texts are in the views. A member that is in none of the lists does not
// compile.

/// The entry of a member.
struct AskedMember
{
    std::string_view name;
    /// For numbers.
    int least = 0;
    int most = 20;
    /// True when it has to be entered while it is unknown; otherwise it is optional.
    bool wanted = true;
    /// For words: the first choice, and the number of choices; all without a number.
    std::size_t first = 0;
    std::size_t count = 0;
    /// For kinds of figures: one kind and its number, instead of a number for each kind.
    bool single = false;
};

/// The entry of a member of a card's type, with its condition.
template <typename Card>
struct Asked : AskedMember
{
    bool (*applies)(const Card &card) = [](const Card & /*card*/) { return true; };
};

/// The reason why a member is not entered.
enum class NotAsked : std::uint8_t
{
    /// An internal id that people never see.
    Identity,
    /// The rulebook or a figure's picture gives it, and so does the shipped pack; a card that an owner adds is named by
    /// it.
    Shipped,
    /// It is drawn or placed on the map of the mission.
    OnMap,
    /// Its parts are entered.
    InParts,
    /// It follows from entered values.
    Follows,
};

struct LeftOut
{
    std::string_view name;
    NotAsked why;
};

/// Entries of a type: `type`, the type's own word, `members` and `others`.
template <typename Card>
struct Asking;

/// True when each member of a type is entered, or left out, exactly once.
template <typename Card>
constexpr bool isWhole()
{
    const auto named = [](const auto &list, std::string_view name)
    { return std::ranges::count_if(list, [&](const auto &one) { return one.name == name; }); };
    for (const std::string_view name : Members<Card>::names)
        if (named(Asking<Card>::members, name) + named(Asking<Card>::others, name) != 1)
            return false;
    return Asking<Card>::members.size() + Asking<Card>::others.size() == Members<Card>::names.size();
}

/// Returns the entry of a member of a type.
template <typename Card>
constexpr Asked<Card> asked(std::string_view name)
{
    return *std::ranges::find_if(Asking<Card>::members, [&](const Asked<Card> &member) { return member.name == name; });
}

namespace most
{

constexpr int number = 20;
constexpr int vitality = 30;
constexpr int cost = 30;
constexpr int tokens = 96;
constexpr int group = 3;
constexpr int stack = 12;

} // namespace most

/// Gas, EMI, vents, peril, rubble, walls and bombs: markers that cards and events place.
constexpr auto firstPlaced = static_cast<std::size_t>(MarkerKind::Gas);
constexpr std::size_t placedKinds = 7;
/// EMI, vents, peril and rubble: the icons of tiles.
constexpr auto firstIcon = static_cast<std::size_t>(MarkerKind::Emi);
constexpr std::size_t icons = 4;
/// Doors are challenges of Strength or Intelligence.
constexpr std::size_t challengeStats = 2;

template <>
struct Asking<Pack>
{
    static constexpr std::string_view type = "pack";
    static constexpr std::array<Asked<Pack>, 0> members{};
    static constexpr std::array others{LeftOut{"version", NotAsked::Identity}, LeftOut{"name", NotAsked::Identity},
        LeftOut{"sample", NotAsked::Identity}, LeftOut{"sheets", NotAsked::InParts},
        LeftOut{"weapons", NotAsked::InParts}, LeftOut{"figures", NotAsked::InParts},
        LeftOut{"abilities", NotAsked::InParts}, LeftOut{"kits", NotAsked::InParts},
        LeftOut{"room_cards", NotAsked::InParts}, LeftOut{"items", NotAsked::InParts},
        LeftOut{"doors", NotAsked::InParts}, LeftOut{"scenarios", NotAsked::InParts},
        LeftOut{"missions", NotAsked::InParts}, LeftOut{"markers", NotAsked::InParts}};
};

template <>
struct Asking<Sheet>
{
    static constexpr std::string_view type = "sheet";
    static constexpr std::array members{
        Asked<Sheet>{{"vitality", 1, most::vitality}}, Asked<Sheet>{{"strength"}}, Asked<Sheet>{{"intelligence"}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped},
        LeftOut{"ranged", NotAsked::InParts}, LeftOut{"melee", NotAsked::InParts},
        LeftOut{"stances", NotAsked::InParts}, LeftOut{"downed", NotAsked::InParts}};
};

template <>
struct Asking<Stance>
{
    static constexpr std::string_view type = "stance";
    static constexpr std::array members{Asked<Stance>{{"name"}}, Asked<Stance>{{"speed"}},
        Asked<Stance>{{"ranged_defense"}}, Asked<Stance>{{"melee_defense"}}, Asked<Stance>{{"max_adrenaline"}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}};
};

template <>
struct Asking<DownedCard>
{
    static constexpr std::string_view type = "downed";
    static constexpr std::array members{Asked<DownedCard>{{"speed"}}, Asked<DownedCard>{{"ranged_defense"}},
        Asked<DownedCard>{{"melee_defense"}}, Asked<DownedCard>{{"max_adrenaline"}}, Asked<DownedCard>{{"actions"}}};
    static constexpr std::array<LeftOut, 0> others{};
};

template <>
struct Asking<Extra>
{
    static constexpr std::string_view type = "extra";
    /// The id is its name.
    static constexpr std::array members{Asked<Extra>{{.name = "id", .wanted = false}}, Asked<Extra>{{"dice"}},
        Asked<Extra>{{"always"}}, Asked<Extra>{{"cost"}, [](const Extra &extra) { return !extra.always; }},
        Asked<Extra>{{"not_adjacent"}}, Asked<Extra>{{.name = "least_speed", .wanted = false}}};
    static constexpr std::array<LeftOut, 0> others{};
};

template <>
struct Asking<WeaponCard>
{
    static constexpr bool isRanged(const WeaponCard &card) { return card.attack == AttackType::Ranged; }

    static constexpr bool isMelee(const WeaponCard &card) { return card.attack == AttackType::Melee; }

    static constexpr std::string_view type = "weapon";
    static constexpr std::array members{Asked<WeaponCard>{{"name"}}, Asked<WeaponCard>{{"attack"}},
        Asked<WeaponCard>{{"range", 1}, isRanged}, Asked<WeaponCard>{{"dice"}}, Asked<WeaponCard>{{"reach"}, isMelee},
        Asked<WeaponCard>{{.name = "explosive", .least = 1, .wanted = false}}, Asked<WeaponCard>{{"knockback"}},
        Asked<WeaponCard>{{"ignores_stealth"}}, Asked<WeaponCard>{{"basic"}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"extras", NotAsked::InParts}};
};

template <>
struct Asking<FigureCard>
{
    static constexpr std::string_view type = "figure";
    static constexpr std::array members{Asked<FigureCard>{{"vitality", 1, most::vitality}},
        Asked<FigureCard>{{"speed"}},
        Asked<FigureCard>{{"combat_cost"}, [](const FigureCard &card) { return card.side == Side::Enemy; }},
        Asked<FigureCard>{{"ranged_defense"}}, Asked<FigureCard>{{"melee_defense"}}, Asked<FigureCard>{{"keywords"}},
        Asked<FigureCard>{{"slows_within"}, [](const FigureCard &card) { return card.slows.has_value(); }}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped},
        LeftOut{"side", NotAsked::Shipped}, LeftOut{"breed", NotAsked::Shipped}, LeftOut{"size", NotAsked::Shipped},
        LeftOut{"weapons", NotAsked::InParts}, LeftOut{"slows", NotAsked::Shipped}};
};

template <>
struct Asking<Ability>
{
    static constexpr std::string_view type = "ability";
    static constexpr std::array members{Asked<Ability>{{"ready_cost", 0, most::cost}},
        Asked<Ability>{{"refresh", 0, most::cost}}, Asked<Ability>{{"committable"}},
        Asked<Ability>{{"committed_cost", 0, most::cost}, [](const Ability &piece) { return piece.committable; }},
        Asked<Ability>{{"timing"}}, Asked<Ability>{{.name = "spawns", .wanted = false}},
        Asked<Ability>{
            {.name = "most", .least = 1, .wanted = false}, [](const Ability &piece) { return !piece.spawns.empty(); }},
        Asked<Ability>{{.name = "places", .wanted = false, .first = firstPlaced, .count = placedKinds}},
        Asked<Ability>{{"markers", 1}, [](const Ability &piece) { return piece.places.has_value(); }},
        Asked<Ability>{{.name = "times_speed", .least = 1, .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped}};
};

template <>
struct Asking<Kit>
{
    static constexpr std::string_view type = "kit";
    static constexpr std::array members{Asked<Kit>{{"points"}}, Asked<Kit>{{.name = "owner", .wanted = false}},
        Asked<Kit>{{.name = "cost", .wanted = false}},
        Asked<Kit>{{"action"}, [](const Kit &kit) { return !kit.places.has_value(); }},
        Asked<Kit>{{.name = "places", .wanted = false}}, Asked<Kit>{{.name = "deploys", .wanted = false}}};
    static constexpr std::array others{
        LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped}, LeftOut{"weapon", NotAsked::InParts}};
};

template <>
struct Asking<MarkerCard>
{
    static constexpr bool isKnown(const MarkerCard &card) { return card.rangedDefense || card.meleeDefense; }

    static constexpr std::string_view type = "marker";
    static constexpr std::array members{Asked<MarkerCard>{{.name = "ranged_defense", .wanted = false}},
        Asked<MarkerCard>{{.name = "melee_defense", .wanted = false}}, Asked<MarkerCard>{{"side"}, isKnown}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}};
};

template <>
struct Asking<RoomCard>
{
    static constexpr bool canPlace(const RoomCard &card)
    {
        return card.kind == RoomCardKind::Trap || card.kind == RoomCardKind::Vent;
    }

    static constexpr std::string_view type = "room_card";
    static constexpr std::array members{Asked<RoomCard>{{"kind"}}, Asked<RoomCard>{{"group", 1, most::group}},
        Asked<RoomCard>{
            {.name = "spawns", .single = true}, [](const RoomCard &card) { return card.kind == RoomCardKind::Spawn; }},
        Asked<RoomCard>{{.name = "places", .first = firstPlaced, .count = placedKinds}, canPlace},
        Asked<RoomCard>{{"markers", 1}, [](const RoomCard &card) { return canPlace(card) && card.places; }},
        Asked<RoomCard>{{.name = "icon", .first = firstIcon, .count = icons},
            [](const RoomCard &card) { return card.kind == RoomCardKind::FaultyIntel; }}};
    static constexpr std::array others{
        LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped}, LeftOut{"objective", NotAsked::Follows}};
};

template <>
struct Asking<Item>
{
    static constexpr std::string_view type = "item";
    static constexpr std::array members{Asked<Item>{{"trade"}}};
    static constexpr std::array others{
        LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped}, LeftOut{"weapon", NotAsked::InParts}};
};

template <>
struct Asking<DoorRule>
{
    static constexpr std::string_view type = "door";
    static constexpr std::array members{
        Asked<DoorRule>{{.name = "stat", .count = challengeStats}}, Asked<DoorRule>{{"hits", 1}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"challenge", NotAsked::Shipped}};
};

template <>
struct Asking<TileBack>
{
    static constexpr std::string_view type = "back";
    static constexpr std::array members{
        Asked<TileBack>{{.name = "icon", .wanted = false, .first = firstIcon, .count = icons}},
        Asked<TileBack>{{"clone_nest"}}, Asked<TileBack>{{"emi"}}, Asked<TileBack>{{"vents"}},
        Asked<TileBack>{{"peril"}}, Asked<TileBack>{{"rubble"}}};
    static constexpr std::array others{LeftOut{"tile", NotAsked::Identity}};
};

template <>
struct Asking<MissionEvent>
{
    static constexpr std::string_view type = "event";
    static constexpr std::array members{Asked<MissionEvent>{{"name"}},
        Asked<MissionEvent>{{.name = "round", .least = 1, .wanted = false}}, Asked<MissionEvent>{{"timer"}},
        Asked<MissionEvent>{{.name = "spawns", .wanted = false, .single = true}},
        Asked<MissionEvent>{{.name = "places", .wanted = false, .first = firstPlaced, .count = placedKinds}},
        Asked<MissionEvent>{{"markers", 1}, [](const MissionEvent &event) { return event.places.has_value(); }},
        Asked<MissionEvent>{{.name = "opens", .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}};
};

template <>
struct Asking<Mission>
{
    static constexpr std::string_view type = "mission";
    static constexpr std::array members{Asked<Mission>{{"energy_minimum", 0, most::tokens}},
        Asked<Mission>{{"crisis_round", 1}}, Asked<Mission>{{"secondary_timer"}},
        Asked<Mission>{{"spawn_in_hidden_rooms"}}, Asked<Mission>{{"reserves"}},
        Asked<Mission>{{.name = "costs", .wanted = false}}, Asked<Mission>{{.name = "barred_doors", .wanted = false}},
        Asked<Mission>{{.name = "objective_zones", .wanted = false}},
        Asked<Mission>{{.name = "passages", .wanted = false}}, Asked<Mission>{{"clone_nests"}},
        Asked<Mission>{{.name = "vitality", .least = 1, .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", NotAsked::Identity}, LeftOut{"name", NotAsked::Shipped},
        LeftOut{"backs", NotAsked::InParts}, LeftOut{"events", NotAsked::InParts}};
};

template <>
struct Asking<Scenario>
{
    static constexpr std::string_view type = "scenario";
    static constexpr std::array members{Asked<Scenario>{{"dashboard"}}, Asked<Scenario>{{"stacks", 1, most::stack}},
        Asked<Scenario>{{"secret_events"}}};
    static constexpr std::array others{LeftOut{"mission", NotAsked::InParts}, LeftOut{"map", NotAsked::OnMap},
        LeftOut{"doors", NotAsked::OnMap}, LeftOut{"printed", NotAsked::OnMap}, LeftOut{"markers", NotAsked::OnMap},
        LeftOut{"starts", NotAsked::OnMap}, LeftOut{"goal", NotAsked::OnMap}};
};

} // namespace dossier::omega
