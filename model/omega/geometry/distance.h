#pragma once

#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/steps.h"

#include <optional>
#include <vector>

namespace dossier
{

/// OP-DIST-1 from one space to another, with the EMI that OP-SIGHT-R5 counts.
struct Distance
{
    /// Number of steps; 0 from a space to itself.
    int steps = 0;
    /// The least number of EMI spaces on a path of that many steps; the first space does not count, the last does.
    int emiSpaces = 0;
    friend auto operator<=>(const Distance &, const Distance &) = default;
};

/// OP-DIST-1 from one floor space to every space of a map: breadth first, with and without the one diagonal used.
class Distances
{
public:
    Distances(const Map &map, const Steps &steps, Space from);

    /// Returns the distance to a space of the map, or none when there is no path.
    [[nodiscard]] std::optional<Distance> to(Space space) const;

    /// Returns the spaces of a shortest path with the least EMI, both ends included; empty when there is none.
    [[nodiscard]] std::vector<Space> pathTo(Space space) const;

private:
    /// A space, and a flag: the diagonal was used on the way there.
    struct State
    {
        Space space;
        bool diagonalTaken = false;
    };

    struct Entry
    {
        Distance min{-1, 0};
        /// The step that led here on the least path.
        Direction by = Direction::North;
        bool byDiagonal = false;
    };

    [[nodiscard]] std::size_t index(const State &state) const;
    bool improve(const State &from, Direction direction, bool emi);
    [[nodiscard]] std::optional<State> best(Space space) const;

    int m_width;
    int m_height;
    std::vector<Entry> m_entries;
};

/// OP-DIST-1 between two floor spaces, or none when there is no path.
std::optional<Distance> distanceBetween(const Map &map, Space from, Space to);

/// OP-DIST-2 for two spaces that are `dx` and `dy` apart (both at least 0), at most one diagonal, obstacles ignored.
template <typename Integer>
Integer auraSteps(const Integer &dx, const Integer &dy)
{
    return dx != 0 && dy != 0 ? Integer(dx + dy - 1) : Integer(dx + dy);
}

/// Returns the gap between two intervals of `fromSize` and `toSize` spaces along one axis; 0 when they overlap.
template <typename Integer>
Integer gap(const Integer &from, int fromSize, const Integer &to, int toSize)
{
    const Integer after = to - from - (fromSize - 1);
    const Integer before = from - to - (toSize - 1);
    const Integer max = after > before ? after : before;
    return max > 0 ? max : Integer(0);
}

/// OP-DIST-2 for auras: the least distance between spaces of the two figures, 0 when they share one.
int auraDistance(const Figure &from, const Figure &to);

/// OP-DIST-3: true when a melee attack reaches from one space to another: adjacent, or with Reach at distance two or
/// less.
bool meleeReaches(const Map &map, Space from, Space to, bool withReach);

} // namespace dossier
