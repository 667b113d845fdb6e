// Must compile: the same widget, made from a view.
#include "model/omega/seen/view.h"

#include <QWidget>

QString whatIsShown(const dossier::omega::View &view)
{
    return QString::number(view.open.ground.doors.size());
}
