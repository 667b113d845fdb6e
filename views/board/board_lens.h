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

/// Which part of a board its scroll area shows, and how large: it keeps scroll bars and geometry together.
class BoardLens : public QObject
{
    Q_OBJECT

public:
    /// The geometry is the view's, and outlives it.
    BoardLens(BoardGeometry &geometry, QAbstractScrollArea *board);

    [[nodiscard]] const QList<QAction *> &actions() const;

    /// The actions can be chosen while the board is seen.
    void setUsable(bool usable);
    void retranslate();

    /// Lays a board of so many columns and rows out in the viewport.
    void layOut(QSize spaces);

    void layOut() { layOut(m_spaces); }

    /// As wide as the whole board is at that height.
    [[nodiscard]] int widthFor(int height) const;

    void setScrolled(QPoint scrolled);
    /// The bars were moved.
    void noteScrolled();
    void centreOn(Space space);

    void zoomIn();
    void zoomOut();
    /// The whole board again, or all its columns.
    void fit(bool width);
    void fillWidth();

    /// The wheel with Ctrl, and what a gesture asks for; false where that asks for nothing.
    bool take(QWheelEvent &event);
    bool take(QEvent &event);

private:
    void listen();
    void zoomTo(double side, QPointF at);

    BoardGeometry &m_geometry;
    QAbstractScrollArea *m_board;
    BoardZoom *m_zoom;
    QSize m_spaces;
};

} // namespace dossier
