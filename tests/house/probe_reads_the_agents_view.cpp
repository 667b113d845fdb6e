// Must compile: the same widget, made from a view.
#include "model/specter/seen/view.h"

#include <QWidget>

QString whatIsShown(const dossier::specter::View &view)
{
    return QString::number(view.open.hunters.size());
}
