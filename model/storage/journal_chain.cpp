#include "model/storage/journal_chain.h"

#include "model/journal/journal_bytes.h"
#include "model/journal/journal_halves.h"
#include "model/storage/blake2b.h"
#include "model/storage/row_values.h"

namespace dossier::storage
{

using journal::ByteWriter;
using journal::Digest;

namespace
{

Digest firstLink(const QByteArray &fileId, SessionId session, std::string_view side)
{
    ByteWriter out;
    out.put(side);
    out.put(view(fileId));
    out.put(journal::Moment{session.row});
    return blake2b(out.take());
}

Digest publicLink(const Digest &previous, const StoredRecord &record)
{
    ByteWriter out;
    out.put(record.publicNumber);
    out.put(std::string_view(record.open));
    return journal::linked(previous, out.take(), blake2b);
}

Digest secretLink(const Digest &previous, const StoredRecord &record, const Digest &open)
{
    ByteWriter out;
    out.put(record.number);
    out.put(record.publicNumber);
    out.put(std::string_view(journal::bytesOf(open)));
    out.put(static_cast<std::uint32_t>(record.secret.scheme));
    out.put(std::string_view(record.secret.bytes));
    return journal::linked(previous, out.take(), blake2b);
}

/// Adds a row of the two tables to the chain; false when it does not follow.
bool add(JournalChain &chain, const StoredRecord &stored, const Digest &open, const Digest &secret)
{
    const bool isPublic = stored.publicNumber != 0;
    const ChainEnds ends = linked(chain.ends, stored);
    const bool follows = stored.number == chain.records + 1
        && (!isPublic || stored.publicNumber == chain.publicRecords + 1) && ends.secret == secret
        && (!isPublic || ends.open == open);
    if (!follows)
        return false;
    chain.ends = ends;
    ++chain.records;
    chain.publicRecords += isPublic ? 1 : 0;
    if (const auto half = isPublic ? journal::publicRecordOf(stored.open) : std::nullopt)
        chain.lastPublic = half->time;
    return true;
}

/// True if the end of a session's chain is where it is said to be.
Stored<bool> endsThere(Connection &connection, SessionId session, const JournalChain &chain)
{
    bool ends = false;
    const auto compare = [&](const QSqlQuery &row)
    {
        ends = row.value(0).toUInt() == chain.records && digestOf(row.value(1).toByteArray()) == chain.ends.secret
            && row.value(2).toUInt() == chain.publicRecords;
        return false;
    };
    return connection
        .each(QStringLiteral("SELECT number, chain, (SELECT count(*) FROM public_records WHERE session = h.session) "
                             "FROM secret_heads h WHERE session = ?"),
            {session.row}, compare)
        .map([&] { return ends; });
}

} // namespace

Stored<ChainEnds> firstLinks(Connection &connection, SessionId session)
{
    return connection.value(QStringLiteral("SELECT uid FROM file"))
        .map(
            [&](const QVariant &id)
            {
                const QByteArray file = id.toByteArray();
                return ChainEnds{firstLink(file, session, "public"), firstLink(file, session, "secret")};
            });
}

ChainEnds linked(const ChainEnds &ends, const StoredRecord &record)
{
    ChainEnds next = ends;
    if (record.publicNumber != 0)
        next.open = publicLink(ends.open, record);
    next.secret = secretLink(ends.secret, record, next.open);
    return next;
}

Stored<JournalChain> followChain(
    Connection &connection, SessionId session, const std::function<Done(const StoredRecord &)> &take)
{
    const Stored<ChainEnds> first = firstLinks(connection, session);
    if (!first)
        return tl::unexpected(first.error());
    JournalChain chain{.ends = *first};
    bool isGood = true;
    Done taken;
    const auto follow = [&](const QSqlQuery &row)
    {
        const StoredRecord stored{
            row.value(0).toUInt(), row.value(1).toUInt(), bytesAt(row, 5), {row.value(2).toInt(), bytesAt(row, 3)}};
        isGood = add(chain, stored, digestOf(row.value(6).toByteArray()), digestOf(row.value(4).toByteArray()));
        if (isGood && take)
            taken = take(stored);
        return isGood && taken;
    };
    Done done = connection.each(QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, s.chain, p.body, "
                                               "p.chain FROM secret_records s LEFT JOIN public_records p "
                                               "ON p.session = s.session AND p.number = s.public_number "
                                               "WHERE s.session = ? ORDER BY s.number"),
        {session.row}, follow);
    if (!taken)
        return tl::unexpected(taken.error());
    // A sector that cannot be read is damage as well: what comes before it is good.
    if (!done && done.error().fault != StorageFault::Damaged && done.error().fault != StorageFault::NotRead)
        return tl::unexpected(done.error());
    if (!done || !isGood || !endsThere(connection, session, chain).value_or(false))
        chain.damage = Damage{DamagedPart::Journal, {}, session.row, chain.records};
    return chain;
}

Stored<JournalChain> chainOf(Connection &connection, SessionId session)
{
    Stored<JournalChain> chain;
    const auto follow = [&]() -> Done
    {
        chain = followChain(connection, session);
        return chain ? Done() : tl::unexpected(chain.error());
    };
    return connection.reading(follow).and_then([&] { return chain; });
}

Done addStored(Connection &connection, SessionId session, const StoredRecord &record, const ChainEnds &ends)
{
    Done done;
    if (record.publicNumber != 0)
        done = connection.run(QStringLiteral("INSERT INTO public_records VALUES (?, ?, ?, ?)"),
            {session.row, record.publicNumber, toBytes(record.open), toBytes(ends.open)});
    if (done)
        done = connection.run(QStringLiteral("INSERT INTO secret_records VALUES (?, ?, ?, ?, ?, ?)"),
            {session.row, record.number, record.publicNumber, record.secret.scheme, toBytes(record.secret.bytes),
                toBytes(ends.secret)});
    return done;
}

} // namespace dossier::storage
