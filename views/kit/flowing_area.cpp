#include "views/kit/flowing_area.h"

#include "views/kit/laid_out.h"

#include <QEvent>
#include <QFocusEvent>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace dossier
{

namespace
{

/// Returns the words of a page in reading order, row after row.
QString wordsOf(const QWidget &page)
{
    std::vector<std::tuple<int, int, QString>> all;
    for (const QLabel *label : page.findChildren<QLabel *>())
        if (const QPoint at = label->mapTo(&page, label->rect().center());
            label->isVisible() && !label->text().isEmpty())
            all.emplace_back(at.y(), at.x(), label->text());
    std::ranges::stable_sort(all);
    QStringList words;
    for (const auto &[y, x, text] : all)
        words << (text.back().isPunct() ? text : text + u'.');
    return words.join(u' ');
}

} // namespace

FlowingArea::FlowingArea(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &FlowingArea::scrollBack);
}

void FlowingArea::setPage(QWidget *page)
{
    setWidget(page);
    page->installEventFilter(this);
    if (isVisible())
        fit();
}

/// Skips style changes while hidden: measuring all the content would be for nothing.
bool FlowingArea::event(QEvent *event)
{
    if (event->type() == QEvent::StyleChange && !isVisible())
        return QAbstractScrollArea::event(event);
    return QScrollArea::event(event);
}

void FlowingArea::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    fit();
    QEvent request(QEvent::LayoutRequest);
    QScrollArea::event(&request);
}

bool FlowingArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void FlowingArea::focusInEvent(QFocusEvent *event)
{
    announceText();
    QScrollArea::focusInEvent(event);
}

void FlowingArea::focusOutEvent(QFocusEvent *event)
{
    announceText();
    QScrollArea::focusOutEvent(event);
}

/// Announces the whole text when a read-only area gets the keyboard: its texts are no tab stops.
void FlowingArea::announceText()
{
    if (widget() != nullptr && focusPolicy() != Qt::NoFocus)
        setAccessibleDescription(hasFocus() ? wordsOf(*widget()) : QString());
}

/// Drops the announced text, which is in the old language: it is announced again when the keyboard comes here.
void FlowingArea::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && focusPolicy() != Qt::NoFocus)
        setAccessibleDescription({});
}

void FlowingArea::resizeEvent(QResizeEvent *event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

void FlowingArea::holdInSight(QWidget *part)
{
    m_held = part;
    m_heldAt = part->mapTo(viewport(), QPoint()).y();
    QTimer::singleShot(0, this, &FlowingArea::scrollBack);
    onceLaidOut(this,
        [this]
        {
            scrollBack();
            m_held.clear();
        });
}

void FlowingArea::scrollBack()
{
    if (m_held == nullptr || !m_held->isVisible() || !isAncestorOf(m_held))
        return;
    QScrollBar *bar = verticalScrollBar();
    bar->setValue(bar->value() + m_held->mapTo(viewport(), QPoint()).y() - m_heldAt);
}

void FlowingArea::fit()
{
    const QLayout *layout = widget() != nullptr ? widget()->layout() : nullptr;
    if (layout == nullptr || (!layout->hasHeightForWidth() && m_needed == 0))
        return;
    // A page without a paragraph needs no minimum height.
    const int needed = layout->hasHeightForWidth() ? layout->totalHeightForWidth(viewport()->width()) : 0;
    widget()->setMinimumHeight(needed);
    if (std::exchange(m_needed, needed) != needed)
        emit neededHeightChanged();
}

} // namespace dossier
