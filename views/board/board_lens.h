#pragma once

#include "views/board/board_geometry.h"

#include <QList>
#include <QObject>
#include <QSize>

class QAbstractScrollArea;
class QAction;
class QEvent;
class QWheelEvent;

namespace dossier
{

class BoardZoom;

/// The part and scale of a board that its scroll area shows: keeps scroll bars and geometry consistent.
class BoardLens : public QObject
{
    Q_OBJECT

public:
    /// The geometry belongs to the view, and outlives the lens.
    BoardLens(BoardGeometry &geometry, QAbstractScrollArea *board);

    [[nodiscard]] const QList<QAction *> &actions() const;

    /// Enables the actions while the board is visible.
    void setUsable(bool usable);
    void retranslate();

    /// Lays out a board, in columns and rows, in the viewport.
    void layOut(QSize spaces);

    void layOut() { layOut(m_spaces); }

    /// Returns the width of the whole board at that height.
    [[nodiscard]] int widthFor(int height) const;

    void setScrolled(QPoint scrolled);
    /// Handles a moved scroll bar.
    void noteScrolled();
    void centreOn(Space space);

    void zoomIn();
    void zoomOut();
    /// Returns to the whole board, or to all its columns.
    void fit(bool width);
    void fillWidth();

    /// Handle the wheel with Ctrl, and gestures; return false for other events.
    bool handle(QWheelEvent &event);
    bool handle(QEvent &event);

private:
    void listen();
    void zoomTo(double side, QPointF at);

    BoardGeometry &m_geometry;
    QAbstractScrollArea *m_board;
    BoardZoom *m_zoom;
    QSize m_spaces;
};

} // namespace dossier
