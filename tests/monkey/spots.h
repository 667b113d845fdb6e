#pragma once

#include "model/grid/space.h"

#include <QPoint>
#include <QString>

#include <optional>

class QWidget;

namespace dossier
{
class BoardView;
}

namespace dossier::test
{

/// The windows that take input now, the one in front first: a popup alone, a dialog alone, or all that are shown.
QList<QWidget *> openWindows();

/// The name of a widget: the window that it is in, and the classes that lead to it, counted among their likes.
QString nameOf(const QWidget &widget);

/// The widget of that name; null when none is there.
QWidget *widgetNamed(const QString &name);

/// The board whose viewport that is; null for any other widget.
BoardView *boardOf(QWidget *viewport);

QString spotOf(Space space);
QString spotOf(const Edge &edge);

/// Any place on a widget, in thousandths of its width and height.
QString spotOf(int x, int y);

/// The point of a spot in the widget; none when the board does not show it.
std::optional<QPoint> pointOf(QWidget &widget, const QString &spot);

} // namespace dossier::test
