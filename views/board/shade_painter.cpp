#include "views/board/shade_painter.h"

#include "views/board/space_shapes.h"

#include <QPainter>
#include <QStaticText>

#include <algorithm>
#include <cmath>
#include <map>

namespace dossier
{

namespace
{

/// Numbers in one font, each laid out once: a board can show thousands.
class Numbers
{
public:
    Numbers(const BoardCanvas &canvas, double pixels)
        : m_painter(canvas.painter)
        , m_kept(canvas.painter)
    {
        QFont font = m_painter.font();
        font.setPixelSize(std::max(static_cast<int>(pixels), 1));
        font.setWeight(QFont::DemiBold);
        m_painter.setFont(font);
    }

    enum class At : bool
    {
        NorthWest,
        SouthEast,
    };

    void write(int number, const QRectF &rect, At at)
    {
        const QStaticText &text = laidOut(number);
        const double inset = std::min(rect.width() * 0.06, 5.0);
        const QPointF corner = at == At::NorthWest
            ? rect.topLeft() + QPointF(inset, inset * 0.5)
            : rect.bottomRight() - QPointF(text.size().width() + inset, text.size().height() + inset * 0.25);
        m_painter.drawStaticText(corner, text);
    }

private:
    const QStaticText &laidOut(int number)
    {
        const auto [place, isNew] = m_texts.try_emplace(number, QString::number(number));
        if (isNew)
        {
            place->second.setTextFormat(Qt::PlainText);
            place->second.prepare({}, m_painter.font());
        }
        return place->second;
    }

    QPainter &m_painter;
    KeptPainter m_kept;
    std::map<int, QStaticText> m_texts;
};

void paintSeen(const BoardCanvas &canvas, const SpaceSet &seen)
{
    const Accent &teal = canvas.theme.teal;
    const SpaceSet shown = spacesIn(canvas.spaces);
    fillSpaces(canvas.painter, canvas.frame, seen & shown, faded(teal.fill, 0.22));
    fillLines(canvas.painter, outlineOf(canvas.frame, seen, shown), std::round(canvas.part(0.03, 1, 2)), teal.text);
}

void paintReach(const BoardCanvas &canvas, const BoardScene &scene)
{
    const bool known = scene.actor && *scene.actor < scene.board.pieces.size();
    const int size = known ? scene.board.pieces[*scene.actor].figure.size : 1;
    SpaceSet spaces;
    for (const ReachedSpace &reached : scene.reach)
        spaces |= spacesOf(Figure{reached.space, size});
    fillSpaces(canvas.painter, canvas.frame, spaces & spacesIn(canvas.spaces), faded(canvas.theme.green.fill, 0.2));
}

/// The spaces that are watched, by the number of watchers.
std::map<int, SpaceSet> watchedSpaces(const BoardCanvas &canvas, const BoardScene &scene)
{
    std::map<int, SpaceSet> watched;
    if (scene.danger)
        (scene.board.map.floor() & spacesIn(canvas.spaces))
            .forEach([&](Space space) { watched[scene.danger->at(space)].set(space); });
    watched.erase(0);
    return watched;
}

} // namespace

void paintShades(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto &[watchers, spaces] : watchedSpaces(canvas, scene))
        fillSpaces(
            canvas.painter, canvas.frame, spaces, faded(canvas.theme.red.fill, std::min(0.1 + 0.12 * watchers, 0.6)));
    paintReach(canvas, scene);
    if (scene.seen)
        paintSeen(canvas, *scene.seen);
}

void paintShadeNumbers(const BoardCanvas &canvas, const BoardScene &scene)
{
    if (canvas.frame.side < 11)
        return;
    Numbers numbers(canvas, canvas.textPixels(canvas.frame.side < 32 ? 0.46 : 0.36));
    canvas.painter.setPen(canvas.theme.ink);
    for (const ReachedSpace &reached : scene.reach)
        if (canvas.shows(reached.space))
            numbers.write(reached.cost, canvas.rectOf(reached.space), Numbers::At::SouthEast);
    canvas.painter.setPen(canvas.theme.red.text);
    for (const auto &watched : watchedSpaces(canvas, scene))
        watched.second.forEach(
            [&](Space space) { numbers.write(watched.first, canvas.rectOf(space), Numbers::At::NorthWest); });
}

} // namespace dossier
