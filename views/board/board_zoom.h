#pragma once

#include "views/board/board_geometry.h"

#include <QList>
#include <QObject>

#include <optional>

class QAction;
class QEvent;
class QFont;
class QWheelEvent;

namespace dossier
{

/// A new side of a space, and the point of the view that stays in place.
struct ZoomRequest
{
    double side = 0;
    QPointF at;
};

/// Returns the side of a space up to which a small board is enlarged, for a font.
double maxFittedSide(const QFont &font);

/// The scale of a board: zoomed by the user, or fitted into its view. Holds the actions for it.
class BoardZoom : public QObject
{
    Q_OBJECT

public:
    explicit BoardZoom(QWidget *board);

    /// Zoom in, zoom out, zoom to fit: with shortcuts, for menus. They are enabled while their board is visible.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }

    void setUsable(bool usable);
    void retranslate();

    /// Returns the side of a space in that geometry, fitted to at most `max` unless the user zoomed.
    [[nodiscard]] double sideIn(const BoardGeometry &geometry, double max) const;

    /// True when it shows all columns of a board that is higher than wide.
    [[nodiscard]] bool fillsWidth() const { return m_fillsWidth; }

    /// Zooms to that side by request of the user.
    void zoomTo(double side);

    /// Returns to the whole board, or to all its columns.
    void fit(bool width);

    /// True when the user zoomed.
    [[nodiscard]] bool isZoomed() const { return m_zoomed.has_value(); }

    // The requested zoom in that geometry: by a step from the middle of the window, by the wheel, or by a gesture;
    // nothing for other events.
    [[nodiscard]] ZoomRequest larger(const BoardGeometry &geometry) const;
    [[nodiscard]] ZoomRequest smaller(const BoardGeometry &geometry) const;
    [[nodiscard]] ZoomRequest zoomRequestedBy(const QWheelEvent &event, const BoardGeometry &geometry) const;
    [[nodiscard]] std::optional<ZoomRequest> zoomRequestedBy(
        QEvent &event, const BoardGeometry &geometry, const QWidget &viewport) const;

signals:
    void zoomInRequested();
    void zoomOutRequested();
    void fitRequested();

private:
    [[nodiscard]] double now(const BoardGeometry &geometry) const { return m_zoomed.value_or(geometry.side); }

    QList<QAction *> m_actions;
    /// The side that the user zoomed to, before it is rounded to pixels; nothing while the board is fitted in.
    std::optional<double> m_zoomed;
    bool m_fillsWidth = false;
};

} // namespace dossier
