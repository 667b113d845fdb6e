#include "views/kit/side_column.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace dossier
{

SideColumn::SideColumn(QWidget *content, int characters, QWidget *parent)
    : FlowingArea(parent)
    , m_characters(characters)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setFocusPolicy(Qt::NoFocus);
    setPage(content);
}

QSize SideColumn::sizeHint() const
{
    constexpr int someHeight = 200;
    int wide = widget()->minimumSizeHint().width();
    // A sheet that is hidden now counts too, so that nothing beside the column moves when it is shown.
    for (const QFrame *child : widget()->findChildren<QFrame *>(QString(), Qt::FindDirectChildrenOnly))
        if (child->property("role") == QStringLiteral("side"))
            wide = std::max(wide, child->minimumSizeHint().width());
    return {std::max(wide + verticalScrollBar()->sizeHint().width(), fontMetrics().averageCharWidth() * m_characters),
        someHeight};
}

void SideColumn::fitWidth()
{
    setFixedWidth(
        m_kept ? std::max(fontMetrics().averageCharWidth() * m_characters, leastWidth()) : sizeHint().width());
}

/// What the widest word of all that it ever held asks for, in letters of that size: it does not shrink, so that nothing
/// moves back and forth.
int SideColumn::leastWidth()
{
    m_least = std::max(m_least, widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    return m_least;
}

void SideColumn::keepWidth()
{
    m_kept = true;
    fitWidth();
}

void SideColumn::measureAnew()
{
    m_least = 0;
    fitWidth();
}

void SideColumn::changeEvent(QEvent *event)
{
    FlowingArea::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // What it holds gets its letters after this: until then it says the width of the old ones.
    m_least = 0;
    QCoreApplication::postEvent(widget(), new QEvent(QEvent::LayoutRequest));
}

void SideColumn::showEvent(QShowEvent *event)
{
    FlowingArea::showEvent(event);
    fitWidth();
}

bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = FlowingArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitWidth();
    return handled;
}

} // namespace dossier
