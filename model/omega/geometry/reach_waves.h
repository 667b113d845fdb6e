#pragma once

#include "model/omega/geometry/move.h"
#include "model/omega/geometry/steps.h"

namespace dossier
{

/// The reach of a small figure without vents, all spaces at once: waves of equal cost over whole rows, with the
/// diagonal unused or used. Tests compare it with the definition, `reachByStep`.
class ReachWaves
{
public:
    ReachWaves(const Map &map, const MoveQuestion &question);

    /// Returns the spaces that the figure can enter, including those where it may not end.
    [[nodiscard]] SpaceSet reached() const { return m_done[0] | m_done[1]; }

    /// Returns the least cost to a space that is reached.
    [[nodiscard]] int cost(Space space) const { return m_costs[index(space)]; }

private:
    using Row = SpaceSet::Row;

    static constexpr std::size_t index(Space space)
    {
        return static_cast<std::size_t>(space.y * SpaceSet::side + space.x);
    }

    SpaceSet &wave(int cost, int diagonals);
    bool pending(int cost);
    void roll(int cost, int diagonals);
    void record(Row fresh, int y, int cost);
    void stepOn(Row leaving, int y, int cost, int diagonals);

    Steps m_steps;
    SpaceSet m_open;
    SpaceSet m_slow;
    Space m_start;
    int m_height;
    /// Present waves: by cost, and by use of the diagonal.
    std::array<std::array<SpaceSet, 2>, 3> m_waves;
    /// Spaces reached with the diagonal unused, and with it used.
    std::array<SpaceSet, 2> m_done;
    /// By space; only reached spaces have a meaningful value.
    std::array<std::uint8_t, static_cast<std::size_t>(SpaceSet::side) * SpaceSet::side> m_costs;
};

} // namespace dossier
