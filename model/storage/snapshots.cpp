#include "model/storage/snapshots.h"

#include "model/journal/journal_moves.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_cells.h"
#include "model/storage/snapshot_digest.h"

#include <algorithm>

namespace dossier::storage
{

using journal::Position;

namespace
{

constexpr int snapshotsKept = 4;

/// Reads `sealed, body, digest`; nothing when it is not as it was kept.
std::optional<SecretBytes> cellIn(const QSqlQuery &row, SessionId session, Position at, int format)
{
    SecretBytes secret{row.value(0).toInt(), bytesAt(row, 1)};
    const bool isGood = digestOf(session, at, format, secret) == row.value(2).toByteArray();
    return isGood ? std::optional(std::move(secret)) : std::nullopt;
}

/// The form is the same for all snapshots that a program can use.
CellName cellOf(Position at, const std::string &format)
{
    return {"snapshot", at.entry, format};
}

constexpr std::size_t snapshotNameSize = 16;

} // namespace

Done Snapshots::insert(Position at, int format, const std::string &table)
{
    const std::string form = std::to_string(format);
    const auto encrypt = [&](const SecretCells &cells)
    { return cells.written(cellOf(at, form), vault::randomBytes(snapshotNameSize), table); };
    const auto keep = [&](const SecretBytes &secret)
    {
        return m_connection.run(QStringLiteral("INSERT OR REPLACE INTO secret_snapshots "
                                               "(session, position, format, sealed, body, digest) "
                                               "VALUES (?, ?, ?, ?, ?, ?)"),
            {m_session.row, at.entry, format, secret.scheme, toBytes(secret.bytes),
                digestOf(m_session, at, format, secret)});
    };
    return SecretCells::ofSession(m_connection, m_session).and_then(encrypt).and_then(keep);
}

Done Snapshots::keep(Position at, int format, const std::string &table)
{
    const auto prune = [&]
    {
        return m_connection.run(
            QStringLiteral(
                "DELETE FROM secret_snapshots WHERE session = ? AND format = ? AND id NOT IN "
                "(SELECT id FROM secret_snapshots WHERE session = ? AND format = ? ORDER BY id DESC LIMIT ?)"),
            {m_session.row, format, m_session.row, format, snapshotsKept});
    };
    return m_connection.transaction([&] { return insert(at, format, table).and_then(prune); });
}

Stored<std::optional<Snapshot>> Snapshots::at(Position position, int format)
{
    std::optional<Snapshot> found;
    const Stored<SecretCells> cells = SecretCells::ofSession(m_connection, m_session);
    if (!cells)
        return tl::unexpected(cells.error());
    const std::string form = std::to_string(format);
    const auto take = [&](const QSqlQuery &row)
    {
        const std::optional<SecretBytes> cell = cellIn(row, m_session, position, format);
        if (Stored<std::string> table = cell ? cells->read(cellOf(position, form), *cell) : Stored<std::string>();
            cell && table)
            found = Snapshot{position, *std::move(table)};
        return false;
    };
    return m_connection
        .each(QStringLiteral("SELECT sealed, body, digest FROM secret_snapshots "
                             "WHERE session = ? AND position = ? AND format = ?"),
            {m_session.row, position.entry, format}, take)
        .map([&] { return found; });
}

Stored<std::optional<Snapshot>> Snapshots::last(int format)
{
    return m_connection
        .value(QStringLiteral("SELECT max(position) FROM secret_snapshots WHERE session = ? AND format = ?"),
            {m_session.row, format})
        .and_then([&](const QVariant &last) { return at({last.toUInt()}, format); });
}

Stored<std::optional<Snapshot>> Snapshots::before(const journal::Journal &journal, Position to, int format)
{
    std::vector<Position> kept;
    const auto add = [&](const QSqlQuery &row)
    {
        kept.push_back({row.value(0).toUInt()});
        return true;
    };
    const Done done
        = m_connection.each(QStringLiteral("SELECT position FROM secret_snapshots WHERE session = ? AND format = ?"),
            {m_session.row, format}, add);
    if (!done)
        return tl::unexpected(done.error());
    // A snapshot that is not good is passed over: the journal has all that it had.
    for (Position near = nearest(journal, kept, to); std::ranges::find(kept, near) != kept.end();
        near = nearest(journal, kept, to))
    {
        Stored<std::optional<Snapshot>> found = at(near, format);
        if (!found || *found)
            return found;
        std::erase(kept, near);
    }
    return std::nullopt;
}

Stored<std::vector<Damage>> Snapshots::damage()
{
    std::vector<Damage> damaged;
    const auto check = [&](const QSqlQuery &row)
    {
        const Position at{row.value(3).toUInt()};
        if (!cellIn(row, m_session, at, row.value(4).toInt()))
            damaged.push_back({DamagedPart::Snapshot, {}, m_session.row, at.entry});
        return true;
    };
    return m_connection
        .each(QStringLiteral("SELECT sealed, body, digest, position, format FROM secret_snapshots WHERE session = ?"),
            {m_session.row}, check)
        .map([&] { return damaged; });
}

namespace
{

/// A snapshot in the clear.
struct PlainSnapshot
{
    SessionId session;
    Position at;
    int format = 0;
    std::string table;
};

Stored<std::vector<PlainSnapshot>> plainSnapshots(Connection &connection)
{
    std::vector<PlainSnapshot> all;
    const auto take = [&](const QSqlQuery &row)
    {
        const PlainSnapshot place{
            {row.value(3).toLongLong()}, {row.value(4).toUInt()}, row.value(5).toInt(), bytesAt(row, 1)};
        if (cellIn(row, place.session, place.at, place.format))
            all.push_back(place);
        return true;
    };
    return connection
        .each(QStringLiteral("SELECT sealed, body, digest, session, position, format FROM secret_snapshots "
                             "WHERE format >= 0 AND sealed = 0 ORDER BY id"),
            {}, take)
        .map([&] { return all; });
}

} // namespace

Done encryptSnapshots(Connection &connection)
{
    const Stored<std::vector<PlainSnapshot>> all = plainSnapshots(connection);
    if (!all)
        return tl::unexpected(all.error());
    Done done = connection.run(QStringLiteral("DELETE FROM secret_snapshots WHERE format >= 0"));
    for (const PlainSnapshot &one : *all)
        if (done)
            done = Snapshots(connection, one.session).insert(one.at, one.format, one.table);
    return done;
}

} // namespace dossier::storage
