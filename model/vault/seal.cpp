#include "model/vault/seal.h"

#include "model/vault/byte_views.h"
#include "model/vault/word_numbers.h"

#include <sodium.h>

#include <algorithm>
#include <bit>

namespace dossier::vault
{

namespace
{

std::string_view viewOf(const SealHash &hash)
{
    return {reinterpret_cast<const char *>(hash.data()), hash.size()};
}

/// Returns the hash of these parts, each after its length. With a key it is unknown to whoever lacks the key.
SealHash hashOf(std::initializer_list<std::string_view> parts, const Key *key = nullptr)
{
    std::string bytes;
    for (const std::string_view part : parts)
        addPart(bytes, part);
    SealHash hash{};
    crypto_generichash(hash.data(), hash.size(), bytesIn(bytes), bytes.size(),
        key != nullptr ? key->bytes().data() : nullptr, key != nullptr ? keySize : 0);
    return hash;
}

SealHash saltOf(const Key &key, const SealedStep &step, std::string_view name)
{
    return hashOf({"Dossier seal 1 salt", step.campaign, step.session, textOf(step.number), name}, &key);
}

SealHash slotHash(const SealedStep &step, std::string_view name, std::string_view content, const SealHash &salt)
{
    return hashOf(
        {"Dossier seal 1 slot", step.campaign, step.session, textOf(step.number), name, content, viewOf(salt)});
}

SealHash pairHash(const SealHash &left, const SealHash &right)
{
    return hashOf({"Dossier seal 1 pair", viewOf(left), viewOf(right)});
}

/// Returns the hashes of all slots with their decoys. Their order is random, because the hashes are.
std::vector<SealHash> sealedHashes(const Key &key, const SealedStep &step, const Slots &sealed)
{
    std::vector<SealHash> hashes;
    for (const auto &[name, content] : sealed)
        hashes.push_back(slotHash(step, name, content, saltOf(key, step, name)));
    const std::size_t count = std::bit_ceil(std::max(minSealed, hashes.size()));
    for (std::size_t decoy = hashes.size(); decoy < count; ++decoy)
        hashes.push_back(hashOf({"Dossier seal 1 decoy", textOf(step.number), textOf(decoy)}, &key));
    std::ranges::sort(hashes);
    return hashes;
}

/// Halves a row of hashes by joining each two.
std::vector<SealHash> joinedByTwo(const std::vector<SealHash> &row)
{
    std::vector<SealHash> next;
    for (std::size_t i = 0; i < row.size(); i += 2)
        next.push_back(pairHash(row[i], row[i + 1]));
    return next;
}

/// The word at a place of a link: 11 bits, the highest first.
unsigned wordAt(const SealHash &link, std::size_t place)
{
    unsigned word = 0;
    for (std::size_t bit = place * bitsOfWord; bit < (place + 1) * bitsOfWord; ++bit)
        word = word << 1U | (link[bit / 8] >> (7 - bit % 8) & 1U);
    return word;
}

/// Reads parts as `addPart` writes them.
class PartReader
{
public:
    explicit PartReader(std::string_view bytes)
        : m_rest(bytes)
    {
    }

    [[nodiscard]] bool isAtEnd() const { return m_rest.empty(); }

    [[nodiscard]] bool isGood() const { return m_good; }

    std::string_view part()
    {
        const std::uint64_t size = numberIn(take(8));
        return m_good ? take(size) : std::string_view();
    }

    std::uint64_t number()
    {
        const std::string_view bytes = part();
        m_good = m_good && bytes.size() == 8;
        return m_good ? numberIn(bytes) : 0;
    }

    SealHash hash() { return hashIn(part()); }

    std::vector<SealHash> hashes()
    {
        const std::string_view bytes = part();
        std::vector<SealHash> all;
        for (std::size_t at = 0; at < bytes.size(); at += SealHash().size())
            all.push_back(hashIn(bytes.substr(at, SealHash().size())));
        return all;
    }

private:
    SealHash hashIn(std::string_view bytes)
    {
        SealHash hash{};
        m_good = m_good && bytes.size() == hash.size();
        if (m_good)
            std::ranges::copy(bytes, hash.begin());
        return hash;
    }

    std::string_view take(std::uint64_t size)
    {
        m_good = m_good && size <= m_rest.size();
        const std::string_view taken = m_rest.substr(0, m_good ? size : 0);
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    static std::uint64_t numberIn(std::string_view bytes)
    {
        std::uint64_t number = 0;
        for (std::size_t i = bytes.size(); i > 0; --i)
            number = number << 8U | static_cast<unsigned char>(bytes[i - 1]);
        return number;
    }

    std::string_view m_rest;
    bool m_good = true;
};

} // namespace

SealHash rootOf(const Key &key, const SealedStep &step, const Slots &sealed)
{
    std::vector<SealHash> row = sealedHashes(key, step, sealed);
    while (row.size() > 1)
        row = joinedByTwo(row);
    return row.front();
}

std::optional<Opening> openingOf(const Key &key, const SealedStep &step, const Slots &sealed, const std::string &name)
{
    const auto slot = sealed.find(name);
    if (slot == sealed.end())
        return std::nullopt;
    Opening opening{step.number, slot->first, slot->second, saltOf(key, step, name)};
    std::vector<SealHash> row = sealedHashes(key, step, sealed);
    const SealHash own = slotHash(step, slot->first, slot->second, opening.salt);
    std::size_t place = static_cast<std::size_t>(std::ranges::find(row, own) - row.begin());
    opening.place = place;
    for (; row.size() > 1; place /= 2)
    {
        opening.beside.push_back(row[place ^ 1U]);
        row = joinedByTwo(row);
    }
    return opening;
}

SealHash rootOf(const SealedStep &step, const Opening &opening)
{
    SealHash hash = slotHash(step, opening.name, opening.content, opening.salt);
    std::uint64_t place = opening.place;
    for (const SealHash &beside : opening.beside)
    {
        hash = place % 2 == 0 ? pairHash(hash, beside) : pairHash(beside, hash);
        place /= 2;
    }
    return hash;
}

SealHash firstSealLink(std::string_view campaign, std::string_view session)
{
    return hashOf({"Dossier seal 1 session", campaign, session});
}

SealHash nextSealLink(const SealHash &previous, std::uint64_t step, std::string_view publicRecord, const SealHash &root)
{
    return hashOf({"Dossier seal 1 step", viewOf(previous), textOf(step), publicRecord, viewOf(root)});
}

std::vector<std::string_view> sealWords(const SealHash &link, PaperLanguage language)
{
    std::vector<std::string_view> words;
    for (std::size_t place = 0; place < sealWordCount; ++place)
        words.push_back(paperWords(language)[wordAt(link, place)]);
    return words;
}

bool areWordsOf(std::string_view text, const SealHash &link)
{
    const std::vector<std::string> words = wordsIn(text);
    const auto isIn = [&](PaperLanguage language)
    {
        for (std::size_t place = 0; place < sealWordCount; ++place)
            if (wordNumber(words[place], language) != wordAt(link, place))
                return false;
        return true;
    };
    return words.size() == sealWordCount && (isIn(PaperLanguage::English) || isIn(PaperLanguage::Italian));
}

std::string sealCode(const SealHash &link)
{
    // Capitals and digits make a smaller code.
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string code = "DOSSIER SEAL ";
    for (const std::uint8_t byte : link)
    {
        code += digits[byte >> 4U];
        code += digits[byte & 15U];
    }
    return code;
}

bool isCodeOf(std::string_view text, const SealHash &link)
{
    const auto plain = [](std::string_view from)
    {
        std::string letters;
        for (const char letter : from)
            if (letter != ' ' && letter != '\n' && letter != '\t')
                letters += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        return letters;
    };
    return plain(text) == plain(sealCode(link));
}

std::string bytesOf(const std::vector<Opening> &openings)
{
    std::string bytes;
    for (const Opening &opening : openings)
    {
        std::string beside;
        for (const SealHash &hash : opening.beside)
            beside += viewOf(hash);
        addPart(bytes, textOf(opening.step));
        addPart(bytes, opening.name);
        addPart(bytes, opening.content);
        addPart(bytes, viewOf(opening.salt));
        addPart(bytes, textOf(opening.place));
        addPart(bytes, beside);
    }
    return bytes;
}

std::optional<std::vector<Opening>> openingsIn(std::string_view bytes)
{
    PartReader reader(bytes);
    std::vector<Opening> all;
    while (!reader.isAtEnd() && reader.isGood())
    {
        Opening opening;
        opening.step = reader.number();
        opening.name = reader.part();
        opening.content = reader.part();
        opening.salt = reader.hash();
        opening.place = reader.number();
        opening.beside = reader.hashes();
        all.push_back(std::move(opening));
    }
    return reader.isGood() ? std::optional(std::move(all)) : std::nullopt;
}

} // namespace dossier::vault
