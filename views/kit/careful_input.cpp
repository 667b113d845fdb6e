#include "views/kit/careful_input.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QPushButton>

#include <memory>

namespace dossier
{

namespace
{

bool isField(const QObject *watched)
{
    return qobject_cast<const QAbstractSpinBox *>(watched) != nullptr
        || qobject_cast<const QComboBox *>(watched) != nullptr;
}

/// A wheel that passes over a field does not give it the focus either.
void keepFocusFromWheel(QObject *watched)
{
    if (auto *field = qobject_cast<QWidget *>(watched); isField(watched) && field->focusPolicy() == Qt::WheelFocus)
        field->setFocusPolicy(Qt::StrongFocus);
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
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    // A die turns by Space; Enter takes all dice as they lie.
    const bool die = button != nullptr && button->property("role") == QStringLiteral("die");
    if (button == nullptr || die || !enter || (key.modifiers() & ~Qt::KeypadModifier) != 0)
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

/// The step that the second click would do was never read.
bool isSecondStep(const QObject *watched)
{
    const auto *button = qobject_cast<const QPushButton *>(watched);
    return button != nullptr && button->property("role") == QStringLiteral("primary");
}

} // namespace

CarefulInput::CarefulInput(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool CarefulInput::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type())
    {
    case QEvent::Polish:
        keepFocusFromWheel(watched);
        return false;
    case QEvent::Wheel:
        return passesOver(watched, event);
    case QEvent::KeyPress:
        return presses(watched, *static_cast<QKeyEvent *>(event));
    case QEvent::ShortcutOverride:
        return isTables(watched, static_cast<QKeyEvent *>(event));
    case QEvent::MouseButtonDblClick:
        return isSecondStep(watched);
    default:
        return false;
    }
}

} // namespace dossier
