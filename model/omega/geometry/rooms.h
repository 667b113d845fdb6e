#pragma once

#include "model/omega/geometry/map.h"

#include <utility>
#include <vector>

namespace dossier
{

/// OP-ROOM-1: the rooms into which doors cut the map: floor spaces connected by sides without a closed door between.
struct Rooms
{
    int count = 0;
    /// Room of each space, row by row: 0 for a wall, else from 1 in reading order of the rooms' first spaces.
    std::vector<int> numbers;
    /// For each door of `Map::doors()` the room of its western or northern space, and the room of the other.
    std::vector<std::pair<int, int>> doorRooms;
    friend bool operator==(const Rooms &, const Rooms &) = default;
};

Rooms roomsOf(const Map &map);

} // namespace dossier
