#include "model/storage/schema.h"

#include "model/storage/register_seals.h"

namespace dossier::storage
{

namespace
{

SchemaStep statements(std::initializer_list<const char *> texts)
{
    SchemaStep step;
    for (const char *text : texts)
        step.push_back(QString::fromLatin1(text));
    return step;
}

/// Version 1. Every row of a table with a `seal` is sealed by itself, and all of them by the one in `file`; packs'
/// content by the digest of its pack; records by their chains, whose ends are in `secret_heads`.
///
/// No public table refers to a secret one, and nothing about a secret is in a public table: a record that is all secret
/// changes no byte of one. `sealed` is 0 for plain bytes, and 1 for encrypted ones (secret_bytes.h).
const SchemaStep &firstVersion()
{
    static const SchemaStep step = statements({
        "CREATE TABLE file (id INTEGER PRIMARY KEY CHECK (id = 1), uid BLOB NOT NULL, seal BLOB NOT NULL) STRICT",
        "CREATE TABLE campaigns (id INTEGER PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, notes TEXT NOT NULL, "
        "seal BLOB) STRICT",
        "CREATE TABLE packs (id INTEGER PRIMARY KEY, name TEXT NOT NULL, version TEXT NOT NULL, "
        "digest BLOB NOT NULL UNIQUE, seal BLOB) STRICT",
        "CREATE TABLE secret_pack_contents (pack INTEGER PRIMARY KEY REFERENCES packs, sealed INTEGER NOT NULL, "
        "content BLOB NOT NULL) STRICT",
        "CREATE TABLE sessions (id INTEGER PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaigns, "
        "date TEXT NOT NULL, mission TEXT NOT NULL, printing TEXT NOT NULL, options BLOB NOT NULL, "
        "result TEXT NOT NULL, notes TEXT NOT NULL, seal BLOB) STRICT",
        "CREATE TABLE session_players (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, "
        "place INTEGER NOT NULL, player TEXT NOT NULL, role TEXT NOT NULL, seal BLOB, UNIQUE (session, place)) STRICT",
        "CREATE TABLE session_packs (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, "
        "place INTEGER NOT NULL, pack INTEGER NOT NULL REFERENCES packs, seal BLOB, UNIQUE (session, place)) STRICT",
        "CREATE TABLE public_records (session INTEGER NOT NULL REFERENCES sessions, number INTEGER NOT NULL, "
        "body BLOB NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID",
        "CREATE TABLE secret_records (session INTEGER NOT NULL REFERENCES sessions, number INTEGER NOT NULL, "
        "public_number INTEGER NOT NULL, sealed INTEGER NOT NULL, body BLOB NOT NULL, chain BLOB NOT NULL, "
        "PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID",
        "CREATE TABLE secret_heads (session INTEGER PRIMARY KEY REFERENCES sessions, number INTEGER NOT NULL, "
        "chain BLOB NOT NULL) STRICT",
        "CREATE TABLE secret_snapshots (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, "
        "position INTEGER NOT NULL, format INTEGER NOT NULL, sealed INTEGER NOT NULL, body BLOB NOT NULL, "
        "digest BLOB NOT NULL, UNIQUE (session, position, format)) STRICT",
    });
    return step;
}

/// Version 2. The words of log_word.h: this row is written with each commit, and its value is always as long.
const SchemaStep &logWords()
{
    static const SchemaStep step = statements({
        "CREATE TABLE log_word (id INTEGER PRIMARY KEY CHECK (id = 1), word BLOB NOT NULL) STRICT",
        "INSERT INTO log_word VALUES (1, zeroblob(49))",
        "DELETE FROM secret_snapshots WHERE format = -1",
    });
    return step;
}

/// Version 3. Random names, to which encrypted cells are bound wherever they are carried; `began_in` is that of the
/// campaign in which a session was begun. Wraps of the file's key, and of the keys of single sides. Snapshots by side,
/// and parts of records that belong to one side alone. Slots for seals: commitments to secrets, and what was revealed.
const SchemaStep &encryption()
{
    static const SchemaStep step = statements({
        "ALTER TABLE campaigns ADD COLUMN uid BLOB NOT NULL DEFAULT x''",
        "UPDATE campaigns SET uid = randomblob(16), seal = NULL",
        "ALTER TABLE sessions ADD COLUMN uid BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE sessions ADD COLUMN began_in BLOB NOT NULL DEFAULT x''",
        "UPDATE sessions SET uid = randomblob(16), seal = NULL, "
        "began_in = (SELECT c.uid FROM campaigns c WHERE c.id = sessions.campaign)",
        "CREATE TABLE key_wraps (id INTEGER PRIMARY KEY, key BLOB NOT NULL, session BLOB NOT NULL, "
        "side TEXT NOT NULL, kind INTEGER NOT NULL, body BLOB NOT NULL, seal BLOB) STRICT",
        "CREATE TABLE secret_side_snapshots (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, "
        "position INTEGER NOT NULL, format INTEGER NOT NULL, sealed INTEGER NOT NULL, body BLOB NOT NULL, "
        "digest BLOB NOT NULL, side TEXT NOT NULL DEFAULT '', UNIQUE (session, position, format, side)) STRICT",
        "INSERT INTO secret_side_snapshots (id, session, position, format, sealed, body, digest) "
        "SELECT id, session, position, format, sealed, body, digest FROM secret_snapshots ORDER BY id",
        "DROP TABLE secret_snapshots",
        "ALTER TABLE secret_side_snapshots RENAME TO secret_snapshots",
        "CREATE TABLE secret_parts (session INTEGER NOT NULL REFERENCES sessions, number INTEGER NOT NULL, "
        "side TEXT NOT NULL, sealed INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (session, number, side)) "
        "STRICT, WITHOUT ROWID",
        "CREATE TABLE slots (session INTEGER NOT NULL REFERENCES sessions, number INTEGER NOT NULL, "
        "uid BLOB NOT NULL, kind TEXT NOT NULL, commitment BLOB NOT NULL, chain BLOB NOT NULL, revealed BLOB, "
        "PRIMARY KEY (session, number)) STRICT, WITHOUT ROWID",
        "CREATE TABLE secret_slots (session INTEGER NOT NULL REFERENCES sessions, number INTEGER NOT NULL, "
        "side TEXT NOT NULL, sealed INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (session, number)) "
        "STRICT, WITHOUT ROWID",
    });
    return step;
}

/// Version 4. What everybody may know of packs, in the clear; `open` is that part of the pack which a session is played
/// by.
const SchemaStep &openPacks()
{
    static const SchemaStep step = statements({
        "CREATE TABLE public_pack_contents (pack INTEGER PRIMARY KEY REFERENCES packs, content BLOB NOT NULL) STRICT",
        "ALTER TABLE session_packs ADD COLUMN open INTEGER REFERENCES packs",
        "UPDATE session_packs SET seal = NULL",
    });
    return step;
}

Done runAll(Connection &connection, const SchemaStep &step)
{
    Done done;
    for (const QString &statement : step)
        if (done)
            done = connection.run(statement);
    return done;
}

Stored<QStringList> sealedTablesMadeBy(std::span<const SchemaStep> steps)
{
    const auto connection = Connection::open({}, OpenAs::Memory);
    if (!connection)
        return tl::unexpected(connection.error());
    Done done;
    for (const SchemaStep &step : steps)
        if (done)
            done = runAll(**connection, step);
    QStringList tables;
    const auto add = [&](const QSqlQuery &row)
    {
        tables << row.value(0).toString();
        return true;
    };
    const auto read = [&]
    {
        return (*connection)
            ->each(QStringLiteral("SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c "
                                  "WHERE t.type = 'table' AND t.name <> 'file' AND c.name = 'seal' ORDER BY t.name"),
                {}, add);
    };
    return done.and_then(read).map([&] { return tables; });
}

/// Takes a database over the last of these steps.
Done takeLast(Connection &connection, std::span<const SchemaStep> steps)
{
    const int version = versionAfter(steps);
    return runAll(connection, steps.back())
        .and_then([&] { return sealedTablesAfter(steps); })
        .and_then([&](const QStringList &tables) { return sealRegister(connection, tables); })
        .and_then([&] { return connection.run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)); })
        .and_then([&] { return connection.run(QStringLiteral("PRAGMA user_version = %1").arg(version)); });
}

} // namespace

std::span<const SchemaStep> schemaSteps()
{
    static const std::vector<SchemaStep> steps{firstVersion(), logWords(), encryption(), openPacks()};
    return steps;
}

int versionAfter(std::span<const SchemaStep> steps)
{
    return static_cast<int>(steps.size());
}

Stored<int> versionOf(Connection &connection)
{
    return connection.value(QStringLiteral("PRAGMA user_version"))
        .map([](const QVariant &value) { return value.toInt(); });
}

bool hasOpenParts(Connection &connection)
{
    constexpr int since = 4;
    return versionOf(connection).value_or(0) >= since;
}

Done upgrade(Connection &connection, std::span<const SchemaStep> steps)
{
    const Stored<int> from = versionOf(connection);
    if (!from)
        return tl::unexpected(from.error());
    if (*from == versionAfter(steps))
        return {};
    // All in one: a log that ends between two steps would have a commit without a word.
    const auto takeAll = [&]
    {
        Done done;
        for (int version = *from; done && version < versionAfter(steps); ++version)
            done = takeLast(connection, steps.first(static_cast<std::size_t>(version) + 1));
        return done;
    };
    return connection.transaction(takeAll);
}

Stored<QStringList> sealedTablesAfter(std::span<const SchemaStep> steps)
{
    const bool isUsual = steps.data() == schemaSteps().data() && steps.size() == schemaSteps().size();
    if (!isUsual)
        return sealedTablesMadeBy(steps);
    static const Stored<QStringList> usual = sealedTablesMadeBy(steps);
    return usual;
}

Stored<QString> definitionsOf(Connection &connection)
{
    QString text;
    const auto add = [&](const QSqlQuery &row)
    {
        for (int column = 0; column < 4; ++column)
            text += row.value(column).toString() + u'\n';
        return true;
    };
    return connection
        .each(QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name, type"), {}, add)
        .map([&] { return text; });
}

Stored<QString> definitionsAfter(std::span<const SchemaStep> steps)
{
    const auto connection = Connection::open({}, OpenAs::Memory);
    if (!connection)
        return tl::unexpected(connection.error());
    return upgrade(**connection, steps).and_then([&] { return definitionsOf(**connection); });
}

} // namespace dossier::storage
