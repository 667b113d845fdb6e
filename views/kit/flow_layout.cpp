#include "views/kit/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace dossier
{

namespace
{

/// The places of a line; its items are vertically centred.
struct Line
{
    std::vector<std::pair<QLayoutItem *, QRect>> places;
    int height = 0;

    void settle() const
    {
        for (const auto &[item, rect] : places)
            item->setGeometry(rect.translated(0, (height - rect.height()) / 2));
    }
};

} // namespace

FlowLayout::FlowLayout(QWidget *parent, int gap)
    : QLayout(parent)
{
    setContentsMargins({});
    setSpacing(gap);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem *item = at->release();
    m_items.erase(at);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return flow(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : m_items)
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + (size.isNull() ? 0 : spacing()),
                std::max(size.height(), item->sizeHint().height())};
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto &item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    flow(rect, true);
}

int FlowLayout::flow(const QRect &rect, bool place) const
{
    QPoint at = rect.topLeft();
    Line line;
    for (const auto &item : m_items)
    {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint().boundedTo({rect.width(), QLAYOUTSIZE_MAX}).expandedTo(item->minimumSize());
        // An item that wraps in a line of its own is higher.
        if (size.width() < item->sizeHint().width() && item->hasHeightForWidth())
            size.setHeight(std::max(size.height(), item->heightForWidth(size.width())));
        if (!line.places.empty() && at.x() + size.width() > rect.right() + 1)
        {
            if (place)
                line.settle();
            at = {rect.left(), at.y() + line.height + spacing()};
            line = {};
        }
        line.places.emplace_back(item.get(), QRect(at, size));
        line.height = std::max(line.height, size.height());
        at.rx() += size.width() + spacing();
    }
    if (place)
        line.settle();
    return at.y() + line.height - rect.top();
}

} // namespace dossier
