#pragma once

#include "model/omega/seen/cards.h"

#include <map>

namespace dossier::omega
{

/// The other side of a flipped tile (OP-ROOM-2, faulty intel).
struct TileBack
{
    TileName tile = U'a';
    MarkerKind icon = MarkerKind::Emi;
    bool cloneNest = false;
    bool emi = false;
    std::vector<Space> vents{};
    std::vector<Space> peril{};
    std::vector<Space> rubble{};
    bool operator==(const TileBack &) const = default;
    static constexpr auto names = memberNames("tile", "icon", "clone_nest", "emi", "vents", "peril", "rubble");
};

/// OP-ROUND-2: the tokens on the round track.
enum class TimerToken : std::uint8_t
{
    Primary,
    Secondary,
};

constexpr auto words(TimerToken /*timer*/)
{
    return memberNames("primary", "secondary");
}

/// OP-ROUND-2: a mission's event, which comes when a timer token reaches a space, or by another trigger.
struct MissionEvent
{
    MissionEventId id{};
    Name name{};
    TimerToken timer = TimerToken::Primary;
    /// The space of the track, 1 to 20; none for an event with another trigger.
    std::optional<int> round{};
    /// Figures and markers that it allows the overseer to put on the map, and the door that it opens.
    std::map<KindId, int> spawns{};
    std::optional<MarkerKind> places{};
    int markers = 0;
    std::optional<Edge> opens{};
    bool operator==(const MissionEvent &) const = default;
    static constexpr auto names = memberNames("id", "name", "timer", "round", "spawns", "places", "markers", "opens");
};

/// A passage tile's place and its upper side; in a hidden room it comes with the reveal.
struct PassagePlace
{
    Space at{};
    Side side = Side::Commando;
    bool operator==(const PassagePlace &) const = default;
    static constexpr auto names = memberNames("at", "side");
};

/// The public part of a mission.
struct Mission
{
    MissionId id{};
    Name name;
    std::optional<int> energyMinimum{};
    std::map<KindId, int> reserves{};
    /// OP-ROUND-2: the space of the primary timer that brings the Crisis Point, if rounds do.
    std::optional<int> crisisRound{};
    bool secondaryTimer = false;
    /// OP-SPAWN-1: true when enemies may be spawned in hidden rooms.
    bool spawnInHiddenRooms = false;
    /// OP-DOOR-2: doors that the overseer can never open.
    std::vector<Edge> barredDoors{};
    /// OP-ACT-1: costs that differ from the usual.
    std::map<ActionKind, int> costs{};
    std::vector<TileName> cloneNests{};
    std::vector<TileBack> backs{};
    /// Spaces for objective tiles; in a room without any of these, an objective may go anywhere.
    std::vector<Space> objectiveZones{};
    std::vector<PassagePlace> passages{};
    /// OP-ATK-3: markers that explosions damage, with the wounds that destroy them.
    std::map<MarkerKind, int> vitality{};
    std::vector<MissionEvent> events{};
    bool operator==(const Mission &) const = default;
    static constexpr auto names = memberNames("id", "name", "energy_minimum", "reserves", "crisis_round",
        "secondary_timer", "spawn_in_hidden_rooms", "barred_doors", "costs", "clone_nests", "backs", "objective_zones",
        "passages", "vitality", "events");
};

/// Values of the cards, sheets and pieces in play, from packs and owners. All of them may be public.
struct Content
{
    Mission mission;
    std::vector<Sheet> sheets{};
    std::vector<WeaponCard> weapons{};
    std::vector<FigureCard> figures{};
    /// The dashboard: only the abilities of this mission.
    std::vector<Ability> abilities{};
    std::vector<Kit> kits{};
    std::vector<RoomCard> roomCards{};
    std::vector<Item> items{};
    std::vector<DoorRule> doors{};
    /// OP-DOOR-1: places of the doors on the mission's map. Empty when they are not known.
    std::vector<Edge> doorPlaces{};
    std::vector<MarkerCard> markers{};
    bool operator==(const Content &) const = default;
    static constexpr auto names = memberNames("mission", "sheets", "weapons", "figures", "abilities", "kits",
        "room_cards", "items", "doors", "door_places", "markers");
};

/// Returns the card with that id, or null.
template <typename Card, typename Id>
const Card *found(const std::vector<Card> &cards, const Id &id)
{
    for (const Card &card : cards)
        if (card.id == id)
            return &card;
    return nullptr;
}

/// Replaces the card with the same id, or appends the card.
template <typename Card>
void put(std::vector<Card> &cards, const Card &card)
{
    for (Card &old : cards)
        if (old.id == card.id)
        {
            old = card;
            return;
        }
    cards.push_back(card);
}

} // namespace dossier::omega
