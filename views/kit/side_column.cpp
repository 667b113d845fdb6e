#include "views/kit/side_column.h"

#include "views/kit/laid_out.h"

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
    // Hidden sheets count too, so that nothing beside the column moves when they are shown.
    for (const QFrame *child : widget()->findChildren<QFrame *>(QString(), Qt::FindDirectChildrenOnly))
        if (child->property("role") == QStringLiteral("side"))
            wide = std::max(wide, child->minimumSizeHint().width());
    return {std::max(wide + verticalScrollBar()->sizeHint().width(), fontMetrics().averageCharWidth() * m_characters),
        someHeight};
}

void SideColumn::fitWidth()
{
    if (isVisible())
        m_characterWidth = fontMetrics().averageCharWidth();
    const int letters = fontMetrics().averageCharWidth() * m_characters;
    setFixedWidth(m_charactersOnly ? letters : m_kept ? std::max(letters, minWidth()) : sizeHint().width());
}

/// Returns the width that the widest content so far needs, at the present font size: it does not shrink, so that
/// nothing moves back and forth.
int SideColumn::minWidth()
{
    const int bar = verticalScrollBar()->sizeHint().width();
    const int top = m_top != nullptr ? m_top->minimumSizeHint().width() : 0;
    const int now = std::max(widget()->minimumSizeHint().width(), top) + bar;
    m_min = m_settles ? now : std::max(m_min, now);
    return m_min;
}

void SideColumn::pin(QWidget *top)
{
    if (m_top != nullptr)
        m_top->removeEventFilter(this);
    m_top = top;
    if (top != nullptr)
    {
        top->setParent(parentWidget());
        top->installEventFilter(this);
        top->setVisible(!isHidden());
        top->raise();
    }
    placeTop();
}

/// Places the pinned widget above the scrolled part, with the same width.
void SideColumn::placeTop()
{
    const int high = m_top != nullptr ? m_top->sizeHint().height() : 0;
    if (viewportMargins().top() != high)
        setViewportMargins(0, high, 0, 0);
    if (m_top != nullptr)
        m_top->setGeometry(x(), y(), viewport()->width(), high);
}

void SideColumn::resizeEvent(QResizeEvent *event)
{
    FlowingArea::resizeEvent(event);
    placeTop();
}

void SideColumn::moveEvent(QMoveEvent *event)
{
    FlowingArea::moveEvent(event);
    placeTop();
}

void SideColumn::hideEvent(QHideEvent *event)
{
    FlowingArea::hideEvent(event);
    if (m_top != nullptr && isHidden())
        m_top->hide();
}

void SideColumn::keepWidth()
{
    m_kept = true;
    fitWidth();
}

void SideColumn::keepCharacterWidth()
{
    m_charactersOnly = true;
    // Otherwise the area would allow the page to be wider than itself, and hide the rest.
    widget()->setMinimumWidth(1);
    fitWidth();
}

void SideColumn::measureAnew()
{
    m_min = 0;
    fitWidth();
}

void SideColumn::changeEvent(QEvent *event)
{
    FlowingArea::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // The content gets its font after this, and until then reports the width of the old one.
    measureSoon();
}

/// Measures the content once all of it has its font; earlier measurements do not count.
void SideColumn::measureSoon()
{
    m_settles = true;
    onceLaidOut(this,
        [this]
        {
            m_settles = false;
            measureAnew();
        });
    fitWidth();
}

void SideColumn::showEvent(QShowEvent *event)
{
    FlowingArea::showEvent(event);
    if (m_top != nullptr)
        m_top->show();
    // Content that was hidden while the font changed gets the new one only now.
    if (m_characterWidth != 0 && m_characterWidth != fontMetrics().averageCharWidth())
        measureSoon();
    fitWidth();
}

bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    const bool handled = FlowingArea::eventFilter(watched, event);
    if (event->type() == QEvent::LayoutRequest && (watched == widget() || watched == m_top))
    {
        placeTop();
        fitWidth();
    }
    return handled;
}

} // namespace dossier
