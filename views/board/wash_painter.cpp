#include "views/board/wash_painter.h"

#include "views/board/space_shapes.h"
#include "views/board/stamp.h"
#include "views/board/street_painter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier
{

namespace
{

/// Number of distinct strengths; each set of spaces is filled with one call.
constexpr int levels = 8;

std::array<SpaceSet, levels + 1> byStrength(const Wash &wash, const SpaceSet &shown)
{
    std::array<SpaceSet, levels + 1> sets;
    SpaceSet full = wash.spaces & shown;
    for (const auto &[space, strength] : wash.strengths)
    {
        if (!full.contains(space))
            continue;
        full.set(space, false);
        const int level = static_cast<int>(std::lround(std::clamp(strength, 0.0, 1.0) * levels));
        sets.at(static_cast<std::size_t>(level)).set(space);
    }
    sets.back() |= full;
    return sets;
}

/// Returns the maximum opacity: a wash with a mark is faint, because it covers others.
double maxOpacity(const Wash &wash)
{
    switch (wash.mark)
    {
    case WashMark::Disc:
    case WashMark::Ring:
    case WashMark::Square:
        return 0.14;
    case WashMark::Hatched:
        return 0.22;
    case WashMark::None:
    case WashMark::Outlined:
        break;
    }
    return wash.strengths.empty() ? 0.3 : 0.6;
}

void fill(const BoardCanvas &canvas, const Wash &wash, const SpaceSet &shown)
{
    const QColor colour = accentOf(canvas.theme, wash.tone).fill;
    const double max = maxOpacity(wash);
    const std::array<SpaceSet, levels + 1> sets = byStrength(wash, shown);
    for (int level = 0; level <= levels; ++level)
        fillSpaces(canvas.painter, canvas.frame, sets.at(static_cast<std::size_t>(level)),
            faded(colour, 0.1 + (max - 0.1) * level / levels));
}

/// Draws slanting lines of one space that continue in the next. Those that lean back are between the others.
void paintHatch(QPainter &painter, const QRectF &rect, const QColor &colour, double width, bool back = false)
{
    painter.setPen(QPen(faded(colour, back ? 0.8 : 0.45), width, Qt::SolidLine, Qt::FlatCap));
    const double third = rect.width() / 3;
    const double side = rect.width();
    for (const double from : {third, 2 * third, 3 * third})
    {
        const double start = from - (back ? third / 2 : 0);
        const auto at = [&](double x, double y) { return rect.topLeft() + QPointF(back ? side - x : x, y); };
        painter.drawLine(at(start, 0), at(0, start));
        if (from < side || back)
            painter.drawLine(at(side, side - start), at(side - start, side));
    }
}

void paintCornerMark(QPainter &painter, const QRectF &rect, WashMark mark, const QColor &colour)
{
    const double side = std::max(rect.width() * 0.2, 4.0);
    const QRectF at(rect.topLeft() + QPointF(rect.width() * 0.1, rect.width() * 0.1), QSizeF(side, side));
    const double pen = std::max(side * 0.24, 1.2);
    painter.setPen(mark == WashMark::Ring ? QPen(colour, pen) : QPen(Qt::NoPen));
    painter.setBrush(mark == WashMark::Ring ? QBrush(Qt::NoBrush) : QBrush(colour));
    if (mark == WashMark::Square)
        painter.drawRect(at);
    else
        painter.drawEllipse(mark == WashMark::Ring ? at.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2) : at);
}

void paintMarks(const BoardCanvas &canvas, const Wash &wash, const SpaceSet &shown)
{
    const Accent accent = accentOf(canvas.theme, wash.tone);
    if (wash.mark == WashMark::Outlined)
        fillLines(canvas.painter, outlineOf(canvas.frame, wash.spaces, shown),
            std::clamp(std::round(canvas.frame.side / 18), 1.0, 3.0), faded(accent.fill, 0.8));
    if (wash.mark == WashMark::None || wash.mark == WashMark::Outlined)
        return;
    Stamp stamp(canvas.painter,
        [&](QPainter &painter, const QRectF &rect)
        {
            if (wash.mark == WashMark::Hatched)
                paintHatch(painter, rect, accent.fill, canvas.part(0.02, 0.7, 1.4));
            else
                paintCornerMark(painter, rect, wash.mark, accent.text);
        });
    (wash.spaces & shown).forEach([&](Space space) { stamp.put(canvas.rectOf(space)); });
}

/// Draws lines for a wash without a mark of its own on spaces that another tint already covers.
void paintOver(const BoardCanvas &canvas, const Wash &wash, const SpaceSet &taken)
{
    if (taken.empty() || (wash.mark != WashMark::None && wash.mark != WashMark::Outlined))
        return;
    const QColor colour = accentOf(canvas.theme, wash.tone).fill;
    Stamp stamp(canvas.painter, [&](QPainter &painter, const QRectF &rect)
        { paintHatch(painter, rect, colour, canvas.part(0.02, 0.7, 1.4), true); });
    taken.forEach([&](Space space) { stamp.put(canvas.rectOf(space)); });
}

} // namespace

void paintWashes(const BoardCanvas &canvas, const BoardScene &scene)
{
    if (scene.washes.empty())
        return;
    const KeptPainter kept(canvas.painter);
    const SpaceSet shown = spacesIn(canvas.spaces);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    // Two tints make a third that means neither: a space is filled once.
    SpaceSet filled;
    for (const Wash &wash : scene.washes)
    {
        fill(canvas, wash, shown - filled);
        paintOver(canvas, wash, wash.spaces & shown & filled);
        paintMarks(canvas, wash, shown);
        filled |= wash.spaces;
    }
}

} // namespace dossier
