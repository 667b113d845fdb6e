#include "model/storage/packs.h"

#include "model/journal/journal_bytes.h"
#include "model/storage/blake2b.h"
#include "model/storage/row_values.h"
#include "model/storage/schema.h"
#include "model/storage/secret_cells.h"

#include <variant>

namespace dossier::storage
{

namespace
{

journal::Digest digestOf(const Pack &pack)
{
    journal::ByteWriter out;
    out.put(std::string_view(pack.name.toStdString()));
    out.put(std::string_view(pack.version.toStdString()));
    out.put(std::string_view(pack.content));
    return blake2b(out.take());
}

/// A pack is bound to its digest.
Stored<SecretBytes> cellOf(Connection &connection, std::string content, const QByteArray &digest)
{
    return SecretCells::ofPacks(connection).written({"pack", 0, view(digest)}, view(digest), std::move(content));
}

/// A pack as it lies in a file; in the clear or not.
struct StoredPack
{
    QString name;
    QString version;
    QByteArray digest;
    std::variant<SecretBytes, std::string> content;
};

Done insertContent(Connection &connection, PackId id, const StoredPack &pack)
{
    if (const auto *secret = std::get_if<SecretBytes>(&pack.content))
        return connection.run(QStringLiteral("INSERT INTO secret_pack_contents VALUES (?, ?, ?)"),
            {id.row, secret->scheme, toBytes(secret->bytes)});
    return connection.run(QStringLiteral("INSERT OR IGNORE INTO public_pack_contents VALUES (?, ?)"),
        {id.row, toBytes(std::get<std::string>(pack.content))});
}

Stored<PackId> insert(Connection &connection, const StoredPack &pack)
{
    PackId id;
    return connection
        .run(QStringLiteral("INSERT INTO packs (name, version, digest) VALUES (?, ?, ?)"),
            {toText(pack.name), toText(pack.version), pack.digest})
        .and_then(
            [&]
            {
                id.row = connection.lastRow();
                return insertContent(connection, id, pack);
            })
        .map([&] { return id; });
}

/// The pack of that digest, or the one that is made and added.
Stored<PackId> thereOr(CampaignFile &file, const QByteArray &digest, const std::function<Stored<StoredPack>()> &make)
{
    const Stored<QVariant> known
        = file.connection().value(QStringLiteral("SELECT id FROM packs WHERE digest = ?"), {digest});
    if (!known)
        return tl::unexpected(known.error());
    if (known->isValid())
        return PackId{known->toLongLong()};
    Stored<PackId> id;
    const auto add = [&]() -> Done
    {
        id = make().and_then([&](const StoredPack &pack) { return insert(file.connection(), pack); });
        return id ? Done() : tl::unexpected(id.error());
    };
    return file.change(add).and_then([&] { return id; });
}

} // namespace

Stored<PackId> addPack(CampaignFile &file, const Pack &pack)
{
    const QByteArray digest = toBytes(digestOf(pack));
    const auto make = [&]
    {
        return cellOf(file.connection(), pack.content, digest)
            .map([&](SecretBytes cell) { return StoredPack{pack.name, pack.version, digest, std::move(cell)}; });
    };
    return thereOr(file, digest, make);
}

Stored<PackId> addOpenPack(CampaignFile &file, const Pack &pack)
{
    const StoredPack open{pack.name, pack.version, toBytes(digestOf(pack)), pack.content};
    const auto inTheClear = [&](PackId id)
    {
        const auto move = [&]
        {
            return insertContent(file.connection(), id, open)
                .and_then(
                    [&]
                    {
                        return file.connection().run(
                            QStringLiteral("DELETE FROM secret_pack_contents WHERE pack = ?"), {id.row});
                    });
        };
        return file.change(move).map([&] { return id; });
    };
    return thereOr(file, open.digest, [&] { return open; }).and_then(inTheClear);
}

Stored<PackId> carryPack(CampaignFile &from, const PackTitle &title, CampaignFile &to)
{
    const Stored<QVariant> isOpen = hasOpenParts(from.connection())
        ? from.connection().value(
              QStringLiteral("SELECT count(*) FROM public_pack_contents WHERE pack = ?"), {title.id.row})
        : QVariant(0);
    if (!isOpen)
        return tl::unexpected(isOpen.error());
    if (isOpen->toInt() > 0)
        return pack(from, title.id).and_then([&](const Pack &content) { return addOpenPack(to, content); });
    if (!to.connection().keys().hasKeyOf(from.connection().keys()))
        return pack(from, title.id).and_then([&](const Pack &content) { return addPack(to, content); });
    const QByteArray digest = toBytes(title.digest);
    const auto make = [&]
    {
        StoredPack stored{title.name, title.version, digest, {}};
        const auto take = [&](const QSqlQuery &row)
        {
            stored.content = SecretBytes{row.value(0).toInt(), bytesAt(row, 1)};
            return false;
        };
        return from.connection()
            .each(
                QStringLiteral("SELECT sealed, content FROM secret_pack_contents WHERE pack = ?"), {title.id.row}, take)
            .map([&] { return stored; });
    };
    return thereOr(to, digest, make);
}

Done encryptPacks(Connection &connection)
{
    std::vector<std::pair<PackId, Stored<SecretBytes>>> cells;
    const auto take = [&](const QSqlQuery &row)
    {
        cells.emplace_back(
            PackId{row.value(0).toLongLong()}, cellOf(connection, bytesAt(row, 1), row.value(2).toByteArray()));
        return true;
    };
    Done done = connection.each(QStringLiteral("SELECT p.id, c.content, p.digest FROM packs p "
                                               "JOIN secret_pack_contents c ON c.pack = p.id WHERE c.sealed = 0"),
        {}, take);
    for (const auto &[id, cell] : cells)
        if (done && cell)
            done = connection.run(
                QStringLiteral("UPDATE secret_pack_contents SET sealed = ?, content = ? WHERE pack = ?"),
                {cell->scheme, toBytes(cell->bytes), id.row});
        else if (done)
            done = tl::unexpected(cell.error());
    return done;
}

Stored<std::vector<PackTitle>> packs(CampaignFile &file)
{
    std::vector<PackTitle> all;
    const auto take = [&](const QSqlQuery &row)
    {
        all.push_back(
            {{row.value(0).toLongLong()}, textAt(row, 1), textAt(row, 2), digestOf(row.value(3).toByteArray())});
        return true;
    };
    return file.connection()
        .each(QStringLiteral("SELECT id, name, version, digest FROM packs ORDER BY id"), {}, take)
        .map([&] { return all; });
}

Stored<Pack> pack(CampaignFile &file, PackId id)
{
    std::optional<Pack> found;
    StorageFault fault = StorageFault::NoSuchThing;
    const auto take = [&](const QSqlQuery &row)
    {
        const QByteArray digest = row.value(2).toByteArray();
        const Stored<std::string> content = row.value(5).isNull()
            ? SecretCells::ofPacks(file.connection())
                  .read({"pack", 0, view(digest)}, {row.value(3).toInt(), bytesAt(row, 4)})
            : bytesAt(row, 5);
        fault = content ? StorageFault::Damaged : content.error().fault;
        Pack read{textAt(row, 0), textAt(row, 1), content.value_or(std::string())};
        if (content && digestOf(read) == digestOf(digest))
            found = std::move(read);
        return false;
    };
    const auto open = QLatin1String(hasOpenParts(file.connection())
            ? "(SELECT o.content FROM public_pack_contents o WHERE o.pack = p.id)"
            : "NULL");
    const Done done
        = file.connection().each(QStringLiteral("SELECT p.name, p.version, p.digest, c.sealed, c.content, %1 "
                                                "FROM packs p LEFT JOIN secret_pack_contents c "
                                                "ON c.pack = p.id WHERE p.id = ?")
                                     .arg(open),
            {id.row}, take);
    if (!done)
        return tl::unexpected(done.error());
    if (!found)
        return tl::unexpected(file.connection().error(fault));
    return *found;
}

Done checkPack(CampaignFile &file, PackId id)
{
    const FileKeys &keys = file.connection().keys();
    const Stored<Pack> read = pack(file, id);
    return read || (keys.isLocked() && read.error().fault == keys.fault) ? Done() : tl::unexpected(read.error());
}

Stored<std::vector<Damage>> packDamage(CampaignFile &file)
{
    const Stored<std::vector<PackTitle>> all = packs(file);
    if (!all)
        return tl::unexpected(all.error());
    std::vector<Damage> damage;
    for (const PackTitle &title : *all)
        if (!checkPack(file, title.id))
            damage.push_back({DamagedPart::PackContent, QStringLiteral("packs"), title.id.row});
    return damage;
}

} // namespace dossier::storage
