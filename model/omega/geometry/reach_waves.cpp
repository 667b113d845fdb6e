#include "model/omega/geometry/reach_waves.h"

#include <algorithm>

namespace dossier
{

ReachWaves::ReachWaves(const Map &map, const MoveQuestion &question)
    : m_steps(stepsOf(map, nonFriendlySpaces(question.figures, question.side)))
    , m_open(map.floor() - nonFriendlySpaces(question.figures, question.side))
    , m_start(question.mover.at)
    , m_height(map.height())
{
    if (!question.sureFooted)
        m_slow = map.rubble();
    wave(0, question.diagonalUsed ? 1 : 0).set(m_start);
    for (int cost = 0; cost <= question.points() && pending(cost); ++cost)
        for (const int diagonals : {0, 1})
            roll(cost, diagonals);
}

/// Returns the spaces entered at that cost; a step costs at most two, so three waves exist at a time.
SpaceSet &ReachWaves::wave(int cost, int diagonals)
{
    return m_waves[static_cast<std::size_t>(cost % 3)][static_cast<std::size_t>(diagonals)];
}

bool ReachWaves::pending(int cost)
{
    return !wave(cost, 0).empty() || !wave(cost, 1).empty() || !wave(cost + 1, 0).empty() || !wave(cost + 1, 1).empty();
}

/// Keeps the newly entered spaces at that cost, and expands them by one step.
void ReachWaves::roll(int cost, int diagonals)
{
    SpaceSet &current = wave(cost, diagonals);
    const int first = std::max(0, m_start.y - cost);
    const int last = std::min(m_height - 1, m_start.y + cost);
    for (int y = first; y <= last; ++y)
    {
        const Row fresh = current.row(y) & ~m_done[0].row(y) & ~(diagonals == 1 ? m_done[1].row(y) : 0);
        current.row(y) = 0;
        if (fresh == 0)
            continue;
        record(fresh & ~m_done[1].row(y), y, cost);
        m_done[static_cast<std::size_t>(diagonals)].row(y) |= fresh;
        stepOn(fresh & ~m_slow.row(y), y, cost + 1, diagonals);
        if ((fresh & m_slow.row(y)) != 0)
            stepOn(fresh & m_slow.row(y), y, cost + 2, diagonals);
    }
}

void ReachWaves::record(Row fresh, int y, int cost)
{
    for (; fresh != 0; fresh &= fresh - 1)
        m_costs[index({std::countr_zero(fresh) - SpaceSet::ring, y})] = static_cast<std::uint8_t>(cost);
}

void ReachWaves::stepOn(Row leaving, int y, int cost, int diagonals)
{
    for (const Direction direction : allDirections)
        if (!(isDiagonal(direction) && diagonals == 1))
        {
            const int to = y + southward(direction);
            const Row entered = SpaceSet::shifted(leaving & m_steps.in(direction).row(y), eastward(direction));
            wave(cost, isDiagonal(direction) ? 1 : diagonals).row(to) |= entered & m_open.row(to);
        }
}

} // namespace dossier
