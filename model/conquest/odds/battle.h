#pragma once

#include "model/conquest/odds/fight_table.h"

#include <string>
#include <vector>

namespace dossier::conquest::odds
{

/// CQ-ODDS-1: a player's aliens against the known opposition of a place, to the end, without fleeing.
struct Battle
{
    /// Strength of each, 1 to 12 of them; the weakest is given up first.
    std::vector<int> aliens;
    /// In the order of the fights.
    std::vector<Opposition> oppositions;
    /// Aliens of other players on the space: Bold counts them, and a Barrage fires at them.
    int others = 0;
};

/// Returns the possible survivors of a battle that may also include the fights `more`.
Survivors survivorsOf(const Battle &battle, const std::vector<Opposition> &more = {});

/// True when so many groups can be left that computing the chances of each would take too long.
bool isTooMuch(const Battle &battle, const std::vector<Opposition> &more = {});

/// Returns the total strengths of 0, 1, … aliens left: the weakest is given up first (CQ-ODDS-2). The order of the
/// input does not matter.
std::vector<int> strengthsLeft(std::vector<int> aliens);

/// Returns the values of groups, summed by the number of aliens that fight.
template <typename Number>
std::vector<Number> byFighting(const Survivors &survivors, const std::vector<Number> &groups)
{
    std::vector<Number> sums(static_cast<std::size_t>(survivors.fighting(survivors.everybody())) + 1);
    for (std::size_t group = 0; group < groups.size(); ++group)
        sums[static_cast<std::size_t>(survivors.fighting(group))] += groups[group];
    return sums;
}

/// Returns the chances that 0, 1, … aliens are left when the battle is over; 0 is defeat.
std::vector<double> chancesLeft(const Battle &battle);

/// Returns the chance that somebody is left.
double chanceToWin(const Battle &battle);

/// Exact chances: fractions `p/q` in lowest terms.
struct ExactChances
{
    std::string win;
    std::vector<std::string> left;
};

ExactChances exactChances(const Battle &battle);

} // namespace dossier::conquest::odds
