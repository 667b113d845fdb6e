#pragma once

#include "app/play/chance.h"
#include "app/play/game_file.h"
#include "model/journal/journal.h"
#include "model/storage/campaign_values.h"
#include "model/storage/storage_error.h"
#include "views/session/journal_row.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace dossier
{

/// Returns the row with a sentence that what it shows had been sealed since then. It is said aloud with the row's
/// results, or stands after its sentences where it has none or where it is not to be said.
JournalRow sealed(JournalRow row, journal::Moment since, bool isSaid);

/// The common part of all game sessions: a file, a journal, undo and redo, bookmarks. Tables change only here; a
/// reported success is on disk when a file keeps the game.
class GameSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The campaign file; empty for a game without a file.
    [[nodiscard]] virtual QString path() const = 0;

    /// The file that keeps the session, and the session's id in it.
    [[nodiscard]] virtual KeptGame &keptGame() = 0;

    [[nodiscard]] virtual JournalSteps steps() = 0;

    /// Number of journal lines that those eyes may read.
    [[nodiscard]] virtual std::uint32_t lineCount(journal::Eyes eyes) = 0;
    /// Returns lines of the journal; reads the part that opening left out on demand.
    [[nodiscard]] virtual std::vector<JournalRow> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count)
        = 0;

    /// Returns lines of the public journal, numbered without those that were taken back before others saw them.
    [[nodiscard]] virtual std::vector<PublicJournalRow> publicLines(std::uint32_t first, std::uint32_t count) = 0;

    /// Returns the rounds of the lines that are in memory and not undone; does not read the part that opening left out.
    [[nodiscard]] virtual std::vector<RoundMark> rounds(journal::Eyes eyes) = 0;

    /// The current position of the table.
    [[nodiscard]] virtual journal::Position position() const = 0;

    /// The named positions that the leader of the game may read.
    [[nodiscard]] virtual std::vector<NamedPlace> bookmarks() const = 0;

    /// The facts in the campaign file about the session: players, result and so on; empty for a game without a file.
    [[nodiscard]] virtual storage::SessionFacts facts() = 0;

    [[nodiscard]] std::vector<storage::Player> players() { return facts().players; }

    /// Records the players in the campaign file; does nothing for a game without a file.
    virtual void namePlayers(const std::vector<storage::Player> &players) = 0;

    /// Records the notes about the session in the campaign file; does nothing for a game without a file. Returns false
    /// when they were not written.
    virtual bool writeNotes(const QString &notes) = 0;

    /// Reads the part that opening left out; does nothing when all is in memory.
    virtual void readRest() = 0;

    /// True when the file's data of the session is damaged.
    [[nodiscard]] virtual bool isDamaged() const = 0;

    /// Moves the played records from the log into the file, which is then complete by itself.
    virtual void foldIn() = 0;

    /// Copies today's file to that folder, unless a copy of today exists.
    virtual storage::Done keepCopy(const QString &folder) = 0;

    /// The journal for a page of a reader who knows the secrets; its lines can be read as long as the session lives.
    [[nodiscard]] ShownJournal shownJournal();

    /// The owner of a bookmark: everybody for nothing, the leader for an empty string, or that seat
    /// (journal::BookmarkName).
    using MarkSeat = std::optional<std::string>;

    /// The journal for a page of a reader who does not know its secrets, with the bookmarks of that seat: numbers and
    /// positions are those of the public journal.
    [[nodiscard]] virtual PublicShownJournal publicJournal(const MarkSeat &seat = {}) = 0;

    /// Converts a position of the public journal to one of the whole journal, right after the public entry.
    [[nodiscard]] virtual journal::Position fromPublic(journal::Position position) = 0;

    /// Returns the number of the public line that tells of a public record; 0 where none does.
    [[nodiscard]] virtual std::uint32_t publicLineOf(std::uint32_t record) = 0;

    /// Sets or removes a bookmark at a position of the public journal: it removes the bookmark shown there, even one
    /// set on a step that was taken back before others saw it.
    virtual void bookmarkPublic(journal::Position position, const QString &name, bool taken, const MarkSeat &seat) = 0;

    /// Identifies the session independently of its file's path: a new file under the same name has another key. Empty
    /// for a game without a file.
    [[nodiscard]] QByteArray key();

    /// Undoes the last public action; with a correction, even past a reveal.
    virtual void undoPublic(const QString &correction) = 0;

    /// Redoes the last publicly undone action, regardless of secret actions since.
    virtual void redoPublic() = 0;

    /// Starts or ends a time in which one player alone has the machine. His actions of that time can be undone without
    /// a reason, and the public journal leaves them out: nobody else has seen them.
    virtual void setUnwatched(bool unwatched) = 0;

    /// Returns all lines of the public journal.
    [[nodiscard]] std::vector<PublicJournalRow> allPublicLines();

    /// Returns up to `max` of the last lines of the public journal that were not undone, the newest first.
    [[nodiscard]] std::vector<PublicJournalRow> lastPublicLines(std::size_t max);

public slots:
    /// With a correction, even past a reveal.
    virtual void undo(const QString &correction = {}) = 0;
    virtual void redo() = 0;
    virtual void goTo(dossier::journal::Position position, const QString &correction = {}) = 0;
    /// Only that seat can read the name.
    virtual void bookmark(
        dossier::journal::Position position, const QString &name, bool taken, const MarkSeat &seat = std::string())
        = 0;

protected:
    /// Returns the default reason for undoing a result that people typed in.
    [[nodiscard]] static QString slipText();

    /// Returns a source of rounds, valid as long as the session lives.
    [[nodiscard]] RoundSource roundSource(journal::Eyes eyes);

signals:
    void journalChanged();
    /// Not emitted for secret changes.
    void publicJournalChanged();
    /// Nothing was done: the journal refuses, for example because a reveal is in the way.
    void refusedByJournal(dossier::journal::Refusal why);
    /// Nothing was done: another thing at the table depends on it, at that place of an event or of the table, or it
    /// could not be read back. No ruling helps.
    void notKept(const QString &where);
    /// Nothing was done: the file could not be written.
    void failed(const dossier::storage::StorageError &error);
};

} // namespace dossier
