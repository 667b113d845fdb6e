#include "model/omega/geometry/sight_first.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/geometry/steps.h"

#include <algorithm>
#include <cstdlib>

namespace dossier
{

namespace
{

constexpr int emiLimit = 4;

/// A place on the way: the numbers of diagonal and orthogonal steps up to it.
struct Taken
{
    int diagonals = 0;
    int orthogonals = 0;
};

/// OP-SIGHT-F1: all shortest paths between two spaces, that is, every order of the diagonal and the orthogonal steps.
class ShortestPaths
{
public:
    ShortestPaths(Space from, Space to)
        : m_from(from)
    {
        const int east = to.x - from.x;
        const int south = to.y - from.y;
        const bool wide = std::abs(east) > std::abs(south);
        m_all.diagonals = std::min(std::abs(east), std::abs(south));
        m_all.orthogonals = std::max(std::abs(east), std::abs(south)) - m_all.diagonals;
        m_diagonal = towards(east, south);
        m_orthogonal = wide ? towards(east, 0) : towards(0, south);
    }

    [[nodiscard]] Taken all() const { return m_all; }

    [[nodiscard]] Direction diagonal() const { return m_diagonal; }

    [[nodiscard]] Direction orthogonal() const { return m_orthogonal; }

    [[nodiscard]] Space at(Taken taken) const
    {
        return {m_from.x + taken.diagonals * eastward(m_diagonal) + taken.orthogonals * eastward(m_orthogonal),
            m_from.y + taken.diagonals * southward(m_diagonal) + taken.orthogonals * southward(m_orthogonal)};
    }

    [[nodiscard]] std::size_t size() const { return index(m_all) + 1; }

    [[nodiscard]] std::size_t index(Taken taken) const
    {
        return static_cast<std::size_t>(taken.diagonals * (m_all.orthogonals + 1) + taken.orthogonals);
    }

private:
    static Direction towards(int east, int south)
    {
        const auto sign = [](int value) { return (value > 0) - (value < 0); };
        return *std::ranges::find_if(allDirections, [&](Direction direction)
            { return eastward(direction) == sign(east) && southward(direction) == sign(south); });
    }

    Space m_from;
    Taken m_all;
    Direction m_diagonal = Direction::North;
    Direction m_orthogonal = Direction::North;
};

/// Follows every shortest path at once, as far as OP-SIGHT-F2 allows.
class ClearPaths
{
public:
    ClearPaths(const Map &map, const ShortestPaths &paths)
        : m_map(map)
        , m_paths(paths)
        , m_reached(paths.size())
    {
        m_reached[0] = true;
        for (int i = 0; i <= paths.all().diagonals; ++i)
            for (int j = 0; j <= paths.all().orthogonals; ++j)
                if (m_reached[paths.index({i, j})])
                    walkOn({i, j});
    }

    [[nodiscard]] std::vector<SightPath> evidence() const
    {
        if (m_reached.back())
            return {{pathThrough(m_paths.all()), std::nullopt}};
        std::vector<SightPath> stopped;
        for (const auto &[before, next, blocker] : m_stops)
            if (std::ranges::find(stopped, std::optional(blocker), &SightPath::blocker) == stopped.end())
                stopped.push_back({pathThrough(before, next), blocker});
        return stopped;
    }

private:
    struct Stop
    {
        Taken before;
        Taken next;
        Blocker blocker;
    };

    void walkOn(Taken here)
    {
        if (here.diagonals < m_paths.all().diagonals)
            step(here, {here.diagonals + 1, here.orthogonals}, m_paths.diagonal());
        if (here.orthogonals < m_paths.all().orthogonals)
            step(here, {here.diagonals, here.orthogonals + 1}, m_paths.orthogonal());
    }

    void step(Taken here, Taken next, Direction direction)
    {
        const Space from = m_paths.at(here);
        if (const std::optional<Blocker> blocker = stepBlocker(from, direction))
            m_stops.push_back({here, next, *blocker});
        else
            m_reached[m_paths.index(next)] = true;
    }

    /// OP-SIGHT-F2 for one step.
    [[nodiscard]] std::optional<Blocker> stepBlocker(Space from, Direction direction) const
    {
        const Space to = neighbour(from, direction);
        if (stepAllowed(m_map, {}, from, direction))
            return std::nullopt;
        if (!m_map.isFloor(to))
            return Blocker{rule::OP_SIGHT_F2, to};
        if (const std::optional<Edge> edge = edgeBetween(from, to))
            return Blocker{rule::OP_SIGHT_F2, *edge};
        return Blocker{rule::OP_SIGHT_F2, Corner{std::max(from.x, to.x), std::max(from.y, to.y)}};
    }

    /// Returns a path that is clear up to `here`, continues with `next`, and then goes on to the target in any order.
    [[nodiscard]] std::vector<Space> pathThrough(Taken here, std::optional<Taken> next = std::nullopt) const
    {
        std::vector<Space> path;
        for (Taken back = here;;)
        {
            path.push_back(m_paths.at(back));
            if (back.diagonals == 0 && back.orthogonals == 0)
                break;
            back = cameFrom(back);
        }
        std::ranges::reverse(path);
        for (Taken on = next.value_or(here); next && path.back() != m_paths.at(m_paths.all());)
        {
            path.push_back(m_paths.at(on));
            (on.diagonals < m_paths.all().diagonals ? on.diagonals : on.orthogonals) += 1;
        }
        return path;
    }

    /// Returns a reached place one step before a reached one.
    [[nodiscard]] Taken cameFrom(Taken place) const
    {
        const Taken byDiagonal{place.diagonals - 1, place.orthogonals};
        if (place.diagonals > 0 && m_reached[m_paths.index(byDiagonal)]
            && stepAllowed(m_map, {}, m_paths.at(byDiagonal), m_paths.diagonal()))
            return byDiagonal;
        return {place.diagonals, place.orthogonals - 1};
    }

    const Map &m_map;
    const ShortestPaths &m_paths;
    std::vector<bool> m_reached;
    std::vector<Stop> m_stops;
};

} // namespace

PathEvidence sightByPaths(const Map &map, Space attacker, Space target)
{
    const ShortestPaths paths(attacker, target);
    return {ClearPaths(map, paths).evidence(), std::nullopt};
}

std::optional<Space> coverByPaths(const Map &map, Space attacker, Space target)
{
    const ShortestPaths paths(attacker, target);
    const Taken all = paths.all();
    if (all.diagonals + all.orthogonals < 2)
        return std::nullopt;
    // On a shortest path only the last space before the target is adjacent to it.
    const Space byDiagonal = neighbour(target, turned(paths.diagonal(), 4));
    const Space byOrthogonal = neighbour(target, turned(paths.orthogonal(), 4));
    if (all.diagonals > 0 && !map.isFloor(byDiagonal))
        return byDiagonal;
    if (all.orthogonals > 0 && !map.isFloor(byOrthogonal))
        return byOrthogonal;
    return std::nullopt;
}

EmiVerdict emiByPaths(const Map &map, Space attacker, Space target)
{
    const ShortestPaths paths(attacker, target);
    const Taken all = paths.all();
    std::vector<int> max(paths.size());
    const auto before
        = [&](Taken taken) { return taken.diagonals < 0 || taken.orthogonals < 0 ? -1 : max[paths.index(taken)]; };
    for (int i = 0; i <= all.diagonals; ++i)
        for (int j = i == 0 ? 1 : 0; j <= all.orthogonals; ++j)
            max[paths.index({i, j})]
                = std::max(before({i - 1, j}), before({i, j - 1})) + (map.hasEmi(paths.at({i, j})) ? 1 : 0);

    EmiVerdict verdict;
    verdict.spaces = max.back();
    verdict.blocks = max.back() >= emiLimit;
    verdict.diceLost = map.hasEmi(attacker) ? 1 : 0;
    for (Taken back = all; back.diagonals + back.orthogonals > 0;)
    {
        verdict.path.push_back(paths.at(back));
        const bool byDiagonal
            = before({back.diagonals - 1, back.orthogonals}) >= before({back.diagonals, back.orthogonals - 1});
        (byDiagonal ? back.diagonals : back.orthogonals) -= 1;
    }
    verdict.path.push_back(attacker);
    std::ranges::reverse(verdict.path);
    return verdict;
}

} // namespace dossier
