#include "model/specter/seen/board.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

/// Returns the spaces whose neighbour in that direction is in the set.
SpaceSet besides(const SpaceSet &set, Direction direction)
{
    return set.moved(turned(direction, 4));
}

/// Returns the spaces of the board in the square around one of its spaces.
SpaceSet square(const Board &board, Space centre, int distance)
{
    const auto clamped = [](int value, int size) { return std::clamp(value, 0, size); };
    const int west = clamped(centre.x - distance, board.width());
    const int east = clamped(centre.x + distance + 1, board.width());
    SpaceSet near;
    if (east <= west)
        return near;
    const SpaceSet::Row columns = SpaceSet::columns(east) & ~SpaceSet::columns(west);
    for (int y = clamped(centre.y - distance, board.height()); y < clamped(centre.y + distance + 1, board.height());
        ++y)
        near.row(y) = columns;
    return near;
}

SpaceSet onFoot(const Board &board, Space centre, int distance)
{
    SpaceSet reached = only(centre);
    if (distance > 0)
        reached |= board.isOpen(centre) ? board.stepped(reached) : square(board, centre, 1) & board.open();
    for (int steps = 1; steps < distance; ++steps)
        reached |= board.stepped(reached);
    return reached;
}

} // namespace

Board::Board(std::span<const std::string> rows, std::vector<SpaceSet> stretches, const Diagonals &diagonals,
    Nearness nearness, bool smokeCutsRoads)
    : m_width(static_cast<int>(rows.front().size()))
    , m_height(static_cast<int>(rows.size()))
    , m_diagonals(diagonals)
    , m_nearness(nearness)
    , m_smokeCutsRoads(smokeCutsRoads)
    , m_stretches(std::move(stretches))
{
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < m_width; ++x)
            m_open.set({x, y}, rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.');
    for (const SpaceSet &stretch : m_stretches)
        m_roads |= stretch;
    prepareSteps();
}

void Board::prepareSteps()
{
    for (const Direction direction : allDirections)
    {
        SpaceSet &leaving = m_leaving[static_cast<std::size_t>(direction)];
        leaving = m_open & besides(m_open, direction);
        if (!isDiagonal(direction))
            continue;
        // A diagonal step between two spaces of the board has both of the spaces that it passes on the board as well.
        const SpaceSet left = besides(m_open, turned(direction, -1));
        const SpaceSet right = besides(m_open, turned(direction, 1));
        if (!m_diagonals.corner)
            leaving &= left & right;
        if (!m_diagonals.between)
            leaving &= left | right;
    }
}

SpaceSet Board::stepped(const SpaceSet &from) const
{
    SpaceSet reached;
    for (const Direction direction : allDirections)
    {
        const SpaceSet &allowed = leaving(direction);
        const int east = eastward(direction);
        const int south = southward(direction);
        // Steps of the board end on it, so no row beyond it is written.
        for (int y = 0; y < m_height; ++y)
            reached.row(y + south) |= SpaceSet::shifted(from.row(y) & allowed.row(y), east);
    }
    return reached;
}

bool Board::isStep(Space from, Space to) const
{
    return std::ranges::any_of(allDirections,
        [&](Direction direction) { return neighbour(from, direction) == to && leaving(direction).contains(from); });
}

SpaceSet within(const Board &board, Space centre, int distance)
{
    return board.nearness() == Nearness::OnFoot ? onFoot(board, centre, distance) : square(board, centre, distance);
}

} // namespace dossier::specter
