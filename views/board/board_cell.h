#pragma once

#include "model/grid/space.h"

#include <QAccessibleActionInterface>
#include <QAccessibleInterface>
#include <QAccessibleTableCellInterface>
#include <QPointer>

namespace dossier
{

class BoardView;

/// One space of a board view for screen readers.
class BoardCell : public QAccessibleInterface, public QAccessibleTableCellInterface, public QAccessibleActionInterface
{
public:
    BoardCell(BoardView *view, Space space);

    /// True while the map has the space.
    [[nodiscard]] bool isValid() const override;

    [[nodiscard]] QObject *object() const override { return nullptr; }

    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessibleInterface *parent() const override;

    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    [[nodiscard]] QString text(QAccessible::Text text) const override;

    void setText(QAccessible::Text, const QString &) override { }

    [[nodiscard]] QRect rect() const override;

    /// Not a cell: Orca reads a whole row of cells whenever the row changes.
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QAccessible::State state() const override;

    [[nodiscard]] bool isSelected() const override;

    [[nodiscard]] QList<QAccessibleInterface *> columnHeaderCells() const override { return {}; }

    [[nodiscard]] QList<QAccessibleInterface *> rowHeaderCells() const override { return {}; }

    [[nodiscard]] int columnIndex() const override { return m_space.x; }

    [[nodiscard]] int rowIndex() const override { return m_space.y; }

    [[nodiscard]] int columnExtent() const override { return 1; }

    [[nodiscard]] int rowExtent() const override { return 1; }

    [[nodiscard]] QAccessibleInterface *table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<BoardView> m_view;
    Space m_space;
};

} // namespace dossier
