#pragma once

#include "model/conquest/seen/place.h"

#include <vector>

namespace dossier::conquest
{

/// CQ-BOARD-1: number of places for a section around that of the objective, clockwise from the upper right: the first
/// is in the direction of spaces 1 and 2 of the objective's section.
inline constexpr int placesAround = 6;

/// Returns the default places of the sections for that many players, in the order of the seats.
std::vector<int> usualPlaces(int players);

/// True when all are valid places, each taken once.
bool arePlaces(const std::vector<int> &places);

/// Returns the other places, clockwise.
std::vector<int> placesBeside(const std::vector<int> &places);

/// CQ-BOARD-2: true when two spaces of different sections touch with the players' sections at these places, none of
/// them turned. Sections lie in one field of spaces: three pairs of spaces touch between adjacent sections.
bool touchAcross(const std::vector<int> &places, Place one, Place other);

/// Returns all pairs of touching spaces of different sections.
std::vector<Border> bordersAcross(const std::vector<int> &places);

} // namespace dossier::conquest
