#include "views/board/board_accessible.h"

#include "views/board/board_table.h"
#include "views/board/board_view.h"

#include <QAccessible>

namespace dossier
{

namespace
{

int childOf(const BoardView &view)
{
    return view.cursorSpace().y * view.scene().size.width() + view.cursorSpace().x;
}

QAccessibleInterface *interfaceFor(const QString &name, QObject *object)
{
    auto *view = name == QLatin1String("dossier::BoardView") ? qobject_cast<BoardView *>(object) : nullptr;
    return view != nullptr ? new BoardTable(view) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    [[maybe_unused]] static const bool installed = (QAccessible::installFactory(interfaceFor), true);
}

void notifyFocus(BoardView &view)
{
    if (!view.hasFocus())
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(childOf(view));
    QAccessible::updateAccessibility(&event);
}

void notifyScene(BoardView &view, bool resized, bool renamed)
{
    if (resized)
    {
        QAccessibleTableModelChangeEvent event(&view, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
    if (resized || !renamed || !view.hasFocus())
        return;
    QAccessibleEvent event(&view, QAccessible::NameChanged);
    event.setChild(childOf(view));
    QAccessible::updateAccessibility(&event);
}

} // namespace dossier
