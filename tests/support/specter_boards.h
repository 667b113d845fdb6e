#pragma once

#include "model/specter/seen/board.h"

#include <map>
#include <random>
#include <string>
#include <vector>

namespace dossier::test
{

/// A board of Specter Ops drawn as text, and the places of its letters: `.` open, `#` structure, `=` a road, any letter
/// a named open space. All roads of a picture are one stretch.
struct DrawnStreets
{
    specter::Board board;
    std::map<char, Space> at;

    Space operator[](char letter) const { return at.at(letter); }
};

DrawnStreets streets(const std::vector<std::string> &rows, const specter::Diagonals &diagonals = {});

/// The space with that printed name, which must be one.
Space named(const std::string &name);

/// The spaces with those printed names.
SpaceSet spacesNamed(const std::vector<std::string> &names);

/// A path by the printed names of its spaces.
std::vector<Space> pathOf(const std::vector<std::string> &names);

/// A set of spaces as printed names in reading order, so that a failure shows them.
std::string told(const SpaceSet &spaces);

/// A random board of at most that many columns and rows with up to three random stretches and random diagonals; at
/// least one space is open.
specter::Board randomStreets(std::mt19937 &random, int maxColumns, int maxRows, int structures = 25);

/// A random open space.
Space randomOpen(std::mt19937 &random, const specter::Board &board);

} // namespace dossier::test
