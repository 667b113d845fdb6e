#pragma once

#include "model/vault/key.h"
#include "model/vault/paper_words.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier::vault
{

// Seals: commitments to secrets, which prove later that they were what they were. docs/seals.md describes them for
// whoever checks them with another program. A seal is neither encryption nor a checksum.

/// A hash of 256 bits: BLAKE2b.
using SealHash = std::array<std::uint8_t, 32>;

/// The secrets that can be revealed one by one: names that tell nothing of the secrets, and their exact texts.
using Slots = std::map<std::string, std::string>;

/// A step of a session whose slots are sealed; its number is that of the public record.
struct SealedStep
{
    /// Random names, of 16 bytes.
    std::string_view campaign = {};
    std::string_view session = {};
    std::uint64_t number = 0;
};

/// Shows that a slot had this content at a step, and tells nothing of the other slots.
struct Opening
{
    std::uint64_t step = 0;
    std::string name = {};
    std::string content = {};
    SealHash salt = {};
    /// The slot's place among the hashes of the step, and the hashes beside its way to the root.
    std::uint64_t place = 0;
    std::vector<SealHash> beside = {};
    bool operator==(const Opening &) const = default;
};

/// The fewest hashes of a step; decoys fill them up, and from there up to the next power of two.
inline constexpr std::size_t minSealed = 64;

/// Returns the root over all slots at a step. `key` is the secret of the session's seals.
SealHash rootOf(const Key &key, const SealedStep &step, const Slots &sealed);

/// Opens a slot that is one of these; nothing for another name.
std::optional<Opening> openingOf(const Key &key, const SealedStep &step, const Slots &sealed, const std::string &name);

/// Returns the root that an opening leads to; equal to the step's root exactly when the slot is as sealed.
SealHash rootOf(const SealedStep &step, const Opening &opening);

/// Returns the link before the first step of a session.
SealHash firstSealLink(std::string_view campaign, std::string_view session);

/// Returns the link of a step, which binds all links, roots and public records up to it.
SealHash nextSealLink(
    const SealHash &previous, std::uint64_t step, std::string_view publicRecord, const SealHash &root);

/// Number of words that stand for a link: 132 bits.
inline constexpr std::size_t sealWordCount = 12;

/// Returns the words of a link, by the lists of paper keys.
std::vector<std::string_view> sealWords(const SealHash &link, PaperLanguage language);

/// Returns the whole link as a text for a QR code: `DOSSIER SEAL` and 64 digits.
std::string sealCode(const SealHash &link);

/// True when the text is the code of this link, in either case and with spaces as one likes.
bool isCodeOf(std::string_view text, const SealHash &link);

/// True when a text of words, in either language, stands for this link. The first four letters of a word are enough.
bool areWordsOf(std::string_view text, const SealHash &link);

/// Returns openings as bytes, and reads them; nothing when the bytes are malformed.
std::string bytesOf(const std::vector<Opening> &openings);
std::optional<std::vector<Opening>> openingsIn(std::string_view bytes);

} // namespace dossier::vault
