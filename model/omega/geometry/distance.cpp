#include "model/omega/geometry/distance.h"

#include <algorithm>

namespace dossier
{

Distances::Distances(const Map &map, const Steps &steps, Space from)
    : m_width(map.width())
    , m_height(map.height())
    , m_entries(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height) * 2)
{
    std::vector<State> layer{{from, false}};
    std::vector<State> next;
    m_entries[index(layer.front())].min = {0, 0};
    for (; !layer.empty(); layer.swap(next), next.clear())
        for (const State &state : layer)
            for (const Direction direction : allDirections)
                if (steps.allow(state.space, direction) && !(isDiagonal(direction) && state.diagonalTaken))
                {
                    const Space to = neighbour(state.space, direction);
                    if (improve(state, direction, map.hasEmi(to)))
                        next.push_back({to, state.diagonalTaken || isDiagonal(direction)});
                }
}

std::size_t Distances::index(const State &state) const
{
    const int space = state.space.y * m_width + state.space.x;
    return 2 * static_cast<std::size_t>(space) + (state.diagonalTaken ? 1 : 0);
}

/// Enters the space that a step leads to, if that is shorter or has less EMI; returns true when it is entered for the
/// first time.
bool Distances::improve(const State &from, Direction direction, bool emi)
{
    const Distance before = m_entries[index(from)].min;
    const Distance here{before.steps + 1, before.emiSpaces + (emi ? 1 : 0)};
    Entry &entry = m_entries[index({neighbour(from.space, direction), from.diagonalTaken || isDiagonal(direction)})];
    const bool fresh = entry.min.steps < 0;
    if (fresh || here < entry.min)
        entry = {here, direction, from.diagonalTaken};
    return fresh;
}

std::optional<Distances::State> Distances::best(Space space) const
{
    if (space.x < 0 || space.y < 0 || space.x >= m_width || space.y >= m_height)
        return std::nullopt;
    const State straight{space, false};
    const State bent{space, true};
    const Distance &a = m_entries[index(straight)].min;
    const Distance &b = m_entries[index(bent)].min;
    if (a.steps < 0 && b.steps < 0)
        return std::nullopt;
    return b.steps < 0 || (a.steps >= 0 && a <= b) ? straight : bent;
}

std::optional<Distance> Distances::to(Space space) const
{
    const std::optional<State> state = best(space);
    if (!state)
        return std::nullopt;
    return m_entries[index(*state)].min;
}

std::vector<Space> Distances::pathTo(Space space) const
{
    std::vector<Space> path;
    std::optional<State> state = best(space);
    if (!state)
        return path;
    while (m_entries[index(*state)].min.steps > 0)
    {
        path.push_back(state->space);
        const Entry &entry = m_entries[index(*state)];
        state = State{neighbour(state->space, turned(entry.by, 4)), entry.byDiagonal};
    }
    path.push_back(state->space);
    std::ranges::reverse(path);
    return path;
}

std::optional<Distance> distanceBetween(const Map &map, Space from, Space to)
{
    return Distances(map, stepsOf(map), from).to(to);
}

int auraDistance(const Figure &from, const Figure &to)
{
    return auraSteps(gap(from.at.x, from.size, to.at.x, to.size), gap(from.at.y, from.size, to.at.y, to.size));
}

bool meleeReaches(const Map &map, Space from, Space to, bool withReach)
{
    if (adjacent(from, to))
        return true;
    if (!withReach || from == to)
        return false;
    const std::optional<Distance> distance = distanceBetween(map, from, to);
    return distance && distance->steps <= 2;
}

} // namespace dossier
