#include "views/board/street_painter.h"

#include "views/board/space_shapes.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

/// Draws the gaps between spaces: the ground shows through.
void paintGaps(const BoardCanvas &canvas, QSize map)
{
    QList<QLineF> gaps;
    for (int x = 0; x <= map.width(); ++x)
        gaps.emplace_back(canvas.rectOf({x, 0}).topLeft(), canvas.rectOf({x, map.height()}).topLeft());
    for (int y = 0; y <= map.height(); ++y)
        gaps.emplace_back(canvas.rectOf({0, y}).topLeft(), canvas.rectOf({map.width(), y}).topLeft());
    fillLines(canvas.painter, gaps, std::clamp(std::round(canvas.frame.side / 20), 1.0, 3.0), canvas.theme.ground);
}

/// Draws structures as blocks without gaps, with a border.
void paintStructures(const BoardCanvas &canvas, const SpaceSet &structures, const SpaceSet &shown)
{
    const BoardColours &colours = canvas.theme.board;
    fillSpaces(canvas.painter, canvas.frame, structures & shown, mixed(colours.wall, canvas.theme.dim, 0.12));
    fillLines(canvas.painter, outlineOf(canvas.frame, structures, shown),
        std::clamp(std::round(canvas.frame.side / 20), 1.0, 3.0), mixed(colours.wall, canvas.theme.ink, 0.3));
}

void paintDashes(const BoardCanvas &canvas, const StreetGround &streets)
{
    const double width = canvas.part(0.045, 1, 2.5);
    canvas.painter.setPen(linePen(
        faded(canvas.theme.dim, 0.55), width, {canvas.frame.side * 0.28 / width, canvas.frame.side * 0.22 / width}));
    for (const auto &[from, to] : streets.dashes)
        canvas.painter.drawLine(canvas.pointOf(from), canvas.pointOf(to));
}

} // namespace

Accent accentOf(const Theme &theme, BoardTone tone)
{
    switch (tone)
    {
    case BoardTone::Amber:
        return theme.amber;
    case BoardTone::Teal:
        return theme.teal;
    case BoardTone::Red:
        return theme.red;
    case BoardTone::Violet:
        return theme.violet;
    case BoardTone::Blue:
        return theme.blue;
    case BoardTone::Green:
        return theme.green;
    case BoardTone::Orange:
        return theme.orange;
    case BoardTone::Rose:
        return theme.rose;
    case BoardTone::Olive:
        return theme.olive;
    case BoardTone::Plain:
        break;
    }
    return {theme.board.door, theme.board.door};
}

void paintStreets(const BoardCanvas &canvas, QSize map, const StreetGround &streets)
{
    const KeptPainter kept(canvas.painter);
    const SpaceSet shown = spacesIn(canvas.spaces);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    canvas.painter.fillRect(canvas.frame.board, canvas.theme.board.floor);
    fillSpaces(canvas.painter, canvas.frame, streets.roads & shown,
        mixed(canvas.theme.board.floor, canvas.theme.board.gridLine, 0.75));
    paintGaps(canvas, map);
    paintStructures(canvas, streets.structures, shown);
    paintDashes(canvas, streets);
}

} // namespace dossier
