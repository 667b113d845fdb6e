#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/secret_bytes.h"
#include "model/storage/sqlite_connection.h"

#include <string_view>

namespace dossier::storage
{

/// The place of a secret cell in its session.
struct CellName
{
    std::string_view kind = {};
    std::uint64_t number = 0;
    /// Bytes in the clear that belong to it.
    std::string_view beside = {};
};

/// The one door through which secrets enter and leave a file: those of one session, or its packs.
class SecretCells
{
public:
    /// The cells of a session; where the secrets are locked nothing can be read or written by them.
    static Stored<SecretCells> ofSession(Connection &connection, SessionId session);

    /// Cells that are not encrypted yet.
    static SecretCells ofPlain(Connection &connection);

    /// The cells of the packs' contents.
    static SecretCells ofPacks(Connection &connection);

    /// The bytes to keep. `record` is the record's random name, of 16 bytes. Overwrites the plain ones.
    [[nodiscard]] Stored<SecretBytes> written(const CellName &name, std::string_view record, std::string plain) const;

    /// The plain bytes. `KeyMissing` or `WrongKey` while the secrets are locked; `Damaged` when they are not as they
    /// were written, or plain in a file that is encrypted.
    [[nodiscard]] Stored<std::string> read(const CellName &name, const SecretBytes &secret) const;

    /// Locks the cells: nothing can be read or written by them any more.
    void forgetKey()
    {
        m_key.reset();
        m_fault = StorageFault::KeyLocked;
    }

private:
    explicit SecretCells(Connection &connection);
    [[nodiscard]] tl::unexpected<StorageError> failed(StorageFault fault) const;

    QString m_file;
    bool m_isEncrypted;
    StorageFault m_fault;
    std::string m_campaign;
    std::string m_session;
    /// Nothing while the secrets are locked.
    vault::KeyPtr m_key;
};

} // namespace dossier::storage
