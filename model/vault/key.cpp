#include "model/vault/key.h"

#include "model/vault/byte_views.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace dossier::vault
{

namespace
{

/// Prepares the library; without random numbers nothing may go on.
void prepare()
{
    static const bool isReady = sodium_init() >= 0;
    if (!isReady)
        std::abort();
}

std::uint8_t *lockedBytes()
{
    prepare();
    auto *bytes = static_cast<std::uint8_t *>(sodium_malloc(keySize));
    if (bytes == nullptr)
        throw std::bad_alloc();
    return bytes;
}
} // namespace

void Key::Wipe::operator()(std::uint8_t *bytes) const
{
    // It overwrites them first.
    sodium_free(bytes);
}

Key::Key(std::span<const std::uint8_t, keySize> bytes)
    : m_bytes(lockedBytes())
{
    std::ranges::copy(bytes, m_bytes.get());
}

Key Key::random()
{
    std::array<std::uint8_t, keySize> bytes{};
    prepare();
    randombytes_buf(bytes.data(), bytes.size());
    Key key{std::span<const std::uint8_t, keySize>(bytes)};
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

bool areSame(const Key &one, const Key &other)
{
    return sodium_memcmp(one.bytes().data(), other.bytes().data(), keySize) == 0;
}

KeyId idOf(const Key &key)
{
    static constexpr std::string_view purpose = "Dossier key id 1";
    KeyId id{};
    crypto_generichash(id.data(), id.size(), bytesIn(purpose), purpose.size(), key.bytes().data(), keySize);
    return id;
}

void addPart(std::string &bytes, std::string_view part)
{
    bytes += textOf(part.size());
    bytes += part;
}

Key subkey(const Key &key, std::string_view purpose, std::initializer_list<std::string_view> names)
{
    std::string name;
    addPart(name, purpose);
    for (const std::string_view one : names)
        addPart(name, one);
    std::array<std::uint8_t, keySize> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), bytesIn(name), name.size(), key.bytes().data(), keySize);
    Key made{std::span<const std::uint8_t, keySize>(bytes)};
    sodium_memzero(bytes.data(), bytes.size());
    return made;
}

Key sideKey(const Key &key, std::string_view campaign, std::string_view session, std::string_view side)
{
    return subkey(key, "Dossier side key 1", {campaign, session, side});
}

std::string randomBytes(std::size_t count)
{
    prepare();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

void wipe(std::string &text)
{
    text.resize(text.capacity());
    sodium_memzero(text.data(), text.size());
    text.clear();
}

} // namespace dossier::vault
