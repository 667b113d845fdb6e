#include "views/kit/reading_area.h"

#include "views/kit/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int paragraphGap = 6;
/// Minimum lines in any window.
constexpr int minKept = 3;
constexpr int maxTipLength = 1200;

/// Returns the height that one more line adds to a paragraph: the font alone may give less.
int lineHeightOf(const QFontMetrics &metrics)
{
    const auto heightOf = [&](const QString &text)
    { return metrics.boundingRect(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX, Qt::TextWordWrap, text).height(); };
    return std::max(heightOf(QStringLiteral("1\n1")) - heightOf(QStringLiteral("1")), 1);
}

} // namespace

ReadingArea::ReadingArea(QWidget *parent)
    : FlowingArea(parent)
{
    setProperty("role", QStringLiteral("bare"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget(this);
    setPage(page);
    // The background of the card shows through.
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void ReadingArea::setLines(int lines, bool areKept)
{
    m_lines = lines;
    m_areKept = areKept;
    fitHeight();
}

bool ReadingArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHandled = FlowingArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return isHandled;
}

/// A page that was just shown has the height of its window only now.
void ReadingArea::showEvent(QShowEvent *event)
{
    FlowingArea::showEvent(event);
    fitHeight();
}

/// Large text quickly takes the room that the controls need.
int ReadingArea::linesOfShare(int lineHeight) const
{
    constexpr int linesOfHighWindow = 34;
    const int height = window()->height();
    const int share = height < lineHeight * linesOfHighWindow ? height / 5 : height * 3 / 10;
    // A headline above is half as high again as a line.
    const auto headlines = static_cast<int>(accessibleName().count(u'\n')) + 1;
    return share / lineHeight - headlines * 3 / 2;
}

void ReadingArea::fitHeight()
{
    QStringList texts;
    QFontMetrics metrics = fontMetrics();
    for (const QLabel *label : widget()->findChildren<QLabel *>())
        if (!label->isHidden())
        {
            metrics = texts.isEmpty() ? label->fontMetrics() : metrics;
            texts << label->text();
        }
    const int line = lineHeightOf(metrics);
    const int needed = neededHeight();
    const int share = linesOfShare(line);
    const int kept = std::clamp(share, std::min(minKept, m_lines), m_lines);
    const int height
        = m_areKept ? line * kept + paragraphGap : std::clamp(needed, line, line * std::max(m_lines, share));
    setFixedHeight(height);
    const QString text = texts.join(u'\n');
    if (std::exchange(m_text, text) != text)
        verticalScrollBar()->setValue(0);
    setFocusPolicy(needed > height ? Qt::TabFocus : Qt::NoFocus);
    setToolTip(needed > height ? tipLine(text, maxTipLength) : QString());
}

} // namespace dossier
