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

/// Property of an action that only some pages have: its key is shown first where it works.
inline constexpr const char *ofSomePages = "ofSomePages";

/// Property of an action that is disabled only while the window is covered, which says nothing of pages.
inline constexpr const char *underCurtain = "underCurtain";

/// Makes menus and their entries, and gives them their words in the current language. Texts are marked for translation
/// in the context `dossier::Menus`; one without a translation stays as it is.
class MenuEntries
{
public:
    /// The window has every action, so that its key works on every page.
    MenuEntries(QMenuBar *bar, QWidget *window);

    /// A menu of the bar, or one in another menu.
    QMenu *addMenu(const char *text, QMenu *into = nullptr);

    /// An entry with a key of its own; `iconName` may be null.
    QAction *add(QMenu *menu, const char *key, const char *iconName, const char *text, const char *tip);

    /// Adds one of several exclusive entries.
    QAction *addOption(QActionGroup *group, QMenu *menu, const char *key, const char *text, const char *tip);

    /// Adds entries whose words come from elsewhere; null is a separator.
    void addAll(QMenu *menu, const QList<QAction *> &actions);

    void retranslate();

    /// All actions that have a key, in the order of the menus.
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
