#include "views/kit/careful_input.h"

#include "views/kit/plain_text.h"
#include "views/kit/strip_fit.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcutEvent>
#include <QStyleHints>
#include <QTextEdit>
#include <QToolButton>

#include <memory>
#include <utility>

namespace dossier
{

namespace
{

/// A screen reader reads a tool tip out where nothing else describes a widget: without the marks that keep names in it
/// from being taken for HTML.
void describeByTip(QObject *watched)
{
    constexpr const char *byTip = "describedByTip";
    auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == nullptr)
        return;
    const QString tip = widget->toolTip();
    const QString spoken = spokenTip(tip);
    const bool needed = spoken != tip;
    if (needed || widget->property(byTip).toBool())
        widget->setAccessibleDescription(needed ? spoken : QString());
    widget->setProperty(byTip, needed);
}

bool isDie(const QAbstractButton &button)
{
    return button.property("role") == QStringLiteral("die");
}

bool isField(const QObject *watched)
{
    return qobject_cast<const QAbstractSpinBox *>(watched) != nullptr
        || qobject_cast<const QComboBox *>(watched) != nullptr;
}

/// True for a widget that has a use of its own for Enter, though it lets it pass.
bool usesEnter(const QObject *watched)
{
    return isField(watched) || qobject_cast<const QLineEdit *>(watched) != nullptr
        || qobject_cast<const QAbstractItemView *>(watched) != nullptr
        || qobject_cast<const QTextEdit *>(watched) != nullptr
        || qobject_cast<const QPlainTextEdit *>(watched) != nullptr;
}

/// A wheel that passes over a field does not give it the focus either.
void keepFocusFromWheel(QObject *watched)
{
    if (auto *field = qobject_cast<QWidget *>(watched); isField(watched) && field->focusPolicy() == Qt::WheelFocus)
        field->setFocusPolicy(Qt::StrongFocus);
}

bool isPushed(const QObject *watched)
{
    return qobject_cast<const QPushButton *>(watched) != nullptr
        || qobject_cast<const QToolButton *>(watched) != nullptr;
}

/// A button that the pointer presses leaves the keyboard where it was: on the board, or in a field. Enter never repeats
/// what a click did.
void keepFocusFromPointer(QObject *watched)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (isPushed(watched) && button->focusPolicy() == Qt::StrongFocus && !isDie(*button))
        button->setFocusPolicy(Qt::TabFocus);
}

/// A field enters what is typed in it when the focus leaves it: before a button is pressed, it does so as well.
void enterTyped(QObject *watched, const QMouseEvent &mouse)
{
    const QPointer<QWidget> focused = QApplication::focusWidget();
    const bool isTyped = isField(focused) || qobject_cast<QLineEdit *>(focused) != nullptr
        || qobject_cast<QPlainTextEdit *>(focused) != nullptr;
    if (!isTyped || mouse.button() != Qt::LeftButton || !isPushed(watched)
        || focused->isAncestorOf(static_cast<QWidget *>(watched))
        || focused->window() != static_cast<QWidget *>(watched)->window())
        return;
    focused->clearFocus();
    if (focused && focused->isVisible() && QApplication::focusWidget() == nullptr)
        focused->setFocus(Qt::OtherFocusReason);
}

/// Whether the wheel is not for that field; what lies around it may scroll.
bool passesOver(QObject *watched, QEvent *event)
{
    if (!isField(watched) || static_cast<QWidget *>(watched)->hasFocus())
        return false;
    QObject *around = watched->parent();
    while (around != nullptr && qobject_cast<QAbstractScrollArea *>(around) == nullptr)
        around = around->parent();
    if (around != nullptr)
    {
        const std::unique_ptr<QEvent> same(event->clone());
        QCoreApplication::sendEvent(static_cast<QAbstractScrollArea *>(around)->viewport(), same.get());
    }
    event->accept();
    return true;
}

bool presses(QObject *watched, const QKeyEvent &key)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    // A die turns by Space; Enter takes all dice as they lie.
    if (button == nullptr || isDie(*button) || !isPlainEnter(key))
        return false;
    if (!key.isAutoRepeat())
        button->click();
    return true;
}

/// Whether a shortcut is the table's that the field would take for its own text.
bool isTables(QObject *watched, QKeyEvent *key)
{
    if (qobject_cast<QAbstractSpinBox *>(watched) == nullptr
        || !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return false;
    key->ignore();
    return true;
}

/// Whether a press on it does something at the table, and what it does can change by that.
bool isAct(const QPushButton &button)
{
    const QString role = button.property("role").toString();
    return role == QStringLiteral("primary") || role == QStringLiteral("secondary") || role == QStringLiteral("offer");
}

/// What a button says it will do; with its name where its text is cut.
QString saidBy(const QPushButton &button)
{
    return button.text() + QLatin1Char('\n') + button.accessibleName();
}

/// So soon after another press that it belongs to that, within a part of a double click's time; nothing is known of
/// presses without a time.
bool isSoonAfter(quint64 before, quint64 now, int part = 1)
{
    return before != 0 && now >= before
        && now - before < static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval() / part);
}

/// The button in front that does the next step; null where nothing is due.
const QPushButton *nextStepInFront()
{
    const QWidget *window = QApplication::activeWindow();
    if (window != nullptr)
        for (const QPushButton *button : window->findChildren<QPushButton *>())
            if (button->property(nextStepProperty).toBool() && button->isVisible())
                return button;
    return nullptr;
}

/// Whether a shortcut plays on when its key is held: others do one thing for one stroke.
bool goesOn(const QObject *watched)
{
    const auto *action = qobject_cast<const QAction *>(watched);
    return action == nullptr || action->autoRepeat();
}

} // namespace

bool isPlainEnter(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

CarefulInput::CarefulInput(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

/// A button that says something else than when it was pressed a moment ago was not read, and one that has just come
/// under the pointer was not either: neither does the second half of a double click.
bool CarefulInput::isTooSoon(QObject *watched, const QMouseEvent &mouse)
{
    const auto *button = qobject_cast<const QPushButton *>(watched);
    if (mouse.button() != Qt::LeftButton || !watched->isWidgetType())
        return false;
    const Press now{mouse.timestamp(), watched, button != nullptr ? saidBy(*button) : QString()};
    // Whoever lets an event pass gives it to what lies around it, at the same time.
    if (now.time != 0 && now.time == m_last.time)
        return false;
    const Press before = std::exchange(m_last, now);
    if (button == nullptr || !isAct(*button))
        return false;
    const bool twice = mouse.type() == QEvent::MouseButtonDblClick;
    if (twice && button->property("role") == QStringLiteral("primary"))
        return true;
    if (!isSoonAfter(before.time, now.time))
        return false;
    return before.on == now.on ? before.says != now.says : twice;
}

/// The same of the key that presses the button of the next step, wherever the keyboard is. Who means each stroke may be
/// quick.
bool CarefulInput::isNextStepTooSoon()
{
    const QPushButton *button = nextStepInFront();
    const Press before
        = std::exchange(m_step, Press{m_down.time, button, button != nullptr ? saidBy(*button) : QString()});
    constexpr int half = 2;
    return isSoonAfter(before.time, m_step.time, half) && before.says != m_step.says;
}

/// Enter that nothing in the window had a use for is the default button's, once for each stroke. A field or a list uses
/// it, though it lets it pass.
bool CarefulInput::isIdleEnter(QObject *watched, const QKeyEvent &key)
{
    if (!watched->isWidgetType() || !isPlainEnter(key))
        return false;
    m_isUsed = m_isUsed || usesEnter(watched);
    const bool reached = static_cast<QWidget *>(watched)->isWindow();
    return reached && (std::exchange(m_isUsed, false) || m_held || key.isAutoRepeat() || isNextStepTooSoon());
}

/// A key that goes down in the moment in which it goes up is held: X11 repeats it so, and Qt does not tell each of
/// these strokes as a repeated one. Nothing is known of strokes without a time.
void CarefulInput::noteStroke(const QKeyEvent &key)
{
    constexpr quint64 sameMoment = 1;
    const Stroke now{key.key(), key.timestamp()};
    if (key.type() == QEvent::KeyRelease)
    {
        m_up = now;
        return;
    }
    // What lies around a control hears of the same stroke.
    if (now.time == 0 || (now.key == m_down.key && now.time == m_down.time))
        return;
    m_held = now.key == m_up.key && now.time >= m_up.time && now.time - m_up.time <= sameMoment;
    m_down = now;
}

bool CarefulInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type())
    {
    case QEvent::Polish:
        keepFocusFromWheel(watched);
        keepFocusFromPointer(watched);
        return false;
    case QEvent::ToolTipChange:
        describeByTip(watched);
        return false;
    case QEvent::Wheel:
        return passesOver(watched, event);
    case QEvent::KeyPress:
        return presses(watched, *static_cast<QKeyEvent *>(event))
            || isIdleEnter(watched, *static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        noteStroke(*static_cast<QKeyEvent *>(event));
        return false;
    case QEvent::Shortcut:
        return (m_held && !goesOn(watched))
            || (static_cast<QShortcutEvent *>(event)->key() == QKeySequence(Qt::CTRL | Qt::Key_Return)
                && isNextStepTooSoon());
    case QEvent::ShortcutOverride:
        m_isUsed = false;
        noteStroke(*static_cast<QKeyEvent *>(event));
        return isTables(watched, static_cast<QKeyEvent *>(event));
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        enterTyped(watched, *static_cast<QMouseEvent *>(event));
        return isTooSoon(watched, *static_cast<QMouseEvent *>(event));
    default:
        return false;
    }
}

} // namespace dossier
