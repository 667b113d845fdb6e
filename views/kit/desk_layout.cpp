#include "views/kit/desk_layout.h"

namespace dossier
{

QVBoxLayout *newColumn(QWidget *widget, int margin, int gap)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(margin, margin, margin, margin);
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

} // namespace dossier
