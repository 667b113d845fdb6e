#pragma once

#include "views/board/board_frame.h"
#include "views/kit/theme.h"

#include <QColor>
#include <QLineF>
#include <QPen>
#include <QRect>

class QPainter;
class QString;

namespace dossier
{

/// Restores the painter's state at the end of a scope.
class KeptPainter
{
public:
    explicit KeptPainter(QPainter &painter);
    ~KeptPainter();
    Q_DISABLE_COPY_MOVE(KeptPainter)

private:
    QPainter &m_painter;
};

/// The shared input of the painters of a board's layers. The painter's font has the text size that the user has chosen.
struct BoardCanvas
{
    QPainter &painter;
    BoardFrame frame;
    const Theme &theme;
    /// The columns and rows to draw.
    QRect spaces;

    [[nodiscard]] bool shows(Space space) const { return spaces.contains(space.x, space.y); }

    [[nodiscard]] QRectF rectOf(Space space) const { return frame.rectOf(space); }

    [[nodiscard]] QPointF middleOf(Space space) const { return rectOf(space).center(); }

    [[nodiscard]] QPointF pointOf(Corner corner) const { return rectOf({corner.x, corner.y}).topLeft(); }

    /// Returns the edge as a line; the spaces beside it may be off the map.
    [[nodiscard]] QLineF lineOf(const Edge &edge) const;

    /// Returns a part of a space's side in pixels, within limits.
    [[nodiscard]] double part(double ofSide, double min, double max) const;

    /// Returns the height of text in a space: at most that part of its side, and as close to the user's text size as
    /// possible.
    [[nodiscard]] double textPixels(double ofSide) const;
};

/// Returns the colour with that opacity, 0 to 1.
QColor faded(QColor colour, double opacity);

/// Mixes two colours; `part` is the share of the second, 0 to 1.
QColor mixed(const QColor &a, const QColor &b, double part);

/// Writes a text into the middle of a rectangle, smaller than `max` pixels when it would not fit.
void writeFitted(const BoardCanvas &canvas, const QRectF &into, const QString &text, double max, const QColor &colour);

/// Returns a dashed or solid pen with round ends; the dashes are in units of its width.
QPen linePen(const QColor &colour, double width, const QList<qreal> &dashes = {});

} // namespace dossier
