#include "model/vault/word_numbers.h"

#include <algorithm>
#include <sstream>

namespace dossier::vault
{

std::vector<std::string> wordsIn(std::string_view text)
{
    std::string small(text);
    std::ranges::transform(small, small.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; });
    std::istringstream stream(small);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        if (word.find_first_not_of("0123456789.)") != std::string::npos)
            words.push_back(word);
    return words;
}

std::optional<unsigned> wordNumber(std::string_view word, PaperLanguage language)
{
    constexpr std::size_t enough = 4;
    const std::vector<std::string_view> &words = paperWords(language);
    const auto isMeant
        = [&](std::string_view known) { return known == word || (word.size() >= enough && known.starts_with(word)); };
    const auto found = std::ranges::find_if(words, isMeant);
    return found == words.end() ? std::nullopt : std::optional(static_cast<unsigned>(found - words.begin()));
}

} // namespace dossier::vault
