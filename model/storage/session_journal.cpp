#include "model/storage/session_journal.h"

#include "model/journal/journal_halves.h"
#include "model/storage/journal_chain.h"
#include "model/storage/row_values.h"
#include "model/storage/saved_play.h"

namespace dossier::storage
{

using journal::Halves;
using journal::Record;

namespace
{

std::string bytesOf(const journal::EventId &id)
{
    return {id.bytes.begin(), id.bytes.end()};
}

} // namespace

Done beginJournal(Connection &connection, SessionId session)
{
    return firstLinks(connection, session)
        .and_then(
            [&](const ChainEnds &first)
            {
                return connection.run(
                    QStringLiteral("INSERT INTO secret_heads VALUES (?, 0, ?)"), {session.row, toBytes(first.secret)});
            });
}

SessionJournal::SessionJournal(
    std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden)
    : m_connection(std::move(connection))
    , m_session(session)
    , m_forbidden(std::move(forbidden))
{
}

Stored<SessionJournal> SessionJournal::open(
    std::shared_ptr<Connection> connection, SessionId session, std::optional<StorageError> forbidden)
{
    SessionJournal made(std::move(connection), session, std::move(forbidden));
    Done done = made.begin();
    if (done)
        done = made.readOn();
    if (!done)
        return tl::unexpected(done.error());
    return made;
}

Stored<SessionJournal::Opened> SessionJournal::openAtSnapshot(std::shared_ptr<Connection> connection, SessionId session,
    int format, std::uint32_t shortest, std::optional<StorageError> forbidden)
{
    SessionJournal made(connection, session, forbidden);
    Stored<std::optional<Snapshot>> last = made.begin().and_then([&] { return made.snapshots().last(format); });
    if (!last)
        return tl::unexpected(last.error());
    if (*last && (*last)->at.entry >= shortest)
    {
        Done done = made.beginAfter((*last)->at).and_then([&] { return made.readOn(); });
        if (!done)
            return tl::unexpected(done.error());
        if (!made.m_damage && !made.m_journal.isComplete())
            return Opened{std::move(made), *std::move(last)};
    }
    // What the latest part alone cannot say, the whole can: an undo past the snapshot, or where damage begins.
    Stored<SessionJournal> whole = open(std::move(connection), session, std::move(forbidden));
    if (!whole)
        return tl::unexpected(whole.error());
    last = whole->snapshotFor(whole->journal().position(), format);
    if (!last)
        return tl::unexpected(last.error());
    return Opened{*std::move(whole), *std::move(last)};
}

/// Takes up the chains after that entry, if everybody may know of it.
Done SessionJournal::beginAfter(journal::Position at)
{
    const auto take = [&](const QSqlQuery &row)
    {
        m_journal = journal::Journal(journal::Beginning{at.entry, row.value(0).toUInt()});
        m_ends = {digestOf(row.value(1).toByteArray()), digestOf(row.value(2).toByteArray())};
        m_beginning = m_ends.secret;
        return false;
    };
    return m_connection->each(
        QStringLiteral("SELECT s.public_number, p.chain, s.chain FROM secret_records s JOIN public_records p "
                       "ON p.session = s.session AND p.number = s.public_number WHERE s.session = ? AND s.number = ?"),
        {m_session.row, at.entry}, take);
}

SessionJournal::~SessionJournal()
{
    (void)close();
}

Done SessionJournal::readWhole()
{
    if (m_journal.isComplete())
        return {};
    Stored<SessionJournal> whole = open(m_connection, m_session, m_forbidden);
    if (!whole)
        return tl::unexpected(whole.error());
    whole->m_played = m_played;
    whole->m_refuge = m_refuge;
    whole->m_savedAs = m_savedAs;
    // A key of seals that is not in the file yet stays.
    whole->m_seals = m_seals;
    if (whole->m_damage)
        m_damage = whole->m_damage;
    else
        *this = *std::move(whole);
    return {};
}

Done SessionJournal::begin()
{
    const Stored<QVariant> found
        = m_connection->value(QStringLiteral("SELECT count(*) FROM sessions WHERE id = ?"), {m_session.row});
    const Stored<ChainEnds> first = firstLinks(*m_connection, m_session);
    if (!found || !first)
        return tl::unexpected(found ? first.error() : found.error());
    if (found->toInt() == 0)
        return tl::unexpected(error(StorageFault::NoSuchThing));
    if (m_connection->keys().isLocked())
        return tl::unexpected(error(m_connection->keys().fault));
    m_ends = *first;
    return SecretCells::ofSession(*m_connection, m_session)
        .map([&](SecretCells cells) { m_cells = std::move(cells); })
        .and_then([&] { return SessionSeals::of(*m_connection, m_session); })
        .map([&](SessionSeals seals) { m_seals = std::move(seals); });
}

void SessionJournal::markDamaged()
{
    m_damage = Damage{DamagedPart::Journal, {}, m_session.row, m_journal.lastNumber()};
}

Done SessionJournal::readOn()
{
    if (m_damage)
        return {};
    m_unsure = false;
    Done done = m_connection->reading([&] { return readRecords().and_then([&] { return readHead(); }); });
    // A sector that cannot be read is damage as well: what comes before it is good.
    if (!done && (done.error().fault == StorageFault::Damaged || done.error().fault == StorageFault::NotRead))
    {
        markDamaged();
        return {};
    }
    m_unsure = !done;
    return done;
}

Done SessionJournal::readRecords()
{
    return m_connection->each(
        QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, s.chain, p.body, p.chain "
                       "FROM secret_records s LEFT JOIN public_records p "
                       "ON p.session = s.session AND p.number = s.public_number "
                       "WHERE s.session = ? AND s.number > ? ORDER BY s.number"),
        {m_session.row, m_journal.lastNumber()}, [&](const QSqlQuery &row) { return take(row); });
}

/// Decrypts a record; the plain bytes are overwritten.
std::optional<Record> SessionJournal::recordIn(const StoredRecord &stored) const
{
    Stored<std::string> plain = m_cells->read(cellOf(stored), stored.secret);
    if (!plain)
        return std::nullopt;
    Halves halves{stored.open, *std::move(plain)};
    std::optional<Record> record = journal::recordOf(halves);
    vault::wipe(halves.secret);
    return record;
}

bool SessionJournal::take(const QSqlQuery &row)
{
    const StoredRecord stored{
        row.value(0).toUInt(), row.value(1).toUInt(), bytesAt(row, 5), {row.value(2).toInt(), bytesAt(row, 3)}};
    const bool isPublic = stored.publicNumber != 0;
    const ChainEnds ends = linked(m_ends, stored);
    const bool isLinked = ends.secret == digestOf(row.value(4).toByteArray())
        && (!isPublic || ends.open == digestOf(row.value(6).toByteArray()));
    const bool follows = stored.number == m_journal.lastNumber() + 1
        && (!isPublic || stored.publicNumber == m_journal.publicCount() + 1);
    const std::optional<Record> record = isLinked ? recordIn(stored) : std::nullopt;
    if (!isLinked || !follows || !record || m_journal.refusal(*record) || m_journal.isPublic(*record) != isPublic)
    {
        markDamaged();
        return false;
    }
    m_journal.add(*record);
    m_ends = ends;
    return true;
}

Done SessionJournal::readHead()
{
    if (m_damage)
        return {};
    bool good = false;
    const auto compare = [&](const QSqlQuery &row)
    {
        good = row.value(0).toUInt() == m_journal.lastNumber() && digestOf(row.value(1).toByteArray()) == m_ends.secret
            && row.value(2).toUInt() == m_journal.publicCount() && row.value(3).toInt() >= 0;
        return false;
    };
    // Those between the first and the last were read, or are left out.
    Done done = m_connection->each(
        QStringLiteral("SELECT number, chain, (SELECT max(number) FROM public_records WHERE session = h.session), "
                       "(SELECT min(number) - 1 FROM public_records WHERE session = h.session) "
                       "FROM secret_heads h WHERE session = ?"),
        {m_session.row}, compare);
    if (done && !good)
        markDamaged();
    return done;
}

std::optional<StorageError> SessionJournal::whyNotWritten(const Record &record) const
{
    if (m_forbidden)
        return m_forbidden;
    if (m_damage)
        return error(StorageFault::Damaged);
    if (const std::optional<journal::Refusal> refusal = m_journal.refusal(record))
    {
        StorageError refused = error(StorageFault::Refused);
        refused.refusal = refusal;
        return refused;
    }
    return std::nullopt;
}

Stored<Appended> SessionJournal::append(const Record &record, const std::optional<StepSeal> &seal)
{
    if (m_unsure)
        if (Done done = readOn(); !done)
            return tl::unexpected(done.error());
    if (!std::holds_alternative<journal::Entry>(record.what))
        if (Done done = readWhole(); !done)
            return tl::unexpected(done.error());
    if (const std::optional<std::uint32_t> known = m_journal.numberOf(record.id))
        return Appended{*known, true};
    if (const std::optional<StorageError> why = whyNotWritten(record))
        return tl::unexpected(*why);
    const std::uint32_t number = m_journal.lastNumber() + 1;
    ChainEnds ends = m_ends;
    const auto writeIt = [&] { return write(record.id, number, journal::halvesOf(m_journal, record), seal, ends); };
    if (Done done = m_connection->transaction(writeIt); !done)
    {
        m_unsure = true;
        return tl::unexpected(saved(done.error()));
    }
    m_ends = ends;
    return Appended{m_journal.add(record), false};
}

Done SessionJournal::foldIn()
{
    return m_forbidden ? Done()
                       : m_connection->foldIn().map_error([&](const StorageError &error) { return saved(error); });
}

Done SessionJournal::close()
{
    const Done done = m_connection && m_played ? foldIn() : Done();
    m_played.reset();
    return done;
}

void SessionJournal::forgetKeys()
{
    // Saves what was played if the file is lost: without a key it would be saved in the clear.
    if (m_played && !m_forbidden)
        (void)m_connection->checkFiles().map_error([&](const StorageError &lost) { return saved(lost); });
    m_connection->forgetKeys();
    m_forbidden = error(StorageFault::KeyLocked);
    if (m_cells)
        m_cells->forgetKey();
    if (m_seals)
        m_seals->forgetKey();
}

void SessionJournal::setRefuge(std::optional<PlayedSession> played, const QStringList &folders)
{
    m_played = played ? std::make_shared<const PlayedSession>(*std::move(played)) : nullptr;
    m_refuge = folders;
}

bool SessionJournal::leadsTo(const SessionJournal &other)
{
    const Stored<QVariant> chain
        = m_connection->value(QStringLiteral("SELECT chain FROM secret_records WHERE session = ? AND number = ?"),
            {m_session.row, other.m_journal.beginning().records});
    return !m_damage && m_journal.isComplete() && chain && digestOf(chain->toByteArray()) == other.m_beginning;
}

/// The same error, after what was played in a file that is lost was saved once.
StorageError SessionJournal::saved(StorageError error)
{
    const bool isLost = error.fault == StorageFault::Replaced || error.fault == StorageFault::Vanished;
    if (isLost && m_savedAs.isEmpty())
    {
        const std::optional<PlayedSession> played = m_played ? std::optional(*m_played) : std::nullopt;
        m_savedAs = savePlay({*m_connection, m_session, *this, played}, m_refuge).value_or(QString());
        if (!m_savedAs.isEmpty() && error.fault == StorageFault::Replaced)
            m_connection->removeOwnLog(true);
    }
    error.savedAs = isLost ? m_savedAs : QString();
    return error;
}

/// Moves the end of the chain on from the one that is known here: where another is, another program wrote.
Done SessionJournal::moveEnd(const ChainEnds &from, std::uint32_t number, const ChainEnds &to)
{
    Done done = m_connection->run(
        QStringLiteral("UPDATE secret_heads SET number = ?, chain = ? WHERE session = ? AND number = ? AND chain = ?"),
        {number, toBytes(to.secret), m_session.row, number - 1, toBytes(from.secret)});
    if (done && m_connection->changedRows() == 0)
        return tl::unexpected(error(StorageFault::TakenOver));
    return done;
}

Done SessionJournal::write(const journal::EventId &id, std::uint32_t number, Halves halves,
    const std::optional<StepSeal> &seal, ChainEnds &ends)
{
    const ChainEnds before = ends;
    const std::uint32_t publicNumber = halves.open.empty() ? 0 : m_journal.publicCount() + 1;
    StoredRecord stored{number, publicNumber, halves.open, {}};
    Stored<SecretBytes> secret = m_cells->written(cellOf(stored), bytesOf(id), std::move(halves.secret));
    if (!secret)
        return tl::unexpected(secret.error());
    stored.secret = *std::move(secret);
    ends = linked(ends, stored);
    const auto addSeal = [&]
    { return seal && publicNumber != 0 ? m_seals->add(*m_connection, publicNumber, stored.open, *seal) : Done(); };
    return moveEnd(before, number, ends)
        .and_then([&] { return addStored(*m_connection, m_session, stored, ends); })
        .and_then(addSeal);
}

Done SessionJournal::keepSnapshot(journal::Position at, int format, const std::string &table)
{
    if (m_forbidden)
        return tl::unexpected(*m_forbidden);
    if (m_damage || !m_journal.has(at))
        return tl::unexpected(error(m_damage ? StorageFault::Damaged : StorageFault::NoSuchThing));
    return snapshots().keep(at, format, table);
}

Stored<std::optional<Snapshot>> SessionJournal::snapshotFor(journal::Position to, int format)
{
    return snapshots().before(m_journal, to, format);
}

Stored<std::vector<Damage>> SessionJournal::snapshotDamage()
{
    return snapshots().damage();
}

} // namespace dossier::storage
