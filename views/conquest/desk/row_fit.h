#pragma once

#include <QBoxLayout>
#include <QWidget>

namespace dossier
{

/// Puts the parts of a row below each other where so many pixels have no room for them side by side.
inline void standAsThereIsRoom(QBoxLayout &row, int width)
{
    int needed = -row.spacing();
    for (int i = 0; i < row.count(); ++i)
        if (const QWidget *part = row.itemAt(i)->widget(); part != nullptr && !part->isHidden())
            needed += part->sizeHint().width() + row.spacing();
    row.setDirection(needed <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace dossier
