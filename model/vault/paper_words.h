#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace dossier::vault
{

/// The language of a paper key's words.
enum class PaperLanguage : std::uint8_t
{
    English,
    Italian,
};

/// The 2,048 words of BIP-39's list, in its order: each stands for 11 bits.
const std::vector<std::string_view> &paperWords(PaperLanguage language);

} // namespace dossier::vault
