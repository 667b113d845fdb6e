#pragma once

#include "model/journal/journal.h"
#include "model/storage/campaign_values.h"
#include "model/storage/damage.h"
#include "model/storage/sqlite_connection.h"

namespace dossier::storage
{

/// A table that was kept.
struct Snapshot
{
    journal::Position at;
    std::string table;
    bool operator==(const Snapshot &) const = default;
};

/// The tables that were kept of one session, so that a replay can begin there: the latest few of each form. The journal
/// has all that they have.
class Snapshots
{
public:
    /// Lives no longer than the connection.
    Snapshots(Connection &connection, SessionId session)
        : m_connection(connection)
        , m_session(session)
    {
    }

    /// Keeps the table at a position, and lets go of all but the latest few of its form. `format` numbers the form.
    Done keep(journal::Position at, int format, const std::string &table);

    /// Keeps it beside all others; part of a transaction.
    Done insert(journal::Position at, int format, const std::string &table);

    /// The one at that position; none when it is not as it was kept.
    Stored<std::optional<Snapshot>> at(journal::Position position, int format);

    /// The one at the last position.
    Stored<std::optional<Snapshot>> last(int format);

    /// The last good one of that form on the way to a position of that journal.
    Stored<std::optional<Snapshot>> before(const journal::Journal &journal, journal::Position to, int format);

    /// Those that are not as they were kept; no key is needed for it.
    Stored<std::vector<Damage>> damage();

private:
    Connection &m_connection;
    SessionId m_session;
};

/// Encrypts all that are good, of a file that has just got its key, and lets go of the others.
Done encryptSnapshots(Connection &connection);

} // namespace dossier::storage
