#pragma once

#include <QString>

#include <optional>
#include <utility>

namespace dossier
{

// Unsent text of a form, encrypted by the account's key file, because a seat's notes and names may be secret.

/// Encrypts the text of a field; nothing if there is no key.
std::optional<QString> encryptedDraft(const QString &form, const QString &field, const QString &text);

/// Returns the field and its text; nothing if it was encrypted for another form, or by a key that is not here.
std::optional<std::pair<QString, QString>> decryptedDraft(const QString &form, const QString &encrypted);

} // namespace dossier
