#include "views/session/timeline.h"

#include "views/kit/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr std::uint32_t linesAtOnce = 256;
constexpr int linesOfAPageStep = 10;
/// The length of a mark.
constexpr int tick = 4;
constexpr int spacing = 3;

} // namespace

Timeline::Timeline(std::function<QString(int number)> nameOf, QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
    , m_nameOf(std::move(nameOf))
{
    setPageStep(linesOfAPageStep);
    setRange(0, 0);
    connect(this, &QSlider::valueChanged, this, &Timeline::announceValue);
    retranslate();
}

void Timeline::render(const ShownJournal &journal)
{
    m_source = journal.source;
    m_roundSource = journal.rounds;
    m_now = m_at = journal.here;
    const QSignalBlocker silent(this);
    setRange(0, static_cast<int>(journal.count));
    setValue(maximum());
    setEnabled(journal.count > 0);
    readRounds();
}

void Timeline::readRounds()
{
    m_rounds = m_roundSource ? m_roundSource() : std::vector<RoundMark>();
    retranslate();
    update();
}

void Timeline::showNow()
{
    const QSignalBlocker silent(this);
    setValue(maximum());
    m_at = m_now;
    retranslate();
}

std::optional<int> Timeline::round() const
{
    // Searches by the position of the table: the line itself may be undone, or an undo.
    const auto after = std::ranges::upper_bound(m_rounds, m_at.entry, {}, &RoundMark::line);
    return after == m_rounds.begin() ? std::nullopt : std::optional(std::prev(after)->number);
}

void Timeline::toRoundBefore()
{
    const auto line = static_cast<std::uint32_t>(value());
    const auto isBefore = [&] { return !m_rounds.empty() && m_rounds.front().line < line; };
    if (!isBefore() && m_source && line > 1)
    {
        // Requesting the first line loads the lines that opening left out, and their rounds.
        m_source(1, 1);
        readRounds();
    }
    setValue(isBefore()
            ? static_cast<int>(std::prev(std::ranges::lower_bound(m_rounds, line, {}, &RoundMark::line))->line)
            : 0);
}

void Timeline::toRoundAfter()
{
    const auto after = std::ranges::upper_bound(m_rounds, static_cast<std::uint32_t>(value()), {}, &RoundMark::line);
    setValue(after == m_rounds.end() ? maximum() : static_cast<int>(after->line));
}

void Timeline::showPlace(journal::Position at)
{
    std::uint32_t line = 0;
    const auto last = static_cast<std::uint32_t>(maximum());
    while (at.entry != 0 && line < last)
    {
        const std::vector<JournalRow> page = m_source(line + 1, linesAtOnce);
        const auto found = std::ranges::find_if(
            page, [&](const JournalRow &row) { return row.line.what == journal::LineKind::Done && row.line.to == at; });
        if (found != page.end() || page.empty())
        {
            line = page.empty() ? last : found->line.number;
            break;
        }
        line += static_cast<std::uint32_t>(page.size());
    }
    setValue(static_cast<int>(line));
}

void Timeline::announceValue(int value)
{
    const auto line = static_cast<std::uint32_t>(value);
    m_at = value == maximum() ? m_now : placeAfter(m_source, line);
    if (m_rounds.empty() || line < m_rounds.front().line)
        readRounds();
    retranslate();
    if (value == maximum())
        emit presentRequested();
    else
        emit positionRequested(line, m_at);
}

QFont Timeline::numberFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.75);
    return small;
}

int Timeline::marksHeight() const
{
    return tick + QFontMetrics(numberFont()).ascent();
}

QSize Timeline::sizeHint() const
{
    return QSlider::sizeHint() + QSize(0, marksHeight());
}

void Timeline::initStyleOption(QStyleOptionSlider *option) const
{
    QSlider::initStyleOption(option);
    option->rect.setHeight(height() - marksHeight());
}

double Timeline::middleOf(std::uint32_t line) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const int handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).width();
    return handle / 2.0
        + QStyle::sliderPositionFromValue(minimum(), maximum(), static_cast<int>(line), width() - handle);
}

void Timeline::paintEvent(QPaintEvent *event)
{
    QSlider::paintEvent(event);
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setFont(numberFont());
    const QFontMetricsF metrics(painter.font());
    const std::optional<int> here = round();
    const double top = height() - metrics.ascent();
    double free = 0;
    for (const RoundMark &mark : m_rounds)
    {
        const double middle = middleOf(mark.line);
        painter.setPen(here == mark.number ? theme.ink : theme.dim);
        painter.drawLine(QPointF(middle, top - tick), QPointF(middle, top));
        const QString number = QString::number(mark.number);
        const double half = metrics.horizontalAdvance(number) / 2;
        const double left = std::clamp(middle - half, 0.0, width() - 2 * half);
        if (left < free)
            continue;
        painter.drawText(QPointF(left, top + metrics.ascent()), number);
        free = left + 2 * half + spacing;
    }
}

void Timeline::keyPressEvent(QKeyEvent *event)
{
    // Keys with Ctrl are for the window, even where it has no use for them.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else if (event->key() == Qt::Key_PageUp)
        toRoundBefore();
    else if (event->key() == Qt::Key_PageDown)
        toRoundAfter();
    else
        QSlider::keyPressEvent(event);
}

void Timeline::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QSlider::changeEvent(event);
}

void Timeline::retranslate()
{
    setAccessibleName(tr("Timeline"));
    const QString text = round() ? m_nameOf(*round()) : QString();
    const QString keys
        = tr("Drag to see the game as it was earlier (Alt+Left and Alt+Right). Page Up and Page Down go from round to "
             "round, with Alt from turning point to turning point. Looking undoes nothing");
    setAccessibleDescription(text);
    setToolTip(text.isEmpty() ? keys : tr("%1. %2", "a round, and what can be done").arg(text, keys));
}

journal::Position placeAfter(const LineSource &source, std::uint32_t line)
{
    for (; line > 0; --line)
    {
        const std::vector<JournalRow> row = source(line, 1);
        const bool moves = !row.empty()
            && (row.front().line.what == journal::LineKind::Done || row.front().line.what == journal::LineKind::Moved);
        if (moves)
            return row.front().line.to;
    }
    return {};
}

} // namespace dossier
