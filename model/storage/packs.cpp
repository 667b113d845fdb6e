#include "model/storage/packs.h"

#include "model/journal/journal_bytes.h"
#include "model/storage/blake2b.h"
#include "model/storage/row_values.h"
#include "model/storage/secret_bytes.h"

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

Done insert(Connection &connection, const Pack &pack, const journal::Digest &digest, PackId &id)
{
    Done done = connection.run(QStringLiteral("INSERT INTO packs (name, version, digest) VALUES (?, ?, ?)"),
        {toText(pack.name), toText(pack.version), toBytes(digest)});
    id.row = connection.lastRow();
    const SecretBytes secret = sealed(pack.content);
    if (done)
        done = connection.run(QStringLiteral("INSERT INTO secret_pack_contents VALUES (?, ?, ?)"),
            {id.row, secret.scheme, toBytes(secret.bytes)});
    return done;
}

} // namespace

Stored<PackId> addPack(CampaignFile &file, const Pack &pack)
{
    const journal::Digest digest = digestOf(pack);
    const Stored<QVariant> known
        = file.connection().value(QStringLiteral("SELECT id FROM packs WHERE digest = ?"), {toBytes(digest)});
    if (!known)
        return tl::unexpected(known.error());
    if (known->isValid())
        return PackId{known->toLongLong()};
    PackId id;
    return file.change([&] { return insert(file.connection(), pack, digest, id); }).map([&] { return id; });
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
    bool good = false;
    const auto take = [&](const QSqlQuery &row)
    {
        const std::optional<std::string> content = unsealed({row.value(3).toInt(), bytesAt(row, 4)});
        found = Pack{textAt(row, 0), textAt(row, 1), content.value_or(std::string())};
        good = content && digestOf(*found) == digestOf(row.value(2).toByteArray());
        return false;
    };
    Done done
        = file.connection().each(QStringLiteral("SELECT p.name, p.version, p.digest, c.sealed, c.content FROM packs p "
                                                "LEFT JOIN secret_pack_contents c ON c.pack = p.id WHERE p.id = ?"),
            {id.row}, take);
    if (!done)
        return tl::unexpected(done.error());
    if (!good)
        return tl::unexpected(file.connection().error(found ? StorageFault::Damaged : StorageFault::NoSuchThing));
    return *found;
}

Stored<std::vector<Damage>> packDamage(CampaignFile &file)
{
    const Stored<std::vector<PackTitle>> all = packs(file);
    if (!all)
        return tl::unexpected(all.error());
    std::vector<Damage> damage;
    for (const PackTitle &title : *all)
        if (!pack(file, title.id))
            damage.push_back({DamagedPart::PackContent, QStringLiteral("packs"), title.id.row});
    return damage;
}

} // namespace dossier::storage
