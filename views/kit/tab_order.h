#pragma once

#include <QWidget>

namespace dossier
{

/// Puts a control that was made late just before another one in the tab order.
void tabBefore(QWidget *next, QWidget *late);

/// Puts a late control of a row into the tab order: after the last one of the row, or at the row's own place while it
/// is empty.
void tabInto(QWidget *row, QWidget *last, QWidget *late);

/// Puts parts into the tab order in this sequence, each with its controls in the order in which they were made. Null
/// entries are skipped.
void tabThrough(const QWidgetList &parts);

/// Lets Enter in a field of a form go to the next field in tab order, past the buttons between them; in the last one it
/// stays. On a button, Enter presses it as everywhere.
void enterGoesOn(QWidget &form);

/// Moves the focus to the next tab stop of a window, or to the previous one; false when there is no other. A page that
/// passes its focus on to its board is no stop: Qt (6.4) takes it for one, so that the tab key would jump from the
/// page's foot to its board, past the header and the left column.
bool moveFocus(QWidget &window, bool next);

} // namespace dossier
