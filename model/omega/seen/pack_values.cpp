#include "model/omega/seen/pack_values.h"

#include "model/grid/space_set.h"

#include <algorithm>
#include <charconv>

namespace dossier::omega
{

namespace
{

constexpr int maxHits = 20;

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

OrFault<OneOrTwo> readPair(std::string_view text, char sign, int max, ValueFault otherwise)
{
    const std::size_t at = text.find(sign);
    const std::optional<int> first = wholeNumber(text.substr(0, at));
    const std::optional<int> second = at == std::string_view::npos ? std::nullopt : wholeNumber(text.substr(at + 1));
    if (!first || (at != std::string_view::npos && !second))
        return tl::unexpected(otherwise);
    if (*first < 0 || *first > max || second.value_or(0) < 0 || second.value_or(0) > max)
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

OrFault<std::optional<int>> readNumber(std::string_view text, int min, int max)
{
    if (trimmed(text).empty())
        return std::nullopt;
    const std::optional<int> number = wholeNumber(text);
    if (!number)
        return tl::unexpected(ValueFault::NotANumber);
    if (*number < min || *number > max)
        return tl::unexpected(ValueFault::OutOfRange);
    return number;
}

OrFault<std::optional<DicePool>> readDice(std::string_view text)
{
    if (trimmed(text).empty())
        return std::nullopt;
    return readPair(text, '+', DicePool::maxOfAKind, ValueFault::NotDice)
        .map([](const OneOrTwo &dice) { return std::optional(DicePool{dice.first, dice.second.value_or(0)}); });
}

OrFault<std::optional<Defense>> readDefense(std::string_view text)
{
    if (trimmed(text).empty())
        return std::nullopt;
    return readPair(text, '/', maxHits, ValueFault::NotADefense)
        .map([](const OneOrTwo &hits) { return std::optional(Defense{hits.first, hits.second}); });
}

OrFault<std::vector<int>> readNumbers(std::string_view text, int max)
{
    std::vector<int> numbers;
    while (!trimmed(text).empty())
    {
        text = trimmed(text);
        const std::size_t end = text.find_first_of(", ");
        const std::optional<int> number = wholeNumber(text.substr(0, end));
        if (!number)
            return tl::unexpected(ValueFault::NotAList);
        if (*number < 1 || *number > max)
            return tl::unexpected(ValueFault::OutOfRange);
        numbers.push_back(*number);
        text = end == std::string_view::npos ? std::string_view() : trimmed(text.substr(end));
        if (text.starts_with(','))
            text.remove_prefix(1);
    }
    return numbers;
}

namespace
{

constexpr int lettersOfColumns = 26;

/// Returns the space with that name: C3 is the third column and row; none for any other text.
std::optional<Space> spaceCalled(std::string_view name)
{
    int column = 0;
    std::size_t letters = 0;
    for (; letters < name.size() && letters < 2; ++letters)
    {
        const char letter = static_cast<char>(name[letters] & ~0x20);
        if (letter < 'A' || letter > 'Z')
            break;
        column = column * lettersOfColumns + (letter - 'A' + 1);
    }
    const std::optional<int> row = wholeNumber(name.substr(letters));
    if (letters == 0 || !row || *row < 1 || *row > SpaceSet::side)
        return std::nullopt;
    return Space{column - 1, *row - 1};
}

std::string nameOf(Space space)
{
    std::string name;
    for (int rest = space.x; rest >= 0; rest = rest / lettersOfColumns - 1)
        name.insert(name.begin(), static_cast<char>('A' + rest % lettersOfColumns));
    return name + std::to_string(space.y + 1);
}

/// Splits a list at commas and spaces.
std::vector<std::string_view> partsOf(std::string_view text)
{
    constexpr std::string_view between = ", ";
    std::vector<std::string_view> parts;
    while (true)
    {
        text.remove_prefix(std::min(text.find_first_not_of(between), text.size()));
        if (text.empty())
            return parts;
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace

OrFault<std::vector<Space>> readSpaces(std::string_view text)
{
    std::vector<Space> spaces;
    for (const std::string_view part : partsOf(text))
    {
        const std::optional<Space> space = spaceCalled(part);
        if (!space)
            return tl::unexpected(ValueFault::NotSpaces);
        if (std::ranges::find(spaces, *space) == spaces.end())
            spaces.push_back(*space);
    }
    return spaces;
}

OrFault<std::vector<std::size_t>> readWords(std::string_view text, const std::vector<std::string> &words)
{
    std::vector<std::size_t> places;
    for (const std::string_view part : partsOf(text))
    {
        const auto at = std::ranges::find(words, part);
        if (at == words.end())
            return tl::unexpected(ValueFault::UnknownWord);
        places.push_back(static_cast<std::size_t>(at - words.begin()));
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
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

std::string textOf(const std::vector<Space> &spaces)
{
    std::string text;
    for (const Space space : spaces)
        text += (text.empty() ? "" : ", ") + nameOf(space);
    return text;
}

} // namespace dossier::omega
