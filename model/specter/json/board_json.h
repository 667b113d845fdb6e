#pragma once

#include "model/json/json_members.h"
#include "model/specter/seen/sight.h"

namespace dossier
{

/// A Specter Ops space as its printed name, such as `"K17"`; one that no board has is malformed.
template <>
struct JsonForm<specter::Coordinate>
{
    static std::string write(const specter::Coordinate &space) { return jsonWord(specter::spaceName(space)); }

    static specter::Coordinate read(const JsonValue &value);

    static std::string shape() { return jsonWord("space"); }

    static std::string key(const specter::Coordinate &space) { return specter::spaceName(space); }

    static specter::Coordinate fromKey(const JsonValue &value) { return read(value); }
};

namespace specter
{

// Readers of what the check contract asks of a board. Each throws a Malformed.

/// The most road stretches of a board, and the most hunters, turns, objectives and later events of a list. What is
/// asked for grows with the product of some of them: a longer list is malformed.
inline constexpr std::size_t mostListed = 1000;

/// The values of an array that is not too long.
std::vector<JsonValue> limitedArray(const JsonValue &value);

/// A board of `rows` and `stretches`, with the diagonals that the table allows.
Board readBoard(const JsonValue &value, const Diagonals &diagonals);

/// The members `board` and `diagonals` of a query.
Board readQueriedBoard(const JsonValue &query);

/// A space of the board.
Space readSpace(const Board &board, const JsonValue &value);

/// An open space of the board.
Space readOpenSpace(const Board &board, const JsonValue &value);

/// An array of hunters with `at`, `in_vehicle` and `traitor`.
std::vector<Hunter> readHunters(const Board &board, const JsonValue &value);

/// A set of spaces as rows of `1` and `0`.
std::string bitRowsText(const Board &board, const SpaceSet &spaces);

/// A boolean that may be absent.
bool booleanOr(const JsonValue &object, std::string_view name, bool otherwise);

} // namespace specter

} // namespace dossier
