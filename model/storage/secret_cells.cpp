#include "model/storage/secret_cells.h"

#include "model/storage/row_values.h"
#include "model/vault/record_cipher.h"

namespace dossier::storage
{

namespace
{

constexpr int encryptedScheme = 1;
constexpr std::size_t recordNameSize = 16;
/// Journals do not know whose a secret is: one side has all that not everybody may know.
constexpr std::string_view secretSide = "table";

} // namespace

SecretCells::SecretCells(Connection &connection)
    : m_file(connection.file())
    , m_isEncrypted(connection.keys().isEncrypted())
    , m_fault(connection.keys().fault)
{
}

tl::unexpected<StorageError> SecretCells::failed(StorageFault fault) const
{
    return tl::unexpected(StorageError{.fault = fault, .file = m_file});
}

Stored<SecretCells> SecretCells::ofSession(Connection &connection, SessionId session)
{
    SecretCells cells(connection);
    const vault::KeyPtr key = connection.keys().key;
    if (!key)
        return cells;
    const auto take = [&](const QSqlQuery &row)
    {
        cells.m_campaign = bytesAt(row, 0);
        cells.m_session = bytesAt(row, 1);
        cells.m_key
            = std::make_shared<const vault::Key>(vault::sideKey(*key, cells.m_campaign, cells.m_session, secretSide));
        return false;
    };
    return connection.each(QStringLiteral("SELECT began_in, uid FROM sessions WHERE id = ?"), {session.row}, take)
        .map([&] { return cells; });
}

SecretCells SecretCells::ofPlain(Connection &connection)
{
    SecretCells cells(connection);
    cells.m_isEncrypted = false;
    return cells;
}

SecretCells SecretCells::ofPacks(Connection &connection)
{
    SecretCells cells(connection);
    if (const vault::KeyPtr key = connection.keys().key)
        cells.m_key = std::make_shared<const vault::Key>(vault::sideKey(*key, {}, {}, secretSide));
    return cells;
}

Stored<SecretBytes> SecretCells::written(const CellName &name, std::string_view record, std::string plain) const
{
    if (!m_isEncrypted)
        return SecretBytes{0, std::move(plain)};
    if (!m_key)
        return failed(m_fault);
    std::string bytes(record);
    bytes.resize(recordNameSize, '\0');
    bytes += vault::encrypt(
        *m_key, {m_campaign, m_session, secretSide, bytes, name.kind, name.number, name.beside}, plain);
    vault::wipe(plain);
    return SecretBytes{encryptedScheme, std::move(bytes)};
}

Stored<std::string> SecretCells::read(const CellName &name, const SecretBytes &secret) const
{
    if (secret.scheme == 0 && !m_isEncrypted)
        return secret.bytes;
    if (secret.scheme != encryptedScheme || secret.bytes.size() < recordNameSize)
        return failed(StorageFault::Damaged);
    if (!m_key)
        return failed(m_fault);
    const std::string_view bytes = secret.bytes;
    auto plain = vault::decrypt(*m_key,
        {m_campaign, m_session, secretSide, bytes.substr(0, recordNameSize), name.kind, name.number, name.beside},
        bytes.substr(recordNameSize));
    return plain ? Stored<std::string>(*std::move(plain)) : failed(StorageFault::Damaged);
}

} // namespace dossier::storage
