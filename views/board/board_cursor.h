#pragma once

#include "views/board/board_geometry.h"

#include <QObject>

#include <optional>

class QKeyEvent;

namespace dossier
{

/// The keyboard cursor of a board: its space, and the start of a selection by keys.
class BoardCursor : public QObject
{
    Q_OBJECT

public:
    /// The geometry outlives the cursor.
    BoardCursor(const BoardGeometry &geometry, QObject *parent);

    [[nodiscard]] Space space() const { return m_space; }

    /// Moves to a space of the board, or to the nearest one; ends a selection.
    void moveTo(Space space);

    /// Moves onto a board of that size without a signal; ends a selection.
    void keepWithin(QSize size);

    /// Handles a cursor key; returns false for any other key.
    bool press(const QKeyEvent &event);

signals:
    /// Emitted after any cursor key, moved or not: the space has to be visible.
    void placed(dossier::Space space);
    void moved(dossier::Space space);
    /// Shift with a cursor key: selects all spaces between the two.
    void extended(dossier::Space from, dossier::Space to);
    /// Ctrl with an arrow: the edge on that side of the cursor's space.
    void edgeRequested(dossier::Edge edge);

private:
    void goTo(Space space, bool extends);

    const BoardGeometry &m_geometry;
    Space m_space;
    std::optional<Space> m_anchor;
};

} // namespace dossier
