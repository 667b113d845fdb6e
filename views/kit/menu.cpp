#include "views/kit/menu.h"

#include <QAction>
#include <QMenu>

namespace dossier
{

void nameAction(QAction &action, const MenuItem &item)
{
    action.setText(item.text);
    action.setToolTip(item.tip);
    action.setSeparator(item.text.isEmpty());
    action.setEnabled(item.isEnabled);
    action.setVisible(item.isShown);
    action.setCheckable(item.isOn.has_value());
    action.setChecked(item.isOn.value_or(false));
}

QMenu *newMenu(const std::vector<MenuItem> &items, QWidget *parent)
{
    auto *menu = new QMenu(parent);
    menu->setToolTipsVisible(true);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const MenuItem &item : items)
    {
        QAction *action = menu->addAction(QString());
        nameAction(*action, item);
        if (item.chosen.run)
            QObject::connect(action, &QAction::triggered, menu, [chosen = item.chosen.run] { chosen(); });
    }
    return menu;
}

} // namespace dossier
