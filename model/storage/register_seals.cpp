#include "register_seals.h"

#include "blake2b.h"
#include "row_values.h"

#include <QSqlRecord>

#include <array>

namespace dossier::storage
{

namespace
{

constexpr std::array tables{"campaigns", "packs", "sessions", "session_players", "session_packs"};

/// One value in one form only: its type, its length, its bytes.
QByteArray formOf(const QVariant &value)
{
    const QByteArray bytes = value.typeId() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toUtf8();
    const char type = value.isNull()              ? 'n'
        : value.typeId() == QMetaType::QByteArray ? 'b'
        : value.typeId() == QMetaType::QString    ? 't'
                                                  : 'i';
    return type + QByteArray::number(bytes.size()) + ':' + bytes;
}

/// The hash of a row, its last column left out: that is the seal.
QByteArray sealOf(const char *table, const QSqlQuery &row)
{
    QByteArray content = QByteArray(table) + ':';
    const int seal = row.record().count() - 1;
    for (int column = 0; column < seal; ++column)
        content += formOf(row.value(column));
    return toBytes(blake2b(view(content)));
}

/// Calls `take(id, seal as it should be, seal as it is)` for all rows of a table.
template <typename Take>
Done eachSeal(Connection &connection, const char *table, const Take &take)
{
    return connection.each(QStringLiteral("SELECT * FROM %1 ORDER BY id").arg(QLatin1String(table)), {},
        [&](const QSqlQuery &row)
        {
            take(row.value(0).toLongLong(), sealOf(table, row), row.value(row.record().count() - 1).toByteArray());
            return true;
        });
}

/// The seal of all seals, over the file's own id.
Stored<QByteArray> sealOfAll(Connection &connection)
{
    const Stored<QVariant> uid = connection.value(QStringLiteral("SELECT uid FROM file"));
    if (!uid)
        return tl::unexpected(uid.error());
    QByteArray all = uid->toByteArray();
    const auto add = [&](qint64, const QByteArray &, const QByteArray &seal) { all += seal; };
    for (const char *table : tables)
        if (Done done = eachSeal(connection, table, add); !done)
            return tl::unexpected(done.error());
    return toBytes(blake2b(view(all)));
}

Done sealTable(Connection &connection, const char *table)
{
    std::vector<std::pair<qint64, QByteArray>> changed;
    const auto open = [&](qint64 id, const QByteArray &seal, const QByteArray &is)
    {
        if (is.isEmpty())
            changed.emplace_back(id, seal);
    };
    Done done = eachSeal(connection, table, open);
    for (const auto &[id, seal] : changed)
        if (done)
            done = connection.run(
                QStringLiteral("UPDATE %1 SET seal = ? WHERE id = ?").arg(QLatin1String(table)), {seal, id});
    return done;
}

} // namespace

Done sealRegister(Connection &connection)
{
    for (const char *table : tables)
        if (Done done = sealTable(connection, table); !done)
            return done;
    const Stored<QByteArray> seal = sealOfAll(connection);
    if (!seal)
        return tl::unexpected(seal.error());
    return connection.run(QStringLiteral("UPDATE file SET seal = ?"), {*seal});
}

Stored<std::vector<Damage>> registerDamage(Connection &connection)
{
    std::vector<Damage> damage;
    for (const char *table : tables)
    {
        const auto compare = [&](qint64 id, const QByteArray &seal, const QByteArray &is)
        {
            if (seal != is)
                damage.push_back({DamagedPart::Register, QLatin1String(table), id});
        };
        if (Done done = eachSeal(connection, table, compare); !done)
            return tl::unexpected(done.error());
    }
    const Stored<QByteArray> seal = sealOfAll(connection);
    const Stored<QVariant> is = connection.value(QStringLiteral("SELECT seal FROM file"));
    if (!seal || !is)
        return tl::unexpected(seal ? is.error() : seal.error());
    if (*seal != is->toByteArray())
        damage.push_back({DamagedPart::Register, QStringLiteral("file")});
    return damage;
}

} // namespace dossier::storage
