#include "model/storage/key_rows.h"

#include "model/storage/row_values.h"
#include "model/vault/key_wraps.h"

#include <algorithm>

namespace dossier::storage
{

namespace
{

/// The kind of a row that is no wrap: the file is a public copy.
constexpr int publicCopyKind = 100;

QByteArray idBytes(const vault::Key &key)
{
    const vault::KeyId id = vault::idOf(key);
    return toBytes(std::string(id.begin(), id.end()));
}

Stored<std::vector<KeyWrap>> wrapsIn(Connection &connection)
{
    std::vector<KeyWrap> wraps;
    const auto add = [&](const QSqlQuery &row)
    {
        wraps.push_back({row.value(0).toByteArray(), row.value(1).toInt(), row.value(2).toByteArray()});
        return true;
    };
    return connection
        .value(QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'key_wraps'"))
        .and_then(
            [&](const QVariant &count)
            {
                return count.toInt() == 0
                    ? Done()
                    : connection.each(
                          QStringLiteral("SELECT key, kind, body FROM key_wraps WHERE side = '' ORDER BY id"), {}, add);
            })
        .map([&] { return wraps; });
}

/// Opens the first wrap that this key opens; what keeps it from the others is known then.
void unlock(FileKeys &keys)
{
    keys.fault = keys.by ? StorageFault::WrongKey : StorageFault::KeyMissing;
    for (const KeyWrap &wrap : keys.wraps)
        if (keys.by && !keys.key)
        {
            vault::Unwrapped opened = vault::unwrapByKey(view(wrap.body), *keys.by);
            if (opened && idBytes(*opened) == wrap.key)
                keys.key = std::make_shared<const vault::Key>(*std::move(opened));
            else if (opened || opened.error() == vault::Fault::Damaged)
                keys.fault = StorageFault::Damaged;
        }
}

} // namespace

Stored<FileKeys> keysOf(Connection &connection, vault::KeyPtr by)
{
    return wrapsIn(connection)
        .map(
            [&](std::vector<KeyWrap> wraps)
            {
                FileKeys keys{.by = std::move(by)};
                keys.isPublicCopy = std::ranges::find(wraps, publicCopyKind, &KeyWrap::kind) != wraps.end();
                if (!keys.isPublicCopy)
                    keys.wraps = std::move(wraps);
                unlock(keys);
                return keys;
            });
}

Stored<FileKeys> newKeys(Connection &connection, vault::KeyPtr by)
{
    const auto make = [&](const QVariant &uid)
    {
        auto key
            = std::make_shared<const vault::Key>(vault::subkey(*by, "Dossier file key 1", {view(uid.toByteArray())}));
        const std::string body = vault::wrapByKey(*key, *by, vault::WrapKind::KeyFile);
        const KeyWrap wrap{idBytes(*key), static_cast<int>(vault::WrapKind::KeyFile), toBytes(body)};
        return FileKeys{.wraps = {wrap}, .key = std::move(key), .by = by};
    };
    return connection.value(QStringLiteral("SELECT uid FROM file")).map(make);
}

Done addKeys(Connection &connection, const FileKeys &keys)
{
    Done done;
    for (const KeyWrap &wrap : keys.wraps)
        if (done)
            done = connection.run(
                QStringLiteral("INSERT INTO key_wraps (key, session, side, kind, body) VALUES (?, x'', '', ?, ?)"),
                {wrap.key, wrap.kind, wrap.body});
    return done.map([&] { connection.setKeys(keys); });
}

Done markPublicCopy(Connection &connection)
{
    FileKeys keys = connection.keys();
    keys.isPublicCopy = true;
    return connection
        .run(QStringLiteral("INSERT INTO key_wraps (key, session, side, kind, body) VALUES (x'', x'', '', ?, x'')"),
            {publicCopyKind})
        .map([&] { connection.setKeys(std::move(keys)); });
}

} // namespace dossier::storage
