// Must not compile: a widget is made from a view, never from the table.
#include "model/omega/table.h"

#include <QWidget>

QString whatLeaks(const dossier::omega::Table &table)
{
    return QString::number(static_cast<int>(table.secret.doors.begin()->second));
}
