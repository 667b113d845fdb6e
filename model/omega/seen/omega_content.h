#pragma once

#include "omega_cards.h"

#include <map>

namespace dossier::omega
{

/// What a flipped tile has on its other side (OP-ROOM-2, faulty intel).
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

/// What everybody may know of a mission.
struct Mission
{
    MissionId id{};
    Name name;
    std::optional<int> energyMinimum{};
    std::map<KindId, int> reserves{};
    /// OP-ROUND-2: the space of the primary timer that brings the Crisis Point, where rounds do.
    std::optional<int> crisisRound{};
    bool secondaryTimer = false;
    /// OP-SPAWN-1: whether enemies may be spawned in hidden rooms.
    bool spawnInHiddenRooms = false;
    /// OP-DOOR-2: doors that the overseer can never open.
    std::vector<Edge> barredDoors{};
    /// OP-ACT-1: costs that differ from the usual.
    std::map<ActionKind, int> costs{};
    std::vector<TileName> cloneNests{};
    std::vector<TileBack> backs{};
    bool operator==(const Mission &) const = default;
    static constexpr auto names = memberNames("id", "name", "energy_minimum", "reserves", "crisis_round",
        "secondary_timer", "spawn_in_hidden_rooms", "barred_doors", "costs", "clone_nests", "backs");
};

/// What packs and owners say of the cards, sheets and pieces in play. All of it may be known to everybody.
struct Content
{
    Mission mission;
    std::vector<Sheet> sheets{};
    std::vector<WeaponCard> weapons{};
    std::vector<FigureCard> figures{};
    /// The dashboard: the abilities of this mission alone.
    std::vector<Ability> abilities{};
    std::vector<Kit> kits{};
    std::vector<RoomCard> roomCards{};
    std::vector<Item> items{};
    std::vector<DoorRule> doors{};
    bool operator==(const Content &) const = default;
    static constexpr auto names
        = memberNames("mission", "sheets", "weapons", "figures", "abilities", "kits", "room_cards", "items", "doors");
};

/// The card with that id, or none.
template <typename Card, typename Id>
const Card *found(const std::vector<Card> &cards, const Id &id)
{
    for (const Card &card : cards)
        if (card.id == id)
            return &card;
    return nullptr;
}

/// Puts a card in the place of the one with its id, or at the end.
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
