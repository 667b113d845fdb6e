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

/// Uses the tool tip as the accessible description where there is no other, without the marks that keep names in it
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

/// True for a widget that handles Enter itself, although it ignores the event.
bool usesEnter(const QObject *watched)
{
    return isField(watched) || qobject_cast<const QLineEdit *>(watched) != nullptr
        || qobject_cast<const QAbstractItemView *>(watched) != nullptr
        || qobject_cast<const QTextEdit *>(watched) != nullptr
        || qobject_cast<const QPlainTextEdit *>(watched) != nullptr;
}

/// Keeps a wheel that passes over a field from giving it the focus.
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

/// Keeps the focus on the board or in a field when the pointer presses a button. Enter never repeats what a click did.
void keepFocusFromPointer(QObject *watched)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (isPushed(watched) && button->focusPolicy() == Qt::StrongFocus && !isDie(*button))
        button->setFocusPolicy(Qt::TabFocus);
}

/// A field enters its typed text when it loses the focus: a press on a button enters it first, too.
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

/// True when the field must ignore the wheel; its surroundings may scroll.
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
    // Space turns a die; Enter enters all dice as they lie.
    if (button == nullptr || isDie(*button) || !isPlainEnter(key))
        return false;
    if (!key.isAutoRepeat())
        button->click();
    return true;
}

/// True for a shortcut of the table that the field would use for its own text.
bool isTables(QObject *watched, QKeyEvent *key)
{
    if (qobject_cast<QAbstractSpinBox *>(watched) == nullptr
        || !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return false;
    key->ignore();
    return true;
}

/// True when pressing the button changes something at the table, so that the button can change by it.
bool isAct(const QPushButton &button)
{
    const QString role = button.property("role").toString();
    return role == QStringLiteral("primary") || role == QStringLiteral("secondary") || role == QStringLiteral("offer");
}

/// Returns what a button says it will do; includes its name where its text is elided.
QString saidBy(const QPushButton &button)
{
    return button.text() + QLatin1Char('\n') + button.accessibleName();
}

/// True when a press follows another within a part of the double-click interval, so that it belongs to that one. False
/// for presses without a timestamp.
bool isSoonAfter(quint64 before, quint64 now, int part = 1)
{
    return before != 0 && now >= before
        && now - before < static_cast<quint64>(QGuiApplication::styleHints()->mouseDoubleClickInterval() / part);
}

/// Returns the button in front that does the next step; null where nothing is due.
const QPushButton *nextStepInFront()
{
    const QWidget *window = QApplication::activeWindow();
    if (window != nullptr)
        for (const QPushButton *button : window->findChildren<QPushButton *>())
            if (button->property(nextStepProperty).toBool() && button->isVisible())
                return button;
    return nullptr;
}

/// True when a shortcut repeats while its key is held: others act once per stroke.
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

/// True when the user cannot have read the button: its text has changed since a press a moment ago, it has just come
/// under the pointer, or the press is the second half of a double click.
bool CarefulInput::isTooSoon(QObject *watched, const QMouseEvent &mouse)
{
    const auto *button = qobject_cast<const QPushButton *>(watched);
    if (mouse.button() != Qt::LeftButton || !watched->isWidgetType())
        return false;
    const Press now{mouse.timestamp(), watched, button != nullptr ? saidBy(*button) : QString()};
    // Ignored events go on to the parent with the same timestamp.
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

/// Does for the key that presses the next step's button what isTooSoon does for clicks, wherever the focus is. Strokes
/// that are meant one by one may be quick.
bool CarefulInput::isNextStepTooSoon()
{
    const QPushButton *button = nextStepInFront();
    const Press before
        = std::exchange(m_step, Press{m_down.time, button, button != nullptr ? saidBy(*button) : QString()});
    constexpr int half = 2;
    return isSoonAfter(before.time, m_step.time, half) && before.says != m_step.says;
}

/// True when an Enter that reaches the window must not press the default button: a field or a list has used it,
/// although it ignored the event, or it repeats a stroke.
bool CarefulInput::isIdleEnter(QObject *watched, const QKeyEvent &key)
{
    if (!watched->isWidgetType() || !isPlainEnter(key))
        return false;
    m_isUsed = m_isUsed || usesEnter(watched);
    const bool reached = static_cast<QWidget *>(watched)->isWindow();
    return reached && (std::exchange(m_isUsed, false) || m_held || key.isAutoRepeat() || isNextStepTooSoon());
}

/// A key that goes down at the moment it went up is held: X11 repeats keys in this way, and Qt does not mark these
/// strokes as auto-repeat. Strokes without a timestamp are not judged.
void CarefulInput::noteStroke(const QKeyEvent &key)
{
    constexpr quint64 sameMoment = 1;
    const Stroke now{key.key(), key.timestamp()};
    if (key.type() == QEvent::KeyRelease)
    {
        m_up = now;
        return;
    }
    // The parents of a control receive the same stroke.
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
