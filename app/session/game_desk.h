#pragma once

#include "app/play/game_file.h"
#include "app/session/public_desk.h"
#include "app/session/seat_journal.h"
#include "app/session/typed_texts.h"
#include "model/core/rule.h"
#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"
#include "views/kit/told_result.h"

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
class Settings;
class TablePage;
class Translators;

/// What the program gives to the desk of a game.
struct DeskPlace
{
    /// Campaign files of the program's own lie in that folder, which is made when the first is written; the copies of
    /// each day lie in it in one of their own.
    QString folder;
    Settings &settings;
    Translators &translators;
    /// Dialogs stand above it.
    QWidget *window = nullptr;
    /// The documents of this game, or null.
    GameDocuments *documents = nullptr;
    /// What games are called, by their ids.
    std::map<QString, QString> titles{};
    /// Tells how a session of this game ended.
    ResultWords result = nullptr;
    /// Keeps what is typed and not entered yet.
    DraftStore drafts{};
    /// Makes a text in each language that the program speaks.
    std::function<QStringList(const std::function<QString()> &make)> inEveryLanguage{};
};

/// What the desks of all games have: their pages, where their campaign files lie, and how a session of one is begun,
/// gone on with and shown to everybody.
class GameDesk : public QObject
{
    Q_OBJECT

public:
    explicit GameDesk(DeskPlace place);

    /// The session that is open, or null.
    [[nodiscard]] virtual GameSession *session() const = 0;

    /// Goes on with a session of a campaign file, the last one unless a number says which. `takeOver`: also where a
    /// program on another computer holds the file, of which this one cannot know whether it runs: for a person to say.
    void open(const QString &path, std::optional<qint64> number = {}, bool takeOver = false);

    /// Lets go of the session that is open, and of its file.
    virtual void close() = 0;

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_place.folder; }

    /// The pages that are there from the start, for a window to place and to own; `pageMade` gives the others.
    [[nodiscard]] virtual QList<QWidget *> pages() const = 0;

    /// The page that shows the session as it stands.
    [[nodiscard]] virtual QWidget *pageNow() = 0;

    /// The window for everybody, which follows the session; it is made when it is first asked for.
    [[nodiscard]] PublicDesk &publicDesk();

    /// Shows it beside that screen, if a session is open, or closes it.
    void setPublicOpen(bool open, const QScreen *own);

    /// Pages and the window for everybody look as is preferred.
    void wear(const Preferences &preferences);

    /// Takes the entries of the menus that its pages show, too.
    virtual void useActions(const DeskActions &actions);

    /// Begins a sample in a file of its own, ready to be played, by that edition.
    virtual void playSample(const QString &edition) = 0;

    /// Lets a person choose what to begin by that edition, and where it is kept: a new file, or one of the program's
    /// own; the one that is open is chosen.
    virtual void offerNew(const QString &edition, const QString &openFile) = 0;

    /// Does what an entry that the game brings asks for.
    virtual void perform(const QString &act);

signals:
    /// That campaign file is about to be opened: whoever holds it lets it go.
    void opening(const QString &path);
    /// A session is open now, and its page shows it.
    void opened();
    /// Another page shows the session now.
    void pageChanged();
    /// A page was made, for a window to place.
    void pageMade(QWidget *page);
    /// A page is to be shown.
    void pageAsked(QWidget *page);
    /// What a page can be asked by the menu of a session has changed.
    void possibleChanged();
    void publicOpenChanged(bool open);
    /// Nothing was opened, or something was not done: why, in words.
    void failed(const QString &text);
    /// Another window chose otherwise, in words: a person is to say which of the two stays.
    void disputed(
        const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other);
    /// A file was not read or written: why.
    void fileFailed(const dossier::MapProblem &problem);
    /// Others replaced the campaign file; what was played is in a new one: its path, and the whole of it in words.
    void savedElsewhere(const QString &path, const QString &text);
    /// A campaign file did not open for that reason, and play may go on with something in place of it.
    void notOpened(const dossier::storage::StorageError &why);
    /// A program that may be gone holds the file of a session, which is only read here.
    void heldElsewhere(const QString &path, qint64 session, const dossier::storage::Holder &holder);
    /// That campaign file is not as it was written: what of it can be read, in words.
    void damaged(const QString &path, const QString &text);
    /// Something was done beside what was asked: what, in words.
    void noted(const QString &text);
    /// Something else was done since: what was noted may no longer be so.
    void noteOver();
    /// The campaign file tells otherwise how the session stands.
    void resultKept();
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();
    /// A session is to be set up, or a map to be made.
    void newSessionAsked();
    void newMapAsked();

protected:
    [[nodiscard]] const DeskPlace &place() const { return m_place; }

    /// Opens or begins what is asked for; when it cannot be, says why.
    bool begin(const GameAsked &asked);

    /// Opens a game and lets go of the one that was open, but not when it cannot be opened. Gives what is to be known
    /// of it.
    virtual OrProblem<QStringList> take(const GameAsked &asked) = 0;

    /// Shows the table as it stands, of the session that is open.
    virtual void showTable() = 0;

    /// Shows it as it stood there, which is a position of the whole journal.
    virtual void showPast(journal::Position at);

    /// The page on which the table is shown now; none while something else is.
    [[nodiscard]] virtual TablePage *tablePage() { return nullptr; }

    /// The journal as it is read at the machine now: all of it, unless the game says who sits there. A session is open.
    [[nodiscard]] virtual SeatJournal journalHere() const;

    /// The game's pages look as is preferred.
    virtual void dress(const Preferences &preferences) = 0;

    /// Shows table and journal, unless many things are being done.
    void show();
    void showJournal();
    void showAll();

    /// Does many things, and shows at the end what came of them.
    void doAll(const std::function<void()> &things);

    /// Whether many things are being done just now.
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// Does to the journal what a page asks for on which the game is played, and shows what it looks at.
    void listenToTable(const TablePage &page);

    /// Follows the journal of the session that was opened, and says why something was not done.
    void listenToJournal();

    /// How the game ended, as the campaign file keeps it; empty while it goes on. The file is told when it has ended,
    /// and when it goes on after all.
    void keepResult(const QString &now);

    /// Whether the game's own page says how it ended, so that no message need lie over it.
    [[nodiscard]] virtual bool tellsEnd() const { return false; }

    /// Nothing is told yet of how the session that was opened stands.
    void beginWithResult(const QString &now) { m_result = now; }

    /// Places the page that prints, and tells what came of printing.
    void listenToPrinting(PrintDesk &printing);

private:
    /// What can wait until the page is there: the older journal, and the copy of the day.
    void catchUp();

    DeskPlace m_place;
    TypedTexts m_typed;
    std::unique_ptr<PublicDesk> m_public;
    Preferences m_preferences;
    /// What is to be known of the file that was opened.
    QStringList m_notices;
    /// How the game had ended when it was last looked at; empty while it goes on.
    QString m_result;
    /// Many commands are being given: what they do is shown at the end.
    bool m_busy = false;
    /// What is done just now has been noted.
    bool m_justNoted = false;
    /// The page that was shown last.
    const QWidget *m_shown = nullptr;
};

} // namespace dossier
