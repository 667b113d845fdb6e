#pragma once

#include "app/play/chance.h"
#include "app/play/game_file.h"
#include "model/journal/journal.h"
#include "model/storage/campaign_values.h"
#include "model/storage/storage_error.h"
#include "views/session/told_line.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace dossier
{

/// What the sessions of every game have: a file, a journal, undo and redo, bookmarks. The one place where a table
/// changes; what is told as done is on the disk when a file keeps the game.
class GameSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The campaign file; empty when none keeps the game.
    [[nodiscard]] virtual QString path() const = 0;

    /// The file that keeps the session, and which of its sessions it is.
    [[nodiscard]] virtual KeptGame &keptGame() = 0;

    [[nodiscard]] virtual JournalSteps steps() = 0;

    /// Lines of the journal as those eyes may read them.
    [[nodiscard]] virtual std::uint32_t lineCount(journal::Eyes eyes) = 0;
    /// What opening left out is read when it is asked for.
    [[nodiscard]] virtual std::vector<ToldLine> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count) = 0;

    /// Lines of the public journal, counted without what was taken back before others saw it.
    [[nodiscard]] virtual std::vector<PublicToldLine> publicLines(std::uint32_t first, std::uint32_t count) = 0;

    /// The rounds of the lines that are in memory and were not undone; what opening left out is not read for them.
    [[nodiscard]] virtual std::vector<RoundMark> rounds(journal::Eyes eyes) = 0;

    /// Where the table stands.
    [[nodiscard]] virtual journal::Position position() const = 0;

    /// The positions that have a name which the one who leads the game may read.
    [[nodiscard]] virtual std::vector<NamedPlace> bookmarks() const = 0;

    /// What the campaign file tells of the session: who plays, how it ended; empty where no file keeps the game.
    [[nodiscard]] virtual storage::SessionFacts facts() = 0;

    [[nodiscard]] std::vector<storage::Player> players() { return facts().players; }

    /// Tells in the campaign file who plays; nothing where no file keeps the game.
    virtual void namePlayers(const std::vector<storage::Player> &players) = 0;

    /// Reads what opening left out; nothing when all is there.
    virtual void readRest() = 0;

    /// Whether what the file keeps of the session is not all as it was written.
    [[nodiscard]] virtual bool isDamaged() const = 0;

    /// Carries what was played over from the log into the file, which has the evening by itself then.
    virtual void foldIn() = 0;

    /// Keeps a copy of the file as it is today in that folder, unless there is one of today.
    virtual storage::Done keepCopy(const QString &folder) = 0;

    /// The journal for a page of somebody who knows the secrets; its lines are read as long as the session lives.
    [[nodiscard]] ToldJournal toldJournal();

    /// Whose a bookmark is: everybody's with none, the leader's when empty, or that seat's (journal::BookmarkName).
    using MarkSeat = std::optional<std::string>;

    /// The journal for a page of somebody who does not read its secrets, with the bookmarks of that seat: numbers and
    /// positions are the public journal's.
    [[nodiscard]] virtual PublicToldJournal publicJournal(const MarkSeat &seat = {}) = 0;

    /// The position in the journal of one in the public journal: right after the public entry.
    [[nodiscard]] virtual journal::Position fromPublic(journal::Position position) = 0;

    /// Sets or removes a bookmark at a position of the public journal: what is removed is the bookmark that is shown
    /// there, also where it was set on a step that was taken back before others saw it.
    virtual void bookmarkPublic(journal::Position position, const QString &name, bool taken, const MarkSeat &seat) = 0;

    /// Names the session wherever its file lies: a file begun anew under the same name has another key. Empty where no
    /// file keeps the game.
    [[nodiscard]] QByteArray key();

    /// Goes back before the last thing that everybody may know of; with a correction also past a reveal.
    virtual void undoPublic(const QString &correction) = 0;

    /// Does again what everybody knows to have been undone last, whatever was done in secret meanwhile.
    virtual void redoPublic() = 0;

    /// One alone has the machine from now on, or no longer. What he does meanwhile he takes back without a reason, and
    /// everybody's journal leaves it out: nobody else has seen it.
    virtual void setUnwatched(bool unwatched) = 0;

    /// All lines of the public journal.
    [[nodiscard]] std::vector<PublicToldLine> allPublicLines();

    /// The last lines of the public journal that were not undone, so many at most, the newest first.
    [[nodiscard]] std::vector<PublicToldLine> lastPublicLines(std::size_t most);

public slots:
    /// With a correction also past a reveal.
    virtual void undo(const QString &correction = {}) = 0;
    virtual void redo() = 0;
    virtual void goTo(dossier::journal::Position position, const QString &correction = {}) = 0;
    /// The name is read by that seat alone.
    virtual void bookmark(
        dossier::journal::Position position, const QString &name, bool taken, const MarkSeat &seat = std::string())
        = 0;

protected:
    /// Why a result is undone that people typed in, where they give no reason.
    [[nodiscard]] static QString slipText();

    /// Gives the rounds as long as the session lives.
    [[nodiscard]] RoundSource roundSource(journal::Eyes eyes);

signals:
    void journalChanged();
    /// Not given for what is secret.
    void publicJournalChanged();
    /// Nothing was done: the journal is against it, such as a reveal that lies in the way.
    void refusedByJournal(dossier::journal::Refusal why);
    /// Nothing was done: something else at the table hangs on it, at that place of an event or of the table, or it
    /// would not be read again. No ruling helps.
    void notKept(const QString &where);
    /// Nothing was done: the file could not be written.
    void failed(const dossier::storage::StorageError &error);
};

} // namespace dossier
