#include "views/omega/board/shade_painter.h"

#include "views/board/space_shapes.h"
#include "views/board/stamp.h"
#include "views/board/tints.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace dossier
{

namespace
{

/// Numbers in one font and colour, each drawn once and then copied: a board can show thousands.
class Numbers
{
public:
    enum class At : bool
    {
        NorthWest,
        SouthEast,
    };

    Numbers(const BoardCanvas &canvas, double pixels, const QColor &colour, At at)
        : m_painter(canvas.painter)
        , m_font(canvas.painter.font())
        , m_colour(colour)
        , m_at(at)
    {
        m_font.setPixelSize(std::max(static_cast<int>(pixels), 1));
        m_font.setWeight(QFont::DemiBold);
    }

    /// Draws a number in its corner of the square.
    void write(int number, const QRectF &square)
    {
        const auto place = m_written.try_emplace(number, m_painter,
            [this, number](QPainter &painter, const QRectF &corner) { writeOnce(painter, corner, number); });
        place.first->second.put(cornerOf(square));
    }

private:
    /// Returns a corner four fifths of a side wide and three fifths high, which holds a number of three digits.
    [[nodiscard]] QRectF cornerOf(const QRectF &square) const
    {
        QRectF corner(square.topLeft(), QSizeF(square.width() * 0.8, square.height() * 0.6));
        if (m_at == At::SouthEast)
            corner.moveBottomRight(square.bottomRight());
        return corner;
    }

    void writeOnce(QPainter &painter, const QRectF &corner, int number) const
    {
        const double inset = std::min(corner.width() * 0.075, 5.0);
        painter.setFont(m_font);
        painter.setPen(m_colour);
        if (m_at == At::NorthWest)
            painter.drawText(corner.adjusted(inset, inset * 0.5, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip,
                QString::number(number));
        else
            painter.drawText(corner.adjusted(0, 0, -inset, -inset * 0.25),
                Qt::AlignRight | Qt::AlignBottom | Qt::TextDontClip, QString::number(number));
    }

    QPainter &m_painter;
    QFont m_font;
    QColor m_colour;
    At m_at;
    std::map<int, Stamp> m_written;
};

SpaceSet reachOf(const FloorScene &scene)
{
    const bool known = scene.actor && *scene.actor < scene.board.pieces.size();
    const int size = known ? scene.board.pieces[*scene.actor].figure.size : 1;
    SpaceSet spaces;
    for (const ReachedSpace &reached : scene.reach)
        spaces |= spacesOf(Figure{reached.space, size});
    return spaces;
}

/// Returns the watched spaces, by the number of watchers.
std::map<int, SpaceSet> watchedSpaces(const BoardCanvas &canvas, const FloorScene &scene)
{
    std::map<int, SpaceSet> watched;
    if (scene.danger)
        (scene.board.map.floor() & spacesIn(canvas.spaces))
            .forEach([&](Space space) { watched[scene.danger->at(space)].set(space); });
    watched.erase(0);
    return watched;
}

} // namespace

/// Fills a space with only one colour, the nearest danger first: two would blend into a third that means neither. The
/// border of a shading shows where another one covers it.
void paintShades(const BoardCanvas &canvas, const FloorScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    Tints tints;
    SpaceSet taken;
    for (const auto &[watchers, spaces] : watchedSpaces(canvas, scene))
    {
        tints.add(spaces, faded(canvas.theme.orange.fill, std::min(0.1 + 0.12 * watchers, 0.6)));
        taken |= spaces;
    }
    const SpaceSet reach = reachOf(scene);
    tints.add(reach - taken, faded(canvas.theme.green.fill, 0.2));
    const bool reachIsUnder = !(reach & taken).empty();
    taken |= reach;
    if (scene.seen)
        tints.add(*scene.seen - taken, faded(canvas.theme.teal.fill, 0.22));
    tints.paint(canvas);
    const auto outline = [&](const SpaceSet &spaces, const QColor &colour)
    {
        fillLines(canvas.painter, outlineOf(canvas.frame, spaces, spacesIn(canvas.spaces)),
            std::round(canvas.part(0.03, 1, 2)), colour);
    };
    if (reachIsUnder)
        outline(reach, canvas.theme.green.text);
    if (scene.seen)
        outline(*scene.seen, canvas.theme.teal.text);
}

void paintShadeNumbers(const BoardCanvas &canvas, const FloorScene &scene)
{
    if (canvas.frame.side < 11)
        return;
    const KeptPainter kept(canvas.painter);
    const double pixels = canvas.textPixels(canvas.frame.side < 32 ? 0.46 : 0.36);
    Numbers costs(canvas, pixels, canvas.theme.ink, Numbers::At::SouthEast);
    for (const ReachedSpace &reached : scene.reach)
        if (reached.cost > 0 && canvas.shows(reached.space))
            costs.write(reached.cost, canvas.rectOf(reached.space));
    Numbers watchers(canvas, pixels, canvas.theme.orange.text, Numbers::At::NorthWest);
    for (const auto &[count, spaces] : watchedSpaces(canvas, scene))
        spaces.forEach([&](Space space) { watchers.write(count, canvas.rectOf(space)); });
}

} // namespace dossier
