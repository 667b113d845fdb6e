#pragma once

#include "views/kit/part.h"

class QAction;
class QMenu;

namespace dossier
{

/// Gives an action the words and the state of an entry.
void nameAction(QAction &action, const MenuItem &item);

/// A menu of entries that is deleted when it is closed.
QMenu *newMenu(const std::vector<MenuItem> &items, QWidget *parent);

} // namespace dossier
