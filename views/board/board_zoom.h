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

/// A larger side of a space, and the point of the view that stays where it is.
struct AskedZoom
{
    double side = 0;
    QPointF at;
};

/// The side of a space beyond which a small board is not blown up, beside letters of that font.
double mostFitted(const QFont &font);

/// How large a board is seen: as people zoomed, or fitted into its view. Holds the actions for it.
class BoardZoom : public QObject
{
    Q_OBJECT

public:
    explicit BoardZoom(QWidget *board);

    /// Larger, smaller, all of it: with shortcuts, for menus. They can be chosen while their board is seen.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_actions; }

    void setUsable(bool usable);
    void retranslate();

    /// The side of a space in that geometry, fitted to at most that unless people zoomed.
    [[nodiscard]] double sideIn(const BoardGeometry &geometry, double most) const;

    /// Whether all columns are shown of a board that is higher than wide.
    [[nodiscard]] bool fillsWidth() const { return m_fillsWidth; }

    /// People zoomed to that side.
    void zoomTo(double side);

    /// The whole board again, or all its columns.
    void fit(bool width);

    /// Whether people zoomed.
    [[nodiscard]] bool isZoomed() const { return m_zoomed.has_value(); }

    // What is asked for in that geometry: by a step from the middle of the window, by the wheel, or by a gesture;
    // nothing when an event asks for nothing of the kind.
    [[nodiscard]] AskedZoom larger(const BoardGeometry &geometry) const;
    [[nodiscard]] AskedZoom smaller(const BoardGeometry &geometry) const;
    [[nodiscard]] AskedZoom askedBy(const QWheelEvent &event, const BoardGeometry &geometry) const;
    [[nodiscard]] std::optional<AskedZoom> askedBy(
        QEvent &event, const BoardGeometry &geometry, const QWidget &viewport) const;

signals:
    void inAsked();
    void outAsked();
    void wholeAsked();

private:
    [[nodiscard]] double now(const BoardGeometry &geometry) const { return m_zoomed.value_or(geometry.side); }

    QList<QAction *> m_actions;
    /// The side that people zoomed to, before it is rounded to pixels; none while the whole board is fitted in.
    std::optional<double> m_zoomed;
    bool m_fillsWidth = false;
};

} // namespace dossier
