#include "model/storage/snapshots.h"

#include "model/journal/journal_moves.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_bytes.h"
#include "model/storage/snapshot_digest.h"

#include <algorithm>

namespace dossier::storage
{

using journal::Position;

namespace
{

constexpr int snapshotsKept = 4;

/// Reads `sealed, body, digest`; nothing when it is not as it was kept.
std::optional<std::string> tableIn(const QSqlQuery &row, SessionId session, Position at, int format)
{
    const SecretBytes secret{row.value(0).toInt(), bytesAt(row, 1)};
    return digestOf(session, at, format, secret) == row.value(2).toByteArray() ? unsealed(secret) : std::nullopt;
}

} // namespace

Done Snapshots::keep(Position at, int format, const std::string &table)
{
    const SecretBytes secret = sealed(table);
    const auto keep = [&]
    {
        return m_connection.run(QStringLiteral("INSERT OR REPLACE INTO secret_snapshots "
                                               "(session, position, format, sealed, body, digest) "
                                               "VALUES (?, ?, ?, ?, ?, ?)"),
            {m_session.row, at.entry, format, secret.scheme, toBytes(secret.bytes),
                digestOf(m_session, at, format, secret)});
    };
    const auto prune = [&]
    {
        return m_connection.run(
            QStringLiteral(
                "DELETE FROM secret_snapshots WHERE session = ? AND format = ? AND id NOT IN "
                "(SELECT id FROM secret_snapshots WHERE session = ? AND format = ? ORDER BY id DESC LIMIT ?)"),
            {m_session.row, format, m_session.row, format, snapshotsKept});
    };
    return m_connection.transaction([&] { return keep().and_then(prune); });
}

Stored<std::optional<Snapshot>> Snapshots::at(Position position, int format)
{
    std::optional<Snapshot> found;
    const auto take = [&](const QSqlQuery &row)
    {
        if (std::optional<std::string> table = tableIn(row, m_session, position, format))
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
        if (!tableIn(row, m_session, at, row.value(4).toInt()))
            damaged.push_back({DamagedPart::Snapshot, {}, m_session.row, at.entry});
        return true;
    };
    return m_connection
        .each(QStringLiteral("SELECT sealed, body, digest, position, format FROM secret_snapshots WHERE session = ?"),
            {m_session.row}, check)
        .map([&] { return damaged; });
}

} // namespace dossier::storage
