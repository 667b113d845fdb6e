#include "model/omega/geometry/rooms.h"

namespace dossier
{

namespace
{

constexpr std::array orthogonals{Direction::North, Direction::East, Direction::South, Direction::West};

} // namespace

Rooms roomsOf(const Map &map)
{
    Rooms rooms;
    rooms.numbers.resize(static_cast<std::size_t>(map.width() * map.height()));
    const auto number = [&](Space space) -> int &
    { return rooms.numbers[static_cast<std::size_t>(space.y * map.width() + space.x)]; };
    map.floor().forEach(
        [&](Space first)
        {
            if (number(first) != 0)
                return;
            number(first) = ++rooms.count;
            std::vector<Space> room{first};
            for (std::size_t i = 0; i < room.size(); ++i)
                for (const Direction direction : orthogonals)
                {
                    const Space beside = neighbour(room[i], direction);
                    if (!map.isFloor(beside) || number(beside) != 0 || map.hasDoorBetween(room[i], beside))
                        continue;
                    number(beside) = rooms.count;
                    room.push_back(beside);
                }
        });
    for (const Edge &door : map.doors())
        rooms.doorRooms.emplace_back(number(door.at), number(door.beyond()));
    return rooms;
}

} // namespace dossier
