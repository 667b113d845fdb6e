#pragma once

#include "views/board/board_geometry.h"

#include <QObject>

#include <functional>
#include <optional>

class QKeyEvent;

namespace dossier
{

struct BoardCursorActions
{
    /// Follows any cursor key, moved or not: the space has to be visible.
    std::function<void(Space space)> place{};
    std::function<void(Space space)> move{};
    /// Shift with a cursor key: selects all spaces between the two.
    std::function<void(Space from, Space to)> extend{};
    /// Ctrl with an arrow: the edge on that side of the cursor's space.
    std::function<void(const Edge &edge)> pickEdge{};
};

/// The keyboard cursor of a board: its space, and the start of a selection by keys.
class BoardCursor : public QObject
{
public:
    /// The geometry outlives the cursor.
    BoardCursor(const BoardGeometry &geometry, BoardCursorActions actions, QObject *parent);

    [[nodiscard]] Space space() const { return m_space; }

    /// Moves to a space of the board, or to the nearest one; ends a selection.
    void moveTo(Space space);

    /// Moves onto a board of that size without an action; ends a selection.
    void keepWithin(QSize size);

    /// Handles a cursor key; returns false for any other key.
    bool press(const QKeyEvent &event);

private:
    void goTo(Space space, bool extends);

    const BoardGeometry &m_geometry;
    const BoardCursorActions m_actions;
    Space m_space;
    std::optional<Space> m_anchor;
};

} // namespace dossier
