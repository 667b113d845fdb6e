#pragma once

#include "model/conquest/odds/decisions.h"
#include "model/conquest/odds/unknown.h"
#include "model/conquest/seen/numbers.h"

namespace dossier::conquest
{

/// CQ-ODDS-1: a battle as far as everybody knows it: the aliens, what lies open, and what the deck may bring.
struct BattleAhead
{
    odds::Battle known{};
    odds::UnknownFights unknown{};
};

/// The battle that is under way, from its next round on, or the one that a player would have on a space. None where
/// there is none, where a number is not known that it hangs on, and while dice lie or an alien is to be given up.
std::optional<BattleAhead> battleAhead(const PublicTable &table, Place at, Colour player);

/// The first of the fights of a battle, and the chances of 0, 1, … aliens left after them.
struct NextFights
{
    int fights = 0;
    std::vector<double> left{};
    bool operator==(const NextFights &) const = default;
};

/// Where too much may be drawn for the whole battle, or nobody knows what: as many of its fights as can be reckoned.
/// None where not even the next can.
std::optional<NextFights> nextFights(const PublicTable &table, Place at, Colour player);

/// What a player decides by.
struct BattleOdds
{
    /// The chances of 0, 1, … aliens left by fighting to the end, and of one at least.
    std::vector<double> left{};
    double win = 0;
    /// CQ-FIGHT-4: what fleeing keeps, in aliens; what it costs is that chance to win.
    int fleeingKeeps = 0;
    /// The chance to win with one saucer more, and with 1 more strength in the whole battle.
    double withSaucer = 0;
    double withStrength = 0;
    /// With a reroll of the own die, used at its best; none where cards are still to be turned up.
    std::optional<double> withReroll{};
    /// Flee or fight, for each state; empty where cards are still to be turned up.
    std::vector<odds::Standing> decisions{};
};

/// The same as figures; winning is worth so many aliens besides those that are left. None where there is no battle to
/// reckon, or too much that may be drawn.
std::optional<BattleOdds> battleOdds(const PublicTable &table, Place at, Colour player, double worthOfWinning);

} // namespace dossier::conquest
