#pragma once

#include "model/grid/space.h"

#include <QAccessibleWidget>
#include <QHash>

namespace dossier
{

class BoardView;

/// A board view for screen readers: a table with a child for each space, created on first use.
class BoardTable : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit BoardTable(BoardView *view);
    ~BoardTable() override;
    Q_DISABLE_COPY_MOVE(BoardTable)

    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;

    [[nodiscard]] QAccessibleInterface *caption() const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *summary() const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface *cellAt(int row, int column) const override;
    [[nodiscard]] int selectedCellCount() const override;
    [[nodiscard]] QList<QAccessibleInterface *> selectedCells() const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] QString rowDescription(int row) const override;

    [[nodiscard]] int selectedColumnCount() const override { return 0; }

    [[nodiscard]] int selectedRowCount() const override { return 0; }

    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] int rowCount() const override;

    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }

    [[nodiscard]] QList<int> selectedRows() const override { return {}; }

    [[nodiscard]] bool isColumnSelected(int) const override { return false; }

    [[nodiscard]] bool isRowSelected(int) const override { return false; }

    bool selectRow(int) override { return false; }

    bool selectColumn(int) override { return false; }

    bool unselectRow(int) override { return false; }

    bool unselectColumn(int) override { return false; }

    void modelChange(QAccessibleTableModelChangeEvent *) override { }

private:
    [[nodiscard]] BoardView *view() const;
    [[nodiscard]] QAccessibleInterface *cell(Space space) const;

    /// By y * 40 + x, so that a new width of the map keeps the existing keys.
    mutable QHash<int, QAccessible::Id> m_cells;
};

} // namespace dossier
