#pragma once

#include "model/conquest/odds/battle.h"

namespace dossier::conquest::odds
{

/// Choices of a player after a round, where so many aliens, the strongest, stand before a fight (CQ-FIGHT-4).
struct Standing
{
    /// The index of the opposition that is being fought.
    int fight = 0;
    int aliens = 0;
    /// Fighting to the end: the chance to win, and the aliens that are left on the average.
    double win = 0;
    double left = 0;
    /// What is had in the end, counted in aliens, by fleeing now and by one round more and whatever is best then.
    double fleeing = 0;
    double fightingOn = 0;

    [[nodiscard]] bool fleeIsBetter() const { return fleeing > fightingOn; }
};

/// Flee or fight, for every fight and number of aliens: fight by fight, from one alien to all. To flee keeps the aliens
/// and loses the battle; winning is worth so many aliens besides those that are left.
std::vector<Standing> decisionTable(const Battle &battle, double worthOfWinning);

/// What a player could bring into a battle.
enum class Help : std::uint8_t
{
    /// The aliens' die may be rolled again once, in any round, after both dice are seen; it is used at its best.
    Reroll,
    /// The aliens' total is greater, by the amount that is asked about.
    StrengthThisRound,
    StrengthThisFight,
    StrengthThisBattle,
    /// One alien more, of the strength that is asked about; where the most are there it adds nothing.
    Alien,
};

/// The chance to win with that help.
double chanceToWin(const Battle &battle, Help help, int amount = 0);

} // namespace dossier::conquest::odds
