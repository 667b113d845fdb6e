#include "model/storage/blake2b.h"

#include <QCryptographicHash>

#include <algorithm>

namespace dossier::storage
{

journal::Digest blake2b(std::string_view bytes)
{
    const QByteArray hash = QCryptographicHash::hash(
        {bytes.data(), static_cast<qsizetype>(bytes.size())}, QCryptographicHash::Blake2b_256);
    journal::Digest digest{};
    std::ranges::transform(hash, digest.begin(), [](char byte) { return static_cast<std::uint8_t>(byte); });
    return digest;
}

} // namespace dossier::storage
