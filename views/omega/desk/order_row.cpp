#include "views/omega/desk/order_row.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/words/wording.h"

#include <QPushButton>

#include <algorithm>

namespace dossier
{

OrderRow::OrderRow(QWidget *parent)
    : QWidget(parent)
{
    auto *flow = new FlowLayout(this);
    flow->setContentsMargins({});
    flow->setSpacing(6);
}

void OrderRow::render(const omega::PublicTable &table, const std::vector<omega::Role> &order)
{
    m_order = order;
    while (m_buttons.size() < static_cast<qsizetype>(order.size()))
    {
        QPushButton *button = newButton("offer", {}, this);
        layout()->addWidget(button);
        tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        m_buttons << button;
        connect(m_buttons.back(), &QPushButton::clicked, this,
            [this, place = static_cast<std::size_t>(m_buttons.size() - 1)] { moveUp(place); });
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
    {
        const bool used = i < static_cast<qsizetype>(order.size());
        m_buttons.at(i)->setVisible(used);
        if (!used)
            continue;
        const QString name = wording::nameOf(table, order[static_cast<std::size_t>(i)]);
        label(m_buttons.at(i), tr("%1 %2", "a place in the order, a commando").arg(i + 1).arg(name),
            tr("Let %1 act one place earlier").arg(name));
    }
}

/// The first one goes to the end.
void OrderRow::moveUp(std::size_t place)
{
    if (place >= m_order.size())
        return;
    std::vector<omega::Role> order = m_order;
    if (place == 0)
        std::ranges::rotate(order, order.begin() + 1);
    else
        std::swap(order[place], order[place - 1]);
    emit ordered(order);
}

} // namespace dossier
