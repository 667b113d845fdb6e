#include "model/storage/sessions.h"

#include "model/journal/journal_halves.h"
#include "model/storage/campaigns.h"
#include "model/storage/carried_secrets.h"
#include "model/storage/packs.h"
#include "model/storage/row_values.h"
#include "model/storage/schema.h"
#include "model/storage/snapshot_digest.h"

#include <algorithm>
#include <limits>
#include <map>

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

Done insertPacks(Connection &connection, SessionId id, const Pinned &pinned)
{
    Done done;
    for (std::size_t place = 0; done && place < pinned.packs.size(); ++place)
    {
        const auto open = pinned.openParts.find(pinned.packs[place]);
        done = connection.run(
            QStringLiteral("INSERT INTO session_packs (session, place, pack, open) VALUES (?, ?, ?, ?)"),
            {id.row, static_cast<qint64>(place), pinned.packs[place].row,
                open != pinned.openParts.end() ? QVariant(open->second.row)
                                               : QVariant(QMetaType(QMetaType::LongLong))});
    }
    return done;
}

/// A snapshot of a form that no game has: its position is the highest number that a session of the file ever had.
constexpr int numbersForm = -2;

Stored<qint64> highestNumber(Connection &connection)
{
    return connection
        .value(QStringLiteral("SELECT max(coalesce((SELECT max(id) FROM sessions), 0), "
                              "coalesce((SELECT max(position) FROM secret_snapshots WHERE format = ?), 0))"),
            {numbersForm})
        .map([](const QVariant &number) { return number.toLongLong(); });
}

/// Keeps the highest number with the oldest session that is left, where no session has it.
Done keepHighestNumber(Connection &connection, qint64 number)
{
    const auto keep = [&](const QVariant &oldest)
    {
        // It is no secret, and stays in the clear.
        const SecretBytes nothing{};
        const SessionId with{oldest.toLongLong()};
        const journal::Position at{static_cast<std::uint32_t>(number)};
        return oldest.isNull() ? Done()
                               : connection.run(QStringLiteral("INSERT INTO secret_snapshots "
                                                               "(session, position, format, sealed, body, digest) "
                                                               "VALUES (?, ?, ?, ?, ?, ?)"),
                                     {with.row, at.entry, numbersForm, nothing.scheme, toBytes(nothing.bytes),
                                         digestOf(with, at, numbersForm, nothing)});
    };
    return connection.run(QStringLiteral("DELETE FROM secret_snapshots WHERE format = ?"), {numbersForm})
        .and_then(
            [&]
            {
                return connection.value(
                    QStringLiteral("SELECT CASE WHEN max(id) < ? THEN min(id) END FROM sessions"), {number});
            })
        .and_then(keep);
}

Done insert(Connection &connection, const Session &session, SessionId id)
{
    const SessionFacts &facts = session.facts;
    Done done = connection.run(
        QStringLiteral(
            "INSERT INTO sessions (id, campaign, date, mission, printing, options, result, notes, uid, began_in) "
            "SELECT ?, id, ?, ?, ?, ?, ?, ?, randomblob(16), uid FROM campaigns WHERE id = ?"),
        {id.row, toText(facts.date), toText(facts.mission), toText(session.pinned.printing),
            toBytes(session.pinned.options), toText(facts.result), toText(facts.notes), session.campaign.row});
    if (done && connection.changedRows() == 0)
        return tl::unexpected(connection.error(StorageFault::NoSuchThing));
    if (done)
        done = insertPlayers(connection, id, facts.players);
    if (done)
        done = insertPacks(connection, id, session.pinned);
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
        if (!row.value(1).isNull())
            session.value.pinned.openParts[session.value.pinned.packs.back()] = {row.value(1).toLongLong()};
        return true;
    };
    const auto open = QLatin1String(hasOpenParts(connection) ? "open" : "NULL");
    return connection.each(
        QStringLiteral("SELECT pack, %1 FROM session_packs WHERE session = ? ORDER BY place").arg(open),
        {session.id.row}, take);
}

Listed<Session> sessionIn(const QSqlQuery &row)
{
    return {{row.value(0).toLongLong()},
        {{row.value(1).toLongLong()}, {textAt(row, 2), {}, bytesAt(row, 3)},
            {textAt(row, 4), textAt(row, 5), {}, textAt(row, 6), textAt(row, 7)}}};
}

} // namespace

Stored<SessionId> addSession(CampaignFile &file, const Session &session, std::optional<SessionId> as)
{
    SessionId id;
    const auto add = [&](qint64 highest)
    {
        id = as.value_or(SessionId{highest + 1});
        return insert(file.connection(), session, id).and_then([&] { return beginJournal(file.connection(), id); });
    };
    return file.change([&] { return highestNumber(file.connection()).and_then(add); }).map([&] { return id; });
}

Done keepOpenPart(CampaignFile &file, SessionId session, PackId of, const Pack &open)
{
    const auto refer = [&](PackId part)
    {
        return file.connection().run(
            QStringLiteral("UPDATE session_packs SET open = ?, seal = NULL WHERE session = ? AND pack = ?"),
            {part.row, session.row, of.row});
    };
    return file.change([&] { return addOpenPack(file, open).and_then(refer); });
}

Done changeSession(CampaignFile &file, SessionId id, const SessionFacts &facts)
{
    return file.change([&] { return update(file.connection(), id, facts); });
}

Done removeSession(CampaignFile &file, SessionId id)
{
    const auto remove = [&]() -> Done
    {
        const Stored<qint64> highest = highestNumber(file.connection());
        Done done = highest ? Done() : tl::unexpected(highest.error());
        for (const char *table : {"secret_snapshots", "secret_heads", "secret_parts", "secret_records",
                 "public_records", "secret_slots", "slots", "session_packs", "session_players"})
            if (done)
                done = file.connection().run(
                    QStringLiteral("DELETE FROM %1 WHERE session = ?").arg(QLatin1String(table)), {id.row});
        if (done)
            done = file.connection().run(QStringLiteral("DELETE FROM sessions WHERE id = ?"), {id.row});
        if (done && file.connection().changedRows() == 0)
            return tl::unexpected(file.connection().error(StorageFault::NoSuchThing));
        return done ? keepHighestNumber(file.connection(), *highest) : done;
    };
    return file.change(remove);
}

Pinned withPacks(Pinned pinned, const CarriedPacks &carried)
{
    const Pinned before = std::exchange(pinned, {pinned.printing, {}, pinned.options});
    for (const PackId pack : before.packs)
        if (const auto there = carried.find(pack); there != carried.end())
        {
            pinned.packs.push_back(there->second);
            if (const auto open = before.openParts.find(pack);
                open != before.openParts.end() && carried.contains(open->second))
                pinned.openParts[there->second] = carried.at(open->second);
        }
    return pinned;
}

namespace
{

constexpr std::uint32_t allRecords = std::numeric_limits<std::uint32_t>::max();

Stored<CarriedPacks> carryPacks(CampaignFile &from, CampaignFile &to)
{
    CarriedPacks carried;
    const Stored<std::vector<PackTitle>> titles = packs(from);
    if (!titles)
        return tl::unexpected(titles.error());
    for (const PackTitle &title : *titles)
    {
        const Stored<PackId> there = carryPack(from, title, to);
        if (!there)
            return tl::unexpected(there.error());
        carried[title.id] = *there;
    }
    return carried;
}

/// Both notes, unless the file's own have those of the copy.
Stored<CampaignId> mergeCampaign(CampaignFile &file, Listed<Campaign> there, const Campaign &copied)
{
    const auto asLines = [](const QString &notes) { return u'\n' + notes.trimmed() + u'\n'; };
    if (copied.notes.trimmed().isEmpty() || asLines(there.value.notes).contains(asLines(copied.notes)))
        return there.id;
    there.value.notes = (there.value.notes + u'\n' + copied.notes).trimmed();
    return changeCampaign(file, there.id, there.value).map([&] { return there.id; });
}

/// Adds a campaign, or joins it to the one of its game and name.
Stored<CampaignId> carryCampaign(CampaignFile &file, const Campaign &copied)
{
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    if (!all)
        return tl::unexpected(all.error());
    const auto same = std::ranges::find_if(*all,
        [&](const Listed<Campaign> &one) { return one.value.game == copied.game && one.value.name == copied.name; });
    return same == all->end() ? addCampaign(file, copied) : mergeCampaign(file, *same, copied);
}

/// The campaign's row in the file; every other campaign of the copy comes along.
Stored<CampaignId> carryCampaigns(CampaignFile &copy, CampaignId of, CampaignFile &file)
{
    Stored<CampaignId> found = tl::unexpected(copy.connection().error(StorageFault::Damaged));
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(copy);
    if (!all)
        return tl::unexpected(all.error());
    for (const Listed<Campaign> &campaign : *all)
    {
        const Stored<CampaignId> there = carryCampaign(file, campaign.value);
        if (!there)
            return there;
        if (campaign.id == of)
            found = there;
    }
    return found;
}

/// The session as the file with those packs and campaigns has it.
Stored<Session> carriedSession(CampaignFile &copy, Session session, CampaignFile &file)
{
    const Stored<CarriedPacks> packs = carryPacks(copy, file);
    const Stored<CampaignId> campaign
        = packs.and_then([&](const CarriedPacks &) { return carryCampaigns(copy, session.campaign, file); });
    if (!campaign)
        return tl::unexpected(campaign.error());
    session.campaign = *campaign;
    session.pinned = withPacks(std::move(session.pinned), *packs);
    return session;
}

/// Carries a session over with all that its file has beside it.
Done carrySession(CampaignFile &copy, const Listed<Session> &session, CampaignFile &file)
{
    const Stored<qint64> given = highestNumber(copy.connection());
    const Stored<qint64> highest = highestNumber(file.connection());
    if (!given || !highest)
        return tl::unexpected(given ? highest.error() : given.error());
    return carriedSession(copy, session.value, file)
        .and_then([&](const Session &carried) { return insert(file.connection(), carried, session.id); })
        .and_then([&] { return beginJournal(file.connection(), session.id); })
        .and_then([&] { return carryJournal(copy, session.id, file, session.id, allRecords); })
        .and_then([&] { return keepHighestNumber(file.connection(), std::max(*given, *highest)); });
}

/// The session with that number.
Stored<Listed<Session>> sessionOf(CampaignFile &file, SessionId id)
{
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
        for (const Listed<Session> &one : sessions(file, campaign.id).value_or(std::vector<Listed<Session>>{}))
            if (one.id == id)
                return one;
    return tl::unexpected(file.connection().error(StorageFault::Damaged));
}

} // namespace

Done putBackSession(CampaignFile &copy, SessionId id, CampaignFile &file)
{
    const Stored<std::optional<Damage>> damage = copy.journalDamage(id);
    const Stored<QVariant> there
        = file.connection().value(QStringLiteral("SELECT count(*) FROM sessions WHERE id = ?"), {id.row});
    if (!damage || !there)
        return tl::unexpected(damage ? there.error() : damage.error());
    if (*damage || there->toInt() > 0)
        return tl::unexpected(copy.connection().error(*damage ? StorageFault::Damaged : StorageFault::FileExists));
    return sessionOf(copy, id).and_then(
        [&](const Listed<Session> &session) { return file.change([&] { return carrySession(copy, session, file); }); });
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
    const Stored<SecretCells> cells = SecretCells::ofSession(file.connection(), id);
    if (!cells)
        return tl::unexpected(cells.error());
    std::optional<journal::Moment> last;
    const auto take = [&](const QSqlQuery &row)
    {
        const StoredRecord stored{
            row.value(0).toUInt(), row.value(1).toUInt(), bytesAt(row, 4), {row.value(2).toInt(), bytesAt(row, 3)}};
        const Stored<std::string> secret = cells->read(cellOf(stored), stored.secret);
        if (const auto record = secret ? journal::recordOf({stored.open, *secret}) : std::nullopt)
            last = record->time;
        else if (const auto half = journal::publicRecordOf(stored.open); half && file.connection().keys().isLocked())
            last = half->time;
        // Where secrets are locked, the last record that everybody may know of.
        return file.connection().keys().isLocked() && !last;
    };
    return file.connection()
        .each(QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, p.body FROM secret_records s "
                             "LEFT JOIN public_records p ON p.session = s.session AND p.number = s.public_number "
                             "WHERE s.session = ? ORDER BY s.number DESC"),
            {id.row}, take)
        .map([&] { return last; });
}

} // namespace dossier::storage
