#include "model/vault/record_cipher.h"

#include "model/vault/byte_views.h"

#include <sodium.h>

#include <bit>

namespace dossier::vault
{

namespace
{

constexpr char recordForm = 1;
constexpr std::size_t nonceSize = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t tagSize = crypto_aead_xchacha20poly1305_ietf_ABYTES;
/// Ends the text in its padding; zeros follow.
constexpr char endMark = '\x80';

std::string associatedData(const RecordName &name)
{
    const std::string number = textOf(name.number);
    const std::array<std::string_view, 8> parts{
        "Dossier record 1", name.campaign, name.session, name.side, name.record, name.kind, number, name.beside};
    std::size_t size = 0;
    for (const std::string_view part : parts)
        size += part.size() + sizeof(std::uint64_t);
    std::string bytes;
    bytes.reserve(size);
    for (const std::string_view part : parts)
        addPart(bytes, part);
    return bytes;
}

std::string padded(std::string_view plain)
{
    std::string text;
    text.reserve(paddedSize(plain.size()));
    text.append(plain).append(1, endMark);
    text.resize(paddedSize(plain.size()), '\0');
    return text;
}

} // namespace

std::size_t paddedSize(std::size_t plain)
{
    constexpr std::size_t smallStep = 64;
    constexpr std::size_t small = 1024;
    constexpr std::size_t parts = 16;
    const std::size_t size = plain + 1;
    const std::size_t step = size <= small ? smallStep : std::bit_ceil(size) / parts;
    return (size + step - 1) / step * step;
}

std::string encrypt(const Key &key, const RecordName &name, std::string_view plain)
{
    std::string text = padded(plain);
    const std::string data = associatedData(name);
    const std::string nonce = randomBytes(nonceSize);
    std::string cell;
    cell.reserve(1 + nonceSize + text.size() + tagSize);
    cell.append(1, recordForm).append(nonce).resize(1 + nonceSize + text.size() + tagSize);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytesIn(cell) + 1 + nonceSize, nullptr, bytesIn(text), text.size(),
        bytesIn(data), data.size(), nullptr, bytesIn(nonce), key.bytes().data());
    wipe(text);
    return cell;
}

tl::expected<std::string, Fault> decrypt(const Key &key, const RecordName &name, std::string_view cell)
{
    if (cell.size() <= 1 + nonceSize + tagSize)
        return tl::unexpected(Fault::Damaged);
    if (cell.front() != recordForm)
        return tl::unexpected(Fault::UnknownForm);
    const std::string_view nonce = cell.substr(1, nonceSize);
    const std::string_view body = cell.substr(1 + nonceSize);
    const std::string data = associatedData(name);
    std::string text(body.size() - tagSize, '\0');
    const int failed = crypto_aead_xchacha20poly1305_ietf_decrypt(bytesIn(text), nullptr, nullptr, bytesIn(body),
        body.size(), bytesIn(data), data.size(), bytesIn(nonce), key.bytes().data());
    const std::size_t end = failed != 0 ? std::string::npos : text.find_last_not_of('\0');
    if (end == std::string::npos || text[end] != endMark)
        return tl::unexpected(Fault::Damaged);
    text.resize(end);
    return text;
}

} // namespace dossier::vault
