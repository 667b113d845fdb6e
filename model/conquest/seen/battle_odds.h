#pragma once

#include "model/conquest/odds/decisions.h"
#include "model/conquest/odds/unknown.h"
#include "model/conquest/seen/numbers.h"

namespace dossier::conquest
{

/// CQ-ODDS-1: a battle in public knowledge: the aliens, the open opposition, and the possible cards of the deck.
struct BattleAhead
{
    odds::Battle known{};
    odds::UnknownFights unknown{};
};

/// Returns the battle that is under way, from its next round on, or the one that a player would have on a space. None
/// when there is none, when a number that it depends on is not known, and while dice are rolled or an alien is to be
/// given up.
std::optional<BattleAhead> battleAhead(const PublicTable &table, Place at, Colour player);

/// The first of the fights of a battle, and the chances of 0, 1, … aliens left after them.
struct NextFights
{
    int fights = 0;
    std::vector<double> left{};
    bool operator==(const NextFights &) const = default;
};

/// Returns as many fights as can be computed, when the whole battle has too many possible draws or an unknown deck.
/// None when not even the next fight can be computed.
std::optional<NextFights> nextFights(const PublicTable &table, Place at, Colour player);

/// Numbers on which a player bases a decision.
struct BattleOdds
{
    /// Chances of 0, 1, … aliens left by fighting to the end, and of at least one.
    std::vector<double> left{};
    double win = 0;
    /// CQ-FIGHT-4: number of aliens that fleeing keeps; its price is the chance to win.
    int fleeingKeeps = 0;
    /// The chance to win with one more saucer, and with 1 more strength in the whole battle.
    double withSaucer = 0;
    double withStrength = 0;
    /// With an optimal reroll of the own die; none when cards are still to be turned up.
    std::optional<double> withReroll{};
    /// Flee or fight, for each state; empty when cards are still to be turned up.
    std::vector<odds::Standing> decisions{};
};

/// Returns the choice of a side that may flee after the last round; null when it cannot be worked out.
const odds::Standing *standingNow(const PublicTable &table, const BattleOdds &odds);

/// Returns the numbers of that battle; winning is worth that many aliens besides those that are left. None when there
/// is no battle to compute, or too many possible draws.
std::optional<BattleOdds> battleOdds(const PublicTable &table, Place at, Colour player, double worthOfWinning);

} // namespace dossier::conquest
