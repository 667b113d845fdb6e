#include "views/specter/parts/scrolled_words.h"

#include "views/kit/desk_layout.h"
#include "views/kit/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int gapOfParagraphs = 6;
/// Lines that are kept in any window.
constexpr int fewestKept = 3;
constexpr int longestWholeTip = 1200;

/// How much higher a paragraph is for one more line: its letters alone may ask for less.
int lineOf(const QLabel &paragraph)
{
    const auto high = [&](const QString &text)
    {
        return paragraph.fontMetrics()
            .boundingRect(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX, Qt::TextWordWrap, text)
            .height();
    };
    return std::max(high(QStringLiteral("1\n1")) - high(QStringLiteral("1")), 1);
}

} // namespace

ScrolledWords::ScrolledWords(const QLabel &headline, const QList<QLabel *> &paragraphs, QWidget *parent)
    : FlowingArea(parent)
    , m_headline(headline)
    , m_paragraphs(paragraphs)
{
    setProperty("role", QStringLiteral("bare"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget(this);
    QVBoxLayout *column = newColumn(page, 0, gapOfParagraphs);
    for (QLabel *paragraph : m_paragraphs)
    {
        paragraph->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        column->addWidget(paragraph);
    }
    column->addStretch();
    setPage(page);
    // The card shines through.
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(this, &FlowingArea::neededHeightChanged, this, &ScrolledWords::fitHeight);
}

void ScrolledWords::keepLines(int lines)
{
    m_kept = true;
    m_lines = lines;
    fitHeight();
}

void ScrolledWords::takeShare(int lines)
{
    m_kept = false;
    m_lines = lines;
    fitHeight();
}

void ScrolledWords::wordsChanged()
{
    verticalScrollBar()->setValue(0);
    setAccessibleName(m_headline.text());
    fitHeight();
}

void ScrolledWords::changeEvent(QEvent *event)
{
    FlowingArea::changeEvent(event);
    // What it holds has its letters only after this.
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &ScrolledWords::fitHeight, Qt::QueuedConnection);
}

/// A page that is shown only now is as high as its window.
void ScrolledWords::showEvent(QShowEvent *event)
{
    FlowingArea::showEvent(event);
    fitHeight();
}

/// Large letters take the room quickly that what is to be done needs.
int ScrolledWords::linesOfShare(int line) const
{
    constexpr int highInLines = 34;
    const int high = window()->height();
    const int share = high < line * highInLines ? high / 5 : high * 3 / 10;
    const auto headlines = static_cast<int>(m_headline.text().count(u'\n')) + 1;
    return (share - headlines * m_headline.fontMetrics().lineSpacing()) / line;
}

void ScrolledWords::fitHeight()
{
    const auto shown = std::ranges::find_if(m_paragraphs, [](const QLabel *one) { return !one->isHidden(); });
    const int line = lineOf(shown != m_paragraphs.end() ? **shown : *m_paragraphs.front());
    const int needed = neededHeight();
    const int share = linesOfShare(line);
    const int kept = std::clamp(share, std::min(fewestKept, m_lines), m_lines);
    const int high = m_kept ? line * kept + gapOfParagraphs : std::clamp(needed, line, line * std::max(m_lines, share));
    setFixedHeight(high);
    QStringList words;
    for (const QLabel *paragraph : m_paragraphs)
        if (!paragraph->isHidden())
            words << paragraph->text();
    setFocusPolicy(needed > high ? Qt::TabFocus : Qt::NoFocus);
    setToolTip(needed > high ? tipLine(words.join(u'\n'), longestWholeTip) : QString());
}

} // namespace dossier
