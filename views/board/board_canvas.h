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

/// Keeps what a function changes of a painter to that function.
class KeptPainter
{
public:
    explicit KeptPainter(QPainter &painter);
    ~KeptPainter();
    Q_DISABLE_COPY_MOVE(KeptPainter)

private:
    QPainter &m_painter;
};

/// What the painters of a board's layers share. The painter's font gives the size of text that people asked for.
struct BoardCanvas
{
    QPainter &painter;
    BoardFrame frame;
    const Theme &theme;
    /// The columns and rows that are to be drawn.
    QRect spaces;

    [[nodiscard]] bool shows(Space space) const { return spaces.contains(space.x, space.y); }

    [[nodiscard]] QRectF rectOf(Space space) const { return frame.rectOf(space); }

    [[nodiscard]] QPointF middleOf(Space space) const { return rectOf(space).center(); }

    [[nodiscard]] QPointF pointOf(Corner corner) const { return rectOf({corner.x, corner.y}).topLeft(); }

    /// The edge as a line; the spaces beside it may lie off the map.
    [[nodiscard]] QLineF lineOf(const Edge &edge) const;

    /// A part of a space's side in pixels, within limits.
    [[nodiscard]] double part(double ofSide, double least, double most) const;

    /// The height of text in a space that takes at most that part of its side, if it can as large as people asked for.
    [[nodiscard]] double textPixels(double ofSide) const;
};

/// The colour with that opacity, 0 to 1.
QColor faded(QColor colour, double opacity);

/// The one colour with that part of the other, 0 to 1, in it.
QColor mixed(const QColor &a, const QColor &b, double part);

/// Writes a text into the middle of a rectangle, smaller than `most` pixels when it would not fit.
void writeFitted(const BoardCanvas &canvas, const QRectF &into, const QString &text, double most, const QColor &colour);

/// A dashed or solid pen with round ends; the dashes are in units of its width.
QPen linePen(const QColor &colour, double width, const QList<qreal> &dashes = {});

} // namespace dossier
