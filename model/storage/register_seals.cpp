#include "model/storage/register_seals.h"

#include "model/storage/blake2b.h"
#include "model/storage/row_values.h"

#include <QSqlRecord>

namespace dossier::storage
{

namespace
{

/// Tells NULL, bytes, texts and numbers apart.
char kindOf(const QVariant &value)
{
    if (value.isNull())
        return 'n';
    if (value.typeId() == QMetaType::QByteArray)
        return 'b';
    return value.typeId() == QMetaType::QString ? 't' : 'i';
}

/// One value in one form only: its kind, its length, its bytes.
QByteArray formOf(const QVariant &value)
{
    const QByteArray bytes = kindOf(value) == 'b' ? value.toByteArray() : value.toString().toUtf8();
    return kindOf(value) + QByteArray::number(bytes.size()) + ':' + bytes;
}

/// A row of a sealed table.
struct SealedRow
{
    qint64 id = 0;
    /// As it should be, and as it is.
    QByteArray right;
    QByteArray seal;
};

/// The hash of all columns but the seal.
SealedRow sealedRow(const QString &table, const QSqlQuery &row)
{
    const QSqlRecord columns = row.record();
    SealedRow sealed;
    QByteArray content = table.toUtf8() + ':';
    for (int column = 0; column < columns.count(); ++column)
    {
        const QString name = columns.fieldName(column);
        if (name == QLatin1String("seal"))
            sealed.seal = row.value(column).toByteArray();
        else
            content += formOf(row.value(column));
        if (name == QLatin1String("id"))
            sealed.id = row.value(column).toLongLong();
    }
    sealed.right = toBytes(blake2b(view(content)));
    return sealed;
}

/// Calls `take(table, row)` for all rows of all sealed tables.
template <typename Take>
Done eachSealed(Connection &connection, const QStringList &tables, const Take &take)
{
    Done done;
    for (const QString &table : tables)
        if (done)
            done = connection.each(QStringLiteral("SELECT * FROM %1 ORDER BY id").arg(table), {},
                [&](const QSqlQuery &row)
                {
                    take(table, sealedRow(table, row));
                    return true;
                });
    return done;
}

/// The seal of all seals, over the file's own id.
Stored<QByteArray> sealOfAll(Connection &connection, const QStringList &tables)
{
    const Stored<QVariant> uid = connection.value(QStringLiteral("SELECT uid FROM file"));
    if (!uid)
        return tl::unexpected(uid.error());
    QByteArray all = uid->toByteArray();
    return eachSealed(connection, tables, [&](const QString &, const SealedRow &row) { all += row.seal; })
        .map([&] { return toBytes(blake2b(view(all))); });
}

} // namespace

Done sealRegister(Connection &connection, const QStringList &tables)
{
    std::vector<std::pair<QString, SealedRow>> open;
    const auto take = [&](const QString &table, const SealedRow &row)
    {
        if (row.seal.isEmpty())
            open.emplace_back(table, row);
    };
    Done done = eachSealed(connection, tables, take);
    for (const auto &[table, row] : open)
        if (done)
            done
                = connection.run(QStringLiteral("UPDATE %1 SET seal = ? WHERE id = ?").arg(table), {row.right, row.id});
    if (!done)
        return done;
    const Stored<QByteArray> seal = sealOfAll(connection, tables);
    if (!seal)
        return tl::unexpected(seal.error());
    return connection.run(QStringLiteral("UPDATE file SET seal = ?"), {*seal});
}

Stored<std::vector<Damage>> registerDamage(Connection &connection, const QStringList &tables)
{
    std::vector<Damage> damage;
    const auto compare = [&](const QString &table, const SealedRow &row)
    {
        if (row.seal != row.right)
            damage.push_back({DamagedPart::Register, table, row.id});
    };
    if (Done done = eachSealed(connection, tables, compare); !done)
        return tl::unexpected(done.error());
    const Stored<QByteArray> seal = sealOfAll(connection, tables);
    const Stored<QVariant> is = connection.value(QStringLiteral("SELECT seal FROM file"));
    if (!seal || !is)
        return tl::unexpected(seal ? is.error() : seal.error());
    if (*seal != is->toByteArray())
        damage.push_back({DamagedPart::Register, QStringLiteral("file")});
    return damage;
}

} // namespace dossier::storage
