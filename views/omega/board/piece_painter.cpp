#include "views/omega/board/piece_painter.h"

#include "views/board/stamp.h"

#include <QPainter>
#include <QStringList>

#include <map>

namespace dossier
{

namespace
{

constexpr double tokenRadius = 0.32;
constexpr double wedgeTip = 0.48;
/// Space beside a token's label, and the height of the label, as parts of the token.
constexpr double labelInset = 0.26;
constexpr double labelHeight = 0.28;

/// Degrees clockwise from the north.
double turnOf(Facing facing)
{
    return 90.0 * static_cast<int>(facing);
}

QRectF rectOf(const BoardCanvas &canvas, const Figure &figure)
{
    const double side = canvas.frame.side * figure.size;
    return {canvas.rectOf(figure.at).topLeft(), QSizeF(side, side)};
}

/// Properties that decide a token's drawing: all tokens of one look are copies of one drawing.
struct Look
{
    Side side = Side::Commando;
    Facing facing = Facing::AllRound;
    int size = 1;
    friend auto operator<=>(const Look &, const Look &) = default;
};

/// Draws a disc with a wedge in the piece's facing; an enemy's has a ring inside.
void paintToken(QPainter &painter, const QRectF &rect, const Look &look, const BoardCanvas &canvas)
{
    const double side = rect.width();
    const double tip = -wedgeTip * side;
    const bool commando = look.side == Side::Commando;
    const KeptPainter kept(painter);
    painter.translate(rect.center());
    const QPen border(canvas.theme.board.floor, canvas.part(0.035, 0.5, 2.5));
    painter.setPen(border);
    painter.setBrush(commando ? canvas.theme.teal.fill : canvas.theme.red.fill);
    painter.drawEllipse(QPointF(), tokenRadius * side, tokenRadius * side);
    if (look.facing != Facing::AllRound)
    {
        painter.rotate(turnOf(look.facing));
        const double foot = 0.2 * side;
        painter.drawPolyline(QPolygonF({QPointF(-foot, -foot), QPointF(0, tip), QPointF(foot, -foot)}));
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(QPolygonF({QPointF(-foot, -foot), QPointF(0, tip), QPointF(foot, -foot), QPointF()}));
    }
    if (commando)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(canvas.theme.onAccent, 0.75), canvas.part(0.03, 0.8, 2.5)));
    painter.drawEllipse(QPointF(), (tokenRadius - 0.05) * side, (tokenRadius - 0.05) * side);
}

/// Returns the stamp for tokens of one look.
Stamp tokens(const BoardCanvas &canvas, const Look &look)
{
    return {canvas.painter,
        [&canvas, look](QPainter &painter, const QRectF &rect) { paintToken(painter, rect, look, canvas); }};
}

void paintLabel(const BoardCanvas &canvas, const omega::Piece &piece)
{
    const QRectF rect = rectOf(canvas, piece.figure);
    const double inset = rect.width() * labelInset;
    writeFitted(canvas, rect.adjusted(inset, inset, -inset, -inset), tokenLabel(piece), rect.width() * labelHeight,
        canvas.theme.onAccent);
}

/// Draws a ring for the actor; for the target a ring with four ticks, like a reticle.
void paintPick(const BoardCanvas &canvas, const omega::Piece &piece, bool target)
{
    const QRectF rect = rectOf(canvas, piece.figure);
    const double radius = rect.width() * (tokenRadius + 0.08);
    const double width = canvas.part(0.05, 1.5, 4);
    canvas.painter.setBrush(Qt::NoBrush);
    for (const QPen &pen : {QPen(canvas.theme.board.floor, width * 2), QPen(canvas.theme.ink, width)})
    {
        canvas.painter.setPen(pen);
        canvas.painter.drawEllipse(rect.center(), radius, radius);
    }
    if (!target)
        return;
    const double tick = rect.width() * 0.08;
    for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
        canvas.painter.drawLine(rect.center() + way * (radius - tick), rect.center() + way * (radius + tick));
}

/// Draws a square under a token for each wound that it can take.
void paintWounds(const BoardCanvas &canvas, const PieceWounds &piece)
{
    const QRectF rect = rectOf(canvas, piece.figure);
    const int all = std::max(piece.vitality, piece.wounds);
    const double step = std::min(rect.width() * 0.16, rect.width() * 0.9 / all);
    const double side = step * 0.78;
    QRectF pip(
        rect.center().x() - step * all / 2 + (step - side) / 2, rect.bottom() - side - rect.width() * 0.03, side, side);
    for (int i = 0; i < all; ++i)
    {
        canvas.painter.setPen(QPen(canvas.theme.board.floor, canvas.part(0.02, 0.5, 1.5)));
        canvas.painter.setBrush(i < piece.wounds ? canvas.theme.red.fill : canvas.theme.raised);
        canvas.painter.drawRect(pip);
        pip.translate(step, 0);
    }
}

/// Draws a tick on a disc, at the corner of a token.
void paintActivated(const BoardCanvas &canvas, const Figure &figure)
{
    const QRectF rect = rectOf(canvas, figure);
    const double side = rect.width() * 0.32;
    const QRectF disc(rect.right() - side - rect.width() * 0.03, rect.top() + rect.width() * 0.03, side, side);
    canvas.painter.setPen(QPen(canvas.theme.ink, canvas.part(0.02, 0.8, 1.5)));
    canvas.painter.setBrush(canvas.theme.board.floor);
    canvas.painter.drawEllipse(disc);
    const auto at = [&](double x, double y) { return disc.topLeft() + QPointF(x * side, y * side); };
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(linePen(canvas.theme.ink, canvas.part(0.05, 1.2, 3)));
    canvas.painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.44, 0.72), at(0.76, 0.3)}));
}

/// Draws a proposed piece: its base, and its facing.
void paintProposed(const BoardCanvas &canvas, const omega::Piece &piece)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setOpacity(0.6);
    const QRectF rect = rectOf(canvas, piece.figure);
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(canvas.theme.red.text, canvas.part(0.03, 1, 2.5), Qt::DashLine));
    canvas.painter.drawRect(rect.adjusted(2, 2, -2, -2));
    paintToken(canvas.painter, rect, {piece.side, piece.facing, piece.figure.size}, canvas);
    paintLabel(canvas, piece);
}

/// Draws the corners of a frame around a declared space.
void paintDeclared(const BoardCanvas &canvas, Space space, const QColor &colour)
{
    const double width = canvas.part(0.06, 2, 4);
    const QRectF rect = canvas.rectOf(space).adjusted(width, width, -width, -width);
    const double arm = rect.width() * 0.24;
    canvas.painter.setPen(linePen(colour, width));
    const auto corner = [&](QPointF at, double x, double y)
    { canvas.painter.drawPolyline(QPolygonF({at + QPointF(x * arm, 0), at, at + QPointF(0, y * arm)})); };
    corner(rect.topLeft(), 1, 1);
    corner(rect.topRight(), -1, 1);
    corner(rect.bottomLeft(), 1, -1);
    corner(rect.bottomRight(), -1, -1);
}

/// Removes characters that would turn the direction of the text around them or have no shape.
QString printable(QString text)
{
    const auto shapeless = [](QChar character) { return !character.isPrint() && !character.isSurrogate(); };
    text.removeIf(shapeless);
    return text;
}

QString firstCharacters(const QString &text, int count)
{
    QList<uint> points = text.toUcs4();
    points.resize(std::min<qsizetype>(points.size(), count));
    return QString::fromUcs4(reinterpret_cast<const char32_t *>(points.constData()), points.size());
}

} // namespace

QString tokenLabel(const omega::Piece &piece)
{
    const QString label = printable(QString::fromStdString(piece.label)).simplified();
    const QStringList words = label.split(u' ', Qt::SkipEmptyParts);
    if (label.toUcs4().size() <= 3)
        return label;
    if (words.size() == 1)
        return firstCharacters(label, 2).toUpper();
    QString initials;
    for (const QString &word : words)
        initials += firstCharacters(word, 1);
    return firstCharacters(initials.toUpper(), 3);
}

QRectF labelOn(const BoardCanvas &canvas, const FloorScene &scene, Space space)
{
    const auto written = [&](const omega::Piece &piece)
    {
        const QRectF rect = rectOf(canvas, piece.figure);
        const double aside = rect.width() * labelInset;
        // On a large piece the corner of one of its spaces is in the middle of the label: the rectangle is higher
        // there, so that no part of that corner remains above the label.
        const double above = rect.width() * (1 - labelHeight) / 2 - (piece.figure.size > 1 ? rect.width() * 0.08 : 0);
        return rect.adjusted(aside, above, -aside, -above);
    };
    if (scene.proposed && scene.proposed->figure.covers(space))
        return written(*scene.proposed);
    const auto there = std::ranges::find_if(
        scene.board.pieces, [space](const omega::Piece &piece) { return piece.figure.covers(space); });
    return there != scene.board.pieces.end() ? written(*there) : QRectF();
}

void paintPieces(const BoardCanvas &canvas, const FloorScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    if (scene.declaredFrom)
        paintDeclared(canvas, *scene.declaredFrom, canvas.theme.teal.text);
    if (scene.declaredTo)
        paintDeclared(canvas, *scene.declaredTo, canvas.theme.red.text);
    std::map<Look, Stamp> stamps;
    for (std::size_t index = 0; index < scene.board.pieces.size(); ++index)
    {
        const omega::Piece &piece = scene.board.pieces[index];
        const Figure &figure = piece.figure;
        if (!canvas.spaces.intersects(QRect(figure.at.x, figure.at.y, figure.size, figure.size)))
            continue;
        if (scene.actor == index || scene.target == index)
            paintPick(canvas, piece, scene.target == index);
        const Look look{piece.side, piece.facing, figure.size};
        stamps.try_emplace(look, tokens(canvas, look)).first->second.put(rectOf(canvas, figure));
        paintLabel(canvas, piece);
    }
    for (const PieceWounds &piece : scene.wounds)
        paintWounds(canvas, piece);
    for (const Figure &figure : scene.activated)
        paintActivated(canvas, figure);
    if (scene.proposed)
        paintProposed(canvas, *scene.proposed);
}

} // namespace dossier
