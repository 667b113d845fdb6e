#pragma once

#include <QStyledItemDelegate>

namespace dossier
{

/// Paints a line of the journal: its number, its time, its text; secret lines have a violet bar. Long lines take up
/// to three rows.
class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LineDelegate(QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace dossier
