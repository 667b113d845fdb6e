#pragma once

#include "model/vault/fault.h"
#include "model/vault/key.h"
#include "model/vault/key_wraps.h"
#include "model/vault/paper_words.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace dossier::vault
{

// A key as it is written down: in a key file, and in words on paper.

/// The text of a key file: a first line that names it, the key in hexadecimal digits, and eight digits of its hash.
std::string keyFileText(const Key &key);

/// The key in the text of a key file; `UnknownForm` for any other text, `Damaged` when the digits do not fit.
tl::expected<Key, Fault> keyOfFileText(std::string_view text);

/// The text of a key file that a passphrase locks: a first line that names it, and the wrapped key. `TooCostly`: there
/// is not as much memory.
tl::expected<std::string, Fault> lockedKeyFileText(
    const Key &key, std::string_view passphrase, const PassphraseCost &cost = {});

/// True for the text of a key file that a passphrase locks.
bool isLockedKeyFile(std::string_view text);

/// The key in such a text; the faults of `unwrapByPassphrase`, and `UnknownForm` for any other text.
tl::expected<Key, Fault> keyOfLockedFile(std::string_view text, std::string_view passphrase);

/// The 24 words of a key with its checksum, as BIP-39 has it, with spaces between them.
std::string paperKey(const Key &key, PaperLanguage language);

/// A word of a paper key that is being typed: whole if its list has it or its first four letters.
struct PaperWord
{
    std::string text;
    bool isKnown = false;
    bool operator==(const PaperWord &) const = default;
};

/// The words of a text, by the list that knows more of them.
std::vector<PaperWord> paperWordsIn(std::string_view text);

/// The key of 24 words of either list, in capitals or not; the first four letters of a word are enough. `WrongCount`,
/// `UnknownWord`, or `Damaged` when the checksum does not fit: a word is another, or two have changed places.
tl::expected<Key, Fault> keyOfPaperKey(std::string_view text);

} // namespace dossier::vault
