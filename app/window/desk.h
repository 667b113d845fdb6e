#pragma once

#include "app/games/games.h"
#include "app/play/key_words.h"
#include "app/session/game_documents.h"
#include "app/window/curtain.h"
#include "app/window/game_desks.h"
#include "app/window/library_desk.h"
#include "app/window/rescue_desk.h"
#include "app/window/settings.h"
#include "app/window/start_places.h"
#include "app/window/statistics_desk.h"
#include "app/window/translators.h"
#include "views/kit/careful_input.h"
#include "views/kit/list_widths.h"
#include "views/window/main_window.h"

#include <QDateTime>
#include <QObject>
#include <QTemporaryDir>
#include <QThread>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace dossier
{

/// Applies the preferred language and appearance on construction.
struct FirstLook
{
    FirstLook(Translators &translators, const Preferences &preferences);
};

/// The user's workspace: the window, the open document or session, and their storage. Carries out the requests of the
/// window.
class Desk : public QObject
{
    Q_OBJECT

public:
    /// Keeps the settings in that file, and unsaved work in that folder; offers those games. Needs a QApplication whose
    /// resources are loaded.
    Desk(const QString &settingsPath, const QString &recoveryFolder, const std::vector<Game> &list = games());
    ~Desk() override;
    Q_DISABLE_COPY_MOVE(Desk)

    [[nodiscard]] MainWindow &window() { return m_window; }

    [[nodiscard]] const Preferences &preferences() const { return m_preferences; }

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Opens a document, or continues the last session of a campaign file; on failure reports the reason and keeps the
    /// open one.
    void open(const QString &path);

    /// Continues the last session of a campaign file that a program on another computer holds.
    void takeOver(const QString &path) { m_games.openSession(path, {}, true); }

    /// Saves the open document under that name and continues with that file.
    void save(const QString &path);

    /// The documents of the game that has some, or null.
    [[nodiscard]] GameDocuments *documents() const { return m_documents.get(); }

    void choose(const Preferences &preferences);

    /// Returns the desk of that game, created on first use; that of the first game for an unknown id.
    [[nodiscard]] GameDesk &game(const QString &id) { return m_games.of(id); }

    /// The desk with the open session, or null.
    [[nodiscard]] GameDesk *openGame() const { return m_games.open(); }

    /// Covers the window and wipes the keys at once; the open table and all that shows it go right after, and the key
    /// is asked for again. Or says why nothing can be locked.
    void lock();

    /// Announces that an action failed because of a fault of the program, and the remedy.
    void reportFault();

    [[nodiscard]] Curtain &curtain() { return m_curtain; }

private:
    void listen();
    /// Restores the window's last place, as far as the current screens show it.
    void placeWindow();
    /// Saves unsaved input: the program ends, or the desktop's session does.
    void saveTyped();
    void listenToDocuments();
    void listenToGames();
    /// Returns the preferred edition of a game.
    [[nodiscard]] QString editionOf(const QString &id);
    void playSample(const QString &id);
    void askForKey(const QString &path, std::optional<qint64> session = {});
    /// Runs the work in a thread of its own, then `done` with its answer in this one.
    void workOnKey(const std::function<KeyAnswer()> &work, const KeyAnswered &done);
    /// Opens the locked file for which a key was given.
    void openUnlocked(bool isGiven);
    /// Opens a copy of a file without its secrets.
    void readPublic(const QString &path);
    void offerNew(const QString &id);
    void openRescued(const Rescued &rescued);
    /// Offers in the menus the available actions of the shown session page.
    void offerActions();
    void renderSessions();
    /// Shows all sessions and closes the open one.
    void showSessions();
    /// Shows the statistics of a campaign file; without one those of the file at hand.
    void showStatistics(const QString &path = {});
    void listenToCurtain();
    void sayNotLocked();
    void warnOfCover(int seconds);
    void endWarning();
    /// Clears the focus of a field whose text counts only once it is left, even in an inactive window.
    void leaveField();
    /// Deletes the table whose keys are gone, and asks for the key of that file.
    void endLock(const QString &path, qint64 session);
    void wearAll();

    const std::vector<Game> &m_list;
    Settings m_settings;
    Preferences m_preferences;
    Translators m_translators;
    /// Language and appearance are set before the first widget exists: each is polished, and gets its texts, only once.
    FirstLook m_firstLook;
    CarefulInput m_careful;
    ListWidths m_lists;
    QString m_folder;
    /// Those of the game that has some, and its id.
    std::unique_ptr<GameDocuments> m_documents;
    QString m_documented;
    /// The start of the program.
    QDateTime m_begun = QDateTime::currentDateTime();
    /// The campaign file of the session that was played last since then.
    QString m_left;
    /// The campaign file of the list that was played last.
    QString m_newest;
    /// The campaign file that the window offers to rescue.
    QString m_damaged;
    /// The session that the window offers to take over.
    std::pair<QString, qint64> m_held;
    /// The campaign file whose key the window asks for, and the session of it to continue, if not the last.
    std::pair<QString, std::optional<qint64>> m_locked;
    /// The keys are gone, and the pages not yet.
    bool m_isLocking = false;
    /// The window says that the page is about to be covered.
    bool m_warnsOfCover = false;
    /// The folder of copies without secrets that are only read; nothing before the first.
    std::optional<QTemporaryDir> m_toRead;
    // The window is destroyed before the desks, whose pages it owns.
    GameDesks m_games;
    MainWindow m_window;
    LibraryDesk m_library;
    StatisticsDesk m_statistics;
    RescueDesk m_rescue;
    StartPlaces m_places;
    Curtain m_curtain;
    // It may still work when the desk goes, and is waited for.
    std::unique_ptr<QThread, WaitForThread> m_keyWork;
};

} // namespace dossier
