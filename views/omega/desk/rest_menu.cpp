#include "views/omega/desk/rest_menu.h"

#include "views/kit/labels.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

namespace dossier
{

RestMenu::RestMenu(QWidget *parent)
    : QPushButton(parent)
{
    setProperty("role", QStringLiteral("offer"));
    setAutoDefault(false);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    hide();
    retranslate();
}

void RestMenu::render(const QList<QPushButton *> &buttons)
{
    menu()->clear();
    for (QPushButton *button : buttons)
    {
        const QString name = button->accessibleName();
        QAction *action
            = menu()->addAction(name.isEmpty() ? button->text() : name, button, [button] { button->click(); });
        action->setEnabled(button->isEnabled());
        action->setCheckable(button->isCheckable());
        action->setChecked(button->isChecked());
        action->setToolTip(button->toolTip());
    }
    setVisible(!buttons.isEmpty());
}

void RestMenu::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void RestMenu::retranslate()
{
    label(this, tr("More"), tr("What else can be done"));
}

} // namespace dossier
