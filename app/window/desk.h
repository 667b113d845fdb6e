#pragma once

#include "app/games/games.h"
#include "app/session/game_documents.h"
#include "app/window/curtain.h"
#include "app/window/game_desks.h"
#include "app/window/library_desk.h"
#include "app/window/rescue_desk.h"
#include "app/window/settings.h"
#include "app/window/start_places.h"
#include "app/window/translators.h"
#include "views/kit/careful_input.h"
#include "views/kit/list_widths.h"
#include "views/window/main_window.h"

#include <QObject>

#include <utility>
#include <vector>

namespace dossier
{

/// Speaks and wears what is preferred from the moment it is made.
struct FirstLook
{
    FirstLook(Translators &translators, const Preferences &preferences);
};

/// What lies before a person: the window, the document or session that is open, and what is kept of them. Does what the
/// window asks.
class Desk : public QObject
{
    Q_OBJECT

public:
    /// Keeps the settings in that file, and what was not saved in that folder; plays those games. Needs a QApplication
    /// whose resources are loaded.
    Desk(const QString &settingsPath, const QString &recoveryFolder, const std::vector<Game> &list = games());
    ~Desk() override;
    Q_DISABLE_COPY_MOVE(Desk)

    [[nodiscard]] MainWindow &window() { return m_window; }

    [[nodiscard]] const Preferences &preferences() const { return m_preferences; }

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Opens a document, or goes on with the last session of a campaign file; when it cannot be, says why and leaves
    /// what is open.
    void open(const QString &path);

    /// Goes on with the last session of a campaign file that a program on another computer holds.
    void takeOver(const QString &path) { m_games.openSession(path, {}, true); }

    /// Saves the open document to a file of that name and goes on with that file.
    void save(const QString &path);

    /// The documents of the game that has some, or null.
    [[nodiscard]] GameDocuments *documents() const { return m_documents.get(); }

    void choose(const Preferences &preferences);

    /// The desk of that game, which is made when it is first asked for; of the first game when there is none of that
    /// id.
    [[nodiscard]] GameDesk &game(const QString &id) { return m_games.of(id); }

    /// The desk whose session is open, or null.
    [[nodiscard]] GameDesk *openGame() const { return m_games.open(); }

    /// Says that the program itself failed at what a hand did, and what to do.
    void tellOfFault();

    [[nodiscard]] Curtain &curtain() { return m_curtain; }

private:
    void listen();
    /// The window is where it was left, as far as the screens that are there now show it.
    void placeWindow();
    /// Saves what is not saved yet: the program ends, or the desktop's session does.
    void saveTyped();
    void listenToDocuments();
    void listenToGames();
    /// The edition that is preferred of a game.
    [[nodiscard]] QString editionOf(const QString &id);
    void playSample(const QString &id);
    void offerNew(const QString &id);
    void goOnRescued(const Rescued &rescued);
    /// The menus offer what the page of a session that is shown can be asked.
    void offerActions();
    void renderSessions();
    /// Shows all sessions; the one that is open is let go.
    void showSessions();
    void listenToCurtain();
    void wearAll();

    const std::vector<Game> &m_list;
    Settings m_settings;
    Preferences m_preferences;
    Translators m_translators;
    /// Language and looks are there before the first widget is: each is polished, and given its words, once.
    FirstLook m_firstLook;
    CarefulInput m_careful;
    ListWidths m_lists;
    QString m_folder;
    /// Of the game that brings some, and its id.
    std::unique_ptr<GameDocuments> m_documents;
    QString m_documented;
    /// The campaign file of the session that was open last.
    QString m_left;
    /// The campaign file that the window offers to rescue.
    QString m_damaged;
    /// The session that the window offers to take over.
    std::pair<QString, qint64> m_held;
    // The window goes before the desks, whose pages it owns.
    GameDesks m_games;
    MainWindow m_window;
    LibraryDesk m_library;
    RescueDesk m_rescue;
    StartPlaces m_places;
    Curtain m_curtain;
};

} // namespace dossier
