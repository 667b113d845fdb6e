#include "views/omega/parts/round_track.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <set>
#include <utility>

namespace dossier
{

namespace
{

struct TrackWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RoundTrack)
};

constexpr int cellGap = 3;
/// Minimum width of a space of the track in pixels, with the gap.
constexpr int minCell = 14;
constexpr int lastSpace = omega::Clock::lastSpace;
/// Width of a space with a number, relative to one without.
constexpr double numberedShare = 2.2;
/// The higher weight gets its room first.
constexpr int trackWeight = 90;
constexpr int shortTrackWeight = 80;
constexpr int longTrackWeight = 20;

int cellWidth(const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(QStringLiteral("20")) - 2;
}

int cellHeight(const QFont &font)
{
    return QFontMetrics(font).height() + 8;
}

/// The track as it is painted.
struct Track
{
    omega::Clock clock{};
    std::optional<int> crisis{};
    std::set<int> events{};
    /// Spaces of events that only the overseer knows.
    std::set<int> secrets{};

    [[nodiscard]] bool isHere(int space) const { return space == clock.primary && clock.step != omega::Step::SetUp; }

    /// True when the number of a space is written: the others are counted from these, as all numbers would look like a
    /// ruler.
    [[nodiscard]] bool isNumbered(int space) const { return isHere(space) || space == crisis || space % 5 == 0; }
};

/// Returns the spaces in that many rows, those with a number wider.
std::vector<QRectF> cellsOf(const Track &track, const QRect &area, int rows, const QFont &font)
{
    const int across = lastSpace / rows;
    const int high = cellHeight(font);
    std::vector<QRectF> cells;
    for (int row = 0; row < rows; ++row)
    {
        double shares = 0;
        for (int space = row * across + 1; space <= (row + 1) * across; ++space)
            shares += track.isNumbered(space) ? numberedShare : 1;
        const double step = std::min<double>((area.width() + cellGap) / shares, cellWidth(font));
        double left = 0;
        for (int space = row * across + 1; space <= (row + 1) * across; ++space)
        {
            const double wide = track.isNumbered(space) ? numberedShare * step : step;
            cells.emplace_back(left, row * (high + cellGap), wide - cellGap, high);
            left += wide;
        }
    }
    return cells;
}

void paintNumber(
    QPainter &painter, const Track &track, int space, const QRectF &cell, const QRect &area, const Theme &theme)
{
    painter.save();
    painter.setPen(track.isHere(space)    ? theme.ground
            : space == track.crisis       ? theme.red.text
            : space < track.clock.primary ? theme.dim
                                          : theme.ink);
    QFont font = painter.font();
    font.setBold(track.isHere(space));
    // The number may extend into the gaps beside it, but not beyond the track.
    const QRectF room = cell.adjusted(-cellGap, 0, cellGap, 0) & QRectF(area);
    const QString number = QString::number(space);
    // Large text gets less room on the track than it needs.
    if (const double wide = QFontMetricsF(font).horizontalAdvance(number); wide > room.width())
        font.setPointSizeF(font.pointSizeF() * room.width() / wide);
    painter.setFont(font);
    painter.drawText(room, Qt::AlignCenter, number);
    painter.restore();
}

/// Draws a triangle that points down at the space.
void paintMark(QPainter &painter, const QRectF &cell, const QColor &color)
{
    constexpr double half = 4.5;
    constexpr double high = 5.5;
    const double middle = cell.center().x();
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF{{middle - half, cell.top() - 1}, {middle + half, cell.top() - 1}, {middle, cell.top() - 1 + high}});
}

void paintTrack(QPainter &painter, const Track &track, const QRect &area, int rows, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    int space = 0;
    for (const QRectF &cell : cellsOf(track, area, rows, painter.font()))
    {
        ++space;
        painter.setPen(space == track.crisis ? QPen(theme.red.fill, 2) : QPen(Qt::NoPen));
        painter.setBrush(track.isHere(space) ? theme.ink : theme.raised);
        painter.drawRoundedRect(cell.adjusted(0, 1, 0, -1), 4, 4);
        if (track.isNumbered(space))
            paintNumber(painter, track, space, cell, area, theme);
        painter.setPen(Qt::NoPen);
        if (track.secrets.contains(space))
            paintMark(painter, cell, theme.violet.fill);
        else if (track.events.contains(space))
            paintMark(painter, cell, theme.red.fill);
        painter.setBrush(theme.blue.fill);
        if (space == track.clock.secondary)
            painter.drawRoundedRect(QRectF(cell.left() + 1, cell.bottom() - 4, cell.width() - 2, 3.5), 1.5, 1.5);
    }
}

Part trackIn(int rows, const Track &track, const QString &words, bool isLong)
{
    const auto size = [rows, isLong](const QFont &font)
    {
        return QSize(lastSpace / rows * (isLong ? cellWidth(font) + cellGap : minCell),
            rows * (cellHeight(font) + cellGap) - cellGap);
    };
    const auto paint = [rows, track](QPainter &painter, const QRect &area, const Theme &theme)
    { paintTrack(painter, track, area, rows, theme); };
    // The words say everything that is painted, except the step of the setup.
    const QVariantList state{words, track.isHere(track.clock.primary)};
    return painted(QStringLiteral("track%1").arg(rows * 2 + (isLong ? 1 : 0)), {paint, size, state})
        .named(words)
        .withTip(words);
}

} // namespace

Part roundTrack(const omega::View &view)
{
    Track track{.clock = view.open.clock, .crisis = view.open.content.mission.crisisRound};
    QStringList words{TrackWords::tr("Round track: the timer is on %1").arg(track.clock.primary)};
    if (track.clock.secondary)
        words << TrackWords::tr("the second timer (blue line) is on %1").arg(*track.clock.secondary);
    if (track.clock.crisis)
        words << TrackWords::tr("the Crisis Point is reached");
    else if (track.crisis)
        words << TrackWords::tr("the Crisis Point (red) is on %1").arg(*track.crisis);
    for (const omega::TrackMark &mark : view.track)
        if (mark.event)
        {
            track.events.insert(mark.space);
            words << TrackWords::tr("%1 on %2 (red triangle)", "a mission event, a space of the track")
                         .arg(wording::nameOf(view.open, *mark.event), QString::number(mark.space));
        }
    for (const omega::TrackMark &mark : view.planned)
        if (mark.event)
        {
            track.secrets.insert(mark.space);
            words << TrackWords::tr(
                "%1 on %2 (violet triangle, only you know it)", "a planned event, a space of the track")
                         .arg(wording::plannedName(view, mark.event->text), QString::number(mark.space));
        }
    const QString all = words.join(QStringLiteral(", "));
    return forms(
        {trackIn(1, track, all, true).with(&Part::weight, longTrackWeight),
            trackIn(1, track, all, false).with(&Part::weight, shortTrackWeight), trackIn(2, track, all, false)})
        .with(&Part::weight, trackWeight)
        .with(&Part::textWhenHidden, all);
}

} // namespace dossier
