#pragma once

#include "model/conquest/seen/place.h"

#include <vector>

namespace dossier::conquest
{

/// CQ-BOARD-1: a section may lie at one of six places around that of the objective, clockwise from the upper right: the
/// first is where spaces 1 and 2 of the objective's section look.
inline constexpr int placesAround = 6;

/// Where the sections of so many players lie when nobody says otherwise, in the order of the seats.
std::vector<int> usualPlaces(int players);

/// Whether these are places, each taken once.
bool arePlaces(const std::vector<int> &places);

/// The others, clockwise.
std::vector<int> placesBeside(const std::vector<int> &places);

/// CQ-BOARD-2: whether two spaces of different sections touch when the players' sections lie at these places, none of
/// them turned. Sections lie in one field of spaces: three pairs of spaces touch where two sections lie side by side.
bool touchAcross(const std::vector<int> &places, Place one, Place other);

/// All spaces of different sections that touch so.
std::vector<Border> bordersAcross(const std::vector<int> &places);

} // namespace dossier::conquest
