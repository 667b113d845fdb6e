#include "views/window/next_step_key.h"

#include "views/actions/bright_button.h"
#include "views/actions/desk_actions.h"
#include "views/kit/careful_input.h"
#include "views/window/main_window.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTextEdit>

#include <utility>

namespace dossier
{

namespace
{

/// True for a widget that has a use of its own for Enter, though it lets it pass.
bool usesEnter(const QWidget *focused)
{
    return qobject_cast<const QLineEdit *>(focused) != nullptr
        || qobject_cast<const QAbstractSpinBox *>(focused) != nullptr
        || qobject_cast<const QComboBox *>(focused) != nullptr
        || qobject_cast<const QAbstractItemView *>(focused) != nullptr
        || qobject_cast<const QTextEdit *>(focused) != nullptr
        || qobject_cast<const QPlainTextEdit *>(focused) != nullptr;
}

} // namespace

NextStepKey::NextStepKey(const DeskActions &desk, MainWindow *window)
    : QObject(window)
    , m_window(*window)
    , m_step(*desk.menu().at(static_cast<qsizetype>(DeskAction::GoOn)))
{
    auto *key = new QShortcut(m_step.shortcut(), window);
    key->setAutoRepeat(false);
    const auto follow = [this, key] { key->setEnabled(!m_step.isEnabled()); };
    connect(&m_step, &QAction::changed, key, follow);
    follow();
    connect(key, &QShortcut::activated, this, &NextStepKey::pressDefault);
    window->installEventFilter(this);
}

bool NextStepKey::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != &m_window || !isKey || !isPlainEnter(*static_cast<QKeyEvent *>(event)))
        return false;
    // Whoever uses the key may have opened another page by it.
    if (event->type() == QEvent::ShortcutOverride)
    {
        m_isUnused = !usesEnter(m_window.focusWidget());
        return false;
    }
    if (!std::exchange(m_isUnused, false) || m_window.isCovered() || brightButton(*m_window.page()) == nullptr)
        return false;
    if (m_step.isEnabled())
        m_step.trigger();
    else
        pressDefault();
    return true;
}

void NextStepKey::pressDefault()
{
    if (QPushButton *bright = m_window.isCovered() ? nullptr : brightButton(*m_window.page()))
        bright->click();
}

} // namespace dossier
