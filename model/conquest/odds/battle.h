#pragma once

#include "model/conquest/odds/fight_table.h"

#include <string>
#include <vector>

namespace dossier::conquest::odds
{

/// CQ-ODDS-1: a player's aliens against what is known of a place, to the end, without fleeing.
struct Battle
{
    /// The strength of each, 1 to 12 of them; the weakest is given up first.
    std::vector<int> aliens;
    /// In the order of the fights.
    std::vector<Opposition> oppositions;
};

/// The chances that 0, 1, … aliens are left when the battle is over; 0 is defeat.
std::vector<double> chancesLeft(const Battle &battle);

/// The chance that somebody is left.
double chanceToWin(const Battle &battle);

/// The same, exact: fractions `p/q` in lowest terms.
struct ExactChances
{
    std::string win;
    std::vector<std::string> left;
};

ExactChances exactChances(const Battle &battle);

} // namespace dossier::conquest::odds
