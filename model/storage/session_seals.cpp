#include "model/storage/session_seals.h"

#include "model/storage/row_values.h"
#include "model/storage/secret_cells.h"

namespace dossier::storage
{

namespace
{

using vault::SealHash;

/// The key of the seals is the first row of its session; there are no others yet.
constexpr CellName keyCell{"seal key", 0, {}};

Stored<std::optional<SecretBytes>> keyRow(Connection &connection, SessionId session)
{
    std::optional<SecretBytes> found;
    const auto take = [&](const QSqlQuery &row)
    {
        found = SecretBytes{row.value(0).toInt(), bytesAt(row, 1)};
        return false;
    };
    return connection
        .each(QStringLiteral("SELECT sealed, body FROM secret_slots WHERE session = ? AND number = 0"), {session.row},
            take)
        .map([&] { return found; });
}

Done writeKeyRow(Connection &connection, SessionId session, const SecretBytes &key)
{
    return connection.run(QStringLiteral("INSERT OR REPLACE INTO secret_slots VALUES (?, 0, 'table', ?, ?)"),
        {session.row, key.scheme, toBytes(key.bytes)});
}

Done writeKey(Connection &connection, SessionId session, const SecretCells &cells, std::string key)
{
    return cells.written(keyCell, vault::randomBytes(16), std::move(key))
        .and_then([&](const SecretBytes &cell) { return writeKeyRow(connection, session, cell); });
}

} // namespace

Stored<SessionSeals> SessionSeals::of(Connection &connection, SessionId session)
{
    SessionSeals seals(session);
    // A file of an earlier version that cannot be written has no place for seals.
    const Stored<QVariant> hasSeals
        = connection.value(QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE name = 'secret_slots'"));
    if (!hasSeals || hasSeals->toInt() == 0)
        return hasSeals ? Stored<SessionSeals>(std::move(seals)) : tl::unexpected(hasSeals.error());
    const auto take = [&](const QSqlQuery &row)
    {
        seals.m_campaign = bytesAt(row, 0);
        seals.m_session = bytesAt(row, 1);
        return false;
    };
    return connection.each(QStringLiteral("SELECT began_in, uid FROM sessions WHERE id = ?"), {session.row}, take)
        .and_then([&] { return seals.readKey(connection); })
        .map([&] { return std::move(seals); });
}

Done SessionSeals::readKey(Connection &connection)
{
    const Stored<std::optional<SecretBytes>> row = keyRow(connection, m_id);
    if (!row)
        return tl::unexpected(row.error());
    if (!*row)
    {
        m_key = std::make_shared<const vault::Key>(vault::Key::random());
        return {};
    }
    return SecretCells::ofSession(connection, m_id)
        .map(
            [&](const SecretCells &cells)
            {
                Stored<std::string> bytes = cells.read(keyCell, **row);
                if (bytes && bytes->size() == vault::keySize)
                    m_key = std::make_shared<const vault::Key>(std::span<const std::uint8_t, vault::keySize>(
                        reinterpret_cast<const std::uint8_t *>(bytes->data()), vault::keySize));
                if (bytes)
                    vault::wipe(*bytes);
            });
}

/// Asks the file each time: a transaction that fails takes the key back with the first seal.
Done SessionSeals::keepKey(Connection &connection)
{
    const Stored<std::optional<SecretBytes>> kept = keyRow(connection, m_id);
    if (!kept || *kept)
        return kept ? Done() : tl::unexpected(kept.error());
    const auto bytes = m_key->bytes();
    return SecretCells::ofSession(connection, m_id)
        .and_then([&](const SecretCells &cells)
            { return writeKey(connection, m_id, cells, std::string(bytes.begin(), bytes.end())); });
}

Done SessionSeals::add(
    Connection &connection, std::uint32_t number, std::string_view publicRecord, const StepSeal &seal)
{
    SealHash previous = firstLink();
    const auto take = [&](const QSqlQuery &row)
    {
        previous = digestOf(row.value(0).toByteArray());
        return false;
    };
    Done done = keepKey(connection);
    if (done)
        done = connection.each(
            QStringLiteral("SELECT chain FROM slots WHERE session = ? ORDER BY number DESC LIMIT 1"), {m_id.row}, take);
    if (!done)
        return done;
    const SealHash link = vault::nextSealLink(previous, number, publicRecord, seal.root);
    const QVariant openings
        = seal.openings.empty() ? QVariant(QMetaType::fromType<QByteArray>()) : toBytes(vault::bytesOf(seal.openings));
    return connection.run(QStringLiteral("INSERT INTO slots VALUES (?, ?, x'', '', ?, ?, ?)"),
        {m_id.row, number, toBytes(seal.root), toBytes(link), openings});
}

Stored<std::vector<SealRow>> SessionSeals::rows(Connection &connection) const
{
    std::vector<SealRow> all;
    if (m_session.empty())
        return all;
    const auto take = [&](const QSqlQuery &row)
    {
        all.push_back({row.value(0).toUInt(), digestOf(row.value(1).toByteArray()),
            digestOf(row.value(2).toByteArray()), bytesAt(row, 3)});
        return true;
    };
    return connection
        .each(QStringLiteral("SELECT number, commitment, chain, revealed FROM slots WHERE session = ? ORDER BY number"),
            {m_id.row}, take)
        .map([&] { return all; });
}

Done carryPublicSeals(Connection &from, SessionId of, Connection &to, SessionId as, std::uint32_t publicRecords)
{
    Done added;
    const auto add = [&](const QSqlQuery &row)
    {
        added = to.run(QStringLiteral("INSERT INTO slots VALUES (?, ?, x'', '', ?, ?, ?)"),
            {as.row, row.value(0), row.value(1), row.value(2), row.value(3)});
        return added.has_value();
    };
    const Done done = from.each(QStringLiteral("SELECT number, commitment, chain, revealed FROM slots "
                                               "WHERE session = ? AND number <= ? ORDER BY number"),
        {of.row, publicRecords}, add);
    return done ? added : done;
}

Done carrySeals(Connection &from, SessionId of, Connection &to, SessionId as, std::uint32_t publicRecords)
{
    const Done done = carryPublicSeals(from, of, to, as, publicRecords);
    const Stored<std::optional<SecretBytes>> key = keyRow(from, of);
    if (!done || !key || !*key)
        return !done ? done : key ? Done() : tl::unexpected(key.error());
    if (to.keys().hasKeyOf(from.keys()))
        return writeKeyRow(to, as, **key);
    const Stored<SecretCells> read = SecretCells::ofSession(from, of);
    const Stored<SecretCells> write = SecretCells::ofSession(to, as);
    if (!read || !write)
        return tl::unexpected(read ? write.error() : read.error());
    Stored<std::string> plain = read->read(keyCell, **key);
    // The seals stay, although those of a key that is damaged can never be opened.
    return plain ? writeKey(to, as, *write, *std::move(plain)) : Done();
}

Done encryptSealKeys(Connection &connection)
{
    std::vector<SessionId> sessions;
    const auto take = [&](const QSqlQuery &row)
    {
        sessions.push_back({row.value(0).toLongLong()});
        return true;
    };
    Done done
        = connection.each(QStringLiteral("SELECT session FROM secret_slots WHERE number = 0 AND sealed = 0"), {}, take);
    for (const SessionId session : sessions)
    {
        const Stored<std::optional<SecretBytes>> key
            = done ? keyRow(connection, session) : tl::unexpected(done.error());
        if (!key)
            return tl::unexpected(key.error());
        done = SecretCells::ofSession(connection, session)
                   .and_then(
                       [&](const SecretCells &cells) { return writeKey(connection, session, cells, (*key)->bytes); });
    }
    return done;
}

} // namespace dossier::storage
