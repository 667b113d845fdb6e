#include "views/board/sign_painter.h"

#include "views/board/space_shapes.h"

#include <QPainter>

#include <cmath>

namespace dossier
{

namespace
{

QColor fillOf(const BoardCanvas &canvas, SignTone tone)
{
    switch (tone)
    {
    case SignTone::Secret:
        return canvas.theme.violet.fill;
    case SignTone::Person:
        return canvas.theme.teal.fill;
    case SignTone::Open:
        break;
    }
    return canvas.theme.board.door;
}

/// Draws a rounded square with one or two letters.
void paintSign(const BoardCanvas &canvas, const SpaceSign &sign)
{
    const QRectF rect = canvas.rectOf(sign.at);
    const bool person = sign.tone == SignTone::Person;
    const double inset = rect.width() * (person ? 0.2 : 0.27);
    // Under a figure only a corner has room for it.
    const double corner = rect.width() * 0.36;
    const QRectF plate = sign.cornered ? QRectF(rect.left() + 1, rect.bottom() - corner - 1, corner, corner)
                                       : rect.adjusted(inset, inset, -inset, -inset);
    const QColor colour = fillOf(canvas, sign.tone);
    const QColor ink = sign.tone == SignTone::Secret ? canvas.theme.violet.text
        : person                                     ? canvas.theme.teal.text
                                                     : colour;
    canvas.painter.setPen(QPen(ink, canvas.part(person ? 0.05 : 0.035, 1, person ? 3 : 2.5)));
    // What lies below must not show through the name of a person, or a sign in the corner.
    canvas.painter.setBrush(person || sign.cornered ? canvas.theme.board.floor : faded(colour, 0.16));
    canvas.painter.drawRoundedRect(plate, plate.width() / 5, plate.width() / 5);
    writeFitted(canvas, plate.adjusted(1, 1, -1, -1), QString::fromStdString(sign.sign), plate.height() * 0.62, ink);
}

QPointF middleOfDoor(const BoardCanvas &canvas, const Edge &door)
{
    return (canvas.middleOf(door.at) + canvas.middleOf(door.beyond())) / 2;
}

/// Draws the door's bar in the colour of its sign, with its one or two letters on a disc when there is room for them.
void paintDoorSign(const BoardCanvas &canvas, const DoorSign &sign)
{
    const QPointF middle = middleOfDoor(canvas, sign.door);
    const double side = canvas.frame.side;
    const bool upright = sign.door.side == Edge::Side::East;
    const double thickness = std::max(side * 0.16, 2.0);
    QRectF bar(QPointF(), upright ? QSizeF(thickness, side * 0.84) : QSizeF(side * 0.84, thickness));
    bar.moveCenter(middle);
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(fillOf(canvas, sign.tone));
    canvas.painter.drawRoundedRect(bar, thickness / 3, thickness / 3);
    const QRectF disc = lettersOf(canvas, sign);
    if (disc.isEmpty())
        return;
    const double radius = disc.height() / 2;
    canvas.painter.drawRoundedRect(disc, radius, radius);
    const double outline = radius * 0.25;
    const QColor ink = sign.tone == SignTone::Secret ? canvas.theme.onAccent : canvas.theme.board.floor;
    writeFitted(canvas, disc.adjusted(outline, outline, -outline, -outline), QString::fromStdString(sign.sign),
        radius * 1.4, ink);
}

/// Draws the border of the hidden spaces at a space: inside the walls, which stay unchanged.
void paintHiddenBorder(const BoardCanvas &canvas, const SpaceSet &hidden, Space space)
{
    const auto ends = [&](int x, int y) { return !hidden.contains({space.x + x, space.y + y}); };
    const double wide = std::round(canvas.part(0.05, 1, 2));
    const double inset = std::ceil(canvas.part(1.0 / 32, 1, 2));
    const QRectF rect = canvas.rectOf(space);
    const QRectF inside = rect.adjusted(
        ends(-1, 0) ? inset : 0, ends(0, -1) ? inset : 0, ends(1, 0) ? -inset : 0, ends(0, 1) ? -inset : 0);
    const auto outline = [&](const QRectF &line) { canvas.painter.fillRect(line, canvas.theme.violet.text); };
    if (ends(0, -1))
        outline({inside.left(), inside.top(), inside.width(), wide});
    if (ends(0, 1))
        outline({inside.left(), inside.bottom() - wide, inside.width(), wide});
    if (ends(-1, 0))
        outline({inside.left(), inside.top(), wide, inside.height()});
    if (ends(1, 0))
        outline({inside.right() - wide, inside.top(), wide, inside.height()});
}

} // namespace

void paintHidden(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    const SpaceSet shown = scene.hidden & spacesIn(canvas.spaces);
    const bool bright = canvas.theme.board.floor.lightnessF() > 0.5F;
    fillSpaces(canvas.painter, canvas.frame, shown, faded(canvas.theme.violet.fill, bright ? 0.2 : 0.09));
    // A tint is hardly visible on a bright floor.
    if (bright)
        shown.forEach([&](Space space) { paintHiddenBorder(canvas, scene.hidden, space); });
}

QRectF lettersOf(const BoardCanvas &canvas, const DoorSign &sign)
{
    const double side = canvas.frame.side;
    if (side < 24 || sign.sign.empty())
        return {};
    const double radius = side * 0.17;
    const double wide = QString::fromStdString(sign.sign).size() > 1 ? radius * 1.3 : radius;
    // Beside the middle, at which the tip of a figure before the door points.
    const double aside = side * 0.3;
    const bool upright = sign.door.side == Edge::Side::East;
    QRectF disc(0, 0, wide * 2, radius * 2);
    disc.moveCenter(middleOfDoor(canvas, sign.door) - (upright ? QPointF(0, aside) : QPointF(aside, 0)));
    return disc;
}

void paintSigns(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const SpaceSign &sign : scene.signs)
        if (canvas.shows(sign.at))
            paintSign(canvas, sign);
    for (const DoorSign &sign : scene.doorSigns)
        if (canvas.shows(sign.door.at) || canvas.shows(sign.door.beyond()))
            paintDoorSign(canvas, sign);
}

} // namespace dossier
