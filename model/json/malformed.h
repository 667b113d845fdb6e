#pragma once

#include "model/core/members.h"

#include <cstdint>
#include <string>

namespace dossier
{

/// Why a piece of JSON cannot be used. The words for it are found elsewhere, in the reader's language.
enum class Fault : std::uint8_t
{
    NotJson,
    NotAnObject,
    NotAnArray,
    NotAString,
    NotAnInteger,
    NotABoolean,
    Missing,
    /// A number or a length beyond its limits.
    OutOfRange,
    /// A word that is not on the list of those allowed.
    UnknownWord,
    WrongLength,
    WrongCharacter,
    NotASpace,
    NotAFloorSpace,
    NotAnEdge,
    /// No name of a space such as K17, or of one that is not on the board.
    NotACoordinate,
    /// A structure where an open space must be.
    NotAnOpenSpace,
    /// A figure that covers a wall, leaves the map or lies across a closed door.
    FigureDoesNotFit,
    /// Attacker and target share a space.
    SharedSpace,
    /// A declared space that is not one of the figure's.
    NotOfTheFigure,
    /// A large figure where the printing has no rule for it.
    NoRuleForLarge,
    /// A path that does not begin where the mover stands.
    WrongStart,
    /// A file of a later version than this program knows.
    NewerVersion,
    /// Something else at the table hangs on the value as it was.
    LeftHanging,
};

/// The reasons as words that no language changes.
constexpr auto words(Fault /*fault*/)
{
    return memberNames("not_json", "not_an_object", "not_an_array", "not_a_string", "not_an_integer", "not_a_boolean",
        "missing", "out_of_range", "unknown_word", "wrong_length", "wrong_character", "not_a_space",
        "not_a_floor_space", "not_an_edge", "not_a_coordinate", "not_an_open_space", "figure_does_not_fit",
        "shared_space", "not_of_the_figure", "no_rule_for_large", "wrong_start", "newer_version", "left_hanging");
}

/// The member that is at fault, as an RFC 6901 JSON pointer (empty for the whole text), and why.
struct Malformed
{
    std::string pointer;
    Fault fault = Fault::NotJson;
    friend bool operator==(const Malformed &, const Malformed &) = default;
};

} // namespace dossier
