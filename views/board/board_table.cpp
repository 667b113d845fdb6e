#include "views/board/board_table.h"

#include "views/board/board_cell.h"
#include "views/board/board_view.h"
#include "views/board/space_name.h"

namespace dossier
{

BoardTable::BoardTable(BoardView *view)
    : QAccessibleWidget(view, QAccessible::Table)
{
}

BoardTable::~BoardTable()
{
    for (const QAccessible::Id id : std::as_const(m_cells))
        QAccessible::deleteAccessibleInterface(id);
}

BoardView *BoardTable::view() const
{
    return qobject_cast<BoardView *>(widget());
}

void *BoardTable::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

int BoardTable::columnCount() const
{
    return view()->scene().size.width();
}

int BoardTable::rowCount() const
{
    return view()->scene().size.height();
}

int BoardTable::childCount() const
{
    return columnCount() * rowCount();
}

QAccessibleInterface *BoardTable::cell(Space space) const
{
    if (!view()->scene().contains(space))
        return nullptr;
    const int key = space.y * SpaceSet::side + space.x;
    auto place = m_cells.find(key);
    if (place == m_cells.end())
        place = m_cells.insert(key, QAccessible::registerAccessibleInterface(new BoardCell(view(), space)));
    return QAccessible::accessibleInterface(*place);
}

QAccessibleInterface *BoardTable::child(int index) const
{
    return index < 0 ? nullptr : cell({index % columnCount(), index / columnCount()});
}

int BoardTable::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *cell = dynamic_cast<const BoardCell *>(child);
    return cell != nullptr && cell->isValid() ? cell->rowIndex() * columnCount() + cell->columnIndex() : -1;
}

QAccessibleInterface *BoardTable::childAt(int x, int y) const
{
    const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const std::optional<BoardSpot> spot = view()->geometryOfBoard().spotAt(point);
    return spot ? cell(spot->space) : nullptr;
}

QAccessibleInterface *BoardTable::focusChild() const
{
    return view()->hasFocus() ? cell(view()->cursorSpace()) : nullptr;
}

QAccessibleInterface *BoardTable::cellAt(int row, int column) const
{
    return cell({column, row});
}

int BoardTable::selectedCellCount() const
{
    return view()->scene().marked.count();
}

QList<QAccessibleInterface *> BoardTable::selectedCells() const
{
    QList<QAccessibleInterface *> cells;
    view()->scene().marked.forEach(
        [&](Space space)
        {
            if (QAccessibleInterface *one = cell(space))
                cells << one;
        });
    return cells;
}

QString BoardTable::columnDescription(int column) const
{
    return columnName(column);
}

QString BoardTable::rowDescription(int row) const
{
    return QString::number(row + 1);
}

} // namespace dossier
