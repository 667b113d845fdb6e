#pragma once

#include "model/vault/paper_words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier::vault
{

/// Bits that a word stands for.
inline constexpr unsigned bitsOfWord = 11;

/// Returns the words of a text in small letters, without the numbers before them.
std::vector<std::string> wordsIn(std::string_view text);

/// Returns a word's number in that language's list; its first four letters are enough.
std::optional<unsigned> wordNumber(std::string_view word, PaperLanguage language);

} // namespace dossier::vault
