#include "views/omega/editor/stroke.h"

#include "model/omega/geometry/board_edit.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier
{

namespace
{

std::optional<omega::Terrain> terrainOfTool(DrawingTool tool)
{
    switch (tool)
    {
    case DrawingTool::Rubble:
        return omega::Terrain::Rubble;
    case DrawingTool::Vent:
        return omega::Terrain::Vent;
    case DrawingTool::Peril:
        return omega::Terrain::Peril;
    case DrawingTool::Gas:
        return omega::Terrain::Gas;
    case DrawingTool::Marker:
        return omega::Terrain::Marker;
    default:
        return std::nullopt;
    }
}

bool isFigure(DrawingTool tool)
{
    return tool == DrawingTool::Commando || tool == DrawingTool::Enemy;
}

omega::Piece newPiece(DrawingTool tool, Space at)
{
    omega::Piece piece;
    piece.figure.at = at;
    piece.side = tool == DrawingTool::Commando ? Side::Commando : Side::Enemy;
    return piece;
}

} // namespace

SpaceSet spacesBetween(Shape shape, Space from, Space to)
{
    SpaceSet spaces;
    if (shape == Shape::Rectangle)
    {
        for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y)
            for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x)
                spaces.set({x, y});
        return spaces;
    }
    const int steps = std::max({std::abs(to.x - from.x), std::abs(to.y - from.y), 1});
    for (int step = 0; step <= steps; ++step)
    {
        const double part = static_cast<double>(step) / steps;
        spaces.set({from.x + static_cast<int>(std::lround((to.x - from.x) * part)),
            from.y + static_cast<int>(std::lround((to.y - from.y) * part))});
    }
    return spaces;
}

omega::Board withDoorTurned(omega::Board board, const Edge &edge)
{
    board.map.setDoor(edge, !board.map.hasDoor(edge));
    return board;
}

std::optional<Edge> nextDoor(const Map &map, Space space, const std::optional<Edge> &last)
{
    bool past = !last;
    for (const Direction direction : {Direction::East, Direction::South, Direction::West, Direction::North})
    {
        const Space beyond = neighbour(space, direction);
        const std::optional<Edge> edge = map.contains(beyond) ? edgeBetween(space, beyond) : std::nullopt;
        if (past && edge && !map.hasDoor(*edge))
            return edge;
        past = past || edge == last;
    }
    return std::nullopt;
}

omega::Board cleared(omega::Board board, const SpaceSet &marked)
{
    std::erase_if(board.pieces, [&](const omega::Piece &piece) { return !(spacesOf(piece.figure) & marked).empty(); });
    for (int terrain = 0; terrain <= static_cast<int>(omega::Terrain::Marker); ++terrain)
        omega::setTerrain(board, static_cast<omega::Terrain>(terrain), marked, false);
    for (const Edge &door : board.map.doors())
        if (marked.contains(door.at) && marked.contains(door.beyond()))
            board.map.setDoor(door, false);
    omega::setWalls(board, marked, false);
    return board;
}

Stroke::Stroke(const omega::Board &board, DrawingTool tool, Shape shape, TileName tile, const BoardSpot &from)
    : m_board(board)
    , m_tool(tool)
    , m_shape(isFigure(tool) || tool == DrawingTool::Door ? Shape::Brush : shape)
    , m_tile(tile)
    , m_from(from.space)
    , m_puts(!presentAt(from))
{
    extendTo(from);
}

bool Stroke::presentAt(const BoardSpot &spot) const
{
    if (const std::optional<omega::Terrain> terrain = terrainOfTool(m_tool))
        return omega::terrainOf(m_board, *terrain).contains(spot.space);
    if (m_tool == DrawingTool::Door)
        return spot.edge && m_board.map.hasDoor(*spot.edge);
    return m_tool == DrawingTool::Emi && m_board.map.hasEmi(spot.space);
}

void Stroke::extendTo(const BoardSpot &spot)
{
    if (m_tool == DrawingTool::Door)
    {
        if (spot.edge)
            m_edges.push_back(*spot.edge);
    }
    else if (m_shape != Shape::Brush)
        m_spaces = spacesBetween(m_shape, m_from, spot.space);
    else if (!isFigure(m_tool) || m_spaces.empty())
        m_spaces.set(spot.space);
}

omega::Board Stroke::result() const
{
    omega::Board board = m_board;
    if (const std::optional<omega::Terrain> terrain = terrainOfTool(m_tool))
        omega::setTerrain(board, *terrain, m_spaces, m_puts);
    else if (m_tool == DrawingTool::Door)
        for (const Edge &edge : m_edges)
            board.map.setDoor(edge, m_puts);
    else if (m_tool == DrawingTool::Tile)
        omega::setTile(board, m_spaces, m_tile);
    else if (m_tool == DrawingTool::Emi)
        m_spaces.forEach([&](Space space) { board.map.setEmi(board.map.tile(space), m_puts); });
    else if (isFigure(m_tool))
        omega::addPiece(board, newPiece(m_tool, m_from));
    else
        omega::setWalls(board, m_spaces, m_tool == DrawingTool::Wall);
    return board;
}

SpaceSet Stroke::outline() const
{
    return m_shape == Shape::Brush ? SpaceSet{} : m_spaces;
}

BoardEdit Stroke::edit() const
{
    static constexpr std::array edits{BoardEdit::MovePiece, BoardEdit::Walls, BoardEdit::Floor, BoardEdit::Doors,
        BoardEdit::Rubble, BoardEdit::Vents, BoardEdit::Peril, BoardEdit::Gas, BoardEdit::Markers, BoardEdit::Tiles,
        BoardEdit::Emi, BoardEdit::AddPiece, BoardEdit::AddPiece};
    return edits.at(static_cast<std::size_t>(m_tool));
}

} // namespace dossier
