#pragma once

#include <QWidget>

namespace dossier
{

/// Lets the tab key reach a control that was made late just before another one.
void tabBefore(QWidget *next, QWidget *late);

/// The same of one in a row: after the last that is there, or where the row stands when it has none yet.
void tabInto(QWidget *row, QWidget *last, QWidget *late);

/// Lets the tab key go through those parts in this order, and in each through its controls in the order in which they
/// were made. What is null is passed over.
void tabThrough(const QWidgetList &parts);

} // namespace dossier
