#include "views/kit/scrolled_screen.h"

#include "views/kit/laid_out.h"

#include <QEvent>
#include <QLayout>
#include <QScrollArea>

#include <algorithm>
#include <ranges>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the area whose page the screen is; null where it is none.
QScrollArea *areaAround(const QWidget &screen)
{
    QWidget *viewport = screen.parentWidget();
    return viewport != nullptr ? qobject_cast<QScrollArea *>(viewport->parentWidget()) : nullptr;
}

} // namespace

void ScrolledScreen::renderFitting(
    const QString &seat, int variants, const QVariantList &content, const std::function<Part(int variant)> &make)
{
    m_variants = variants;
    m_variant = std::min(m_variant, variants - 1);
    m_content = content;
    const bool isOther = needs() != m_fitted;
    m_variant = isOther ? 0 : m_variant;
    render(seat, [this, make](const Theme & /*theme*/) { return make(m_variant); });
    if (isOther)
        choose();
}

/// Chooses from the first variant on, which is shown already.
void ScrolledScreen::choose()
{
    m_fitted = needs();
    while (m_variant + 1 < m_variants && !fits())
    {
        ++m_variant;
        renderAgain();
    }
}

/// Returns the values that the variant depends on: the available room and the content.
QVariantList ScrolledScreen::needs() const
{
    const QScrollArea *area = areaAround(*this);
    return QVariantList{area != nullptr ? area->maximumViewportSize() : QSize(), fontMetrics().height(), m_variants}
    + m_content;
}

bool ScrolledScreen::fits() const
{
    const QScrollArea *area = areaAround(*this);
    if (area == nullptr)
        return true;
    // Nested layouts pass changes on to each other.
    const QList<QWidget *> inside = findChildren<QWidget *>();
    for (const QWidget *widget : inside | std::views::reverse)
        if (widget->layout() != nullptr)
            widget->layout()->activate();
    const QSize room = area->maximumViewportSize();
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(room.width())
                                                     : layout()->totalMinimumSize().height();
    return height <= room.height();
}

void ScrolledScreen::bringIntoSight(const QString &key)
{
    m_inSight = key;
    const auto scroll = [this]
    {
        constexpr int gap = 8;
        QScrollArea *area = areaAround(*this);
        auto *part = m_inSight.isEmpty() ? nullptr : findChild<QWidget *>(m_inSight);
        if (area != nullptr && part != nullptr && part->isVisible())
            area->ensureWidgetVisible(part, 0, gap);
    };
    onceLaidOut(this, scroll);
}

bool ScrolledScreen::event(QEvent *event)
{
    const bool isHandled = Screen::event(event);
    const bool isFont = event->type() == QEvent::FontChange;
    if ((isFont || event->type() == QEvent::Resize) && m_variants > 1 && needs() != m_fitted)
    {
        m_variant = 0;
        renderAgain();
        choose();
    }
    // New widgets get their font, and their height, late.
    if (event->type() == QEvent::LayoutRequest && m_variant + 1 < m_variants && !fits())
    {
        ++m_variant;
        renderAgain();
    }
    if (isFont || event->type() == QEvent::LanguageChange)
        bringIntoSight(QString(m_inSight));
    return isHandled;
}

} // namespace dossier
