#pragma once

#include "views/kit/game_face.h"
#include "views/kit/menu_entries.h"
#include "views/window/keyboard_page.h"
#include "views/window/settings_table.h"
#include "views/window/window_requests.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

class QMenu;
class QMenuBar;

namespace dossier
{

class BoardActions;
class DeskActions;

/// The menus of the main window and the actions in them, with their keys.
class Menus : public QObject
{
public:
    /// Fills the menu bar, with the board's, the desk's and the games' actions among its own; the window has them all.
    Menus(QMenuBar *bar, QWidget *window, BoardActions &board, DeskActions &desk, const QList<QAction *> &zoom,
        GameFaces games, const WindowRequests &requests);

    void render(const Preferences &preferences);
    void renderRecent(const QStringList &paths);
    /// Removes the entries for documents, because no game has any.
    void leaveOutDocuments();
    /// Says whether there is a map to look at and to save.
    void setMapOpen(bool open);

    void setFullScreen(bool full) { m_fullScreen->setChecked(full); }

    /// Says of which game there is a session to cover and to show to everybody; empty when there is none.
    void setSessionOpen(const QString &game);

    void setPublicOpen(bool open) { m_public->setChecked(open); }

    /// Sets if a table is in front: then the entries that begin something of another game wait for another page.
    void setAtTable(bool atTable)
    {
        for (const auto &[game, action] : m_begins)
            if (!m_curtain->isChecked())
                action->setEnabled(!atTable || game == m_openGame);
        // Away from the table they still work, like everywhere else, because no other page has them.
        for (const auto &[act, action] : m_ofOpenGame)
            action->setProperty(ofNoPage, !atTable);
    }

    /// The actions that zoom the board of the page that is shown; with none those of the map, which then do nothing.
    void setZoom(const QList<QAction *> &zoom);
    /// While the window is covered, only entries that reveal nothing of it are enabled.
    void setCovered(bool covered);
    void retranslate();

    /// Every action with a key, in the order of the menus.
    [[nodiscard]] QList<QAction *> actions() const;

    /// Id of the game whose session is open; empty when there is none.
    [[nodiscard]] const QString &openGame() const { return m_openGame; }

    /// Covers everything secret, or uncovers it.
    [[nodiscard]] QAction *curtain() const { return m_curtain; }

private:
    QAction *add(QMenu *menu, const MenuWords &words, const std::function<void()> &triggered);
    void fillFile();
    void addOfGames(QMenu *menu, GameEntry::Place place);
    void addOf(const GameFace &game, QMenu *menu, GameEntry::Place place);
    QAction *actionWhileOpen(const GameEntry &entry, QMenu *menu);
    void addNewSessions(QMenu *file);
    void fillTools();
    void fillView(const QList<QAction *> &zoom);
    void fillSession(QMenu *view);
    void fillSettings();
    void addSetting(std::size_t row, QMenu *menu);
    void fillHelp();
    void changeText(int steps);
    void choose(const Setting &setting, std::size_t row);

    MenuEntries m_entries;
    BoardActions &m_board;
    DeskActions &m_desk;
    GameFaces m_games;
    const WindowRequests &m_requests;
    const std::vector<Setting> m_settings;
    Preferences m_preferences;
    QStringList m_recentPaths;
    QMenu *m_recent = nullptr;
    QAction *m_newMap = nullptr;
    QList<QAction *> m_ofMap;
    QMenu *m_view = nullptr;
    QList<QAction *> m_zoomOfMap;
    QList<QPointer<QAction>> m_zoom;
    QAction *m_belowZoom = nullptr;
    QAction *m_fullScreen = nullptr;
    QAction *m_public = nullptr;
    QAction *m_curtain = nullptr;
    QAction *m_larger = nullptr;
    QAction *m_smaller = nullptr;
    /// The entries of a setting by its row: an action for each of its options that has one.
    std::map<std::size_t, std::map<std::size_t, QAction *>> m_options;
    /// Actions while a session of a game is open, by the game's id.
    std::multimap<QString, QAction *> m_whileOpen;
    /// Actions of games that begin something, by game.
    std::multimap<QString, QAction *> m_begins;
    /// Actions shared by several games, by request; they go to `m_openGame`, the game whose session is open.
    std::map<QString, QAction *> m_ofOpenGame;
    QString m_openGame;
    /// Actions that also work while the curtain is down, because they reveal nothing of the game.
    QList<QAction *> m_everywhere;
    /// Actions that the curtain disabled, to be enabled again.
    QList<QAction *> m_takenAway;
};

} // namespace dossier
