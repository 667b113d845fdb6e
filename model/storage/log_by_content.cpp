#include "model/storage/log_by_content.h"

#include "model/storage/journal_chain.h"
#include "model/storage/register_seals.h"
#include "model/storage/schema.h"

#include <algorithm>
#include <map>

namespace dossier::storage
{

namespace
{

/// The last link of each session's chain, by the session's row.
using Ends = std::map<qint64, std::pair<quint32, QByteArray>>;

Stored<Ends> endsIn(Connection &connection)
{
    Ends ends;
    const auto add = [&](const QSqlQuery &row)
    {
        ends[row.value(0).toLongLong()] = {row.value(1).toUInt(), row.value(2).toByteArray()};
        return true;
    };
    return connection.each(QStringLiteral("SELECT session, number, chain FROM secret_heads"), {}, add)
        .map([&] { return ends; });
}

/// The seal of the whole register.
QByteArray sealOf(Connection &connection)
{
    return connection.value(QStringLiteral("SELECT seal FROM file")).value_or(QVariant()).toByteArray();
}

bool isComplete(const std::shared_ptr<Connection> &connection, const Ends &ends)
{
    const Stored<QVariant> structure = connection->value(QStringLiteral("PRAGMA quick_check(1)"));
    const Stored<int> version = versionOf(*connection);
    if (!structure || structure->toString() != QLatin1String("ok") || !version || *version < 1
        || *version > versionAfter(schemaSteps()))
        return false;
    const auto damage = sealedTablesAfter(schemaSteps().first(static_cast<std::size_t>(*version)))
                            .and_then([&](const QStringList &tables) { return registerDamage(*connection, tables); });
    const auto isGood = [&](const auto &end)
    {
        const Stored<JournalChain> chain = chainOf(*connection, {end.first});
        return chain && !chain->damage;
    };
    return damage && damage->empty() && std::ranges::all_of(ends, isGood);
}

/// True if a journal that ends so is the beginning of that session's journal in the file.
bool leadsInto(Connection &connection, const Ends::value_type &end)
{
    const auto &[number, chain] = end.second;
    const QString sql = number == 0
        ? QStringLiteral("SELECT count(*) FROM sessions WHERE id = ?")
        : QStringLiteral("SELECT chain FROM secret_records WHERE session = ? AND number = %1").arg(number);
    const Stored<QVariant> found = connection.value(sql, {end.first});
    return found && (number == 0 ? found->toInt() == 1 : found->toByteArray() == chain);
}

/// True if each journal of `before` is the beginning of the same one in the file.
bool goesOnFrom(Connection &connection, const Ends &before)
{
    return std::ranges::all_of(before, [&](const auto &end) { return leadsInto(connection, end); });
}

} // namespace

bool isIntact(const std::shared_ptr<Connection> &connection)
{
    const Stored<Ends> ends = endsIn(*connection);
    return ends && isComplete(connection, *ends);
}

Stored<std::vector<SessionId>> journalsBeyond(Connection &file, Connection &copy)
{
    return endsIn(copy).map(
        [&](const Ends &ends)
        {
            std::vector<SessionId> beyond;
            for (const auto &end : ends)
                if (!leadsInto(file, end))
                    beyond.push_back({end.first});
            return beyond;
        });
}

std::optional<bool> belongsByContent(const QString &path)
{
    auto both = Connection::open(path, OpenAs::LookWithLog);
    if (!both)
        return both.error().fault == StorageFault::Damaged ? std::optional(false) : std::nullopt;
    const std::shared_ptr<Connection> together = *std::move(both);
    const Stored<Ends> newest = endsIn(*together);
    const bool areComplete = newest && isComplete(together, *newest);
    if (together->hasFailedToRead())
        return std::nullopt;
    if (!areComplete)
        return false;
    auto one = Connection::open(path, OpenAs::LookWithoutLog);
    if (!one)
        return one.error().fault == StorageFault::Damaged ? std::optional(true) : std::nullopt;
    const std::shared_ptr<Connection> alone = *std::move(one);
    const Stored<Ends> before = endsIn(*alone);
    const bool isCompleteAlone = before && isComplete(alone, *before);
    // Where nothing more was played, nobody can tell which of two different registers is the newer one.
    const bool belongs = !isCompleteAlone
        || (goesOnFrom(*together, *before) && (*newest != *before || sealOf(*together) == sealOf(*alone)));
    if (together->hasFailedToRead() || alone->hasFailedToRead())
        return std::nullopt;
    return belongs;
}

} // namespace dossier::storage
