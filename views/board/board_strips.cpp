#include "views/board/board_strips.h"

#include "views/board/board_canvas.h"
#include "views/board/space_name.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace dossier
{

namespace
{

constexpr int pad = 5;

QFont fontOfStrips(const QFont &font)
{
    QFont small = font;
    small.setPixelSize(std::max(QFontInfo(font).pixelSize() * 85 / 100, 9));
    small.setWeight(QFont::DemiBold);
    return small;
}

/// Returns the interval at which columns or rows have room for a name of that length.
int stride(double side, int length)
{
    for (const int every : {1, 2, 5})
        if (every * side >= length + 4)
            return every;
    return 10;
}

enum class Highlight : std::uint8_t
{
    No,
    Pointed,
    Cursor,
};

void write(QPainter &painter, const QRectF &into, const QString &name, Highlight highlight, const Theme &theme)
{
    if (highlight != Highlight::No)
    {
        const QRectF label
            = QRectF(painter.boundingRect(into, Qt::AlignCenter | Qt::TextDontClip, name)).adjusted(-3, 0, 3, 0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(highlight == Highlight::Cursor ? theme.ink : theme.line);
        painter.drawRoundedRect(label, 3, 3);
    }
    painter.setPen(highlight == Highlight::Cursor ? theme.ground
            : highlight == Highlight::Pointed     ? theme.ink
                                                  : theme.dim);
    painter.drawText(into, Qt::AlignCenter | Qt::TextDontClip, name);
}

/// Writes the names of columns or rows. Highlighted ones come last; a neighbour without room beside one is left out.
template <typename Name, typename Place>
void writeNames(QPainter &painter, const Theme &theme, int first, int last, int every, std::optional<int> cursor,
    std::optional<int> pointed, Name &&name, Place &&place)
{
    const auto hides
        = [&](std::optional<int> highlight, int number) { return highlight && std::abs(*highlight - number) < every; };
    for (int number = first; number <= last; ++number)
        if (number % every == 0 && !hides(cursor, number) && !hides(pointed, number))
            write(painter, place(number), name(number), Highlight::No, theme);
    if (pointed && !hides(cursor, *pointed) && *pointed >= first && *pointed <= last)
        write(painter, place(*pointed), name(*pointed), Highlight::Pointed, theme);
    if (cursor && *cursor >= first && *cursor <= last)
        write(painter, place(*cursor), name(*cursor), Highlight::Cursor, theme);
}

std::optional<int> column(std::optional<Space> space)
{
    return space ? std::optional(space->x) : std::nullopt;
}

std::optional<int> row(std::optional<Space> space)
{
    return space ? std::optional(space->y) : std::nullopt;
}

} // namespace

QSize stripsFor(const QFont &font, QSize map)
{
    const QFontMetrics metrics(fontOfStrips(font));
    const int digits = metrics.horizontalAdvance(QString::number(map.height() > 9 ? 40 : 9));
    return {digits + 2 * pad + 4, metrics.height() + 2 * pad};
}

void paintStrips(QPainter &painter, const BoardGeometry &geometry, const Theme &theme, std::optional<Space> cursor,
    std::optional<Space> pointed)
{
    const KeptPainter kept(painter);
    const QRect window = geometry.window();
    const QRect above(0, 0, geometry.view.width(), window.top());
    const QRect beside(0, window.top(), window.left(), window.height());
    painter.fillRect(above, theme.ground);
    painter.fillRect(beside, theme.ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOfStrips(painter.font()));
    const QFontMetrics metrics(painter.font());
    const BoardFrame frame = geometry.frame();
    const QRect shown = geometry.shown();
    // Beside a board that is smaller than the window, the names are next to the board.
    const double top = std::max(frame.board.top() - BoardGeometry::margin, double(window.top())) - above.height();
    const double left = std::max(frame.board.left() - BoardGeometry::margin, double(window.left())) - beside.width();
    painter.setClipRect(QRect(window.left(), 0, window.width(), geometry.view.height()));
    writeNames(painter, theme, shown.left(), shown.right(),
        stride(frame.side, metrics.horizontalAdvance(columnName(geometry.columns - 1))), column(cursor),
        column(pointed), columnName,
        [&](int x) { return QRectF(frame.rectOf({x, 0}).left(), top, frame.side, above.height()); });
    painter.setClipRect(QRect(0, window.top(), geometry.view.width(), window.height()));
    writeNames(
        painter, theme, shown.top(), shown.bottom(), stride(frame.side, metrics.ascent()), row(cursor), row(pointed),
        [](int y) { return QString::number(y + 1); },
        [&](int y) { return QRectF(left, frame.rectOf({0, y}).top(), beside.width(), frame.side); });
}

} // namespace dossier
