#pragma once

#include "model/json/json_members.h"
#include "model/specter/seen/sight.h"

namespace dossier
{

/// A Specter Ops space by its printed name, such as `"K17"`; a name that no board has is malformed.
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

// Readers of the parts of a board that the check contract names. Each throws a Malformed.

/// Greatest number of road stretches of a board, and of hunters, turns, objectives and later events of a list. The cost
/// of a query grows with the product of some of them, so a longer list is malformed.
inline constexpr std::size_t maxListed = 1000;

/// Returns the values of an array of at most `maxListed`.
std::vector<JsonValue> limitedArray(const JsonValue &value);

/// Reads a board of `rows` and `stretches`, with the diagonals that the table allows.
Board readBoard(const JsonValue &value, const Diagonals &diagonals);

/// Reads the members `board` and `diagonals` of a query.
Board readQueriedBoard(const JsonValue &query);

/// Reads a space of the board.
Space readSpace(const Board &board, const JsonValue &value);

/// Reads an open space of the board.
Space readOpenSpace(const Board &board, const JsonValue &value);

/// Reads an array of hunters with `at`, `in_vehicle` and `traitor`.
std::vector<Hunter> readHunters(const Board &board, const JsonValue &value);

/// Returns a set of spaces as rows of `1` and `0`.
std::string bitRowsText(const Board &board, const SpaceSet &spaces);

/// Reads a boolean that may be absent.
bool booleanOr(const JsonValue &object, std::string_view name, bool otherwise);

} // namespace specter

} // namespace dossier
