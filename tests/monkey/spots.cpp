#include "tests/monkey/spots.h"

#include "views/board/board_view.h"

#include <QApplication>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace dossier::test
{

namespace
{

QString classOf(const QWidget &widget)
{
    return QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
}

/// Which of the children of its class a widget is.
int place(const QWidget &widget)
{
    int before = 0;
    for (const QObject *sibling : widget.parentWidget()->children())
    {
        if (sibling == &widget)
            return before;
        if (sibling->isWidgetType() && classOf(*static_cast<const QWidget *>(sibling)) == classOf(widget))
            ++before;
    }
    return before;
}

QWidget *child(const QWidget &parent, const QString &step)
{
    const QString kind = step.section(u':', 0, 0);
    int left = step.section(u':', 1).toInt();
    for (QObject *each : parent.children())
        if (auto *widget = qobject_cast<QWidget *>(each); widget != nullptr && classOf(*widget) == kind && left-- == 0)
            return widget;
    return nullptr;
}

/// Opens lists and menus, and dialogs, by their kind: which one it is changes from run to run.
QString windowName(const QWidget &window)
{
    if (&window == QApplication::activePopupWidget())
        return QStringLiteral("popup");
    if (&window == QApplication::activeModalWidget())
        return QStringLiteral("dialog");
    return classOf(window);
}

} // namespace

QList<QWidget *> openWindows()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return {popup};
    if (QWidget *dialog = QApplication::activeModalWidget())
        return {dialog};
    QList<QWidget *> windows;
    for (QWidget *window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->windowHandle() != nullptr
            && (window->windowType() == Qt::Window || window->windowType() == Qt::Dialog))
            window->inherits("QMainWindow") ? windows.prepend(window) : windows.append(window);
    // The main window stands first; the others come in no order of their own.
    std::stable_sort(windows.begin() + std::min<qsizetype>(1, windows.size()), windows.end(),
        [](const QWidget *a, const QWidget *b) { return classOf(*a) < classOf(*b); });
    return windows;
}

QString nameOf(const QWidget &widget)
{
    QStringList steps;
    const QWidget *at = &widget;
    for (; !at->isWindow() && at->parentWidget() != nullptr; at = at->parentWidget())
        steps.prepend(QStringLiteral("%1:%2").arg(classOf(*at)).arg(place(*at)));
    steps.prepend(windowName(*at));
    return steps.join(u'/');
}

QWidget *widgetNamed(const QString &name)
{
    const QStringList steps = name.split(u'/');
    QWidget *at = nullptr;
    for (QWidget *window : openWindows())
        if (at == nullptr && windowName(*window) == steps.front())
            at = window;
    for (qsizetype step = 1; at != nullptr && step < steps.size(); ++step)
        at = child(*at, steps.at(step));
    return at;
}

BoardView *boardOf(QWidget *viewport)
{
    auto *board = qobject_cast<BoardView *>(viewport->parentWidget());
    return board != nullptr && board->viewport() == viewport ? board : nullptr;
}

QString spotOf(Space space)
{
    return QStringLiteral("@%1,%2").arg(space.x).arg(space.y);
}

QString spotOf(const Edge &edge)
{
    return spotOf(edge.at) + (edge.side == Edge::Side::East ? u'e' : u's');
}

QString spotOf(int x, int y)
{
    return QStringLiteral("%1,%2").arg(x).arg(y);
}

std::optional<QPoint> pointOf(QWidget &widget, const QString &spot)
{
    if (!spot.startsWith(u'@'))
        return QPoint(spot.section(u',', 0, 0).toInt() * std::max(0, widget.width() - 1) / 1000,
            spot.section(u',', 1).toInt() * std::max(0, widget.height() - 1) / 1000);
    const BoardView *board = boardOf(&widget);
    if (board == nullptr)
        return std::nullopt;
    QString row = spot.section(u',', 1);
    const bool east = row.endsWith(u'e');
    const bool south = row.endsWith(u's');
    if (east || south)
        row.chop(1);
    const Space space{spot.mid(1).section(u',', 0, 0).toInt(), row.toInt()};
    QPointF point = board->geometryOfBoard().rectOf(space).center();
    if (east || south)
        point = (point
                    + board->geometryOfBoard()
                        .rectOf(east ? Space{space.x + 1, space.y} : Space{space.x, space.y + 1})
                        .center())
            / 2;
    return board->geometryOfBoard().window().contains(point.toPoint()) ? std::optional(point.toPoint()) : std::nullopt;
}

} // namespace dossier::test
