#include "model/vault/written_key.h"

#include "model/vault/word_numbers.h"

#include <sodium.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace dossier::vault
{

namespace
{

constexpr std::string_view firstLine = "Dossier key 1\n";
constexpr std::string_view lockedFirstLine = "Dossier locked key 1\n";
constexpr std::size_t checkSize = 4;
constexpr std::size_t wordCount = 24;

/// Bytes of a key outside its locked memory, wiped when they go.
struct LooseBytes
{
    std::array<std::uint8_t, keySize> bytes{};
    LooseBytes() = default;
    LooseBytes(const LooseBytes &) = delete;
    LooseBytes &operator=(const LooseBytes &) = delete;

    ~LooseBytes() { sodium_memzero(bytes.data(), bytes.size()); }
};

std::string hexOf(std::span<const std::uint8_t> bytes)
{
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::string checkOf(const Key &key)
{
    const KeyId id = idOf(key);
    return hexOf(std::span(id).first(checkSize));
}

/// The first byte of SHA-256 of the key.
std::uint8_t checksumOf(std::span<const std::uint8_t, keySize> key)
{
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), key.data(), key.size());
    return hash[0];
}

/// The key whose words in that language these are.
tl::expected<Key, Fault> keyOf(const std::vector<std::string> &words, PaperLanguage language)
{
    LooseBytes key;
    std::uint32_t bits = 0;
    unsigned count = 0;
    std::size_t filled = 0;
    for (const std::string &word : words)
    {
        const std::optional<unsigned> number = wordNumber(word, language);
        if (!number)
            return tl::unexpected(Fault::UnknownWord);
        bits = bits << bitsOfWord | *number;
        for (count += bitsOfWord; count >= 8 && filled < keySize; ++filled)
            key.bytes[filled] = static_cast<std::uint8_t>(bits >> (count -= 8));
    }
    if (static_cast<std::uint8_t>(bits) != checksumOf(key.bytes))
        return tl::unexpected(Fault::Damaged);
    return Key(key.bytes);
}

} // namespace

std::string keyFileText(const Key &key)
{
    return std::string(firstLine) + hexOf(key.bytes()) + '\n' + checkOf(key) + '\n';
}

tl::expected<Key, Fault> keyOfFileText(std::string_view text)
{
    if (!text.starts_with(firstLine))
        return tl::unexpected(Fault::UnknownForm);
    LooseBytes key;
    const char *end = nullptr;
    std::size_t read = 0;
    const std::string_view digits = text.substr(firstLine.size(), keySize * 2);
    if (sodium_hex2bin(key.bytes.data(), keySize, digits.data(), digits.size(), nullptr, &read, &end) != 0
        || read != keySize)
        return tl::unexpected(Fault::Damaged);
    Key made(key.bytes);
    if (text.substr(firstLine.size() + digits.size()) != '\n' + checkOf(made) + '\n')
        return tl::unexpected(Fault::Damaged);
    return made;
}

tl::expected<std::string, Fault> lockedKeyFileText(
    const Key &key, std::string_view passphrase, const PassphraseCost &cost)
{
    return wrapByPassphrase(key, passphrase, cost)
        .map(
            [](const std::string &wrap)
            {
                const auto *bytes = reinterpret_cast<const std::uint8_t *>(wrap.data());
                return std::string(lockedFirstLine) + hexOf(std::span(bytes, wrap.size())) + '\n';
            });
}

bool isLockedKeyFile(std::string_view text)
{
    return text.starts_with(lockedFirstLine);
}

tl::expected<Key, Fault> keyOfLockedFile(std::string_view text, std::string_view passphrase)
{
    if (!isLockedKeyFile(text))
        return tl::unexpected(Fault::UnknownForm);
    const std::string_view digits = text.substr(lockedFirstLine.size());
    std::string wrap(digits.size() / 2, '\0');
    std::size_t read = 0;
    if (sodium_hex2bin(reinterpret_cast<unsigned char *>(wrap.data()), wrap.size(), digits.data(), digits.size(), "\n",
            &read, nullptr)
        != 0)
        return tl::unexpected(Fault::Damaged);
    wrap.resize(read);
    return unwrapByPassphrase(wrap, passphrase);
}

std::string paperKey(const Key &key, PaperLanguage language)
{
    std::string words;
    std::uint32_t bits = 0;
    unsigned count = 0;
    const auto add = [&](std::uint8_t byte)
    {
        bits = bits << 8 | byte;
        count += 8;
        if (count < bitsOfWord)
            return;
        count -= bitsOfWord;
        words += words.empty() ? "" : " ";
        words += paperWords(language)[bits >> count & ((1U << bitsOfWord) - 1)];
    };
    std::ranges::for_each(key.bytes(), add);
    add(checksumOf(key.bytes()));
    return words;
}

std::vector<PaperWord> paperWordsIn(std::string_view text)
{
    const auto readBy = [words = wordsIn(text)](PaperLanguage language)
    {
        std::vector<PaperWord> read;
        for (const std::string &word : words)
        {
            const std::optional<unsigned> number = wordNumber(word, language);
            read.push_back({number ? std::string(paperWords(language)[*number]) : word, number.has_value()});
        }
        return read;
    };
    std::vector<PaperWord> english = readBy(PaperLanguage::English);
    std::vector<PaperWord> italian = readBy(PaperLanguage::Italian);
    const auto known = [](const auto &words) { return std::ranges::count_if(words, &PaperWord::isKnown); };
    return known(italian) > known(english) ? std::move(italian) : std::move(english);
}

tl::expected<Key, Fault> keyOfPaperKey(std::string_view text)
{
    const std::vector<std::string> words = wordsIn(text);
    if (words.size() != wordCount)
        return tl::unexpected(Fault::WrongCount);
    tl::expected<Key, Fault> english = keyOf(words, PaperLanguage::English);
    if (english)
        return english;
    tl::expected<Key, Fault> italian = keyOf(words, PaperLanguage::Italian);
    // The more telling fault: words of a list that do not fit together.
    return italian || italian.error() == Fault::Damaged ? std::move(italian) : std::move(english);
}

} // namespace dossier::vault
