#include "model/omega/geometry/sight_revised.h"

#include "model/omega/geometry/corner_links.h"
#include "model/omega/geometry/field.h"
#include "model/omega/geometry/rule_ids.h"

#include <algorithm>
#include <cstdlib>

namespace dossier
{

namespace
{

constexpr int emiLimit = 4;

using Spaces = std::vector<Space>;

Blocker pinchAt(Corner corner)
{
    return {rule::OP_SIGHT_R3, corner};
}

/// OP-SIGHT-R3 (b): some space before the point is connected around it with some space after it.
bool passes(const Map &map, Corner corner, const Spaces &before, const Spaces &after)
{
    return std::ranges::any_of(before, [&](Space a)
        { return std::ranges::any_of(after, [&](Space b) { return connectedAround(map, corner, a, b); }); });
}

/// OP-SIGHT-R2, -R3 (a) for the edge between two spaces that a line runs along.
std::optional<Blocker> edgeBlocker(const Map &map, Space a, Space b)
{
    const Edge edge = edgeBetween(a, b).value_or(Edge{});
    if (map.hasDoor(edge))
        return Blocker{rule::OP_SIGHT_R2, edge};
    if (!map.isFloor(a) && !map.isFloor(b))
        return Blocker{rule::OP_SIGHT_R3, edge};
    return std::nullopt;
}

/// A line along a row or column of lattice points: it runs along edges, on the open spaces beside them.
std::optional<Blocker> straightBlocker(const Map &map, Space attacker, Corner from, Space target, Corner to)
{
    const int east = (to.x > from.x) - (to.x < from.x);
    const int south = (to.y > from.y) - (to.y < from.y);
    Spaces before{attacker};
    for (Corner here = from; here != to; here = {here.x + east, here.y + south})
    {
        const Space ahead{std::min(here.x, here.x + east), std::min(here.y, here.y + south)};
        const Space beside{ahead.x - std::abs(south), ahead.y - std::abs(east)};
        if (const std::optional<Blocker> blocker = edgeBlocker(map, beside, ahead))
            return blocker;
        const Spaces after{beside, ahead};
        if (!passes(map, here, before, after))
            return pinchAt(here);
        before = after;
    }
    if (!passes(map, to, before, {target}))
        return pinchAt(to);
    return std::nullopt;
}

/// A line at a slant, followed through the spaces whose interior it crosses.
class SlantedLine
{
public:
    SlantedLine(Corner from, Corner to)
        : m_from(from)
        , m_east(to.x > from.x ? 1 : -1)
        , m_south(to.y > from.y ? 1 : -1)
        , m_width(std::abs(to.x - from.x))
        , m_height(std::abs(to.y - from.y))
    {
    }

    /// Returns the space that the line is in.
    [[nodiscard]] Space space() const
    {
        return {m_from.x + m_east * m_i - (m_east < 0 ? 1 : 0), m_from.y + m_south * m_j - (m_south < 0 ? 1 : 0)};
    }

    /// Returns the lattice point at the far corner of that space.
    [[nodiscard]] Corner corner() const { return {m_from.x + m_east * (m_i + 1), m_from.y + m_south * (m_j + 1)}; }

    [[nodiscard]] bool atCorner() const { return side() == 0; }

    [[nodiscard]] bool atEnd() const { return m_i + 1 == m_width && m_j + 1 == m_height; }

    /// Advances to the next space: over a side, or over the far corner.
    void advance()
    {
        const int at = side();
        m_i += at <= 0 ? 1 : 0;
        m_j += at >= 0 ? 1 : 0;
    }

private:
    /// Negative when the line leaves the space eastward or westward, positive northward or southward.
    [[nodiscard]] int side() const { return (m_i + 1) * m_height - (m_j + 1) * m_width; }

    Corner m_from;
    int m_east;
    int m_south;
    int m_width;
    int m_height;
    int m_i = 0;
    int m_j = 0;
};

std::optional<Blocker> slantedBlocker(const Map &map, Space attacker, Corner from, Space target, Corner to)
{
    SlantedLine line(from, to);
    Space before = attacker;
    std::optional<Corner> point = from;
    while (true)
    {
        const Space here = line.space();
        if (here == attacker || here == target || !map.isFloor(here))
            return Blocker{rule::OP_SIGHT_R2, here};
        if (point && !connectedAround(map, *point, before, here))
            return pinchAt(*point);
        if (!point && map.hasDoorBetween(before, here))
            return Blocker{rule::OP_SIGHT_R2, *edgeBetween(before, here)};
        if (line.atEnd())
            break;
        before = here;
        point = line.atCorner() ? std::optional(line.corner()) : std::nullopt;
        line.advance();
    }
    if (!connectedAround(map, to, line.space(), target))
        return pinchAt(to);
    return std::nullopt;
}

bool collinear(const SightLine &a, const SightLine &b)
{
    return (a.to.x - a.from.x) * (b.to.y - b.from.y) == (a.to.y - a.from.y) * (b.to.x - b.from.x);
}

/// OP-SIGHT-R1: returns two valid lines that share a corner and are not collinear.
std::optional<std::array<SightLine, 2>> decidingPair(const std::vector<SightLine> &lines)
{
    for (auto a = lines.begin(); a != lines.end(); ++a)
        for (auto b = a + 1; b != lines.end() && b->from == a->from; ++b)
            if (!a->blocker && !b->blocker && !collinear(*a, *b))
                return std::array{*a, *b};
    return std::nullopt;
}

} // namespace

std::optional<Blocker> lineBlocker(const Map &map, Space attacker, Corner from, Space target, Corner to)
{
    if (from.x == to.x || from.y == to.y)
        return straightBlocker(map, attacker, from, target, to);
    return slantedBlocker(map, attacker, from, target, to);
}

LineEvidence sightByLines(const Map &map, Space attacker, Facing facing, Space target)
{
    LineEvidence evidence;
    for (const Corner from : frontCorners(attacker, facing))
        for (const Corner to : cornersOf(target))
            if (from != to)
                evidence.lines.push_back({from, to, lineBlocker(map, attacker, from, target, to)});
    evidence.deciding = decidingPair(evidence.lines);
    return evidence;
}

std::optional<SightLine> coverByLines(const Map &map, Space attacker, Space target)
{
    for (const Corner from : cornersOf(target))
        for (const Corner to : cornersOf(attacker))
        {
            if (from.x == to.x || from.y == to.y)
                continue;
            const Space first = SlantedLine(from, to).space();
            const Space last = SlantedLine(to, from).space();
            if (first != target && last != attacker && !map.isFloor(first))
                return SightLine{from, to, Blocker{rule::OP_SIGHT_R4, first}};
        }
    return std::nullopt;
}

EmiVerdict emiByDistance(const Map &map, const Steps &steps, Space attacker, Space target)
{
    EmiVerdict verdict;
    const Distances distances(map, steps, attacker);
    if (const std::optional<Distance> distance = distances.to(target))
    {
        verdict.spaces = distance->emiSpaces;
        verdict.path = distances.pathTo(target);
        verdict.blocks = distance->emiSpaces >= emiLimit;
    }
    verdict.diceLost = map.hasEmi(attacker) || map.hasEmi(target) ? 1 : 0;
    return verdict;
}

} // namespace dossier
