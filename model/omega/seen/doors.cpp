#include "model/omega/seen/doors.h"

#include "model/omega/geometry/rooms.h"
#include "model/omega/seen/numbers.h"

#include <utility>

namespace dossier::omega
{

namespace
{

/// Returns the numbers of the rooms on the two sides of an edge; 0 is a wall.
std::pair<int, int> roomsBeside(const Map &map, const Rooms &rooms, const Edge &edge)
{
    const auto number = [&](Space space)
    {
        return rooms.numbers[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(map.width())
            + static_cast<std::size_t>(space.x)];
    };
    return {number(edge.at), number(edge.beyond())};
}

/// Returns a room that both edges open into, or 0.
int sharedRoom(std::pair<int, int> a, std::pair<int, int> b)
{
    for (const int room : {a.first, a.second})
        if (room != 0 && (room == b.first || room == b.second))
            return room;
    return 0;
}

/// Returns the kinds of the doors, face up and face down, as far as they are known.
std::map<Edge, DoorKind> kindsOf(const PublicTable &table, const Secrets &secrets)
{
    std::map<Edge, DoorKind> kinds = secrets.doors;
    for (const auto &[edge, kind] : table.ground.doors)
        if (kind)
            kinds[edge] = *kind;
    return kinds;
}

} // namespace

std::optional<SameIcon> sameIconInARoom(const PublicTable &table, const Secrets &secrets)
{
    const Map &map = table.ground.map;
    const Rooms rooms = roomsOf(map);
    const std::map<Edge, DoorKind> kinds = kindsOf(table, secrets);
    for (auto first = kinds.begin(); first != kinds.end(); ++first)
        for (auto second = std::next(first); second != kinds.end(); ++second)
        {
            if (first->second != second->second || first->second == DoorKind::Unlocked)
                continue;
            const int room = sharedRoom(roomsBeside(map, rooms, first->first), roomsBeside(map, rooms, second->first));
            if (room != 0)
                return SameIcon{first->first, second->first, room};
        }
    return std::nullopt;
}

bool isClosed(const PublicTable &table, const Edge &door)
{
    return table.ground.doors.contains(door);
}

const Room *roomBeside(const PublicTable &table, const Edge &door, RoomState state)
{
    for (const Space space : {door.at, door.beyond()})
        if (const Room *room = roomOf(table, space); room != nullptr && room->state == state)
            return room;
    return nullptr;
}

std::optional<UnknownValue> unknownOfDoor(const PublicTable &table, const Edge &door, Role by)
{
    const auto marker = table.ground.doors.find(door);
    if (marker == table.ground.doors.end() || !marker->second)
        return std::nullopt;
    const DoorRule *rule = found(table.content.doors, *marker->second);
    if (rule == nullptr)
        return marker->second == DoorKind::Unlocked ? std::nullopt : std::optional<UnknownValue>(Blank::DoorRule);
    if (!rule->challenge)
        return std::nullopt;
    if (!rule->stat || !rule->hits)
        return Blank::DoorRule;
    return statOf(table, by, *rule->stat) ? std::nullopt : std::optional<UnknownValue>(*rule->stat);
}

bool isAtDoor(const Edge &door, Space space)
{
    for (const Space side : {door.at, door.beyond()})
        if (space == side || adjacent(space, side))
            return true;
    return false;
}

} // namespace dossier::omega
