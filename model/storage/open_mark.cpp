#include "model/storage/open_mark.h"

#include "model/storage/snapshot_digest.h"

namespace dossier::storage
{

namespace
{

/// The mark is a snapshot of a form that no game has, so that older programs pass over it.
constexpr int markForm = -1;

} // namespace

Done clearOpenMark(Connection &copy)
{
    return copy.run(QStringLiteral("DELETE FROM secret_snapshots WHERE format = ?"), {markForm});
}

Done markOpen(Connection &connection, SessionId session)
{
    const SecretBytes nothing = sealed({});
    const auto mark = [&]
    {
        return connection.run(QStringLiteral("INSERT OR REPLACE INTO secret_snapshots "
                                             "(session, position, format, sealed, body, digest) "
                                             "VALUES (?, 0, ?, ?, ?, ?)"),
            {session.row, markForm, nothing.scheme, toBytes(nothing.bytes), digestOf(session, {}, markForm, nothing)});
    };
    const Stored<bool> emptied = connection.transaction(mark).and_then([&] { return connection.emptyLog(); });
    if (!emptied)
        return tl::unexpected(emptied.error());
    connection.setMarked(*emptied);
    return {};
}

Done foldIn(Connection &connection)
{
    if (Done done = connection.transaction([&] { return clearOpenMark(connection); }); !done)
        return done;
    connection.setMarked(false);
    return connection.emptyLog().map([](bool) { });
}

Stored<bool> isMarkedOpen(Connection &connection)
{
    return connection.value(QStringLiteral("SELECT count(*) FROM secret_snapshots WHERE format = ?"), {markForm})
        .map([](const QVariant &count) { return count.toInt() > 0; });
}

} // namespace dossier::storage
