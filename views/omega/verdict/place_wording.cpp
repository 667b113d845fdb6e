#include "views/omega/verdict/place_wording.h"

#include "views/board/space_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct PlaceWording
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWording)
};

Space nearest(const Map &map, Space space)
{
    return {std::clamp(space.x, 0, map.width() - 1), std::clamp(space.y, 0, map.height() - 1)};
}

QString wall(const Map &map, Space wall)
{
    const QString name = spaceName(nearest(map, wall));
    return map.contains(wall) ? PlaceWording::tr("wall %1").arg(name)
                              : PlaceWording::tr("implied wall beside %1").arg(name);
}

/// Returns the name of a space; for one off the map, of the nearest space on it.
QString nameNear(const Map &map, Space space)
{
    const QString name = spaceName(nearest(map, space));
    return map.contains(space) ? name : PlaceWording::tr("the map’s edge beside %1").arg(name);
}

QString obstacleAt(const Map &map, const Figure &attacker, Space space)
{
    if (!map.isFloor(space))
        return wall(map, space);
    return attacker.covers(space) ? PlaceWording::tr("attacker’s own space %1").arg(spaceName(space))
                                  : PlaceWording::tr("target’s own space %1").arg(spaceName(space));
}

QString obstacleAt(const Map &map, const Figure & /*attacker*/, const Edge &edge)
{
    return map.hasDoor(edge) ? PlaceWording::tr("closed door between %1").arg(twoSpaces(map, edge))
                             : PlaceWording::tr("seam of the walls %1").arg(twoSpaces(map, edge));
}

QString obstacleAt(const Map &map, const Figure & /*attacker*/, Corner corner)
{
    return PlaceWording::tr("two barriers that meet at %1").arg(point(map, corner));
}

} // namespace

QString theWall(const Map &map, Space wall)
{
    const QString name = spaceName(nearest(map, wall));
    return map.contains(wall) ? PlaceWording::tr("the wall %1").arg(name)
                              : PlaceWording::tr("the implied wall beside %1").arg(name);
}

QString cornerSide(Space space, Corner corner)
{
    if (corner.y == space.y)
        return corner.x == space.x ? PlaceWording::tr("north-west") : PlaceWording::tr("north-east");
    return corner.x == space.x ? PlaceWording::tr("south-west") : PlaceWording::tr("south-east");
}

QString obstacle(const Map &map, const Figure &attacker, const Blocker &blocker)
{
    return std::visit([&](const auto &at) { return obstacleAt(map, attacker, at); }, blocker.at);
}

QString twoSpaces(const Map &map, const Edge &edge)
{
    return PlaceWording::tr("%1 and %2", "two spaces").arg(nameNear(map, edge.at), nameNear(map, edge.beyond()));
}

QString point(const Map &map, Corner corner)
{
    const Space space = nearest(map, {corner.x, corner.y});
    return PlaceWording::tr("%1’s %2 corner", "C4’s north-west corner")
        .arg(spaceName(space), cornerSide(space, corner));
}

} // namespace dossier::wording
