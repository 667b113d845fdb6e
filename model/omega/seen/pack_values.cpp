#include "pack_values.h"

#include <charconv>

namespace dossier::omega
{

namespace
{

constexpr int mostHits = 20;

std::optional<int> wholeNumber(std::string_view text)
{
    text = trimmed(text);
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

/// One number, or two with that sign between them.
struct OneOrTwo
{
    int first = 0;
    std::optional<int> second{};
};

OrFault<OneOrTwo> readPair(std::string_view text, char sign, int most, ValueFault otherwise)
{
    const std::size_t at = text.find(sign);
    const std::optional<int> first = wholeNumber(text.substr(0, at));
    const std::optional<int> second = at == std::string_view::npos ? std::nullopt : wholeNumber(text.substr(at + 1));
    if (!first || (at != std::string_view::npos && !second))
        return tl::unexpected(otherwise);
    if (*first < 0 || *first > most || second.value_or(0) < 0 || second.value_or(0) > most)
        return tl::unexpected(ValueFault::OutOfRange);
    return OneOrTwo{*first, second};
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

OrFault<std::optional<int>> readNumber(std::string_view text, int least, int most)
{
    if (trimmed(text).empty())
        return std::nullopt;
    const std::optional<int> number = wholeNumber(text);
    if (!number)
        return tl::unexpected(ValueFault::NotANumber);
    if (*number < least || *number > most)
        return tl::unexpected(ValueFault::OutOfRange);
    return number;
}

OrFault<std::optional<DicePool>> readDice(std::string_view text)
{
    if (trimmed(text).empty())
        return std::nullopt;
    return readPair(text, '+', DicePool::mostOfAKind, ValueFault::NotDice)
        .map([](const OneOrTwo &dice) { return std::optional(DicePool{dice.first, dice.second.value_or(0)}); });
}

OrFault<std::optional<Defense>> readDefense(std::string_view text)
{
    if (trimmed(text).empty())
        return std::nullopt;
    return readPair(text, '/', mostHits, ValueFault::NotADefense)
        .map([](const OneOrTwo &hits) { return std::optional(Defense{hits.first, hits.second}); });
}

OrFault<std::vector<int>> readNumbers(std::string_view text, int most)
{
    std::vector<int> numbers;
    while (!trimmed(text).empty())
    {
        text = trimmed(text);
        const std::size_t end = text.find_first_of(", ");
        const std::optional<int> number = wholeNumber(text.substr(0, end));
        if (!number)
            return tl::unexpected(ValueFault::NotAList);
        if (*number < 1 || *number > most)
            return tl::unexpected(ValueFault::OutOfRange);
        numbers.push_back(*number);
        text = end == std::string_view::npos ? std::string_view() : trimmed(text.substr(end));
        if (text.starts_with(','))
            text.remove_prefix(1);
    }
    return numbers;
}

std::string textOf(const std::optional<int> &number)
{
    return number ? std::to_string(*number) : std::string();
}

std::string textOf(const std::optional<DicePool> &dice)
{
    if (!dice)
        return {};
    return std::to_string(dice->black) + (dice->red > 0 ? '+' + std::to_string(dice->red) : std::string());
}

std::string textOf(const std::optional<Defense> &defense)
{
    if (!defense)
        return {};
    return std::to_string(defense->hits) + (defense->hitsForTwo ? '/' + std::to_string(*defense->hitsForTwo) : "");
}

std::string textOf(const std::vector<int> &numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

} // namespace dossier::omega
