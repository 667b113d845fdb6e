#include "timeline.h"

#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr std::uint32_t pageLength = 256;
constexpr int linesOfAPageStep = 10;

} // namespace

Timeline::Timeline(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setPageStep(linesOfAPageStep);
    setRange(0, 0);
    connect(this, &QSlider::valueChanged, this, &Timeline::tellValue);
    retranslate();
}

void Timeline::render(std::uint32_t count, const LineSource &source)
{
    m_source = source;
    const QSignalBlocker silent(this);
    setRange(0, static_cast<int>(count));
    setValue(maximum());
    setEnabled(count > 0);
}

void Timeline::showNow()
{
    const QSignalBlocker silent(this);
    setValue(maximum());
}

void Timeline::showPlace(journal::Position at)
{
    std::uint32_t line = 0;
    const auto last = static_cast<std::uint32_t>(maximum());
    while (at.entry != 0 && line < last)
    {
        const std::vector<ToldLine> page = m_source(line + 1, pageLength);
        const auto found = std::ranges::find_if(page,
            [&](const ToldLine &told) { return told.line.what == journal::LineKind::Done && told.line.to == at; });
        if (found != page.end() || page.empty())
        {
            line = page.empty() ? last : found->line.number;
            break;
        }
        line += static_cast<std::uint32_t>(page.size());
    }
    setValue(static_cast<int>(line));
}

void Timeline::tellValue(int value)
{
    if (value == maximum())
        emit nowAsked();
    else
        emit lookAsked(static_cast<std::uint32_t>(value), placeAfter(m_source, static_cast<std::uint32_t>(value)));
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
    setToolTip(tr("Drag to see the table as it stood earlier (Alt+Left and Alt+Right); nothing is undone by looking"));
}

journal::Position placeAfter(const LineSource &source, std::uint32_t line)
{
    for (; line > 0; --line)
    {
        const std::vector<ToldLine> told = source(line, 1);
        const bool moves = !told.empty()
            && (told.front().line.what == journal::LineKind::Done
                || told.front().line.what == journal::LineKind::Moved);
        if (moves)
            return told.front().line.to;
    }
    return {};
}

} // namespace dossier
