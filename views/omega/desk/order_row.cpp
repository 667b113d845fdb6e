#include "views/omega/desk/order_row.h"

#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/words/wording.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace dossier
{

OrderRow::OrderRow(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(this);
}

void OrderRow::render(const omega::PublicTable &table, const std::vector<omega::Role> &order)
{
    m_order = order;
    m_drag.reset();
    for (const omega::Role role : order)
        m_names[role] = wording::calledOf(table, role);
    while (m_buttons.size() < static_cast<qsizetype>(order.size()))
    {
        QPushButton *button = newButton("offer", {}, this);
        button->installEventFilter(this);
        layout()->addWidget(button);
        tabInto(this, m_buttons.isEmpty() ? nullptr : m_buttons.back(), button);
        m_buttons << button;
        connect(m_buttons.back(), &QPushButton::clicked, this,
            [this, place = static_cast<std::size_t>(m_buttons.size() - 1)] { moveUp(place); });
    }
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons.at(i)->setVisible(i < static_cast<qsizetype>(order.size()));
    name();
}

void OrderRow::name()
{
    for (std::size_t i = 0; i < m_order.size(); ++i)
    {
        QPushButton *button = m_buttons.at(static_cast<qsizetype>(i));
        const QString commando = m_names[m_order[i]];
        label(button, tr("%1 %2", "a place in the order, a commando").arg(i + 1).arg(commando),
            tr("Let %1 act one place earlier; or drag to another place").arg(commando));
    }
}

/// Which chip looks held.
void OrderRow::hold(std::optional<std::size_t> place)
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i)
        m_buttons.at(i)->setDown(place == static_cast<std::size_t>(i));
}

/// The chip that lies nearest.
std::size_t OrderRow::placeAt(QPoint point) const
{
    std::size_t nearest = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < m_order.size(); ++i)
        if (const int far = (m_buttons.at(static_cast<qsizetype>(i))->geometry().center() - point).manhattanLength();
            far < least)
        {
            nearest = i;
            least = far;
        }
    return nearest;
}

/// The others make room at once, so that one sees where it will lie.
void OrderRow::dragTo(QPoint point)
{
    if (!m_drag->moving && (point - m_drag->from).manhattanLength() < QApplication::startDragDistance())
        return;
    m_drag->moving = true;
    const std::size_t to = placeAt(point);
    const auto at = [this](std::size_t place) { return m_order.begin() + static_cast<std::ptrdiff_t>(place); };
    if (to > m_drag->at)
        std::rotate(at(m_drag->at), at(m_drag->at) + 1, at(to) + 1);
    else
        std::rotate(at(to), at(m_drag->at), at(m_drag->at) + 1);
    m_drag->at = to;
    name();
    hold(to);
}

bool OrderRow::eventFilter(QObject *watched, QEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(watched);
    const qsizetype place = m_buttons.indexOf(button);
    const auto *mouse = dynamic_cast<QMouseEvent *>(event);
    if (mouse == nullptr || place < 0)
        return QWidget::eventFilter(watched, event);
    const QPoint point = button->mapTo(this, mouse->position().toPoint());
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton)
        m_drag = Drag{point, static_cast<std::size_t>(place), false, m_order};
    if (event->type() == QEvent::MouseMove && m_drag)
        dragTo(point);
    const bool dragged = m_drag && m_drag->moving;
    if (event->type() == QEvent::MouseButtonRelease && m_drag)
    {
        const Drag drag = *std::exchange(m_drag, std::nullopt);
        // A chip that was dragged is not pressed.
        if (drag.moving)
            hold(std::nullopt);
        if (drag.moving && m_order != drag.before)
            emit ordered(std::vector(m_order));
    }
    return dragged || QWidget::eventFilter(watched, event);
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
