#pragma once

#include "model/grid/space.h"
#include "model/omega/seen/cards.h"

#include <tl/expected.hpp>

#include <string_view>

namespace dossier::omega
{

/// The reason why a value that was typed in from a card is not possible.
enum class ValueFault : std::uint8_t
{
    Empty,
    NotANumber,
    OutOfRange,
    /// Neither only black dice, such as 3, nor black and red ones, such as 3+1.
    NotDice,
    /// Neither hits for one wound, such as 3, nor for one and for two, such as 3/6.
    NotADefense,
    /// No list of numbers such as 1, 3.
    NotAList,
    UnknownWord,
    /// It belongs to something without a name.
    NameFirst,
    /// Something has that name already.
    Twice,
    /// The box has fewer of them.
    TooMany,
    /// No list of spaces such as C3, D4, or one that is not on the tile.
    NotSpaces,
};

constexpr auto words(ValueFault /*fault*/)
{
    return memberNames("empty", "not_a_number", "out_of_range", "not_dice", "not_a_defense", "not_a_list",
        "unknown_word", "name_first", "twice", "too_many", "not_spaces");
}

template <typename Value>
using OrFault = tl::expected<Value, ValueFault>;

// Typed values: an empty text means unknown.

/// A whole number from `min` to `max`, both included.
OrFault<std::optional<int>> readNumber(std::string_view text, int min, int max);
/// Black dice, or black and red ones: `3` or `3+1`.
OrFault<std::optional<DicePool>> readDice(std::string_view text);
/// Hits for one wound, or for one and for two in the form of the cards: `3` or `3/6`.
OrFault<std::optional<Defense>> readDefense(std::string_view text);
/// Numbers from 1 to `max` with commas or spaces between them.
OrFault<std::vector<int>> readNumbers(std::string_view text, int max);
/// Names of spaces, with commas or spaces between them: `C3, AA12`.
OrFault<std::vector<Space>> readSpaces(std::string_view text);
/// Words of a list with commas or spaces between them, as their indices in it; each once, in the list's order.
OrFault<std::vector<std::size_t>> readWords(std::string_view text, const std::vector<std::string> &words);

std::string textOf(const std::optional<int> &number);
std::string textOf(const std::optional<DicePool> &dice);
std::string textOf(const std::optional<Defense> &defense);
std::string textOf(const std::vector<int> &numbers);
std::string textOf(const std::vector<Space> &spaces);

/// A text without the spaces at its ends.
std::string_view trimmed(std::string_view text);

} // namespace dossier::omega
