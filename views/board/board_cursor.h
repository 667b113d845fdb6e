#pragma once

#include "views/board/board_geometry.h"

#include <QObject>

#include <optional>

class QKeyEvent;

namespace dossier
{

/// The keyboard's cursor on a board: the space that it is on, and where a selection by keys began.
class BoardCursor : public QObject
{
    Q_OBJECT

public:
    /// On a board that lies so, which outlives it.
    BoardCursor(const BoardGeometry &geometry, QObject *parent);

    [[nodiscard]] Space space() const { return m_space; }

    /// Goes to a space of the board, or as near as it reaches; a selection ends.
    void moveTo(Space space);

    /// Stays on a board of that size, without a word; a selection ends.
    void keepWithin(QSize size);

    /// Does what a key of the cursor asks for; false for any other key.
    bool press(const QKeyEvent &event);

signals:
    /// Whether it moved or not, it is to be seen.
    void placed(dossier::Space space);
    void moved(dossier::Space space);
    /// Shift with a key of the cursor: all spaces between the two are meant.
    void extended(dossier::Space from, dossier::Space to);
    /// Ctrl with an arrow: the edge on that side of the cursor's space.
    void edgeAsked(dossier::Edge edge);

private:
    void goTo(Space space, bool extends);

    const BoardGeometry &m_geometry;
    Space m_space;
    std::optional<Space> m_anchor;
};

} // namespace dossier
