#include "model/omega/seen/rooms.h"

#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

std::vector<TileName> tilesOf(const PublicTable &table, const Room &room)
{
    std::vector<TileName> tiles;
    for (const Space space : room.spaces)
        if (table.ground.map.contains(space) && std::ranges::find(tiles, table.ground.map.tile(space)) == tiles.end())
            tiles.push_back(table.ground.map.tile(space));
    return tiles;
}

std::vector<TileName> tilesToTurn(const PublicTable &table, const Room &room, const RoomCard &card)
{
    const std::vector<TileName> tiles = tilesOf(table, room);
    std::vector<TileName> turned;
    for (const TileBack &back : table.content.mission.backs)
        if (card.icon == back.icon && std::ranges::find(tiles, back.tile) != tiles.end()
            && !table.ground.flipped.contains(back.tile))
            turned.push_back(back.tile);
    return turned;
}

ObjectiveId objectiveOf(const RoomCard &card)
{
    return card.objective.value_or(ObjectiveId{card.id.text});
}

int groupOf(const PublicTable &table, const RoomCardId &card)
{
    constexpr int afterAll = 4;
    const RoomCard *known = found(table.content.roomCards, card);
    return known != nullptr ? known->group.value_or(afterAll) : afterAll;
}

bool hasCloneNest(const PublicTable &table, Space space)
{
    if (!table.ground.map.contains(space))
        return false;
    const TileName tile = table.ground.map.tile(space);
    if (std::ranges::find(table.content.mission.cloneNests, tile) != table.content.mission.cloneNests.end())
        return !table.ground.flipped.contains(tile);
    return table.ground.flipped.contains(tile)
        && std::ranges::any_of(
            table.content.mission.backs, [&](const TileBack &back) { return back.tile == tile && back.cloneNest; });
}

std::optional<int> activationCost(const PublicTable &table, FigureId figure, bool combat)
{
    const FigureCard *card = cardOf(table, figure);
    const std::optional<int> base = combat ? (card != nullptr ? card->combatCost : std::nullopt) : std::optional(1);
    if (!base)
        return std::nullopt;
    int cost = *base + effectsOn(table, figure, Stat::ActivationCost);
    const bool controlled = card != nullptr && (card->breed == Breed::Clone || card->breed == Breed::Hybrid)
        && inAuraOf(table, figure, Keyword::Control);
    if (controlled)
        --cost;
    return std::max(0, cost);
}

} // namespace dossier::omega
