#include "views/board/board_cell.h"

#include "views/board/board_view.h"
#include "views/board/spoken_space.h"

namespace dossier
{

BoardCell::BoardCell(BoardView *view, Space space)
    : m_view(view)
    , m_space(space)
{
}

bool BoardCell::isValid() const
{
    return m_view && m_view->scene().contains(m_space);
}

QWindow *BoardCell::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

void *BoardCell::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableCellInterface)
        return static_cast<QAccessibleTableCellInterface *>(this);
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    return nullptr;
}

QAccessibleInterface *BoardCell::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

QString BoardCell::text(QAccessible::Text text) const
{
    if (!isValid())
        return {};
    if (text == QAccessible::Description)
        return m_view->descriptionOf(m_space);
    return text == QAccessible::Name ? spokenSpace(m_view->scene(), m_space) : QString();
}

QRect BoardCell::rect() const
{
    if (!isValid())
        return {};
    const QRect inView = m_view->geometryOfBoard().rectOf(m_space).toRect();
    return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

QAccessible::State BoardCell::state() const
{
    QAccessible::State state;
    if (!isValid())
    {
        state.invalid = true;
        return state;
    }
    state.focusable = true;
    state.focused = m_view->hasFocus() && m_view->cursorSpace() == m_space;
    state.selectable = true;
    state.selected = isSelected();
    state.invisible = !m_view->isVisible();
    state.offscreen = !m_view->geometryOfBoard().shown().contains(m_space.x, m_space.y);
    return state;
}

bool BoardCell::isSelected() const
{
    return isValid() && m_view->scene().marked.contains(m_space);
}

QStringList BoardCell::actionNames() const
{
    return {pressAction(), setFocusAction()};
}

void BoardCell::doAction(const QString &name)
{
    if (!isValid())
        return;
    m_view->chooseSpace(m_space);
    if (name == setFocusAction())
        m_view->setFocus();
    else if (name == pressAction())
        emit m_view->activated({m_space, std::nullopt});
}

} // namespace dossier
