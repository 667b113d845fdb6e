#include "views/window/next_step_key.h"

#include "views/actions/bright_button.h"
#include "views/actions/desk_actions.h"
#include "views/window/main_window.h"

#include <QAction>
#include <QPushButton>
#include <QShortcut>

namespace dossier
{

NextStepKey::NextStepKey(const DeskActions &desk, MainWindow *window)
    : QObject(window)
{
    const QAction *step = desk.menu().at(static_cast<qsizetype>(DeskAction::GoOn));
    auto *key = new QShortcut(step->shortcut(), window);
    key->setAutoRepeat(false);
    const auto follow = [key, step] { key->setEnabled(!step->isEnabled()); };
    connect(step, &QAction::changed, key, follow);
    follow();
    connect(key, &QShortcut::activated, this,
        [window]
        {
            if (QPushButton *bright = window->isCovered() ? nullptr : brightButton(*window->page()))
                bright->click();
        });
}

} // namespace dossier
