#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QWidget;

namespace dossier
{

/// The property of an action that some pages have and others have not: its key is told first where it works.
inline constexpr const char *ofSomePages = "ofSomePages";

/// The property of an action that waits only as long as the window is covered: that says nothing of pages.
inline constexpr const char *underCurtain = "underCurtain";

/// Makes menus and their entries, and gives them their words in the language that is spoken. Texts are marked for
/// translation in the context `dossier::Menus`; one without a translation stays as it is.
class MenuEntries
{
public:
    /// The window has every action, so that its key works on every page.
    MenuEntries(QMenuBar *bar, QWidget *window);

    /// A menu of the bar, or one in another menu.
    QMenu *addMenu(const char *text, QMenu *into = nullptr);

    /// An entry with a key of its own; `iconName` may be null.
    QAction *add(QMenu *menu, const char *key, const char *iconName, const char *text, const char *tip);

    /// One of several entries of which one is chosen.
    QAction *addOption(QActionGroup *group, QMenu *menu, const char *key, const char *text, const char *tip);

    /// Entries that have their words from elsewhere; null stands for a line between them.
    void addAll(QMenu *menu, const QList<QAction *> &actions);

    void retranslate();

    /// Every action with a key, in the order of the menus.
    [[nodiscard]] const QList<QAction *> &actions() const { return m_all; }

private:
    struct Entry
    {
        QAction *action;
        const char *text;
        const char *tip;
    };

    struct Title
    {
        QMenu *menu;
        const char *text;
    };

    QMenuBar *m_bar;
    QWidget *m_window;
    QList<Entry> m_entries;
    QList<Title> m_titles;
    QList<QAction *> m_all;
};

} // namespace dossier
