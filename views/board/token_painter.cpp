#include "views/board/token_painter.h"

#include "views/board/street_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace dossier
{

namespace
{

QPointF in(const QRectF &rect, double x, double y)
{
    return rect.topLeft() + QPointF(x * rect.width(), y * rect.height());
}

/// Returns a head above shoulders.
QPainterPath figureIn(const QRectF &rect)
{
    QPainterPath path;
    path.addEllipse(in(rect, 0.5, 0.3), rect.width() * 0.17, rect.width() * 0.17);
    QPainterPath body(in(rect, 0.2, 0.86));
    body.cubicTo(in(rect, 0.2, 0.5), in(rect, 0.8, 0.5), in(rect, 0.8, 0.86));
    body.closeSubpath();
    return path.united(body);
}

/// Returns a drop that points to its space.
QPainterPath pinIn(const QRectF &rect)
{
    QPainterPath path(in(rect, 0.5, 0.94));
    path.cubicTo(in(rect, 0.42, 0.7), in(rect, 0.16, 0.62), in(rect, 0.16, 0.38));
    path.cubicTo(in(rect, 0.16, -0.04), in(rect, 0.84, -0.04), in(rect, 0.84, 0.38));
    path.cubicTo(in(rect, 0.84, 0.62), in(rect, 0.58, 0.7), in(rect, 0.5, 0.94));
    return path;
}

QPainterPath cloudIn(const QRectF &rect)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const auto &[x, y, r] : {std::tuple(0.32, 0.58, 0.22), {0.52, 0.42, 0.26}, {0.7, 0.6, 0.2}})
        path.addEllipse(in(rect, x, y), rect.width() * r, rect.width() * r);
    return path.simplified();
}

/// Returns an open frame with an arrow that leads out of it.
QPainterPath doorIn(const QRectF &rect)
{
    QPainterPath path(in(rect, 0.52, 0.16));
    path.lineTo(in(rect, 0.18, 0.16));
    path.lineTo(in(rect, 0.18, 0.84));
    path.lineTo(in(rect, 0.52, 0.84));
    path.moveTo(in(rect, 0.4, 0.5));
    path.lineTo(in(rect, 0.86, 0.5));
    path.moveTo(in(rect, 0.68, 0.32));
    path.lineTo(in(rect, 0.86, 0.5));
    path.lineTo(in(rect, 0.68, 0.68));
    return path;
}

QPainterPath startIn(const QRectF &rect)
{
    QPainterPath path(in(rect, 0.28, 0.9));
    path.lineTo(in(rect, 0.28, 0.14));
    path.lineTo(in(rect, 0.78, 0.32));
    path.lineTo(in(rect, 0.28, 0.5));
    return path;
}

/// True for shapes drawn by lines, false for filled ones.
bool isLines(TokenShape shape)
{
    return shape == TokenShape::Door || shape == TokenShape::Start;
}

QPainterPath shapeOf(const BoardToken &token, const QRectF &rect)
{
    QPainterPath path;
    switch (token.shape)
    {
    case TokenShape::Disc:
        path.addEllipse(rect.adjusted(1, 1, -1, -1));
        break;
    case TokenShape::Plate:
        path.addRoundedRect(rect.adjusted(0, rect.height() * 0.18, 0, -rect.height() * 0.18), 4, 4);
        break;
    case TokenShape::Goal:
        path.addPolygon(QPolygonF({in(rect, 0.5, 0), in(rect, 1, 0.5), in(rect, 0.5, 1), in(rect, 0, 0.5)}));
        path.closeSubpath();
        break;
    case TokenShape::Figure:
        return figureIn(rect);
    case TokenShape::Pin:
        return pinIn(rect);
    case TokenShape::Cloud:
        return cloudIn(rect);
    case TokenShape::Door:
        return doorIn(rect);
    case TokenShape::Start:
        return startIn(rect);
    }
    return path;
}

/// Writes the sign within its shape: a word in a plate is smaller, and a sign of more than two letters takes nearly all
/// of a disc.
void writeSign(const BoardCanvas &canvas, const BoardToken &token, const QRectF &rect, const QColor &ink)
{
    const QString sign = QString::fromStdString(token.sign);
    const bool plate = token.shape == TokenShape::Plate;
    const double inset = rect.width() * (plate || sign.size() > 2 ? 0.1 : 0.18);
    const double part = plate ? 0.5 : rect.height() < 24 ? 0.62 : 0.5;
    writeFitted(canvas, rect.adjusted(inset, inset, -inset, -inset), sign, rect.height() * part, ink);
}

void paintToken(const BoardCanvas &canvas, const BoardToken &token, const QRectF &rect)
{
    const Accent accent = accentOf(canvas.theme, token.tone);
    const QPainterPath shape = shapeOf(token, rect);
    const double width = std::clamp(rect.width() * 0.07, 1.0, 3.0);
    if (isLines(token.shape))
    {
        canvas.painter.setBrush(Qt::NoBrush);
        canvas.painter.strokePath(shape, linePen(accent.text, width * 1.2));
        return;
    }
    const bool hollow = token.spent || token.shape == TokenShape::Goal || token.shape == TokenShape::Cloud;
    canvas.painter.setPen(hollow ? linePen(accent.text, width) : QPen(canvas.theme.board.floor, width));
    canvas.painter.setBrush(hollow ? faded(accent.fill, token.spent ? 0.12 : 0.3) : accent.fill);
    canvas.painter.drawPath(shape);
    const QColor ink = hollow            ? canvas.theme.ink
        : token.tone == BoardTone::Plain ? canvas.theme.board.floor
                                         : canvas.theme.onAccent;
    writeSign(canvas, token, rect, ink);
    if (!token.spent)
        return;
    canvas.painter.setPen(linePen(accent.text, width * 1.4));
    canvas.painter.drawLine(in(rect, 0.1, 0.9), in(rect, 0.9, 0.1));
}

/// Returns a flash of lightning.
QPainterPath boltIn(const QRectF &rect)
{
    QPainterPath path(in(rect, 0.6, 0.12));
    for (const auto &[x, y] : {std::pair(0.24, 0.56), {0.46, 0.56}, {0.36, 0.9}, {0.76, 0.42}, {0.54, 0.42}})
        path.lineTo(in(rect, x, y));
    path.closeSubpath();
    return path;
}

/// Returns the place of a condition sign, at the token's upper right: it leaves the letter free.
QRectF badgeOf(const BoardCanvas &canvas, const QRectF &token)
{
    constexpr double minSide = 11;
    const double side = std::max(token.width() * 0.6, minSide);
    QRectF badge(0, 0, side, side);
    badge.moveCenter(token.center() + QPointF(token.width(), -token.width()) * 0.45);
    const QRectF board = canvas.frame.board;
    badge.moveTop(std::max(badge.top(), board.top()));
    badge.moveRight(std::min(badge.right(), board.right()));
    return badge;
}

/// Draws a disc with a flash for a stunned person, or with a bar for a blinded one.
void paintPlight(const BoardCanvas &canvas, TokenPlight plight, const QRectF &token)
{
    if (plight == TokenPlight::None)
        return;
    const QRectF badge = badgeOf(canvas, token);
    canvas.painter.setPen(linePen(canvas.theme.board.floor, 1));
    canvas.painter.setBrush(canvas.theme.ink);
    canvas.painter.drawEllipse(badge);
    if (plight == TokenPlight::Stunned)
        canvas.painter.fillPath(boltIn(badge), canvas.theme.ground);
    else
        canvas.painter.fillRect(QRectF(in(badge, 0.2, 0.4), in(badge, 0.8, 0.62)), canvas.theme.ground);
}

/// True for people and vehicles, which have a letter; printed and other things are drawn under them.
bool isPiece(const BoardToken &token)
{
    return token.shape == TokenShape::Disc || token.shape == TokenShape::Plate || token.shape == TokenShape::Figure;
}

/// Returns the place of one of several tokens on a space: alone the middle of the space, else one of four quarters.
QRectF placeOf(const QRectF &space, int index, int count)
{
    const double inset = space.width() * 0.14;
    if (count == 1)
        return space.adjusted(inset, inset, -inset, -inset);
    const double half = space.width() / 2;
    const int quarter = index % 4;
    const QPointF corner = space.topLeft() + QPointF(quarter % 2 == 0 ? 0 : half, quarter < 2 ? 0 : half);
    const double margin = half * 0.06;
    return QRectF(corner, QSizeF(half, half)).adjusted(margin, margin, -margin, -margin);
}

using Pieces = std::vector<const BoardToken *>;

/// Returns all spaces with a token.
SpaceSet takenBy(const BoardScene &scene)
{
    SpaceSet taken;
    for (const BoardToken &token : scene.tokens)
        taken.set(token.at);
    return taken;
}

/// Returns the area for the pieces of a space: half over each empty neighbour, and over no other. With room on one side
/// only it is smaller, so that each piece is still on its space.
QRectF reachOf(const BoardCanvas &canvas, const SpaceSet &taken, Space at)
{
    const QRectF space = canvas.rectOf(at);
    const auto isTaken = [&](int x, int y) { return taken.contains({at.x + x, at.y + y}); };
    const auto isBeside = [&](int x) { return isTaken(x, 0); };
    const auto isAlong = [&](int y) { return isTaken(-1, y) || isTaken(0, y) || isTaken(1, y); };
    const auto over
        = [&](bool isThere, bool isOpposite) { return isThere ? 0 : space.width() * (isOpposite ? 0.25 : 0.5); };
    const auto beside = [&](int x) { return over(isBeside(x), isBeside(-x)); };
    const auto along = [&](int y) { return over(isAlong(y), isAlong(-y)); };
    return space.adjusted(-beside(-1), -along(-1), beside(1), along(1)) & canvas.frame.board;
}

/// Returns a block around the middle of a space, moved to fit in the room.
QRectF blockAt(const QRectF &room, QPointF middle, const QSizeF &size)
{
    QRectF block(QPointF(), size);
    block.moveCenter(middle);
    block.moveLeft(std::clamp(block.left(), room.left(), std::max(room.left(), room.right() - block.width())));
    block.moveTop(std::clamp(block.top(), room.top(), std::max(room.top(), room.bottom() - block.height())));
    return block;
}

/// The placing of the pieces of a space: several beside each other, over its free neighbours, each as large as one
/// alone when there is room, so that its letter is readable. Passengers are on their vehicle.
struct Standing
{
    Standing(const BoardCanvas &canvas, const SpaceSet &taken, Space at, Pieces all)
        : pieces(std::move(all))
    {
        std::ranges::stable_sort(pieces, std::greater{}, [](const BoardToken *one) { return one->aboard; });
        const auto plate = std::ranges::find(pieces, TokenShape::Plate, &BoardToken::shape);
        riders = static_cast<std::size_t>(std::ranges::count_if(pieces, &BoardToken::aboard));
        if (riders > 0 && plate != pieces.end())
        {
            vehicle = *plate;
            pieces.erase(plate);
        }
        across = pieces.size() < 3 ? std::max<std::size_t>(pieces.size(), 1) : (pieces.size() + 1) / 2;
        layOut(canvas.rectOf(at), reachOf(canvas, taken, at));
    }

    void layOut(const QRectF &space, const QRectF &reach)
    {
        constexpr double minSide = 15;
        const QSizeF count(static_cast<double>(across), pieces.size() < 3 ? 1 : 2);
        const double rims = vehicle != nullptr ? 2 * carrierMargin : 0;
        const double part = pieces.size() > 2 ? 0.7 : pieces.size() == 1 && vehicle == nullptr ? 0.86 : 0.8;
        side = std::min({std::max(space.width() * part, minSide), reach.width() / (count.width() + rims),
            reach.height() / (count.height() + rims)});
        const double rim = side * rims / 2;
        block = blockAt(reach.adjusted(rim, rim, -rim, -rim), space.center(), count * side);
    }

    [[nodiscard]] QRectF cell(std::size_t index) const
    {
        return {block.left() + side * static_cast<double>(index % across),
            block.top() + side * static_cast<double>(index / across), side, side};
    }

    /// Returns the vehicle under its passengers, and under nobody else; empty when no vehicle has any.
    [[nodiscard]] QPainterPath carrier() const
    {
        QPainterPath held;
        held.setFillRule(Qt::WindingFill);
        const double rim = side * carrierMargin;
        for (std::size_t rider = 0; vehicle != nullptr && rider < riders; ++rider)
            held.addRoundedRect(cell(rider).adjusted(-rim, -rim, rim, rim), rim * 2, rim * 2);
        return held.simplified();
    }

    static constexpr double carrierMargin = 0.16;
    Pieces pieces;
    double side = 0;
    const BoardToken *vehicle = nullptr;
    std::size_t riders = 0;
    std::size_t across = 1;
    QRectF block;
};

void paintPieces(const BoardCanvas &canvas, const Standing &standing)
{
    if (standing.vehicle != nullptr)
    {
        canvas.painter.setPen(linePen(canvas.theme.board.floor, 1));
        canvas.painter.setBrush(accentOf(canvas.theme, standing.vehicle->tone).fill);
        canvas.painter.drawPath(standing.carrier());
    }
    for (std::size_t index = 0; index < standing.pieces.size(); ++index)
        paintToken(canvas, *standing.pieces[index], standing.cell(index));
    for (std::size_t index = 0; index < standing.pieces.size(); ++index)
        paintPlight(canvas, standing.pieces[index]->plight, standing.cell(index));
}

} // namespace

void paintTokens(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    std::map<Space, int> counts;
    std::map<Space, int> drawn;
    std::map<Space, Pieces> pieces;
    for (const BoardToken &token : scene.tokens)
        if (isPiece(token))
            pieces[token.at].push_back(&token);
        else
            ++counts[token.at];
    for (const BoardToken &token : scene.tokens)
        if (!isPiece(token) && canvas.shows(token.at))
            paintToken(canvas, token, placeOf(canvas.rectOf(token.at), drawn[token.at]++, counts[token.at]));
    const SpaceSet taken = takenBy(scene);
    for (const auto &[space, standing] : pieces)
        paintPieces(canvas, Standing(canvas, taken, space, standing));
}

QRectF roomOfPieces(const BoardCanvas &canvas, const BoardScene &scene, Space space)
{
    const QRectF alone = canvas.rectOf(space);
    Pieces pieces;
    for (const BoardToken &token : scene.tokens)
        if (token.at == space && isPiece(token))
            pieces.push_back(&token);
    const Standing standing(canvas, takenBy(scene), space, pieces);
    QRectF room = pieces.size() > 1 ? alone | standing.block | standing.carrier().boundingRect() : alone;
    for (std::size_t index = 0; index < standing.pieces.size(); ++index)
        if (standing.pieces[index]->plight != TokenPlight::None)
            room |= badgeOf(canvas, standing.cell(index));
    return room;
}

} // namespace dossier
