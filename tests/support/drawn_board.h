#pragma once

#include "model/omega/geometry/map.h"

#include <map>
#include <string>
#include <vector>

namespace dossier::test
{

/// A map drawn as text, and the places of its letters.
///
/// A row holds one character a space: `.` floor, `#` wall, `~` rubble, any letter a named floor space. A `|` between
/// two spaces is a closed door between them. A row of `-` and blanks, one for each space, may follow a row: a `-`
/// is a closed door on that space's southern side.
struct DrawnBoard
{
    Map map{1, 1};
    std::map<char, Space> at;

    Space operator[](char letter) const { return at.at(letter); }
};

DrawnBoard drawn(const std::vector<std::string> &rows);

/// Tiles drawn in the same shape (walls too), and the names of those filled with EMI.
DrawnBoard drawn(const std::vector<std::string> &rows, const std::vector<std::string> &tiles, const std::string &emi);

/// The map as such text, so that a failure shows a board.
std::string text(const Map &map);

/// A set of spaces of a map as rows of `1` and `0`.
std::vector<std::string> rows(const Map &map, const SpaceSet &set);

} // namespace dossier::test
