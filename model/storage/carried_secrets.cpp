#include "model/storage/carried_secrets.h"

#include "model/journal/journal_halves.h"
#include "model/storage/journal_chain.h"
#include "model/storage/key_rows.h"
#include "model/storage/packs.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_cells.h"
#include "model/storage/session_seals.h"
#include "model/storage/snapshots.h"

#include <algorithm>
#include <map>

namespace dossier::storage
{

namespace
{

/// The record with its secret half as other cells have it.
Stored<StoredRecord> recoded(const StoredRecord &stored, const SecretCells &from, const SecretCells &to)
{
    const auto write = [&](std::string plain) -> Stored<StoredRecord>
    {
        const std::optional<journal::Record> record = journal::recordOf({stored.open, plain});
        if (!record)
            return tl::unexpected(StorageError{.fault = StorageFault::Damaged, .file = {}});
        const std::string name(record->id.bytes.begin(), record->id.bytes.end());
        return to.written(cellOf(stored), name, std::move(plain))
            .map(
                [&](SecretBytes secret)
                {
                    StoredRecord other = stored;
                    other.secret = std::move(secret);
                    return other;
                });
    };
    return from.read(cellOf(stored), stored.secret).and_then(write);
}

Done moveHead(Connection &connection, SessionId session, std::uint32_t number, const ChainEnds &ends)
{
    return connection.run(QStringLiteral("UPDATE secret_heads SET number = ?, chain = ? WHERE session = ?"),
        {number, toBytes(ends.secret), session.row});
}

Done carryRecords(Connection &from, SessionId of, Connection &to, SessionId as, std::uint32_t last)
{
    const Stored<SecretCells> read = SecretCells::ofSession(from, of);
    const Stored<SecretCells> write = SecretCells::ofSession(to, as);
    const Stored<ChainEnds> first = firstLinks(to, as);
    if (!read || !write)
        return tl::unexpected(read ? write.error() : read.error());
    if (!first)
        return tl::unexpected(first.error());
    const bool isSame = to.keys().hasKeyOf(from.keys());
    ChainEnds ends = *first;
    std::uint32_t number = 0;
    std::uint32_t publicRecords = 0;
    const auto carry = [&](const StoredRecord &stored) -> Done
    {
        if (stored.number > last)
            return {};
        const Stored<StoredRecord> record = isSame ? stored : recoded(stored, *read, *write);
        if (!record)
            return tl::unexpected(record.error());
        ends = linked(ends, *record);
        number = record->number;
        publicRecords = std::max(publicRecords, record->publicNumber);
        return addStored(to, as, *record, ends);
    };
    return followChain(from, of, carry)
        .and_then([&](const JournalChain &) { return moveHead(to, as, number, ends); })
        .and_then([&] { return carrySeals(from, of, to, as, publicRecords); });
}

} // namespace

Done carryNames(Connection &from, SessionId of, Connection &to, SessionId as)
{
    QVariantList names;
    const auto take = [&](const QSqlQuery &row)
    {
        names << row.value(0) << row.value(1) << as.row;
        return false;
    };
    return from.each(QStringLiteral("SELECT uid, began_in FROM sessions WHERE id = ?"), {of.row}, take)
        .and_then(
            [&]
            {
                return to.run(
                    QStringLiteral("UPDATE sessions SET uid = ?, began_in = ?, seal = NULL WHERE id = ?"), names);
            });
}

Done carryJournal(CampaignFile &from, SessionId of, CampaignFile &to, SessionId as, std::uint32_t last)
{
    const auto carry = [&]
    {
        return carryNames(from.connection(), of, to.connection(), as)
            .and_then([&] { return carryRecords(from.connection(), of, to.connection(), as, last); });
    };
    return to.change(carry);
}

Done carryKeys(CampaignFile &from, CampaignFile &to)
{
    const FileKeys &keys = from.connection().keys();
    if (keys.isPublicCopy)
        return to.change([&] { return markPublicCopy(to.connection()); });
    if (keys.isEncrypted())
        return to.change([&] { return addKeys(to.connection(), keys); });
    // A file that could not be encrypted in its place is at least not copied in the clear.
    return keys.by ? to.change([&] { return encryptSecrets(to.connection(), keys.by); }) : Done();
}

namespace
{

/// The records of all sessions; nothing when one of their journals is damaged.
using Journals = std::map<qint64, std::vector<StoredRecord>>;

Stored<std::optional<Journals>> journalsIn(Connection &connection)
{
    Journals journals;
    const auto add = [&](const QSqlQuery &row)
    {
        journals[row.value(0).toLongLong()] = {};
        return true;
    };
    Done done = connection.each(QStringLiteral("SELECT id FROM sessions"), {}, add);
    for (auto &[session, records] : journals)
    {
        const auto keep = [&records](const StoredRecord &record) -> Done
        {
            records.push_back(record);
            return {};
        };
        const Stored<JournalChain> chain
            = done ? followChain(connection, {session}, keep) : tl::unexpected(done.error());
        if (!chain)
            return tl::unexpected(chain.error());
        if (chain->damage)
            return std::nullopt;
    }
    return done.map([&] { return std::optional(std::move(journals)); });
}

Done encryptJournal(Connection &connection, SessionId session, const std::vector<StoredRecord> &records)
{
    const Stored<SecretCells> write = SecretCells::ofSession(connection, session);
    const Stored<ChainEnds> first = firstLinks(connection, session);
    if (!write || !first)
        return tl::unexpected(write ? first.error() : write.error());
    ChainEnds ends = *first;
    Done done;
    for (const StoredRecord &stored : records)
    {
        const Stored<StoredRecord> record
            = done ? recoded(stored, SecretCells::ofPlain(connection), *write) : tl::unexpected(done.error());
        if (!record)
            return tl::unexpected(record.error());
        ends = linked(ends, *record);
        done = connection.run(
            QStringLiteral(
                "UPDATE secret_records SET sealed = ?, body = ?, chain = ? WHERE session = ? AND number = ?"),
            {record->secret.scheme, toBytes(record->secret.bytes), toBytes(ends.secret), session.row, record->number});
    }
    return done.and_then(
        [&] { return moveHead(connection, session, static_cast<std::uint32_t>(records.size()), ends); });
}

Done encryptJournals(Connection &connection, const Journals &journals)
{
    Done done;
    for (const auto &[session, records] : journals)
        if (done)
            done = encryptJournal(connection, {session}, records);
    return done;
}

} // namespace

Done encryptSecrets(Connection &connection, const vault::KeyPtr &by)
{
    const Stored<std::optional<Journals>> journals = journalsIn(connection);
    if (!journals)
        return tl::unexpected(journals.error());
    if (!*journals)
        return {};
    return newKeys(connection, by)
        .and_then([&](const FileKeys &keys) { return addKeys(connection, keys); })
        .and_then([&] { return encryptJournals(connection, **journals); })
        .and_then([&] { return encryptPacks(connection); })
        .and_then([&] { return encryptSnapshots(connection); })
        .and_then([&] { return encryptSealKeys(connection); });
}

} // namespace dossier::storage
