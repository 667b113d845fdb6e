#pragma once

#include "campaign_values.h"
#include "damage.h"
#include "journal_halves.h"
#include "sqlite_connection.h"

namespace dossier::storage
{

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
    /// Reads a session's journal up to its last good record. `forbidden` says why nothing may be written, if so.
    static Stored<SessionJournal> open(
        std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden);

    [[nodiscard]] const journal::Journal &journal() const { return m_journal; }

    /// What is wrong after the last good record, if anything is; then nothing more is written.
    [[nodiscard]] const std::optional<Damage> &damage() const { return m_damage; }

    /// Writes a record that the journal takes; it is on the disk when this returns.
    Stored<Appended> append(const journal::Record &record);

    /// Reads what another program has added since.
    Done readOn();

    /// Keeps the table at a position, so that a replay can begin there. `format` numbers its form.
    Done keepSnapshot(journal::Position at, int format, const std::string &table);

    /// A table that was kept.
    struct Snapshot
    {
        journal::Position at;
        std::string table;
        bool operator==(const Snapshot &) const = default;
    };

    /// The last good snapshot of that form on the way to a position.
    Stored<std::optional<Snapshot>> snapshotFor(journal::Position to, int format);

    /// Snapshots that are not as they were kept.
    Stored<std::vector<Damage>> snapshotDamage();

private:
    /// The last links of the two chains.
    struct Ends
    {
        journal::Digest open{};
        journal::Digest secret{};
    };

    SessionJournal(std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden);

    [[nodiscard]] StorageError error(StorageFault fault) const { return m_connection->error(fault); }

    [[nodiscard]] std::optional<StorageError> whyNotWritten(const journal::Record &record) const;
    Done begin();
    Done readRecords();
    Done readHead();
    bool take(const QSqlQuery &row);
    void markDamaged();
    Done write(std::uint32_t number, const journal::Halves &halves, Ends &ends);
    [[nodiscard]] std::uint32_t lastNumber() const;

    std::shared_ptr<Connection> m_connection;
    SessionId m_session;
    std::optional<StorageError> m_forbidden;
    journal::Journal m_journal;
    Ends m_ends;
    std::optional<Damage> m_damage;
    /// A transaction failed: what the file holds may be more than the journal knows.
    bool m_unsure = false;
};

} // namespace dossier::storage
