#include "model/storage/sessions.h"

#include "model/journal/journal_halves.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_bytes.h"

namespace dossier::storage
{

namespace
{

Done insertPlayers(Connection &connection, SessionId id, const std::vector<Player> &players)
{
    Done done;
    for (std::size_t place = 0; done && place < players.size(); ++place)
        done = connection.run(
            QStringLiteral("INSERT INTO session_players (session, place, player, role) VALUES (?, ?, ?, ?)"),
            {id.row, static_cast<qint64>(place), toText(players[place].name), toText(players[place].role)});
    return done;
}

Done insertPacks(Connection &connection, SessionId id, const std::vector<PackId> &packs)
{
    Done done;
    for (std::size_t place = 0; done && place < packs.size(); ++place)
        done = connection.run(QStringLiteral("INSERT INTO session_packs (session, place, pack) VALUES (?, ?, ?)"),
            {id.row, static_cast<qint64>(place), packs[place].row});
    return done;
}

Done insert(Connection &connection, const Session &session, SessionId &id)
{
    const SessionFacts &facts = session.facts;
    Done done = connection.run(
        QStringLiteral("INSERT INTO sessions (campaign, date, mission, printing, options, result, notes) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?)"),
        {session.campaign.row, toText(facts.date), toText(facts.mission), toText(session.pinned.printing),
            toBytes(session.pinned.options), toText(facts.result), toText(facts.notes)});
    id.row = connection.lastRow();
    if (done)
        done = insertPlayers(connection, id, facts.players);
    if (done)
        done = insertPacks(connection, id, session.pinned.packs);
    return done;
}

Done update(Connection &connection, SessionId id, const SessionFacts &facts)
{
    Done done = connection.run(
        QStringLiteral("UPDATE sessions SET date = ?, mission = ?, result = ?, notes = ?, seal = NULL WHERE id = ?"),
        {toText(facts.date), toText(facts.mission), toText(facts.result), toText(facts.notes), id.row});
    if (done && connection.changedRows() == 0)
        return tl::unexpected(connection.error(StorageFault::NoSuchThing));
    if (done)
        done = connection.run(QStringLiteral("DELETE FROM session_players WHERE session = ?"), {id.row});
    return done ? insertPlayers(connection, id, facts.players) : done;
}

Done readPlayers(Connection &connection, Listed<Session> &session)
{
    const auto take = [&](const QSqlQuery &row)
    {
        session.value.facts.players.push_back({textAt(row, 0), textAt(row, 1)});
        return true;
    };
    return connection.each(QStringLiteral("SELECT player, role FROM session_players WHERE session = ? ORDER BY place"),
        {session.id.row}, take);
}

Done readPacks(Connection &connection, Listed<Session> &session)
{
    const auto take = [&](const QSqlQuery &row)
    {
        session.value.pinned.packs.push_back({row.value(0).toLongLong()});
        return true;
    };
    return connection.each(
        QStringLiteral("SELECT pack FROM session_packs WHERE session = ? ORDER BY place"), {session.id.row}, take);
}

Listed<Session> sessionIn(const QSqlQuery &row)
{
    return {{row.value(0).toLongLong()},
        {{row.value(1).toLongLong()}, {textAt(row, 2), {}, bytesAt(row, 3)},
            {textAt(row, 4), textAt(row, 5), {}, textAt(row, 6), textAt(row, 7)}}};
}

} // namespace

Stored<SessionId> addSession(CampaignFile &file, const Session &session)
{
    SessionId id;
    const auto add = [&]() -> Done
    {
        Done done = insert(file.connection(), session, id);
        return done ? beginJournal(file.connection(), id) : done;
    };
    return file.change(add).map([&] { return id; });
}

Done changeSession(CampaignFile &file, SessionId id, const SessionFacts &facts)
{
    return file.change([&] { return update(file.connection(), id, facts); });
}

Done removeSession(CampaignFile &file, SessionId id)
{
    const auto remove = [&]() -> Done
    {
        Done done;
        for (const char *table : {"secret_snapshots", "secret_heads", "secret_records", "public_records",
                 "session_packs", "session_players"})
            if (done)
                done = file.connection().run(
                    QStringLiteral("DELETE FROM %1 WHERE session = ?").arg(QLatin1String(table)), {id.row});
        if (done)
            done = file.connection().run(QStringLiteral("DELETE FROM sessions WHERE id = ?"), {id.row});
        if (done && file.connection().changedRows() == 0)
            return tl::unexpected(file.connection().error(StorageFault::NoSuchThing));
        return done;
    };
    return file.change(remove);
}

Stored<std::vector<Listed<Session>>> sessions(CampaignFile &file, CampaignId campaign)
{
    std::vector<Listed<Session>> all;
    const auto take = [&](const QSqlQuery &row)
    {
        all.push_back(sessionIn(row));
        return true;
    };
    Done done
        = file.connection().each(QStringLiteral("SELECT id, campaign, printing, options, date, mission, result, notes "
                                                "FROM sessions WHERE campaign = ? ORDER BY id"),
            {campaign.row}, take);
    for (Listed<Session> &session : all)
    {
        if (done)
            done = readPlayers(file.connection(), session);
        if (done)
            done = readPacks(file.connection(), session);
    }
    return done.map([&] { return all; });
}

Stored<std::optional<journal::Moment>> lastMoment(CampaignFile &file, SessionId id)
{
    std::optional<journal::Moment> last;
    const auto take = [&](const QSqlQuery &row)
    {
        const std::optional<std::string> secret = unsealed({row.value(0).toInt(), bytesAt(row, 1)});
        if (const auto record = secret ? journal::recordOf({bytesAt(row, 2), *secret}) : std::nullopt)
            last = record->time;
        return false;
    };
    return file.connection()
        .each(QStringLiteral("SELECT s.sealed, s.body, p.body FROM secret_records s LEFT JOIN public_records p "
                             "ON p.session = s.session AND p.number = s.public_number "
                             "WHERE s.session = ? ORDER BY s.number DESC LIMIT 1"),
            {id.row}, take)
        .map([&] { return last; });
}

} // namespace dossier::storage
