#include "model/storage/seal_check.h"

#include "model/storage/row_values.h"

#include <algorithm>

namespace dossier::storage
{

namespace
{

using journal::PublicEntry;
using vault::SealHash;

struct PublicBody
{
    std::uint32_t number = 0;
    std::string bytes{};
};

Stored<std::vector<PublicBody>> publicBodies(Connection &connection, SessionId session)
{
    std::vector<PublicBody> all;
    const auto take = [&](const QSqlQuery &row)
    {
        all.push_back({row.value(0).toUInt(), bytesAt(row, 1)});
        return true;
    };
    return connection
        .each(QStringLiteral("SELECT number, body FROM public_records WHERE session = ? ORDER BY number"),
            {session.row}, take)
        .map([&] { return all; });
}

/// Names of a session and its seals, as they lie in the file.
struct SealedSession
{
    SessionSeals seals;
    std::vector<SealRow> rows;
    std::vector<PublicBody> bodies;
};

/// Returns the seal of a step; null when it has none.
const SealRow *sealOf(const std::vector<SealRow> &rows, std::uint64_t number)
{
    const auto at = std::ranges::lower_bound(rows, number, {}, &SealRow::number);
    return at != rows.end() && at->number == number ? &*at : nullptr;
}

/// Tells whether an opening leads to the root of its step, which is before `number`.
bool isAsSealed(const SealedSession &session, std::uint32_t number, const vault::Opening &opening)
{
    const SealRow *seal = sealOf(session.rows, opening.step);
    return opening.step < number && seal != nullptr && rootOf(session.seals.step(opening.step), opening) == seal->root;
}

std::optional<CheckedStep> stepOf(const PublicBody &body)
{
    const std::optional<journal::PublicRecord> record = journal::publicRecordOf(body.bytes);
    if (!record)
        return std::nullopt;
    CheckedStep step{body.number, record->time};
    if (const auto *entry = std::get_if<PublicEntry>(&record->what))
        step.events = entry->events;
    return step;
}

/// Adds the seal of a step, and moves on to its link.
void addSeal(
    const SealedSession &session, const PublicBody &body, const SealRow &row, SealHash &link, CheckedStep &step)
{
    link = vault::nextSealLink(link, row.number, body.bytes, row.root);
    step.link = row.link;
    const auto openings = vault::openingsIn(row.openings);
    step.isLinked = link == row.link && openings.has_value();
    for (const vault::Opening &opening : openings.value_or(std::vector<vault::Opening>()))
        step.openings.emplace_back(opening, isAsSealed(session, row.number, opening));
}

Stored<std::vector<CheckedStep>> stepsOf(const SealedSession &session, const StorageError &damaged)
{
    std::vector<CheckedStep> steps;
    SealHash link = session.seals.firstLink();
    std::size_t seals = 0;
    for (const PublicBody &body : session.bodies)
    {
        std::optional<CheckedStep> step = stepOf(body);
        if (!step)
            return tl::unexpected(damaged);
        if (const SealRow *seal = sealOf(session.rows, body.number))
        {
            addSeal(session, body, *seal, link, *step);
            ++seals;
        }
        steps.push_back(*std::move(step));
    }
    if (seals != session.rows.size())
        return tl::unexpected(damaged);
    return steps;
}

} // namespace

Stored<std::vector<CheckedStep>> checkSeals(CampaignFile &file, SessionId session)
{
    Connection &connection = file.connection();
    const StorageError damaged = connection.error(StorageFault::Damaged);
    const auto check = [&](SessionSeals seals) -> Stored<std::vector<CheckedStep>>
    {
        const Stored<std::vector<SealRow>> rows = seals.rows(connection);
        const Stored<std::vector<PublicBody>> bodies = publicBodies(connection, session);
        if (!rows || !bodies)
            return tl::unexpected(rows ? bodies.error() : rows.error());
        return stepsOf({std::move(seals), *rows, *bodies}, damaged);
    };
    return SessionSeals::of(connection, session).and_then(check);
}

} // namespace dossier::storage
