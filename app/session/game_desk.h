#pragma once

#include "app/play/game_file.h"
#include "app/play/seal_report.h"
#include "app/session/public_desk.h"
#include "app/session/seat_journal.h"
#include "app/session/typed_texts.h"
#include "model/core/rule.h"
#include "views/kit/late_page.h"
#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"
#include "views/kit/result_text.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>

class QScreen;
class QWidget;

namespace dossier
{

class DeskActions;
class GameDocuments;
class PrintDesk;
class SealPage;
class Settings;
class TablePage;
class Translators;

/// The program's services for the desk of a game.
struct DeskPlace
{
    /// The folder of the program's own campaign files, created with the first one; the daily copies are in a folder
    /// within it.
    QString folder;
    Settings &settings;
    Translators &translators;
    /// The parent of dialogs.
    QWidget *window = nullptr;
    /// The documents of this game, or null.
    GameDocuments *documents = nullptr;
    /// The titles of the games by id.
    std::map<QString, QString> titles{};
    /// Describes the result of a session of this game.
    ResultWords result = nullptr;
    /// Returns the slots that public events of this game reveal.
    RevealedByEvents revealed{};
    /// Writes the public part of a campaign file to a path where nothing is yet.
    std::function<storage::Done(storage::CampaignFile &file, const QString &path)> exportPublic{};
    /// Stores typed text that has not been submitted yet.
    DraftStore drafts{};
    /// Produces a text in each language of the program.
    std::function<QStringList(const std::function<QString()> &make)> inEveryLanguage{};
};

/// The common part of all game desks: their pages, the place of their campaign files, and beginning, continuing and
/// publicly showing a session.
class GameDesk : public QObject
{
    Q_OBJECT

public:
    explicit GameDesk(DeskPlace place);
    ~GameDesk() override;
    Q_DISABLE_COPY_MOVE(GameDesk)

    /// The open session, or null.
    [[nodiscard]] virtual GameSession *session() const = 0;

    /// Continues a session of a campaign file, by default the last one. `takeOver` also takes a file that a program on
    /// another computer holds; this program cannot know whether that one is still running, so a person has to decide.
    void open(const QString &path, std::optional<qint64> number = {}, bool takeOver = false);

    /// Closes the open session and its file.
    virtual void close() = 0;

    /// Saves the notes about the session that were typed last; they stay typed until that succeeds.
    void saveNotes();

    /// True while the page in front is one that a single seat may see. False for a game whose machine belongs to one
    /// player.
    [[nodiscard]] virtual bool showsSecrets() const { return false; }

    /// Covers that page until its player has the machine again.
    virtual void coverSecrets() { }

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_place.folder; }

    /// The pages that exist from the start, which a window places and owns; `pageMade` announces the others.
    [[nodiscard]] virtual QList<QWidget *> pages() const = 0;

    /// The page that shows the session in its current state.
    [[nodiscard]] virtual QWidget *pageNow() = 0;

    /// Returns the window for everybody, which follows the session; created on first use.
    [[nodiscard]] PublicDesk &publicDesk();

    /// Shows that window on a screen other than `own`, or beside it when there is no other, if a session is open; or
    /// closes it.
    void setPublicOpen(bool open, const QScreen *own);

    /// Applies the preferences to the pages and the window for everybody.
    void wear(const Preferences &preferences);

    /// Sets the menu actions that its pages show, too.
    virtual void useActions(const DeskActions &actions);

    /// Begins a sample of that edition in a file of its own, ready to be played.
    virtual void playSample(const QString &edition) = 0;

    /// Lets the user choose a game of that edition and its file: a new one, or one of the program's own; the open one
    /// is preselected.
    virtual void offerNew(const QString &edition, const QString &openFile) = 0;

    /// Offers another game like the open session, with the same players; with swapped roles everybody takes the next
    /// player's part. By default any new game is offered.
    virtual void playAgain(bool swapped);

    /// Offers the next mission with the same players. Nothing for a game without missions in an order.
    virtual void playNext() { }

    /// Performs an action that the game adds to the menus; here those of every game.
    virtual void perform(const QString &act);

signals:
    /// That campaign file is about to be opened: its current holder closes it.
    void opening(const QString &path);
    /// A session is open, and its page shows it.
    void opened();
    /// Another page shows the session now.
    void pageChanged();
    /// A page was created, for a window to place.
    void pageMade(QWidget *page);
    /// A page is to be shown.
    void pageRequested(QWidget *page);
    /// The available actions of the session menu have changed.
    void possibleChanged();
    void publicOpenChanged(bool open);
    /// Nothing was opened, or an action failed, for the reason given in words.
    void failed(const QString &text);
    /// Another window made another choice, described in words: the user decides which of the two stays.
    void disputed(
        const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other);
    /// A file was not read or written, for that reason.
    void fileFailed(const dossier::MapProblem &problem);
    /// Another program replaced the campaign file; the game was saved to a new one: its path, and the whole message.
    void savedElsewhere(const QString &path, const QString &text);
    /// A campaign file did not open for that reason, and play can continue with a replacement.
    void notOpened(const dossier::storage::StorageError &why);
    /// That file was not opened: its key is not here, or waits for its passphrase.
    void keyLocked(const QString &path);
    /// A program that may no longer run holds the file of a session, which is read-only here.
    void heldElsewhere(const QString &path, qint64 session, const dossier::storage::Holder &holder);
    /// That campaign file is damaged: the text describes its readable part.
    void damaged(const QString &path, const QString &text);
    /// An action had a side effect; the text explains it.
    void noted(const QString &text);
    /// A later action was done: the last note may no longer be true.
    void noteOver();
    /// The result of the session in the campaign file has changed.
    void resultKept();
    void ruleRequested(dossier::Rule rule);
    void leaveRequested();
    /// Others may be looking at the screen: what is shown now has to be covered.
    void coverRequested();
    /// A session is to be set up, or a map to be made.
    void newSessionRequested();
    void newMapRequested();

protected:
    [[nodiscard]] const DeskPlace &place() const { return m_place; }

    /// Opens or begins the requested game; reports the reason when it cannot.
    bool begin(const GameRequest &request);

    /// Opens a game and closes the previous one, unless opening fails. Returns the notices about the opened game.
    virtual OrProblem<QStringList> load(const GameRequest &request) = 0;

    /// Shows the current table of the open session.
    virtual void showTable() = 0;

    /// Shows the table at that position of the whole journal.
    virtual void showPast(journal::Position at);

    /// The page that shows the table now; null while another page is shown.
    [[nodiscard]] virtual TablePage *tablePage() { return nullptr; }

    /// Returns the journal that the seat at the machine may read: all of it, unless the game knows who sits there. A
    /// session is open.
    [[nodiscard]] virtual SeatJournal journalHere() const;

    /// Applies the preferences to the game's pages.
    virtual void applyPreferences(const Preferences &preferences) = 0;

    /// Shows table and journal, unless `doAll` is running.
    void show();
    void showJournal();
    void showAll();

    /// Runs several changes and shows their result at the end.
    void doAll(const std::function<void()> &things);

    /// True while `doAll` is running.
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// Carries out the journal requests of a table page, and shows the position that it looks at.
    void listenToTable(TablePage &page);

    /// Returns the parts of the open game with their players, in the current language; empty names included.
    [[nodiscard]] virtual std::vector<storage::Player> parts() = 0;

    /// The file has other names of players: the pages show them.
    virtual void showPlayers() = 0;

    /// Follows the journal of the opened session, and reports the reasons of failures.
    void listenToJournal();

    /// Records the result in the campaign file when the game ends, and removes it when the game continues after all.
    /// `now` is in the form of campaign files; empty while the game is running.
    void keepResult(const QString &now);

    /// Sets the result of the session that was just opened, without announcing it.
    void beginWithResult(const QString &now) { m_result = now; }

    /// Places the print page, and reports the outcome of printing.
    void listenToPrinting(PrintDesk &printing);

private:
    void fail(const GameProblem &why, const QString &path);
    void nameWindow();
    void openPlayers();
    void showSeal();
    void copyForPlayers();
    void keepPlayers(const QStringList &names);
    /// Does the work that can wait until the page is shown: reads the older journal, and makes the daily copy.
    void catchUp();

    [[nodiscard]] SealPage *madeSealPage();

    DeskPlace m_place;
    LatePage<SealPage> m_seal;
    TypedTexts m_typed;
    /// Notes about the open session that are not in its file yet.
    std::optional<QString> m_notes;
    /// The session that they are about.
    QByteArray m_notesOf;
    DelayedSave m_notesSave;
    std::unique_ptr<PublicDesk> m_public;
    Preferences m_preferences;
    /// The notices about the opened file.
    QStringList m_notices;
    /// The result at the last check; empty while the game is running.
    QString m_result;
    /// True while `doAll` is running: the result of its commands is shown at the end.
    bool m_busy = false;
    /// True when the current action has been noted.
    bool m_justNoted = false;
    /// The page that was shown last.
    const QWidget *m_shown = nullptr;
};

} // namespace dossier
