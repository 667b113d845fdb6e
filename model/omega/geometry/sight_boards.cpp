#include "model/omega/geometry/sight_boards.h"

namespace dossier
{

namespace
{

/// Returns a set with west and east exchanged.
SpaceSet mirrored(const SpaceSet &set)
{
    SpaceSet result;
    set.forEach([&](Space space) { result.set({SpaceSet::side - 1 - space.x, space.y}); });
    return result;
}

} // namespace

SightBoards::SightBoards(const Map &source)
    : map(source)
    , steps(stepsOf(source))
    , links(steps)
{
    SpaceSet walls;
    for (int y = 0; y < map.height(); ++y)
        walls.row(y) = SpaceSet::columns(map.width()) & ~map.floor().row(y);
    eastward = {walls, map.doorsEast(), map.doorsSouth()};
    westward = {mirrored(walls), mirrored(map.doorsEast().moved(Direction::East)), mirrored(map.doorsSouth())};
}

} // namespace dossier
