#include "views/omega/parts/round_track.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int cellGap = 3;
/// What a space of the track takes at least, with the gap.
constexpr int leastCell = 14;
constexpr int spaces = omega::Clock::lastSpace;
/// How much wider a space with a number is than one without.
constexpr double numberedShare = 2.2;

bool isHere(const omega::Clock &clock, int space)
{
    return space == clock.primary && clock.step != omega::Step::SetUp;
}

} // namespace

RoundTrack::RoundTrack(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void RoundTrack::render(const omega::View &view)
{
    m_clock = view.open.clock;
    m_crisis = view.open.content.mission.crisisRound;
    m_events.clear();
    for (const omega::TrackMark &mark : view.track)
        if (mark.event)
            m_events.emplace_back(mark.space, wording::nameOf(view.open, *mark.event));
    m_secrets.clear();
    for (const omega::TrackMark &mark : view.planned)
        if (mark.event)
            m_secrets.emplace_back(mark.space, wording::plannedName(view, mark.event->text));
    retranslate();
    update();
}

void RoundTrack::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

int RoundTrack::cellWidth() const
{
    return fontMetrics().horizontalAdvance(QStringLiteral("20")) - 2;
}

int RoundTrack::cellHeight() const
{
    return fontMetrics().height() + 8;
}

int RoundTrack::columns(int width) const
{
    return width >= spaces * leastCell ? spaces : spaces / 2;
}

QSize RoundTrack::sizeHint() const
{
    return {spaces * (cellWidth() + cellGap), cellHeight()};
}

QSize RoundTrack::minimumSizeHint() const
{
    return {spaces * leastCell, cellHeight()};
}

int RoundTrack::heightForWidth(int width) const
{
    const int rows = spaces / columns(width);
    return rows * cellHeight() + (rows - 1) * cellGap;
}

bool RoundTrack::isNumbered(int space) const
{
    return isHere(m_clock, space) || space == m_crisis || space % 5 == 0;
}

std::vector<QRectF> RoundTrack::cells() const
{
    const int across = columns(width());
    std::vector<QRectF> cells;
    for (int row = 0; row < spaces / across; ++row)
    {
        double shares = 0;
        for (int space = row * across + 1; space <= (row + 1) * across; ++space)
            shares += isNumbered(space) ? numberedShare : 1;
        const double step = std::min<double>((width() + cellGap) / shares, cellWidth());
        double left = 0;
        for (int space = row * across + 1; space <= (row + 1) * across; ++space)
        {
            const double wide = isNumbered(space) ? numberedShare * step : step;
            cells.emplace_back(left, row * (cellHeight() + cellGap), wide - cellGap, cellHeight());
            left += wide;
        }
    }
    return cells;
}

void RoundTrack::paintNumber(QPainter &painter, int space, const QRectF &cell) const
{
    const bool here = isHere(m_clock, space);
    painter.setPen(here               ? m_theme.ground
            : space == m_crisis       ? m_theme.red.text
            : space < m_clock.primary ? m_theme.dim
                                      : m_theme.ink);
    QFont font = this->font();
    font.setBold(here);
    // Into the gaps beside it, and not beyond the track.
    const QRectF room = cell.adjusted(-cellGap, 0, cellGap, 0) & QRectF(rect());
    const QString number = QString::number(space);
    // Large text has less room on the track than it asks for.
    if (const double wide = QFontMetricsF(font).horizontalAdvance(number); wide > room.width())
        font.setPointSizeF(font.pointSizeF() * room.width() / wide);
    painter.setFont(font);
    painter.drawText(room, Qt::AlignCenter, number);
}

void RoundTrack::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int space = 0;
    for (const QRectF &cell : cells())
    {
        ++space;
        painter.setPen(space == m_crisis ? QPen(m_theme.red.fill, 2) : QPen(Qt::NoPen));
        painter.setBrush(isHere(m_clock, space) ? m_theme.ink : m_theme.raised);
        painter.drawRoundedRect(cell.adjusted(0, 1, 0, -1), 4, 4);
        if (isNumbered(space))
            paintNumber(painter, space, cell);
        const auto lies = [&](const auto &mark) { return mark.first == space; };
        if (std::ranges::any_of(m_secrets, lies))
            paintMark(painter, cell, m_theme.violet.fill);
        else if (std::ranges::any_of(m_events, lies))
            paintMark(painter, cell, m_theme.red.fill);
        if (space != m_clock.secondary)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.blue.fill);
        painter.drawRoundedRect(QRectF(cell.left() + 1, cell.bottom() - 4, cell.width() - 2, 3.5), 1.5, 1.5);
    }
}

/// A triangle that points down on the space.
void RoundTrack::paintMark(QPainter &painter, const QRectF &cell, const QColor &colour) const
{
    constexpr double half = 4.5;
    constexpr double high = 5.5;
    const double middle = cell.center().x();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(
        QPolygonF{{middle - half, cell.top() - 1}, {middle + half, cell.top() - 1}, {middle, cell.top() - 1 + high}});
}

/// Layouts that are not asked for a height at a width keep room for both rows.
void RoundTrack::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setMinimumHeight(heightForWidth(width()));
}

void RoundTrack::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void RoundTrack::retranslate()
{
    QStringList words{tr("Round track: the timer is on %1").arg(m_clock.primary)};
    if (m_clock.secondary)
        words << tr("the second timer (blue line) is on %1").arg(*m_clock.secondary);
    if (m_clock.crisis)
        words << tr("the Crisis Point is reached");
    else if (m_crisis)
        words << tr("the Crisis Point (red) is on %1").arg(*m_crisis);
    for (const auto &[space, event] : m_events)
        words << tr("%1 on %2 (red triangle)", "a mission event, a space of the track").arg(event).arg(space);
    for (const auto &[space, event] : m_secrets)
        words << tr("%1 on %2 (violet triangle, only you know it)", "a planned event, a space of the track")
                     .arg(event)
                     .arg(space);
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(accessibleName());
}

} // namespace dossier
