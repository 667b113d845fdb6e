#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace dossier::vault
{

inline constexpr std::size_t keySize = 32;

/// A 256-bit key. It lies in memory that is not swapped out, as far as the system allows, and is wiped when it goes.
class Key
{
public:
    /// A new key from the system's random numbers.
    static Key random();

    /// Takes a copy of these bytes; whoever has them wipes them.
    explicit Key(std::span<const std::uint8_t, keySize> bytes);

    [[nodiscard]] std::span<const std::uint8_t, keySize> bytes() const
    {
        return std::span<const std::uint8_t, keySize>(m_bytes.get(), keySize);
    }

private:
    struct Wipe
    {
        void operator()(std::uint8_t *bytes) const;
    };

    std::unique_ptr<std::uint8_t, Wipe> m_bytes;
};

using KeyPtr = std::shared_ptr<const Key>;

/// True if both have the same bytes; it takes as long whatever they are.
bool areSame(const Key &one, const Key &other);

/// The public name of a key, from which nothing of it can be worked out.
using KeyId = std::array<std::uint8_t, 16>;
KeyId idOf(const Key &key);

/// A text as a part of a key's name or of associated data: its length, then its bytes, so that two rows of texts never
/// give the same bytes.
void addPart(std::string &bytes, std::string_view part);

/// The key that belongs to these names alone. It tells nothing of `key`, nor of the keys of other names.
Key subkey(const Key &key, std::string_view purpose, std::initializer_list<std::string_view> names);

/// The key of what one side knows of a session.
Key sideKey(const Key &key, std::string_view campaign, std::string_view session, std::string_view side);

/// Random bytes of the system.
std::string randomBytes(std::size_t count);

/// Overwrites a text that held a secret, and empties it.
void wipe(std::string &text);

} // namespace dossier::vault
