#include "views/kit/desk_layout.h"

#include "views/kit/side_column.h"

namespace dossier
{

QVBoxLayout *newColumn(QWidget *widget, int rim, int gap)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(rim, rim, rim, rim);
    column->setSpacing(gap);
    return column;
}

QVBoxLayout *newCardColumn(QWidget *card, int gap)
{
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(24, 20, 24, 22);
    column->setSpacing(gap);
    return column;
}

QVBoxLayout *newBoardColumn()
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(panelGap);
    return column;
}

void layOutDesk(QWidget *page, const DeskParts &parts)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(parts.left);
    row->addLayout(parts.middle, 1);
    row->addWidget(parts.right);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(parts.header);
    column->addLayout(row, 1);
    column->addWidget(parts.foot);
}

} // namespace dossier
