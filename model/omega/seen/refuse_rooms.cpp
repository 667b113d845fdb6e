#include "gas.h"
#include "omega_doors.h"
#include "omega_gates.h"
#include "omega_refusals.h"
#include "omega_rooms.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

bool anyHidden(const PublicTable &table)
{
    return std::ranges::any_of(table.ground.rooms, [](const Room &room) { return room.state == RoomState::Hidden; });
}

/// OP-SPAWN-1: an ability's figures come on or next to a vent or a red passage.
bool nearAWayIn(const PublicTable &table, Space at)
{
    const SpaceSet ways = spacesWith(table, MarkerKind::Vent) | spacesWith(table, MarkerKind::EnemyPassage);
    bool near = false;
    ways.forEach([&](Space way) { near = near || way == at || adjacent(way, at); });
    return near;
}

Figure figureFor(const PublicTable &table, const Spawn &spawn)
{
    return {spawn.at, found(table.content.figures, spawn.kind)->size};
}

/// OP-SPAWN-1: on no wall, on nobody's space but that of a non-friendly figure that makes room.
Refusal noSpace(const PublicTable &table, const Spawn &spawn)
{
    const Map map = mapOf(table);
    for (const Space space : figureFor(table, spawn).spaces())
    {
        if (!map.isFloor(space))
            return Violation{Rule::OP_SPAWN_1, {{"wall", space}}};
        const std::optional<Combatant> there = combatantOn(table, space);
        if (there && (!spawn.aside || spawn.aside->who != *there))
            return Violation{Rule::OP_SPAWN_1, {{"in_the_way", word(*there)}, {"at", space}}};
    }
    return std::nullopt;
}

/// OP-SPAWN-1, `revised`: one adrenaline puts a non-friendly figure aside.
Refusal cannotMakeRoom(const PublicTable &table, const Spawn &spawn)
{
    if (!spawn.aside)
        return std::nullopt;
    if (table.printing == Printing::First)
        return Violation{Rule::OP_SPAWN_1, {{"printing", word(table.printing)}}};
    if (sideOf(table, spawn.aside->who) == Side::Enemy)
        return Violation{Rule::OP_SPAWN_1, {{"friendly", word(spawn.aside->who)}}};
    if (auto no = stepAside(table, spawn.aside->who, spawn.aside->to, Rule::OP_SPAWN_1))
        return no;
    if (figureFor(table, spawn).covers(spawn.aside->to))
        return Violation{Rule::OP_SPAWN_1, {{"in_the_way", spawn.aside->to}}};
    return spending(table, 1);
}

/// OP-SPAWN-1: where the card or the ability lets it.
Refusal wrongPlace(const PublicTable &table, const Spawn &spawn, const Allowance &allowance)
{
    const Room *here = roomOf(table, spawn.at);
    if (here != nullptr && here->state == RoomState::Hidden && !table.content.mission.spawnInHiddenRooms)
        return Violation{Rule::OP_SPAWN_1, {{"hidden_room", here->id.number}}};
    const TileName tile = table.ground.map.tile(spawn.at);
    if (const Room *room = allowance.room ? roomWith(table, *allowance.room) : nullptr)
    {
        const std::vector<TileName> tiles = tilesOf(table, *room);
        if (std::ranges::find(tiles, tile) == tiles.end())
            return Violation{Rule::OP_SPAWN_1, {{"outside_room", room->id.number}, {"at", spawn.at}}};
    }
    else if (allowance.tile)
    {
        if (*allowance.tile != tile)
            return Violation{Rule::OP_SPAWN_1, {{"not_at_the_nest", spawn.at}}};
    }
    else if (!nearAWayIn(table, spawn.at))
        return Violation{Rule::OP_SPAWN_1, {{"not_near_a_vent_or_passage", spawn.at}}};
    return std::nullopt;
}

std::vector<Space> objectiveSpaces(const PublicTable &table)
{
    std::vector<Space> spaces;
    for (const auto &[objective, space] : table.ground.objectives)
        spaces.push_back(space);
    return spaces;
}

/// OP-GAS-1 in a room that is revealed.
Refusal badGas(const PublicTable &table, const PlaceMarkers &place, const Room &room)
{
    const std::vector<TileName> tiles = tilesOf(table, room);
    const GasVerdict verdict = judgeGas(mapOf(table), place.at, objectiveSpaces(table), tiles);
    if (verdict.legal())
        return std::nullopt;
    Violation no{Rule::OP_GAS_1, {{"fault", static_cast<int>(verdict.offence->fault)}}};
    if (verdict.offence->at)
        no.facts["at"] = *verdict.offence->at;
    return no;
}

/// OP-ROOM-2: markers lie on floor of the room, vents and gas on no objective.
Refusal badPlace(const PublicTable &table, const PlaceMarkers &place, const Room *room)
{
    const Map map = mapOf(table);
    const std::vector<Space> objectives = objectiveSpaces(table);
    const std::vector<TileName> tiles = room != nullptr ? tilesOf(table, *room) : std::vector<TileName>{};
    std::set<Space> taken;
    for (const Space space : place.at)
    {
        if (!map.isFloor(space))
            return Violation{Rule::OP_GRID_1, {{"wall", space}}};
        if (spacesWith(table, place.marker).contains(space) || !taken.insert(space).second)
            return Violation{Rule::OP_ROOM_2, {{"there_already", space}}};
        if (place.marker == MarkerKind::Vent && std::ranges::count(objectives, space) > 0)
            return Violation{Rule::OP_ROOM_2, {{"objective", space}}};
        if (room != nullptr && std::ranges::count(tiles, map.tile(space)) == 0)
            return Violation{Rule::OP_ROOM_2, {{"outside_room", room->id.number}, {"at", space}}};
    }
    return std::nullopt;
}

int onTheMap(const PublicTable &table, MarkerKind kind)
{
    const auto count = [&](MarkerKind one)
    {
        const auto markers = table.ground.markers.find(one);
        return markers == table.ground.markers.end() ? 0 : static_cast<int>(markers->second.size());
    };
    if (kind == MarkerKind::CommandoPassage || kind == MarkerKind::EnemyPassage)
        return count(MarkerKind::CommandoPassage) + count(MarkerKind::EnemyPassage);
    return count(kind);
}

} // namespace

/// OP-DOOR-2: doors of hidden rooms; in `revised`, once no room is hidden, any but those excluded.
Refusal refuse(const View &seen, const ForceDoor &command)
{
    const PublicTable &table = seen.open;
    const Edge &door = command.door.edge;
    if (table.clock.step == Step::SetUp || table.clock.step == Step::Over)
        return inStep(table, {Step::Spawn});
    if (auto no = nothingPending(table))
        return no;
    if (std::ranges::count(table.content.mission.barredDoors, door) > 0)
        return Violation{Rule::OP_DOOR_2, {{"excluded", door}}};
    if (roomBeside(table, door, RoomState::Hidden) != nullptr)
        return std::nullopt;
    if (table.printing == Printing::First || anyHidden(table))
        return Violation{Rule::OP_DOOR_2, {{"no_hidden_room", door}}};
    return std::nullopt;
}

/// OP-ROOM-2: by priority group; objectives get a space, faulty intel turns a tile where there is one.
Refusal refuse(const View &seen, const ResolveCard &command)
{
    const PublicTable &table = seen.open;
    const std::optional<Reveal> &reveal = table.pending.reveal;
    const Room *revealed = reveal ? roomWith(table, reveal->room) : nullptr;
    if (revealed == nullptr || std::ranges::count(reveal->left, command.card) == 0)
        return Violation{Rule::OP_ROOM_2, {{"not_revealed", word(command.card)}}};
    if (!table.pending.allowances.empty() || !table.pending.hazards.empty())
        return nothingPending(table);
    for (const RoomCardId &other : reveal->left)
        if (groupOf(table, other) < groupOf(table, command.card))
            return Violation{Rule::OP_ROOM_2, {{"first", word(other)}, {"group", groupOf(table, other)}}};
    const RoomCard &card = *found(table.content.roomCards, command.card);
    const Room &room = *revealed;
    if (card.kind == RoomCardKind::Objective && (!command.at || !room.contains(*command.at)))
        return Violation{Rule::OP_ROOM_2, {{"room", room.id.number}, {"objective", word(card.id)}}};
    if (card.kind != RoomCardKind::FaultyIntel)
        return std::nullopt;
    const std::vector<TileName> tiles = tilesToTurn(table, room, card);
    const bool mustTurn = table.printing == Printing::First && !tiles.empty();
    const bool mayTurn = !command.tile || std::ranges::count(tiles, *command.tile) > 0;
    return mayTurn && (command.tile || !mustTurn)
        ? std::nullopt
        : Refusal(Violation{Rule::OP_ROOM_2, {{"tiles", static_cast<int>(tiles.size())}}});
}

/// OP-SPAWN-1.
Refusal refuse(const View &seen, const Spawn &command)
{
    const PublicTable &table = seen.open;
    const std::optional<std::size_t> allowance = allowanceFor(table, command.kind);
    if (!allowance)
        return Violation{Rule::OP_SPAWN_1, {{"not_allowed", word(command.kind)}}};
    const auto reserve = table.reserves.find(command.kind);
    if (reserve == table.reserves.end() || reserve->second < 1)
        return Violation{Rule::OP_SPAWN_1, {{"reserves", 0}, {"kind", word(command.kind)}}};
    if (auto no = cannotMakeRoom(table, command))
        return no;
    if (auto no = noSpace(table, command))
        return no;
    return wrongPlace(table, command, table.pending.allowances[*allowance]);
}

/// OP-ROOM-2, OP-GAS-1, OP-DASH-1: as many as a card or an ability gives and the box holds; at set-up as the mission
/// says.
Refusal refuse(const View &seen, const PlaceMarkers &command)
{
    const PublicTable &table = seen.open;
    const std::optional<std::size_t> index = allowanceFor(table, command.marker);
    const bool setUp = table.clock.step == Step::SetUp;
    const int count = static_cast<int>(command.at.size());
    if (!setUp && !index)
        return Violation{Rule::OP_ROOM_2, {{"not_allowed", word(command.marker)}}};
    if (index && count > table.pending.allowances[*index].left)
        return Violation{Rule::OP_ROOM_2, {{"markers", count}, {"allowed", table.pending.allowances[*index].left}}};
    const int box = boxHolds(command.marker, table.printing);
    if (onTheMap(table, command.marker) + count > box)
        return Violation{Rule::OP_ROOM_2, {{"markers", onTheMap(table, command.marker) + count}, {"box", box}}};
    const std::optional<RoomId> id = index ? table.pending.allowances[*index].room : std::nullopt;
    const Room *room = id ? roomWith(table, *id) : nullptr;
    if (command.marker == MarkerKind::Gas && room != nullptr && !command.at.empty())
        return badGas(table, command, *room);
    return badPlace(table, command, room);
}

Refusal refuse(const View &seen, const LeaveRest & /*command*/)
{
    if (seen.open.pending.allowances.empty())
        return Violation{Rule::OP_ROOM_2, {{"allowed", 0}}};
    return std::nullopt;
}

/// OP-ATK-4, OP-ATK-2: each enemy once a round, paid for from the pool.
Refusal refuse(const View &seen, const ActivateEnemy &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    if (table.turn)
        return Violation{Rule::OP_ACT_1, {{"turn", word(table.turn->who)}}};
    if (auto no = nothingPending(table))
        return no;
    if (sideOf(table, command.figure) != Side::Enemy || table.figures.at(command.figure).activated)
        return Violation{Rule::OP_ATK_4, {{"figure", command.figure.number}, {"times", 1}}};
    const std::optional<int> cost = activationCost(table, command.figure, command.combat);
    return cost ? spending(table, *cost) : unknownValue(Rule::OP_ATK_4, "combat_cost");
}

/// OP-ACT-3, OP-SPAWN-1: a figure of the commandos' side, of which the box has one.
Refusal refuse(const View &seen, const Deploy &command)
{
    const PublicTable &table = seen.open;
    const FigureCard &card = *found(table.content.figures, command.kind);
    if (card.side != Side::Commando)
        return Violation{Rule::OP_SPAWN_1, {{"not_allowed", word(card.id)}}};
    for (const auto &[figure, standing] : table.figures)
        if (standing.kind == card.id)
            return Violation{Rule::OP_ACT_3, {{"figure", figure.number}}};
    if (!mapOf(table).isFloor(command.at))
        return Violation{Rule::OP_GRID_1, {{"wall", command.at}}};
    if (const std::optional<Combatant> there = combatantOn(table, command.at))
        return Violation{Rule::OP_GRID_5, {{"in_the_way", word(*there)}}};
    return std::nullopt;
}

} // namespace dossier::omega
