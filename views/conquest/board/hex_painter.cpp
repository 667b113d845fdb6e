#include "views/conquest/board/hex_painter.h"

#include "model/conquest/seen/sections.h"
#include "views/conquest/board/hex_lengths.h"
#include "views/conquest/board/hex_marks.h"
#include "views/conquest/board/mark_shapes.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace dossier
{

namespace
{

using namespace conquest;

QColor mixed(const QColor &ground, const QColor &tint, double part)
{
    const auto channel = [&](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {
        channel(ground.red(), tint.red()), channel(ground.green(), tint.green()), channel(ground.blue(), tint.blue())};
}

HexLight lightAt(const HexScene &scene, Place place)
{
    const auto found = scene.lights.find(place);
    return found == scene.lights.end() ? HexLight::None : found->second;
}

std::optional<Colour> ownerOf(const PublicTable &table, Place place)
{
    if (isLandingSite(place))
    {
        const auto seat = static_cast<std::size_t>(place.section) - 1;
        return seat < table.players.colours.size() ? std::optional(table.players.colours[seat]) : std::nullopt;
    }
    const std::optional<LocationInPlay> &location = spaceAt(table, place).location;
    return location ? location->conqueredBy : std::nullopt;
}

QColor groundOf(const HexCanvas &canvas, const HexScene &scene, Place place)
{
    const Theme &theme = canvas.theme;
    QColor ground = isEmpty(*scene.table, place) ? mixed(theme.ground, theme.board.floor, 0.35) : theme.board.floor;
    if (const std::optional<Colour> owner = ownerOf(*scene.table, place))
        ground = mixed(ground, accentOf(theme, *owner).fill, 0.13);
    switch (lightAt(scene, place))
    {
    case HexLight::Reach:
        return mixed(ground, theme.teal.fill, 0.2);
    case HexLight::Due:
        return mixed(ground, theme.amber.fill, 0.2);
    case HexLight::Danger:
        return mixed(ground, theme.red.fill, 0.2);
    case HexLight::Picked:
        return mixed(ground, theme.ink, 0.12);
    case HexLight::None:
        break;
    }
    return ground;
}

/// Highlights differ by their outline, too: reachable spaces are ringed, due ones bold, dangerous ones dashed.
QPen rimOf(const HexCanvas &canvas, const HexScene &scene, Place place)
{
    const Theme &theme = canvas.theme;
    const double side = canvas.geometry.side();
    const double bold = std::max(2.0, side * 0.055);
    switch (lightAt(scene, place))
    {
    case HexLight::Reach:
        return {theme.teal.text, bold * 0.7};
    case HexLight::Due:
        return {theme.amber.fill, bold * 1.2};
    case HexLight::Danger:
        return {theme.red.fill, bold, Qt::DashLine};
    case HexLight::Picked:
        return {theme.ink, bold};
    case HexLight::None:
        break;
    }
    if (const std::optional<Colour> owner = ownerOf(*scene.table, place))
        return {accentOf(theme, *owner).fill, isLandingSite(place) ? bold : bold * 0.5};
    return isEmpty(*scene.table, place) ? QPen(theme.line, 1, Qt::DashLine)
                                        : QPen(theme.line, std::max(1.0, side * 0.02));
}

QPolygonF smaller(const HexCanvas &canvas, Place place, double part)
{
    QPolygonF outline = canvas.geometry.outlineOf(place);
    const QPointF middle = canvas.geometry.centreOf(place);
    for (QPointF &corner : outline)
        corner = middle + (corner - middle) * part;
    return outline;
}

/// Draws a space of a place without a section.
void paintFree(const HexCanvas &canvas, Place place)
{
    canvas.painter.setPen(QPen(canvas.theme.line, 1, Qt::DotLine));
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.drawPolygon(smaller(canvas, place, 0.94));
}

void paintGround(const HexCanvas &canvas, const HexScene &scene, Place place)
{
    canvas.painter.setPen(rimOf(canvas, scene, place));
    canvas.painter.setBrush(groundOf(canvas, scene, place));
    canvas.painter.drawPolygon(smaller(canvas, place, 0.985));
    if (lightAt(scene, place) == HexLight::Reach)
    {
        canvas.painter.setBrush(Qt::NoBrush);
        canvas.painter.drawPolygon(smaller(canvas, place, 0.92));
    }
    const std::optional<LocationInPlay> &location = spaceAt(*scene.table, place).location;
    if (location && location->demolished && !isLandingSite(place))
    {
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(QBrush(canvas.theme.line, Qt::BDiagPattern));
        canvas.painter.drawPolygon(smaller(canvas, place, 0.95));
    }
}

/// Returns the borders that touch across sections: by the layout, and as the players entered them.
std::vector<Border> bridges(const PublicTable &table)
{
    std::vector<Border> found;
    const auto take = [&](const Border &border)
    {
        const Border sorted = borderOf(border.first, border.second);
        if (border.first.section != border.second.section && touch(table, border.first, border.second) == true
            && !std::ranges::count(found, sorted))
            found.push_back(sorted);
    };
    if (const std::optional<Layout> layout = layoutOf(table))
    {
        std::ranges::for_each(layout->touching, take);
        std::ranges::for_each(bordersAcross(layout->places), take);
    }
    for (const auto &[border, touches] : table.said)
        take(border);
    return found;
}

/// Returns a line from border to border, which shows the spaces that it joins; for close spaces a short link over
/// both borders.
QLineF linkBetween(const HexGeometry &geometry, const Border &border)
{
    const QLineF way(geometry.centreOf(border.first), geometry.centreOf(border.second));
    if (way.length() <= 0)
        return way;
    const double margin
        = std::min(0.8 * geometry.side() / way.length(), 0.5 - hexlengths::linkLength * geometry.side() / way.length());
    return {way.pointAt(margin), way.pointAt(1 - margin)};
}

/// True when two spaces that touch are side by side.
bool areNeighbours(const HexGeometry &geometry, const Border &border)
{
    const QLineF way(geometry.centreOf(border.first), geometry.centreOf(border.second));
    constexpr double nearly = 2.2;
    return way.length() < nearly * geometry.side();
}

void paintBridges(const HexCanvas &canvas, const PublicTable &table, bool neighbours)
{
    const double wide = std::max(2.0, canvas.geometry.side() * (neighbours ? 0.05 : 0.07));
    for (const Border &border : bridges(table))
    {
        if (areNeighbours(canvas.geometry, border) != neighbours)
            continue;
        const QLineF link = linkBetween(canvas.geometry, border);
        canvas.painter.setPen(QPen(canvas.theme.dim, wide, Qt::SolidLine, Qt::RoundCap));
        canvas.painter.drawLine(link);
        canvas.painter.setPen(Qt::NoPen);
        canvas.painter.setBrush(canvas.theme.dim);
        for (const QPointF end : {link.p1(), link.p2()})
            canvas.painter.drawEllipse(end, wide, wide);
    }
}

void paintContents(const HexCanvas &canvas, const HexScene &scene)
{
    const QFont font = canvas.painter.font();
    const auto players = static_cast<int>(scene.table->players.colours.size());
    for (const Place place : canvas.geometry.places())
        for (const HexMark &mark :
            place.section > players ? std::vector<HexMark>() : marksOn(scene, canvas.geometry, place, font))
            paintMark(canvas, mark);
    canvas.painter.setFont(font);
}

} // namespace

const Accent &accentOf(const Theme &theme, Colour player)
{
    switch (player)
    {
    case Colour::Green:
        return theme.green;
    case Colour::Blue:
        return theme.blue;
    case Colour::Red:
        return theme.red;
    case Colour::Gold:
        break;
    }
    return theme.amber;
}

HexGeometry geometryFor(const HexScene &scene, const QRectF &into)
{
    if (!scene.table || scene.table->players.colours.empty())
        return {};
    const auto players = static_cast<int>(scene.table->players.colours.size());
    std::vector<HexSection> sections = sectionsOf(players, layoutOf(*scene.table));
    if (scene.freePlaces)
        for (const int place : placesBeside(placesOf(*scene.table)))
            sections.push_back(sectionsAtAllPlaces()[static_cast<std::size_t>(place)]);
    return {sections, into};
}

void paintHexes(const HexCanvas &canvas, const HexScene &scene)
{
    if (!scene.table || canvas.geometry.side() <= 0)
        return;
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    // A long bridge is below the spaces that it passes.
    paintBridges(canvas, *scene.table, false);
    // Highlighted spaces are painted last, over the borders of their neighbours.
    const auto players = static_cast<int>(scene.table->players.colours.size());
    for (const bool highlighted : {false, true})
        for (const Place place : canvas.geometry.places())
            if (place.section > players && !highlighted)
                paintFree(canvas, place);
            else if (highlighted == (lightAt(scene, place) != HexLight::None))
                paintGround(canvas, scene, place);
    paintBridges(canvas, *scene.table, true);
    paintContents(canvas, scene);
    // The arrow stops short of both centres, so that the marks there stay legible.
    for (const auto &[from, to] : scene.arrows)
        if (const QLineF way(canvas.geometry.centreOf(from), canvas.geometry.centreOf(to)); way.length() > 0)
        {
            const double side = canvas.geometry.side() / way.length();
            paintArrow(canvas, way.pointAt(0.4 * side), way.pointAt(1 - 0.6 * side));
        }
}

void paintHovered(const HexCanvas &canvas, const HexScene &scene, Place place)
{
    if (!scene.table || !canvas.geometry.has(place))
        return;
    const double side = canvas.geometry.side();
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(canvas.theme.dim, std::max(2.0, side * 0.04)));
    canvas.painter.drawPolygon(canvas.geometry.outlineOf(place));
    // The bridges of the space are brighter; the spaces at their other ends are not highlighted, because nobody can
    // go there yet.
    canvas.painter.setPen(QPen(canvas.theme.ink, std::max(2.0, side * 0.06), Qt::SolidLine, Qt::RoundCap));
    for (const auto &[one, other] : bridges(*scene.table))
        if (one == place || other == place)
        {
            const QLineF way(canvas.geometry.centreOf(one), canvas.geometry.centreOf(other));
            const double margin = std::min(0.42, 0.75 * side / std::max(way.length(), 1.0));
            canvas.painter.drawLine(way.pointAt(margin), way.pointAt(1 - margin));
        }
}

void paintCursor(const HexCanvas &canvas, Place place)
{
    if (!canvas.geometry.has(place))
        return;
    const double wide = std::max(3.0, canvas.geometry.side() * 0.06);
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(canvas.theme.ground, wide * 1.8));
    canvas.painter.drawPolygon(canvas.geometry.outlineOf(place));
    canvas.painter.setPen(QPen(canvas.theme.ink, wide));
    canvas.painter.drawPolygon(canvas.geometry.outlineOf(place));
}

void paintArrow(const HexCanvas &canvas, QPointF from, QPointF to)
{
    const double side = canvas.geometry.side();
    const QLineF whole(from, to);
    if (whole.length() < side * 0.2)
        return;
    const double shaft = std::max(3.0, side * 0.08);
    const double head = side * 0.3;
    const QLineF way(whole.pointAt(0), whole.pointAt(1 - head * 0.6 / whole.length()));
    const double angle = std::atan2(whole.dy(), whole.dx());
    const auto corner = [&](double turn)
    {
        const double at = angle + std::numbers::pi + turn;
        return to + QPointF(std::cos(at), std::sin(at)) * head;
    };
    const QPolygonF tip{to, corner(0.45), corner(-0.45)};
    const std::pair<QColor, double> layers[]{{canvas.theme.ground, shaft * 2}, {canvas.theme.ink, shaft}};
    for (const auto &[colour, wide] : layers)
    {
        canvas.painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        canvas.painter.drawLine(way);
        canvas.painter.setPen(QPen(colour, wide - shaft + 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        canvas.painter.setBrush(colour);
        canvas.painter.drawPolygon(tip);
    }
}

} // namespace dossier
