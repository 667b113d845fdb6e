#include "model/omega/geometry/gas.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/rooms.h"

#include <algorithm>
#include <iterator>

namespace dossier::omega
{

namespace
{

bool anyHidden(const PublicTable &table)
{
    return std::ranges::any_of(table.ground.rooms, [](const Room &room) { return room.state == RoomState::Hidden; });
}

std::vector<Space> objectiveSpaces(const PublicTable &table)
{
    std::vector<Space> spaces;
    for (const auto &[objective, space] : table.ground.objectives)
        spaces.push_back(space);
    return spaces;
}

/// OP-GAS-1 in a room under reveal.
Refusal badGas(const PublicTable &table, const PlaceMarkers &place, const Room &room)
{
    const std::vector<TileName> tiles = tilesOf(table, room);
    const GasVerdict verdict = judgeGas(mapOf(table), place.at, objectiveSpaces(table), tiles);
    if (verdict.legal())
        return std::nullopt;
    return Violation{rule::OP_GAS_1, reason::BadCloud{verdict.offence->fault, verdict.offence->at}};
}

/// OP-ROOM-2: markers go onto floor of the room, vents and gas on no objective.
Refusal badPlace(const PublicTable &table, const PlaceMarkers &place, const Room *room)
{
    const Map map = mapOf(table);
    const std::vector<Space> objectives = objectiveSpaces(table);
    const std::vector<TileName> tiles = room != nullptr ? tilesOf(table, *room) : std::vector<TileName>{};
    std::set<Space> taken;
    for (const Space space : place.at)
    {
        if (!map.isFloor(space))
            return Violation{rule::OP_GRID_1, reason::OnAWall{space}};
        if (spacesWith(table, place.marker).contains(space) || !taken.insert(space).second)
            return Violation{rule::OP_ROOM_2, reason::OneThereAlready{space}};
        if (place.marker == MarkerKind::Vent && std::ranges::count(objectives, space) > 0)
            return Violation{rule::OP_ROOM_2, reason::OnAnObjective{space}};
        if (room != nullptr && std::ranges::count(tiles, map.tile(space)) == 0)
            return Violation{rule::OP_ROOM_2, reason::OutsideTheRoom{room->id, space}};
    }
    return std::nullopt;
}

/// OP-ROOM-2: an objective goes to a zone of its room; the box has two tiles.
Refusal badObjective(const PublicTable &table, const ResolveCard &resolve, const RoomCard &card, const Room &room)
{
    constexpr int tilesInTheBox = 2;
    std::vector<Space> zones;
    std::ranges::copy_if(table.content.mission.objectiveZones, std::back_inserter(zones),
        [&](Space zone) { return room.contains(zone); });
    if (!resolve.at || !room.contains(*resolve.at))
        return Violation{rule::OP_ROOM_2, reason::ObjectiveWithoutSpace{card.id, room.id}};
    if (!zones.empty() && std::ranges::count(zones, *resolve.at) == 0)
        return Violation{rule::OP_ROOM_2, reason::ObjectiveOffItsZone{card.id, zones.front()}};
    const int placed = static_cast<int>(table.ground.objectives.size());
    if (placed >= tilesInTheBox && !table.ground.objectives.contains(objectiveOf(card)))
        return Violation{rule::OP_ROOM_2, reason::ObjectivesInTheBox{placed + 1, tilesInTheBox}};
    return std::nullopt;
}

/// OP-ROOM-2: with several cards each group has to be known, because their order depends on it.
Refusal unknownGroup(const PublicTable &table, const Reveal &reveal)
{
    for (const RoomCardId &id : reveal.left)
        if (const RoomCard *card = found(table.content.roomCards, id);
            card != nullptr && !card->group && reveal.left.size() > 1)
            return Violation{rule::OP_ROOM_2, reason::NotTypedIn{Blank::Group, {}, id}};
    return std::nullopt;
}

/// OP-ROOM-2: faulty intel turns a tile of the room that bears its icon; in `first` it must.
Refusal wrongTile(const PublicTable &table, const ResolveCard &resolve, const RoomCard &card, const Room &room)
{
    if (!card.icon)
        return Violation{rule::OP_ROOM_2, reason::NotTypedIn{Blank::Icon, {}, card.id}};
    const std::vector<TileName> tiles = tilesToTurn(table, room, card);
    const bool mustTurn = table.printing == Printing::First && !tiles.empty();
    const bool mayTurn = !resolve.tile || std::ranges::count(tiles, *resolve.tile) > 0;
    return mayTurn && (resolve.tile || !mustTurn)
        ? std::nullopt
        : Refusal(Violation{rule::OP_ROOM_2, reason::TileToChoose{static_cast<int>(tiles.size())}});
}

/// OP-ROOM-2: a hidden room's passage comes with the reveal.
Refusal hiddenPassage(const PublicTable &table, const PlaceMarkers &place)
{
    if (place.marker != MarkerKind::CommandoPassage && place.marker != MarkerKind::EnemyPassage)
        return std::nullopt;
    for (const Space space : place.at)
        if (const Room *room = roomOf(table, space); room != nullptr && room->state == RoomState::Hidden)
            return Violation{rule::OP_ROOM_2, reason::RoomHidden{room->id, space}};
    return std::nullopt;
}

} // namespace

int markersOnTheMap(const PublicTable &table, MarkerKind kind)
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

/// OP-DOOR-2: doors of hidden rooms; in `revised`, once no room is hidden, any but those excluded.
Refusal refuse(const View &seen, const ForceDoor &command)
{
    const PublicTable &table = seen.open;
    const Edge &door = command.door.edge;
    if (table.clock.step == Step::SetUp)
        return inStep(table, {Step::Spawn});
    if (auto no = nothingPending(table))
        return no;
    if (std::ranges::count(table.content.mission.barredDoors, door) > 0)
        return Violation{rule::OP_DOOR_2, reason::DoorBarred{door}};
    if (roomBeside(table, door, RoomState::Hidden) != nullptr)
        return std::nullopt;
    if (table.printing == Printing::First || anyHidden(table))
        return Violation{rule::OP_DOOR_2, reason::NoHiddenRoomBehind{door}};
    return std::nullopt;
}

/// OP-ROOM-2: by priority group; objectives get a space, faulty intel turns a tile where there is one.
Refusal refuse(const View &seen, const ResolveCard &command)
{
    const PublicTable &table = seen.open;
    const std::optional<Reveal> &reveal = table.pending.reveal;
    const Room *revealed = reveal ? roomWith(table, reveal->room) : nullptr;
    if (revealed == nullptr || std::ranges::count(reveal->left, command.card) == 0)
        return Violation{rule::OP_ROOM_2, reason::NotRevealed{command.card}};
    if (!table.pending.allowances.empty())
        return nothingPending(table);
    if (auto no = noDiceDue(table))
        return no;
    if (auto no = unknownGroup(table, *reveal))
        return no;
    for (const RoomCardId &other : reveal->left)
        if (groupOf(table, other) < groupOf(table, command.card))
            return Violation{rule::OP_ROOM_2, reason::AnotherCardFirst{other, groupOf(table, other)}};
    const RoomCard &card = *found(table.content.roomCards, command.card);
    if (card.kind == RoomCardKind::Objective)
        return badObjective(table, command, card, *revealed);
    return card.kind == RoomCardKind::FaultyIntel ? wrongTile(table, command, card, *revealed) : std::nullopt;
}

/// OP-ROOM-2, OP-GAS-1, OP-DASH-1: at most the number of a card or an ability, and of the box; at set-up by the
/// mission.
Refusal refuse(const View &seen, const PlaceMarkers &command)
{
    const PublicTable &table = seen.open;
    const std::optional<std::size_t> index = allowanceFor(table, command.marker);
    const bool setUp = table.clock.step == Step::SetUp;
    const int count = static_cast<int>(command.at.size());
    if (auto no = noDiceDue(table))
        return no;
    if (!setUp && !index)
        return Violation{rule::OP_ROOM_2, reason::NothingAllows{command.marker}};
    if (index && count > table.pending.allowances[*index].left)
        return Violation{rule::OP_ROOM_2, reason::MoreMarkersThanAllowed{count, table.pending.allowances[*index].left}};
    const int box = boxHolds(command.marker, table.printing);
    if (markersOnTheMap(table, command.marker) + count > box)
        return Violation{rule::OP_ROOM_2, reason::MarkersInTheBox{markersOnTheMap(table, command.marker) + count, box}};
    if (auto no = hiddenPassage(table, command))
        return no;
    const std::optional<RoomId> id = index ? table.pending.allowances[*index].room : std::nullopt;
    const Room *room = id ? roomWith(table, *id) : nullptr;
    if (command.marker == MarkerKind::Gas && room != nullptr && !command.at.empty())
        return badGas(table, command, *room);
    return badPlace(table, command, room);
}

/// OP-ROOM-2: no rule protects a marker that a mission or a card removes.
Refusal refuse(const View & /*seen*/, const TakeMarker & /*command*/)
{
    return std::nullopt;
}

Refusal refuse(const View &seen, const LeaveRest & /*command*/)
{
    if (seen.open.pending.allowances.empty())
        return Violation{rule::OP_ROOM_2, reason::NothingToPlace{}};
    return noDiceDue(seen.open);
}

} // namespace dossier::omega
