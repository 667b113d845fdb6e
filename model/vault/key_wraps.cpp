#include "model/vault/key_wraps.h"

#include "model/vault/byte_views.h"

#include <sodium.h>

#include <algorithm>

namespace dossier::vault
{

namespace
{

// In this order: form, kind, 16 bytes of the passphrase's salt or the id of the other key, passes, memory, 24 random
// bytes, the encrypted key with its tag, and 16 bytes of a hash of all before it, which tells damage from a wrong key.

constexpr char wrapForm = 1;
constexpr std::size_t saltSize = crypto_pwhash_argon2id_SALTBYTES;
constexpr std::size_t saltAt = 2;
constexpr std::size_t passesAt = saltAt + saltSize;
constexpr std::size_t memoryAt = passesAt + 8;
constexpr std::size_t nonceAt = memoryAt + 8;
constexpr std::size_t keyAt = nonceAt + crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t hashAt = keyAt + keySize + crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t hashSize = 16;

std::uint64_t numberAt(std::string_view wrap, std::size_t at)
{
    std::uint64_t number = 0;
    for (std::size_t byte = 8; byte > 0; --byte)
        number = number << 8 | static_cast<unsigned char>(wrap[at + byte - 1]);
    return number;
}

std::string checkHash(std::string_view bytes)
{
    std::string hash(hashSize, '\0');
    crypto_generichash(bytesIn(hash), hashSize, bytesIn(bytes), bytes.size(), nullptr, 0);
    return hash;
}

/// The purpose in the head keeps a key from being used for two things.
Key wrappingKey(const Key &by)
{
    return subkey(by, "Dossier wrap 1", {});
}

tl::expected<Key, Fault> keyOfPassphrase(std::string_view passphrase, std::string_view salt, const PassphraseCost &cost)
{
    std::array<std::uint8_t, keySize> bytes{};
    if (crypto_pwhash_argon2id(bytes.data(), bytes.size(), passphrase.data(), passphrase.size(), bytesIn(salt),
            cost.passes, static_cast<std::size_t>(cost.memory), crypto_pwhash_argon2id_ALG_ARGON2ID13)
        != 0)
        return tl::unexpected(Fault::TooCostly);
    Key key{std::span<const std::uint8_t, keySize>(bytes)};
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

/// Adds the encrypted key and the hash to a head.
std::string wrapped(std::string head, const Key &key, const Key &by)
{
    const std::string nonce = randomBytes(keyAt - nonceAt);
    std::string body(hashAt - keyAt, '\0');
    const Key wrapping = wrappingKey(by);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytesIn(body), nullptr, key.bytes().data(), keySize, bytesIn(head),
        head.size(), nullptr, bytesIn(nonce), wrapping.bytes().data());
    head += nonce + body;
    return head + checkHash(head);
}

Unwrapped unwrapped(std::string_view wrap, const Key &by)
{
    std::array<std::uint8_t, keySize> bytes{};
    const Key wrapping = wrappingKey(by);
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(bytes.data(), nullptr, nullptr, bytesIn(wrap.substr(keyAt)),
            hashAt - keyAt, bytesIn(wrap), nonceAt, bytesIn(wrap.substr(nonceAt)), wrapping.bytes().data())
        != 0)
        return tl::unexpected(Fault::WrongKey);
    Key key{std::span<const std::uint8_t, keySize>(bytes)};
    sodium_memzero(bytes.data(), bytes.size());
    return key;
}

/// The reason why a wrap is not even tried.
std::optional<Fault> faultOf(std::string_view wrap)
{
    if (!wrap.empty() && wrap.front() > wrapForm)
        return Fault::UnknownForm;
    const bool isWhole = wrap.size() == hashAt + hashSize && wrap.front() == wrapForm
        && checkHash(wrap.substr(0, hashAt)) == wrap.substr(hashAt);
    return isWhole ? std::nullopt : std::optional(Fault::Damaged);
}

bool isTooCostly(const PassphraseCost &cost)
{
    constexpr std::uint64_t maxPasses = 64;
    constexpr std::uint64_t maxMemory = std::uint64_t{2} << 30;
    return cost.passes > maxPasses || cost.memory > maxMemory;
}

} // namespace

std::string wrapByKey(const Key &key, const Key &by, WrapKind kind)
{
    const KeyId id = idOf(by);
    std::string head{wrapForm, static_cast<char>(kind)};
    head.append(id.begin(), id.end());
    return wrapped(head + textOf(0) + textOf(0), key, by);
}

tl::expected<std::string, Fault> wrapByPassphrase(
    const Key &key, std::string_view passphrase, const PassphraseCost &cost)
{
    const std::string salt = randomBytes(saltSize);
    const PassphraseCost known{std::max<std::uint64_t>(cost.passes, crypto_pwhash_argon2id_OPSLIMIT_MIN),
        std::max<std::uint64_t>(cost.memory, crypto_pwhash_argon2id_MEMLIMIT_MIN)};
    const std::string head{wrapForm, static_cast<char>(WrapKind::Passphrase)};
    return keyOfPassphrase(passphrase, salt, known)
        .map(
            [&](const Key &by) { return wrapped(head + salt + textOf(known.passes) + textOf(known.memory), key, by); });
}

std::optional<WrapKind> kindOf(std::string_view wrap)
{
    if (faultOf(wrap))
        return std::nullopt;
    const char kind = wrap[1];
    const bool isKnown = kind >= static_cast<char>(WrapKind::KeyFile) && kind <= static_cast<char>(WrapKind::PaperKey);
    return isKnown ? std::optional(static_cast<WrapKind>(kind)) : std::nullopt;
}

std::optional<PassphraseCost> costOf(std::string_view wrap)
{
    if (kindOf(wrap) != WrapKind::Passphrase)
        return std::nullopt;
    return PassphraseCost{numberAt(wrap, passesAt), numberAt(wrap, memoryAt)};
}

Unwrapped unwrapByKey(std::string_view wrap, const Key &by)
{
    if (const std::optional<Fault> fault = faultOf(wrap))
        return tl::unexpected(*fault);
    return unwrapped(wrap, by);
}

Unwrapped unwrapByPassphrase(std::string_view wrap, std::string_view passphrase)
{
    if (const std::optional<Fault> fault = faultOf(wrap))
        return tl::unexpected(*fault);
    const std::optional<PassphraseCost> cost = costOf(wrap);
    if (!cost)
        return tl::unexpected(Fault::WrongKey);
    if (isTooCostly(*cost))
        return tl::unexpected(Fault::TooCostly);
    return keyOfPassphrase(passphrase, wrap.substr(saltAt, saltSize), *cost)
        .and_then([&](const Key &by) { return unwrapped(wrap, by); });
}

} // namespace dossier::vault
