#include "views/kit/menu_entries.h"

#include "views/kit/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace dossier
{

MenuEntries::MenuEntries(QMenuBar *bar, QWidget *window)
    : m_bar(bar)
    , m_window(window)
{
}

QMenu *MenuEntries::addMenu(const char *text, QMenu *into)
{
    QMenu *menu = into != nullptr ? into->addMenu(QString()) : m_bar->addMenu(QString());
    menu->setToolTipsVisible(true);
    m_titles.push_back({menu, text});
    return menu;
}

QAction *MenuEntries::add(QMenu *menu, const char *key, const char *iconName, const char *text, const char *tip)
{
    QAction *action = menu->addAction(QString());
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setMenuRole(QAction::NoRole);
    // A held key acts once: the curtain, a hand-over, a page.
    action->setAutoRepeat(false);
    if (iconName != nullptr)
        action->setIcon(icon(QString::fromLatin1(iconName)));
    m_window->addAction(action);
    m_entries.push_back({action, text, tip});
    m_all << action;
    return action;
}

QAction *MenuEntries::addOption(QActionGroup *group, QMenu *menu, const char *key, const char *text, const char *tip)
{
    QAction *action = add(menu, key, nullptr, text, tip);
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

void MenuEntries::addAll(QMenu *menu, const QList<QAction *> &actions)
{
    for (QAction *action : actions)
    {
        if (action == nullptr)
        {
            menu->addSeparator();
            continue;
        }
        menu->addAction(action);
        m_window->addAction(action);
        m_all << action;
    }
}

void MenuEntries::retranslate()
{
    const auto spoken = [](const char *text) { return QCoreApplication::translate("dossier::Menus", text); };
    for (const Title &title : m_titles)
        title.menu->setTitle(spoken(title.text));
    for (const Entry &entry : m_entries)
    {
        entry.action->setText(spoken(entry.text));
        entry.action->setToolTip(spoken(entry.tip));
    }
}

} // namespace dossier
