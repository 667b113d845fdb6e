#pragma once

#include "model/journal/journal_halves.h"
#include "model/storage/campaign_values.h"
#include "model/storage/damage.h"
#include "model/storage/journal_chain.h"
#include "model/storage/session_seals.h"
#include "model/storage/snapshots.h"
#include "model/storage/sqlite_connection.h"

#include <QStringList>

#include <memory>

namespace dossier::storage
{

struct PlayedSession;

/// What became of a record that was handed in.
struct Appended
{
    std::uint32_t number = 0;
    /// Whether a record with its id was there before, so that nothing was added.
    bool wasThere = false;
    bool operator==(const Appended &) const = default;
};

/// Begins the journal of a session that was just added; part of that transaction.
Done beginJournal(Connection &connection, SessionId session);

/// The journal of one session, in memory and on the disk. What `journal()` shows is on the disk.
class SessionJournal
{
public:
    SessionJournal(const SessionJournal &) = delete;
    SessionJournal &operator=(const SessionJournal &) = delete;
    SessionJournal(SessionJournal &&) noexcept = default;
    SessionJournal &operator=(SessionJournal &&) noexcept = default;

    /// Closes it, without a word.
    ~SessionJournal();

    /// Reads a session's journal up to its last good record. `forbidden` says why nothing may be written, if so.
    /// `KeyMissing` or `WrongKey` while the secrets are locked.
    static Stored<SessionJournal> open(
        std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden);

    struct Opened;

    /// Lets what is played be saved as a new file when others replace this one; see savePlay. `folders` are where else
    /// it may be saved, and the beginning of a long journal may be found.
    void setRefuge(std::optional<PlayedSession> played, const QStringList &folders);

    /// True if another reading of the same journal begins with the records that this one has.
    [[nodiscard]] bool leadsTo(const SessionJournal &other);

    /// As `open`, with a table to begin from, if one was kept. A long journal is read from that table on alone, so that
    /// opening takes no longer the more was played; `readWhole` reads, and checks, the rest. One of less than
    /// `shortest` records before that table is read whole.
    static Stored<Opened> openAtSnapshot(std::shared_ptr<Connection> connection, SessionId session, int format,
        std::uint32_t shortest, std::optional<StorageError> forbidden);

    /// Reads what was left out. When something is wrong there, `damage` says so and nothing more is written.
    Done readWhole();

    [[nodiscard]] const journal::Journal &journal() const { return m_journal; }

    /// The file's path.
    [[nodiscard]] const QString &file() const { return m_connection->file(); }

    /// What is wrong after the last good record, if anything is; then nothing more is written.
    [[nodiscard]] const std::optional<Damage> &damage() const { return m_damage; }

    /// Writes a record that the journal takes; it is on the disk when this returns. Whether an id was there before is
    /// known of the records in memory. `seal` is kept with a record that has a public half.
    Stored<Appended> append(const journal::Record &record, const std::optional<StepSeal> &seal = std::nullopt);

    /// The seals of the session.
    [[nodiscard]] const SessionSeals &seals() const { return *m_seals; }

    /// Reads the seals that the file has of the session, in order.
    [[nodiscard]] Stored<std::vector<SealRow>> sealRows() const { return m_seals->rows(*m_connection); }

    /// Reads what is in the file beyond what is known here: what another program has added, or what a writing left that
    /// failed.
    Done readOn();

    /// Whether a writing failed: what the file holds may be more than the journal knows.
    [[nodiscard]] bool isUnsure() const { return m_unsure; }

    /// Carries what was appended over from the log into the file, which has everything by itself then.
    Done foldIn();

    /// Leaves the file with everything in it; where others replaced it, what was played is saved, and the error says as
    /// what. Nothing is written afterwards.
    Done close();

    /// Wipes all keys of the session and its file. What is in memory stays readable; nothing is written any more.
    void forgetKeys();

    /// Keeps the table at a position, so that a replay can begin there, and lets go of all but the latest few of its
    /// form. `format` numbers the form.
    Done keepSnapshot(journal::Position at, int format, const std::string &table);

    /// The last good snapshot of that form on the way to a position.
    Stored<std::optional<Snapshot>> snapshotFor(journal::Position to, int format);

    /// Snapshots that are not as they were kept.
    Stored<std::vector<Damage>> snapshotDamage();

private:
    SessionJournal(std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden);

    [[nodiscard]] StorageError error(StorageFault fault) const { return m_connection->error(fault); }

    [[nodiscard]] std::optional<StorageError> whyNotWritten(const journal::Record &record) const;
    StorageError saved(StorageError error);
    Done begin();
    Done beginAfter(journal::Position at);

    [[nodiscard]] Snapshots snapshots() const { return {*m_connection, m_session}; }

    Done readRecords();
    Done readHead();
    bool take(const QSqlQuery &row);
    void markDamaged();
    Done moveEnd(const ChainEnds &from, std::uint32_t number, const ChainEnds &to);
    Done write(const journal::EventId &id, std::uint32_t number, journal::Halves halves,
        const std::optional<StepSeal> &seal, ChainEnds &ends);
    [[nodiscard]] std::optional<journal::Record> recordIn(const StoredRecord &stored) const;

    std::shared_ptr<Connection> m_connection;
    SessionId m_session;
    std::optional<StorageError> m_forbidden;
    journal::Journal m_journal;
    ChainEnds m_ends;
    /// There since the journal was begun.
    std::optional<SecretCells> m_cells;
    std::optional<SessionSeals> m_seals;
    std::optional<Damage> m_damage;
    /// A transaction failed: what the file holds may be more than the journal knows.
    bool m_unsure = false;
    /// The end of the secret chain where the part begins that is in memory.
    journal::Digest m_beginning{};
    std::shared_ptr<const PlayedSession> m_played;
    QStringList m_refuge;
    QString m_savedAs;
};

/// A journal and where its table can be played on from; none: from the start.
struct SessionJournal::Opened
{
    SessionJournal journal;
    std::optional<Snapshot> table;
};

} // namespace dossier::storage
