#pragma once

#include "model/core/members.h"

#include <cstdint>
#include <string>

namespace dossier
{

/// The reason why a piece of JSON cannot be used. Another layer translates it into the reader's language.
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
    /// Not the name of a space such as K17, or a space that is off the board.
    NotACoordinate,
    /// A structure on a space that must be open.
    NotAnOpenSpace,
    /// A figure that covers a wall, leaves the map or lies across a closed door.
    FigureDoesNotFit,
    /// Attacker and target share a space.
    SharedSpace,
    /// A declared space that the figure does not occupy.
    NotOfTheFigure,
    /// A large figure in a printing that has no rule for it.
    NoRuleForLarge,
    /// A path that does not begin at the mover's space.
    WrongStart,
    /// A file of a later version than this program knows.
    NewerVersion,
    /// Another thing at the table depends on the old value.
    LeftHanging,
};

/// Names of the reasons, independent of language.
constexpr auto words(Fault /*fault*/)
{
    return memberNames("not_json", "not_an_object", "not_an_array", "not_a_string", "not_an_integer", "not_a_boolean",
        "missing", "out_of_range", "unknown_word", "wrong_length", "wrong_character", "not_a_space",
        "not_a_floor_space", "not_an_edge", "not_a_coordinate", "not_an_open_space", "figure_does_not_fit",
        "shared_space", "not_of_the_figure", "no_rule_for_large", "wrong_start", "newer_version", "left_hanging");
}

/// The faulty member, as an RFC 6901 JSON pointer (empty for the whole text), and the reason.
struct Malformed
{
    std::string pointer;
    Fault fault = Fault::NotJson;
    friend bool operator==(const Malformed &, const Malformed &) = default;
};

} // namespace dossier
