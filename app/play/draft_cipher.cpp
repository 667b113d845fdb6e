#include "app/play/draft_cipher.h"

#include "app/play/key_file.h"
#include "model/vault/record_cipher.h"

namespace dossier
{

namespace
{

vault::Key keyOfDrafts(const vault::Key &key)
{
    return vault::subkey(key, "drafts", {});
}

/// A field's name ends with a zero, which no name contains.
constexpr char nameEnd = '\0';

} // namespace

std::optional<QString> encryptedDraft(const QString &form, const QString &field, const QString &text)
{
    const storage::Stored<std::vector<vault::KeyPtr>> keys = accountKeys();
    if (!keys || keys->empty())
        return std::nullopt;
    const std::string name = form.toStdString();
    std::string plain = field.toStdString() + nameEnd + text.toStdString();
    const std::string cell = vault::encrypt(keyOfDrafts(*keys->front()), {.record = name, .kind = "draft"}, plain);
    vault::wipe(plain);
    return QString::fromLatin1(QByteArray::fromStdString(cell).toBase64());
}

std::optional<std::pair<QString, QString>> decryptedDraft(const QString &form, const QString &encrypted)
{
    const storage::Stored<std::vector<vault::KeyPtr>> keys = accountKeys();
    const std::string cell = QByteArray::fromBase64(encrypted.toLatin1()).toStdString();
    const std::string name = form.toStdString();
    for (const vault::KeyPtr &key : keys ? *keys : std::vector<vault::KeyPtr>())
        if (const auto plain = vault::decrypt(keyOfDrafts(*key), {.record = name, .kind = "draft"}, cell))
        {
            const std::size_t length = plain->find(nameEnd);
            if (length != std::string::npos)
                return std::pair(QString::fromStdString(plain->substr(0, length)),
                    QString::fromStdString(plain->substr(length + 1)));
        }
    return std::nullopt;
}

} // namespace dossier
