#pragma once

#include "views/kit/part.h"

class QAction;
class QMenu;

namespace dossier
{

/// Sets the texts and the state of an action from an entry.
void nameAction(QAction &action, const MenuItem &item);

/// Creates a menu of entries that is deleted when it closes.
QMenu *newMenu(const std::vector<MenuItem> &items, QWidget *parent);

} // namespace dossier
