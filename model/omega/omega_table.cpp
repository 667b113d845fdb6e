#include "omega_table.h"

#include "rooms.h"

#include <utility>

namespace dossier::omega
{

namespace
{

/// The numbers of the rooms on the two sides of an edge; 0 is a wall.
std::pair<int, int> roomsBeside(const Table &table, const Rooms &rooms, const Edge &edge)
{
    const auto number = [&](Space space)
    {
        return rooms.numbers[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(table.map.width())
            + static_cast<std::size_t>(space.x)];
    };
    return {number(edge.at), number(edge.beyond())};
}

/// A room that both edges open into, or 0.
int sharedRoom(std::pair<int, int> a, std::pair<int, int> b)
{
    for (const int room : {a.first, a.second})
        if (room != 0 && (room == b.first || room == b.second))
            return room;
    return 0;
}

} // namespace

std::optional<SameIcon> sameIconInARoom(const Table &table)
{
    const Rooms rooms = roomsOf(table.map);
    for (auto first = table.doors.begin(); first != table.doors.end(); ++first)
        for (auto second = std::next(first); second != table.doors.end(); ++second)
        {
            if (first->second.kind != second->second.kind || first->second.kind == DoorKind::Unlocked)
                continue;
            const int room
                = sharedRoom(roomsBeside(table, rooms, first->first), roomsBeside(table, rooms, second->first));
            if (room != 0)
                return SameIcon{first->first, second->first, room};
        }
    return std::nullopt;
}

bool turnUp(Table &table, const Edge &edge)
{
    const auto marker = table.doors.find(edge);
    if (marker == table.doors.end())
        return false;
    marker->second.faceUp = true;
    return true;
}

View view(const Table &table, const Seat &seat)
{
    View seen;
    for (const auto &[edge, marker] : table.doors)
    {
        SeenDoor door{edge, marker.faceUp, std::nullopt};
        if (marker.faceUp || knowsSecrets(seat))
            door.kind = marker.kind;
        seen.doors.push_back(door);
    }
    return seen;
}

} // namespace dossier::omega
