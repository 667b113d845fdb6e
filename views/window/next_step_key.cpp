#include "views/window/next_step_key.h"

#include "views/actions/default_button.h"
#include "views/actions/desk_actions.h"
#include "views/kit/careful_input.h"
#include "views/window/main_window.h"

#include <QAction>
#include <QKeyEvent>
#include <QPushButton>
#include <QShortcut>

namespace dossier
{

NextStepKey::NextStepKey(const DeskActions &desk, MainWindow *window)
    : QObject(window)
    , m_window(*window)
    , m_step(*desk.action(DeskAction::DefaultStep))
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
    if (watched != &m_window || event->type() != QEvent::KeyPress || !isPlainEnter(*static_cast<QKeyEvent *>(event))
        || m_window.isCovered() || defaultButton(*m_window.page()) == nullptr)
        return false;
    if (m_step.isEnabled())
        m_step.trigger();
    else
        pressDefault();
    return true;
}

void NextStepKey::pressDefault()
{
    if (QPushButton *target = m_window.isCovered() ? nullptr : defaultButton(*m_window.page()))
        target->click();
}

} // namespace dossier
