#include "tests/monkey/hands.h"

#include "tests/monkey/spots.h"

#include <QApplication>
#include <QDialog>
#include <QScrollArea>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

namespace dossier::test
{

namespace
{

/// A point of a window.
struct Aim
{
    QWindow *window = nullptr;
    QPoint at{};
};

/// Scrolls to a widget that is out of sight, as people do.
void scrollTo(QWidget &widget)
{
    if (!widget.isVisible() || !widget.visibleRegion().isEmpty())
        return;
    for (QWidget *around = widget.parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(around);
            area != nullptr && area->widget() != nullptr && area->widget()->isAncestorOf(&widget))
            area->ensureWidgetVisible(&widget);
}

std::optional<Aim> aimAt(const QString &name, const QString &spot)
{
    QWidget *widget = widgetNamed(name);
    if (widget == nullptr || !widget->isVisible() || widget->window()->windowHandle() == nullptr)
        return std::nullopt;
    scrollTo(*widget);
    const std::optional<QPoint> point = pointOf(*widget, spot);
    if (!point)
        return std::nullopt;
    QWindow *window = widget->window()->windowHandle();
    const QPoint at = widget->mapTo(widget->window(), *point);
    // Qt's tests take the corner for the middle.
    return window->geometry().size().isEmpty() || !QRect(QPoint(), window->size()).contains(at) || at.isNull()
        ? std::nullopt
        : std::optional(Aim{window, at});
}

QWindow *windowWithKeys()
{
    if (const QWidget *popup = QApplication::activePopupWidget())
        return popup->windowHandle();
    if (const QWidget *dialog = QApplication::activeModalWidget())
        return dialog->windowHandle();
    QWindow *focused = QGuiApplication::focusWindow();
    const QList<QWidget *> windows = openWindows();
    return focused != nullptr && focused->isVisible() ? focused
        : windows.isEmpty()                           ? nullptr
                                                      : windows.front()->windowHandle();
}

void drag(const Aim &from, const Aim &to)
{
    const QPointer<QWindow> window = from.window;
    QTest::mousePress(window, Qt::LeftButton, {}, from.at);
    for (int part = 1; part <= 4 && window != nullptr && window->isVisible(); ++part)
        QTest::mouseMove(window, from.at + (to.at - from.at) * part / 4);
    if (window != nullptr)
        QTest::mouseRelease(window, Qt::LeftButton, {}, to.at);
}

void wheel(const Aim &aim, const Act &act)
{
    QTest::mouseMove(aim.window, aim.at);
    QWheelEvent turned(aim.at, aim.window->mapToGlobal(aim.at), {}, {0, act.key}, Qt::NoButton,
        Qt::KeyboardModifiers(act.modifiers), Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(aim.window, &turned);
    QCoreApplication::processEvents();
}

bool point(const Act &act)
{
    const std::optional<Aim> aim = aimAt(act.on, act.at);
    if (!aim)
        return false;
    const auto modifiers = Qt::KeyboardModifiers(act.modifiers);
    switch (act.deed)
    {
    case Deed::Click:
        QTest::mouseMove(aim->window, aim->at);
        QTest::mouseClick(aim->window, Qt::LeftButton, modifiers, aim->at);
        return true;
    case Deed::DoubleClick:
        QTest::mouseDClick(aim->window, Qt::LeftButton, modifiers, aim->at);
        return true;
    case Deed::RightClick:
        QTest::mouseClick(aim->window, Qt::RightButton, modifiers, aim->at);
        return true;
    case Deed::Wheel:
        wheel(*aim, act);
        return true;
    default:
        break;
    }
    // A drag may end on another widget.
    const bool other = act.to.contains(u'#');
    const std::optional<Aim> to
        = aimAt(other ? act.to.section(u'#', 0, 0) : act.on, other ? act.to.section(u'#', 1) : act.to);
    if (to && to->window == aim->window)
        drag(*aim, *to);
    return to.has_value();
}

void type(const QString &text)
{
    for (const QChar letter : text)
    {
        const QPointer<QWindow> still = windowWithKeys();
        if (still == nullptr)
            return;
        const char plain = letter.toLatin1();
        if (plain > 0)
            QTest::keyClick(still, plain);
        else
            QTest::sendKeyEvent(QTest::Click, still, Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
}

} // namespace

bool perform(const Act &act)
{
    QWindow *window = windowWithKeys();
    switch (act.deed)
    {
    case Deed::Key:
        if (window != nullptr)
            QTest::keyClick(window, static_cast<Qt::Key>(act.key), Qt::KeyboardModifiers(act.modifiers));
        return window != nullptr;
    case Deed::Text:
        if (window != nullptr)
            type(act.text);
        return window != nullptr;
    case Deed::Resize:
        if (const QList<QWidget *> windows = openWindows(); !windows.isEmpty())
            windows.front()->resize(act.size);
        QCoreApplication::processEvents();
        return true;
    case Deed::Correct:
    case Deed::StartAgain:
        return false;
    default:
        return point(act);
    }
}

void letGo()
{
    for (int times = 0; times < 10; ++times)
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        else if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
        else if (QWidget *modal = QApplication::activeModalWidget())
            modal->close();
        else if (QWindow *window = windowWithKeys())
        {
            QTest::keyClick(window, Qt::Key_Escape);
            return;
        }
}

} // namespace dossier::test
