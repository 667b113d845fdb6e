#pragma once

#include "model/omega/geometry/board.h"
#include "views/actions/drawing_tool.h"
#include "views/actions/edit_wording.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// One stroke of a tool over a board, from press to release. Where the first space or edge already has what the tool
/// adds, the whole stroke removes it.
class Stroke
{
public:
    /// A tool other than Select.
    Stroke(const omega::Board &board, DrawingTool tool, Shape shape, TileName tile, const BoardSpot &from);

    void extendTo(const BoardSpot &spot);

    /// Paints these spaces instead of those that the stroke passed.
    void cover(const SpaceSet &spaces) { m_spaces = spaces; }

    /// The board with the stroke on it.
    [[nodiscard]] omega::Board result() const;

    /// The spaces that a line or rectangle covers so far; empty for a brush, whose result shows them.
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

/// Returns the spaces between two, both included: along a straight line, or of the rectangle they span.
SpaceSet spacesBetween(Shape shape, Space from, Space to);

/// Returns a board with a door added on an edge, or removed where there is one.
omega::Board withDoorTurned(omega::Board board, const Edge &edge);

/// Returns the side of a space for a door that moves on from that side: the next without a door, in the order east,
/// south, west, north. Nothing when that was the last. Without a previous door, the first side that has none.
std::optional<Edge> nextDoor(const Map &map, Space space, const std::optional<Edge> &last);

/// Returns a board whose marked spaces are empty floor, without the pieces on them.
omega::Board cleared(omega::Board board, const SpaceSet &marked);

} // namespace dossier
