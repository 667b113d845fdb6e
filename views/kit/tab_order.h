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

/// Lets Enter in a field of a form go to the next one, in the order of the tab key, past the buttons between them; in
/// the last one it stays. On a button it presses that, as everywhere.
void enterGoesOn(QWidget &form);

/// Goes to the next stop of a window, or back to the one before; false when there is no other. A page that hands its
/// focus on to its board is no stop: Qt (6.4) takes it for one, so that the tab key would jump from the page's foot to
/// its board, past the header and the left column.
bool moveFocus(QWidget &window, bool next);

} // namespace dossier
