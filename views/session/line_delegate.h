#pragma once

#include "views/kit/theme.h"

#include <QStyledItemDelegate>

namespace dossier
{

/// Paints a line of the journal: its number, its time, what happened; what is secret has a violet bar.
/// What is long takes up to three lines.
class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LineDelegate(QObject *parent);

    void setTheme(const Theme &theme) { m_theme = theme; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    Theme m_theme;
};

} // namespace dossier
