#include "model/omega/geometry/sight_map.h"

#include "model/omega/geometry/distance.h"
#include "model/omega/geometry/field.h"
#include "model/omega/geometry/sight_lines.h"
#include "model/omega/geometry/sight_octants.h"

#include <optional>

namespace dossier
{

namespace
{

constexpr int emiLimit = 4;

/// Returns the spaces that EMI excludes from a commando's sight (OP-SIGHT-F4, -R5).
SpaceSet shutByEmi(const Map &map, Printing printing, const Steps &steps, Space from)
{
    if (printing == Printing::First)
        return shutByEmiOnPaths(map, from);
    SpaceSet shut;
    const Distances distances(map, steps, from);
    map.floor().forEach(
        [&](Space space)
        {
            const std::optional<Distance> distance = distances.to(space);
            shut.set(space, distance && distance->emiSpaces >= emiLimit);
        });
    return shut;
}

/// Repeated sight over one map: its boards are derived once.
class Lookout
{
public:
    Lookout(const Map &map, Printing printing)
        : m_map(map)
        , m_printing(printing)
    {
        if (printing == Printing::Revised)
            m_boards.emplace(map);
        else
            m_steps = stepsOf(map);
    }

    [[nodiscard]] SpaceSet seen(const Figure &figure, Facing facing, Side side) const
    {
        SpaceSet spaces;
        for (const Space declared : figure.spaces())
            spaces |= seenFrom(declared, facing, side);
        return spaces & field(m_map, figure, facing);
    }

private:
    [[nodiscard]] SpaceSet seenFrom(Space declared, Facing facing, Side side) const
    {
        const SpaceSet spaces = m_boards ? seenByLines(*m_boards, declared, facing) : seenByPaths(m_steps, declared);
        if (side == Side::Enemy || m_map.emi().empty())
            return spaces;
        return spaces - shutByEmi(m_map, m_printing, m_boards ? m_boards->steps : m_steps, declared);
    }

    const Map &m_map;
    Printing m_printing;
    Steps m_steps;
    std::optional<SightBoards> m_boards;
};

} // namespace

SpaceSet sightMap(const Map &map, Printing printing, const Figure &figure, Facing facing, Side side)
{
    return Lookout(map, printing).seen(figure, facing, side);
}

DangerMap dangerMap(const Map &map, Printing printing, std::span<const Watcher> enemies)
{
    DangerMap danger{map.width(), std::vector<int>(static_cast<std::size_t>(map.width() * map.height()))};
    const Lookout lookout(map, printing);
    for (const Watcher &enemy : enemies)
        lookout.seen(enemy.figure, enemy.facing, Side::Enemy)
            .forEach([&](Space space) { ++danger.counts[static_cast<std::size_t>(space.y * map.width() + space.x)]; });
    return danger;
}

} // namespace dossier
