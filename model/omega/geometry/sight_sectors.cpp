#include "model/omega/geometry/sight_sectors.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace dossier
{

namespace
{

using Row = SpaceSet::Row;

constexpr int side = SpaceSet::side;

/// Greatest common divisors; they tell which lattice points share a line from the origin.
constexpr auto divisors = []
{
    std::array<std::array<std::uint8_t, side + 1>, side + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = 0; j < table.size(); ++j)
            table[i][j] = static_cast<std::uint8_t>(std::gcd(i, j));
    return table;
}();

int partsOf(int i, int j)
{
    return divisors[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
}

/// A direction in a quadrant: columns across for rows down, compared exactly.
struct Slope
{
    int across = 0;
    int down = 1;

    friend bool operator<(const Slope &a, const Slope &b) { return a.across * b.down < b.across * a.down; }
};

/// The lines between two directions, both included.
struct Sector
{
    Slope from;
    Slope to;
};

/// Removes the lines strictly between two directions from the visible ones; the sectors stay in order.
void cut(std::vector<Sector> &lit, Slope from, Slope to)
{
    for (std::size_t i = 0; i < lit.size() && lit[i].from < to;)
    {
        const Sector sector = lit[i];
        if (!(from < sector.to))
        {
            ++i;
            continue;
        }
        const auto at = lit.erase(lit.begin() + static_cast<std::ptrdiff_t>(i));
        const bool leavesBefore = !(from < sector.from);
        const bool leavesAfter = !(sector.to < to);
        const auto after = leavesAfter ? lit.insert(at, {to, sector.to}) : at;
        if (leavesBefore)
            lit.insert(after, {sector.from, from});
        i += (leavesBefore ? 1U : 0U) + (leavesAfter ? 1U : 0U);
    }
}

/// One quadrant seen from one lattice point: column i and row j count away from that point, in any of the four
/// directions.
class QuadrantScan
{
public:
    QuadrantScan(const SightBoards &boards, Corner origin, Quadrant quadrant)
        : m_barriers(eastward(quadrant) > 0 ? boards.eastward : boards.westward)
        , m_through(boards.links.between(turned(quadrant, 2), quadrant))
        , m_origin(origin)
        , m_east(eastward(quadrant))
        , m_south(southward(quadrant))
        , m_columns(m_east > 0 ? boards.map.width() - origin.x : origin.x)
        , m_rows(m_south > 0 ? boards.map.height() - origin.y : origin.y)
    {
    }

    /// Returns the lattice points inside the quadrant that a line reaches (OP-SIGHT-R2, -R3), without the rules for its
    /// two ends.
    SpaceSet reached()
    {
        if (m_columns > 0 && m_rows > 0)
            m_lit.push_back({{1, m_rows}, {m_columns, 1}});
        for (int j = 0; j < m_rows && !m_lit.empty(); ++j)
        {
            darken(j);
            mark(j + 1);
        }
        return m_reached;
    }

private:
    [[nodiscard]] Space point(int i, int j) const { return {m_origin.x + m_east * i, m_origin.y + m_south * j}; }

    /// Returns a barrier's row j as bits of this quadrant's columns.
    [[nodiscard]] Row row(const SpaceSet &set, int j) const
    {
        const int y = m_south > 0 ? m_origin.y + j : m_origin.y - 1 - j;
        const int x = m_east > 0 ? m_origin.x : side - m_origin.x;
        return set.row(y) >> (x + SpaceSet::ring);
    }

    /// Removes the directions that the walls and doors of row j, and the map's edge, block.
    void darken(int j)
    {
        const Slope first = m_lit.front().from;
        const Slope last = m_lit.back().to;
        const int west = first.across * j / first.down;
        const int east = std::min(m_columns - 1, last.across * (j + 1) / last.down);
        const Row lit = west > east ? 0 : (~Row{0} << west) & ~(~Row{0} << (east + 1));
        cut(m_lit, {m_columns, j + 1}, {1, 0});
        cutEach(row(m_barriers.walls, j) & lit, [&](int i) { cut(m_lit, {i, j + 1}, {i + 1, j}); });
        cutEach(row(m_barriers.doorsAcross, j) & lit, [&](int i) { cut(m_lit, {i + 1, j + 1}, {i + 1, j}); });
        if (j > 0)
            cutEach(row(m_barriers.doorsSouth, m_south > 0 ? j - 1 : j) & lit,
                [&](int i) { cut(m_lit, {i, j}, {i + 1, j}); });
    }

    template <typename Cut>
    static void cutEach(Row bits, Cut &&cutColumn)
    {
        for (; bits != 0; bits &= bits - 1)
            cutColumn(std::countr_zero(bits));
    }

    /// Marks the lattice points of row j that the visible lines reach.
    void mark(int j)
    {
        for (const Sector &sector : m_lit)
        {
            const int first = (sector.from.across * j + sector.from.down - 1) / sector.from.down;
            const int last = std::min(m_columns, sector.to.across * j / sector.to.down);
            for (int i = first; i <= last; ++i)
                if (unpinched(i, j))
                    m_reached.set(point(i, j));
        }
    }

    /// OP-SIGHT-R3 (b) at the lattice points on the way.
    [[nodiscard]] bool unpinched(int i, int j) const
    {
        const int parts = partsOf(i, j);
        if (parts == 1)
            return true;
        const Space before = point(i - i / parts, j - j / parts);
        return m_reached.contains(before) && m_through.contains(before);
    }

    const SightBoards::Barriers &m_barriers;
    const SpaceSet &m_through;
    Corner m_origin;
    int m_east;
    int m_south;
    int m_columns;
    int m_rows;
    std::vector<Sector> m_lit;
    SpaceSet m_reached;
};

} // namespace

SpaceSet reachedPoints(const SightBoards &boards, Corner origin, Quadrant quadrant)
{
    return QuadrantScan(boards, origin, quadrant).reached();
}

} // namespace dossier
