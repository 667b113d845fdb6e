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
struct FormMember
{
    std::string_view name;
    /// For numbers.
    int min = 0;
    int max = 20;
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
struct FormMemberOf : FormMember
{
    bool (*applies)(const Card &card) = [](const Card & /*card*/) { return true; };
};

/// The reason why a member is not entered.
enum class OmitReason : std::uint8_t
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
    OmitReason why;
};

/// Entries of a type: `type`, the type's own word, `members` and `others`.
template <typename Card>
struct FormMembers;

/// True when each member of a type is entered, or left out, exactly once.
template <typename Card>
constexpr bool coversAllMembers()
{
    const auto named = [](const auto &list, std::string_view name)
    { return std::ranges::count_if(list, [&](const auto &one) { return one.name == name; }); };
    for (const std::string_view name : Members<Card>::names)
        if (named(FormMembers<Card>::members, name) + named(FormMembers<Card>::others, name) != 1)
            return false;
    return FormMembers<Card>::members.size() + FormMembers<Card>::others.size() == Members<Card>::names.size();
}

/// Returns the entry of a member of a type.
template <typename Card>
constexpr FormMemberOf<Card> formMember(std::string_view name)
{
    return *std::ranges::find_if(
        FormMembers<Card>::members, [&](const FormMemberOf<Card> &member) { return member.name == name; });
}

namespace limit
{

constexpr int number = 20;
constexpr int vitality = 30;
constexpr int cost = 30;
constexpr int tokens = 96;
constexpr int group = 3;
constexpr int stack = 12;

} // namespace limit

/// Gas, EMI, vents, peril, rubble, walls and bombs: markers that cards and events place.
constexpr auto firstPlaced = static_cast<std::size_t>(MarkerKind::Gas);
constexpr std::size_t placedKinds = 7;
/// EMI, vents, peril and rubble: the icons of tiles.
constexpr auto firstIcon = static_cast<std::size_t>(MarkerKind::Emi);
constexpr std::size_t icons = 4;
/// Doors are challenges of Strength or Intelligence.
constexpr std::size_t challengeStats = 2;

template <>
struct FormMembers<Pack>
{
    static constexpr std::string_view type = "pack";
    static constexpr std::array<FormMemberOf<Pack>, 0> members{};
    static constexpr std::array others{LeftOut{"version", OmitReason::Identity}, LeftOut{"name", OmitReason::Identity},
        LeftOut{"sample", OmitReason::Identity}, LeftOut{"sheets", OmitReason::InParts},
        LeftOut{"weapons", OmitReason::InParts}, LeftOut{"figures", OmitReason::InParts},
        LeftOut{"abilities", OmitReason::InParts}, LeftOut{"kits", OmitReason::InParts},
        LeftOut{"room_cards", OmitReason::InParts}, LeftOut{"items", OmitReason::InParts},
        LeftOut{"doors", OmitReason::InParts}, LeftOut{"scenarios", OmitReason::InParts},
        LeftOut{"missions", OmitReason::InParts}, LeftOut{"markers", OmitReason::InParts}};
};

template <>
struct FormMembers<Sheet>
{
    static constexpr std::string_view type = "sheet";
    static constexpr std::array members{FormMemberOf<Sheet>{{"vitality", 1, limit::vitality}},
        FormMemberOf<Sheet>{{"strength"}}, FormMemberOf<Sheet>{{"intelligence"}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"ranged", OmitReason::InParts}, LeftOut{"melee", OmitReason::InParts},
        LeftOut{"stances", OmitReason::InParts}, LeftOut{"downed", OmitReason::InParts}};
};

template <>
struct FormMembers<Stance>
{
    static constexpr std::string_view type = "stance";
    static constexpr std::array members{FormMemberOf<Stance>{{"name"}}, FormMemberOf<Stance>{{"speed"}},
        FormMemberOf<Stance>{{"ranged_defense"}}, FormMemberOf<Stance>{{"melee_defense"}},
        FormMemberOf<Stance>{{"max_adrenaline"}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}};
};

template <>
struct FormMembers<DownedCard>
{
    static constexpr std::string_view type = "downed";
    static constexpr std::array members{FormMemberOf<DownedCard>{{"speed"}},
        FormMemberOf<DownedCard>{{"ranged_defense"}}, FormMemberOf<DownedCard>{{"melee_defense"}},
        FormMemberOf<DownedCard>{{"max_adrenaline"}}, FormMemberOf<DownedCard>{{"actions"}}};
    static constexpr std::array<LeftOut, 0> others{};
};

template <>
struct FormMembers<Extra>
{
    static constexpr std::string_view type = "extra";
    /// The id is its name.
    static constexpr std::array members{FormMemberOf<Extra>{{.name = "id", .wanted = false}},
        FormMemberOf<Extra>{{"dice"}}, FormMemberOf<Extra>{{"always"}},
        FormMemberOf<Extra>{{"cost"}, [](const Extra &extra) { return !extra.always; }},
        FormMemberOf<Extra>{{"not_adjacent"}}, FormMemberOf<Extra>{{.name = "least_speed", .wanted = false}}};
    static constexpr std::array<LeftOut, 0> others{};
};

template <>
struct FormMembers<WeaponCard>
{
    static constexpr bool isRanged(const WeaponCard &card) { return card.attack == AttackType::Ranged; }

    static constexpr bool isMelee(const WeaponCard &card) { return card.attack == AttackType::Melee; }

    static constexpr std::string_view type = "weapon";
    static constexpr std::array members{FormMemberOf<WeaponCard>{{"name"}}, FormMemberOf<WeaponCard>{{"attack"}},
        FormMemberOf<WeaponCard>{{"range", 1}, isRanged}, FormMemberOf<WeaponCard>{{"dice"}},
        FormMemberOf<WeaponCard>{{"reach"}, isMelee},
        FormMemberOf<WeaponCard>{{.name = "explosive", .min = 1, .wanted = false}},
        FormMemberOf<WeaponCard>{{"knockback"}}, FormMemberOf<WeaponCard>{{"ignores_stealth"}},
        FormMemberOf<WeaponCard>{{"basic"}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"extras", OmitReason::InParts}};
};

template <>
struct FormMembers<FigureCard>
{
    static constexpr std::string_view type = "figure";
    static constexpr std::array members{FormMemberOf<FigureCard>{{"vitality", 1, limit::vitality}},
        FormMemberOf<FigureCard>{{"speed"}},
        FormMemberOf<FigureCard>{{"combat_cost"}, [](const FigureCard &card) { return card.side == Side::Enemy; }},
        FormMemberOf<FigureCard>{{"ranged_defense"}}, FormMemberOf<FigureCard>{{"melee_defense"}},
        FormMemberOf<FigureCard>{{"keywords"}},
        FormMemberOf<FigureCard>{{"slows_within"}, [](const FigureCard &card) { return card.slows.has_value(); }}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"side", OmitReason::Shipped}, LeftOut{"breed", OmitReason::Shipped},
        LeftOut{"size", OmitReason::Shipped}, LeftOut{"weapons", OmitReason::InParts},
        LeftOut{"slows", OmitReason::Shipped}};
};

template <>
struct FormMembers<Ability>
{
    static constexpr std::string_view type = "ability";
    static constexpr std::array members{FormMemberOf<Ability>{{"ready_cost", 0, limit::cost}},
        FormMemberOf<Ability>{{"refresh", 0, limit::cost}}, FormMemberOf<Ability>{{"committable"}},
        FormMemberOf<Ability>{
            {"committed_cost", 0, limit::cost}, [](const Ability &piece) { return piece.committable; }},
        FormMemberOf<Ability>{{"timing"}}, FormMemberOf<Ability>{{.name = "spawns", .wanted = false}},
        FormMemberOf<Ability>{
            {.name = "most", .min = 1, .wanted = false}, [](const Ability &piece) { return !piece.spawns.empty(); }},
        FormMemberOf<Ability>{{.name = "places", .wanted = false, .first = firstPlaced, .count = placedKinds}},
        FormMemberOf<Ability>{{"markers", 1}, [](const Ability &piece) { return piece.places.has_value(); }},
        FormMemberOf<Ability>{{.name = "times_speed", .min = 1, .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped}};
};

template <>
struct FormMembers<Kit>
{
    static constexpr std::string_view type = "kit";
    static constexpr std::array members{FormMemberOf<Kit>{{"points"}},
        FormMemberOf<Kit>{{.name = "owner", .wanted = false}}, FormMemberOf<Kit>{{.name = "cost", .wanted = false}},
        FormMemberOf<Kit>{{"action"}, [](const Kit &kit) { return !kit.places.has_value(); }},
        FormMemberOf<Kit>{{.name = "places", .wanted = false}},
        FormMemberOf<Kit>{{.name = "deploys", .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"weapon", OmitReason::InParts}};
};

template <>
struct FormMembers<MarkerCard>
{
    static constexpr bool isKnown(const MarkerCard &card) { return card.rangedDefense || card.meleeDefense; }

    static constexpr std::string_view type = "marker";
    static constexpr std::array members{FormMemberOf<MarkerCard>{{.name = "ranged_defense", .wanted = false}},
        FormMemberOf<MarkerCard>{{.name = "melee_defense", .wanted = false}},
        FormMemberOf<MarkerCard>{{"side"}, isKnown}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}};
};

template <>
struct FormMembers<RoomCard>
{
    static constexpr bool canPlace(const RoomCard &card)
    {
        return card.kind == RoomCardKind::Trap || card.kind == RoomCardKind::Vent;
    }

    static constexpr std::string_view type = "room_card";
    static constexpr std::array members{FormMemberOf<RoomCard>{{"kind"}},
        FormMemberOf<RoomCard>{{"group", 1, limit::group}},
        FormMemberOf<RoomCard>{
            {.name = "spawns", .single = true}, [](const RoomCard &card) { return card.kind == RoomCardKind::Spawn; }},
        FormMemberOf<RoomCard>{{.name = "places", .first = firstPlaced, .count = placedKinds}, canPlace},
        FormMemberOf<RoomCard>{{"markers", 1}, [](const RoomCard &card) { return canPlace(card) && card.places; }},
        FormMemberOf<RoomCard>{{.name = "icon", .first = firstIcon, .count = icons},
            [](const RoomCard &card) { return card.kind == RoomCardKind::FaultyIntel; }}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"objective", OmitReason::Follows}};
};

template <>
struct FormMembers<Item>
{
    static constexpr std::string_view type = "item";
    static constexpr std::array members{FormMemberOf<Item>{{"trade"}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"weapon", OmitReason::InParts}};
};

template <>
struct FormMembers<DoorRule>
{
    static constexpr std::string_view type = "door";
    static constexpr std::array members{
        FormMemberOf<DoorRule>{{.name = "stat", .count = challengeStats}}, FormMemberOf<DoorRule>{{"hits", 1}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"challenge", OmitReason::Shipped}};
};

template <>
struct FormMembers<TileBack>
{
    static constexpr std::string_view type = "back";
    static constexpr std::array members{
        FormMemberOf<TileBack>{{.name = "icon", .wanted = false, .first = firstIcon, .count = icons}},
        FormMemberOf<TileBack>{{"clone_nest"}}, FormMemberOf<TileBack>{{"emi"}}, FormMemberOf<TileBack>{{"vents"}},
        FormMemberOf<TileBack>{{"peril"}}, FormMemberOf<TileBack>{{"rubble"}}};
    static constexpr std::array others{LeftOut{"tile", OmitReason::Identity}};
};

template <>
struct FormMembers<MissionEvent>
{
    static constexpr std::string_view type = "event";
    static constexpr std::array members{FormMemberOf<MissionEvent>{{"name"}},
        FormMemberOf<MissionEvent>{{.name = "round", .min = 1, .wanted = false}}, FormMemberOf<MissionEvent>{{"timer"}},
        FormMemberOf<MissionEvent>{{.name = "spawns", .wanted = false, .single = true}},
        FormMemberOf<MissionEvent>{{.name = "places", .wanted = false, .first = firstPlaced, .count = placedKinds}},
        FormMemberOf<MissionEvent>{{"markers", 1}, [](const MissionEvent &event) { return event.places.has_value(); }},
        FormMemberOf<MissionEvent>{{.name = "opens", .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}};
};

template <>
struct FormMembers<Mission>
{
    static constexpr std::string_view type = "mission";
    static constexpr std::array members{FormMemberOf<Mission>{{"energy_minimum", 0, limit::tokens}},
        FormMemberOf<Mission>{{"crisis_round", 1}}, FormMemberOf<Mission>{{"secondary_timer"}},
        FormMemberOf<Mission>{{"spawn_in_hidden_rooms"}}, FormMemberOf<Mission>{{"reserves"}},
        FormMemberOf<Mission>{{.name = "costs", .wanted = false}},
        FormMemberOf<Mission>{{.name = "barred_doors", .wanted = false}},
        FormMemberOf<Mission>{{.name = "objective_zones", .wanted = false}},
        FormMemberOf<Mission>{{.name = "passages", .wanted = false}}, FormMemberOf<Mission>{{"clone_nests"}},
        FormMemberOf<Mission>{{.name = "vitality", .min = 1, .wanted = false}}};
    static constexpr std::array others{LeftOut{"id", OmitReason::Identity}, LeftOut{"name", OmitReason::Shipped},
        LeftOut{"backs", OmitReason::InParts}, LeftOut{"events", OmitReason::InParts}};
};

template <>
struct FormMembers<Scenario>
{
    static constexpr std::string_view type = "scenario";
    static constexpr std::array members{FormMemberOf<Scenario>{{"dashboard"}},
        FormMemberOf<Scenario>{{"stacks", 1, limit::stack}}, FormMemberOf<Scenario>{{"secret_events"}}};
    static constexpr std::array others{LeftOut{"mission", OmitReason::InParts}, LeftOut{"map", OmitReason::OnMap},
        LeftOut{"doors", OmitReason::OnMap}, LeftOut{"printed", OmitReason::OnMap},
        LeftOut{"markers", OmitReason::OnMap}, LeftOut{"starts", OmitReason::OnMap},
        LeftOut{"goal", OmitReason::OnMap}};
};

} // namespace dossier::omega
