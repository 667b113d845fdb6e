#pragma once

#include "app/play/game_file.h"
#include "app/session/game_session.h"
#include "model/core/rule.h"
#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <optional>

class QScreen;
class QWidget;

namespace dossier
{

class DeskActions;
class GameDocuments;
class PrintDesk;
class PublicScreen;
class Settings;
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

    /// Goes on with a session of a campaign file, the last one unless a number says which.
    void open(const QString &path, std::optional<qint64> number = {});

    /// Lets go of the session that is open, and of its file.
    virtual void close() = 0;

    /// The folder of the program's own campaign files.
    [[nodiscard]] const QString &folder() const { return m_place.folder; }

    /// The pages that are there from the start, for a window to place and to own; `pageMade` gives the others.
    [[nodiscard]] virtual QList<QWidget *> pages() const = 0;

    /// The page that shows the session as it stands.
    [[nodiscard]] virtual QWidget *pageNow() = 0;

    /// The window for everybody, which is made when it is first asked for.
    [[nodiscard]] virtual PublicScreen &everybodys() = 0;

    /// Shows it beside that screen, if a session is open, or closes it.
    virtual void setPublicOpen(bool open, const QScreen *own) = 0;

    /// Pages and the window for everybody look as is preferred.
    virtual void wear(const Preferences &preferences) = 0;

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
    /// A file was not read or written: why.
    void fileFailed(const dossier::MapProblem &problem);
    /// That campaign file is not as it was written: what of it can be read, in words.
    void damaged(const QString &path, const QString &text);
    /// Something was done beside what was asked: what, in words.
    void noted(const QString &text);
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

    /// Shows the table and the journal of the session that is open.
    virtual void showAll() = 0;

    /// Places the page that prints, and tells what came of printing.
    void listenToPrinting(PrintDesk &printing);

private:
    /// What can wait until the page is there: the older journal, and the copy of the day.
    void catchUp();

    DeskPlace m_place;
    /// What is to be known of the file that was opened.
    QStringList m_notices;
};

} // namespace dossier
