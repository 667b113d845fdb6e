#pragma once

#include "model/conquest/odds/battle.h"

namespace dossier::conquest::odds
{

/// Choices of a player after a round, with that many aliens left, the strongest ones (CQ-FIGHT-4).
struct Standing
{
    /// Index of the current opposition.
    int fight = 0;
    int aliens = 0;
    /// Fighting to the end: the chance to win, and the mean number of aliens left.
    double win = 0;
    double left = 0;
    /// Final worth, counted in aliens, of fleeing now, and of one more round followed by the best choice.
    double fleeing = 0;
    double fightingOn = 0;

    [[nodiscard]] bool fleeIsBetter() const { return fleeing > fightingOn; }
};

/// Returns the choices of fleeing or fighting for every fight and number of aliens: fight by fight, from one alien to
/// all. Fleeing keeps the aliens and loses the battle; winning is worth that many aliens besides those that are left.
std::vector<Standing> decisionTable(const Battle &battle, double worthOfWinning);

/// A help that a player could bring into a battle.
enum class Help : std::uint8_t
{
    /// The aliens' die may be rolled again once, in any round, after both dice are seen; it is used optimally.
    Reroll,
    /// The aliens' total is greater by the given amount.
    StrengthThisRound,
    StrengthThisFight,
    StrengthThisBattle,
    /// One more alien of the given strength; with the greatest number present it adds nothing.
    Alien,
};

/// Returns the chance to win with that help.
double chanceToWin(const Battle &battle, Help help, int amount = 0);

} // namespace dossier::conquest::odds
