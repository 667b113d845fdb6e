#pragma once

#include "board_document.h"
#include "careful_input.h"
#include "curtain.h"
#include "main_window.h"
#include "print_page.h"
#include "public_desk.h"
#include "session_desk.h"
#include "sessions_page.h"
#include "settings.h"
#include "sounds.h"
#include "specter_desk.h"
#include "translators.h"

#include <QObject>

#include <vector>

namespace dossier
{

/// Speaks and wears what is preferred from the moment it is made.
struct FirstLook
{
    FirstLook(Translators &translators, const Preferences &preferences);
};

/// What lies before a person: the window, the map that is open, and what is kept of them. Does what the window asks.
class Desk : public QObject
{
    Q_OBJECT

public:
    /// Keeps the settings in that file, and what was not saved in that folder. Needs a QApplication whose resources are
    /// loaded.
    Desk(const QString &settingsPath, const QString &recoveryFolder);

    [[nodiscard]] MainWindow &window() { return m_window; }

    [[nodiscard]] const Preferences &preferences() const { return m_preferences; }

    /// Opens a map, or goes on with the last session of a campaign file; when it cannot be, says why and leaves what is
    /// open.
    void open(const QString &path);

    /// Saves the open map to a file of that name and goes on with that file.
    void save(const QString &path);

    void choose(const Preferences &preferences);

    [[nodiscard]] SessionDesk &sessions() { return m_sessions; }

    /// The desk of Specter Ops, which is made when it is first asked for.
    [[nodiscard]] SpecterDesk &specter();

    [[nodiscard]] PublicDesk &everybodys() { return m_public; }

    /// Says that the program itself failed at what a hand did, and what to do.
    void tellOfFault();

    [[nodiscard]] Curtain &curtain() { return m_curtain; }

private:
    void listen();
    void listenToSessions();
    /// What the desks of all games say.
    void listenToGame(GameDesk &desk);
    void rescue();
    void listenToDesk();
    /// The menus offer what the page of a session that is shown can be asked.
    void offerActions();
    void listenToOwners();
    void listenToOwnersPage();
    void listenToSpecter();
    void listenToSpecterDesk();
    [[nodiscard]] SessionsPage *madeLibrary();
    [[nodiscard]] PrintPage *madePrint();
    /// The session of Specter Ops that is open, or null.
    [[nodiscard]] SpecterSession *specterSession() const;
    void placePage(QWidget *page);
    void renderLibrary();
    /// Goes on with a session of whichever game it is.
    void openSession(const QString &path, std::optional<qint64> number = {});
    /// Lets go of the session that is open.
    void closeSessions();
    [[nodiscard]] bool hasSession() const;
    /// Whether a session is kept in that file.
    [[nodiscard]] static bool holds(const GameSession *session, const QString &path);
    void renderSessions();
    /// Shows all sessions; the one that is open is let go.
    void showSessions();
    void listenToCurtain();
    [[nodiscard]] bool mayClose();
    /// The file of the session that is open has the evening by itself from now on.
    void foldIn();
    void sessionOpened();
    void specterOpened();
    void showPrint();
    [[nodiscard]] QStringList agentsRoles();
    void writePages(const QString &document, const QString &title);
    void printPages(const QString &document, const QString &title);
    void wearAll();
    void show(const OpenMap &map);
    void offerUnsaved();
    void restoreUnsaved();
    void discardUnsaved();

    Settings m_settings;
    Preferences m_preferences;
    Translators m_translators;
    /// Language and looks are there before the first widget is: each is polished, and given its words, once.
    FirstLook m_firstLook;
    CarefulInput m_careful;
    std::vector<MapFile> m_samples;
    BoardDocument m_document;
    QString m_recoveryFolder;
    /// It was said that what was done to the map could not be kept.
    bool m_warned = false;
    /// What the window offers to go on with.
    std::optional<KeptMap> m_offered;
    /// The campaign file that the window offers to rescue.
    QString m_damaged;
    SessionDesk m_sessions;
    std::unique_ptr<SpecterDesk> m_specter;
    /// All sessions; the window owns it.
    LatePage<SessionsPage> m_library;
    /// What can be printed; the window owns it.
    LatePage<PrintPage> m_print;
    Sounds m_sounds;
    MainWindow m_window;
    PublicDesk m_public;
    Curtain m_curtain;
};

/// The maps that come with the program, the smallest first.
std::vector<MapFile> sampleMaps();

} // namespace dossier
