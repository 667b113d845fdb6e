#pragma once

#include "model/omega/geometry/board.h"
#include "views/actions/drawing_tool.h"
#include "views/actions/edit_wording.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// One stroke of a tool over a board, from press to release. Where the first space or edge has already what the tool
/// puts there, the whole stroke takes it away.
class Stroke
{
public:
    /// A tool other than Select.
    Stroke(const omega::Board &board, DrawingTool tool, Shape shape, TileName tile, const BoardSpot &from);

    void extendTo(const BoardSpot &spot);

    /// Paints these spaces instead of those that the stroke went over.
    void cover(const SpaceSet &spaces) { m_spaces = spaces; }

    /// The board with the stroke on it.
    [[nodiscard]] omega::Board result() const;

    /// The spaces that a line or rectangle covers by now; empty for a brush, whose result shows them.
    [[nodiscard]] SpaceSet outline() const;

    [[nodiscard]] BoardEdit edit() const;

private:
    [[nodiscard]] bool presentAt(const BoardSpot &spot) const;

    omega::Board m_board;
    DrawingTool m_tool;
    Shape m_shape;
    TileName m_tile;
    Space m_from;
    bool m_puts;
    SpaceSet m_spaces;
    std::vector<Edge> m_edges;
};

/// The spaces between two, both included: along a straight line, or of the rectangle they span.
SpaceSet spacesBetween(Shape shape, Space from, Space to);

/// A board with a door put on an edge, or opened where there is one.
omega::Board withDoorTurned(omega::Board board, const Edge &edge);

/// The side of a space where a door comes to lie after one on that side: the next that has none, in the order east,
/// south, west, north. Nothing when that was the last. Without a door to go on from, the first side that has none.
std::optional<Edge> nextDoor(const Map &map, Space space, const std::optional<Edge> &last);

/// A board whose marked spaces are empty floor, without the pieces that stand there.
omega::Board cleared(omega::Board board, const SpaceSet &marked);

} // namespace dossier
