#pragma once

#include "model/conquest/odds/battle.h"

#include <optional>

namespace dossier::conquest::odds
{

/// Resistance cards with equal effects in a fight, and their numbers in each pile.
struct CardsOfAKind
{
    /// Its values in a fight; a hero's strength is its bonus.
    Opposition card{};
    bool hero = false;
    /// CQ-FIGHT-9: all discards go into the deck when it is discarded.
    bool reshuffles = false;
    int inDeck = 0;
    int discarded = 0;
    friend bool operator==(const CardsOfAKind &, const CardsOfAKind &) = default;
};

/// CQ-FIGHT-1: fights whose resistance has yet to be turned up, after the known ones.
struct UnknownFights
{
    int fights = 0;
    std::vector<CardsOfAKind> cards{};
    /// True when Bold counts for card and hero each; the table's choice.
    bool boldTwice = false;
    /// Heroes that the first of these fights already has, and its bonus; and their kinds, because they are discarded
    /// after it with the other cards.
    Opposition heroes{};
    std::vector<std::size_t> turnedUp{};
};

/// Returns every opposition that may occur in them.
std::vector<Opposition> oppositionsOf(const UnknownFights &unknown);

/// Returns a resistance joined by a hero.
Opposition joined(const Opposition &resistance, const Opposition &hero, bool boldTwice);

/// Greatest number of cards that the calculation turns up: some hundredths of a second.
inline constexpr int maxTurnedUp = 50'000;

/// CQ-ODDS-1: returns the chances that 0, 1, … aliens are left after the known fights and the unknown ones. Cards are
/// drawn without replacement, heroes chained; the discards refill an empty deck, and when no card is left there is
/// nothing to fight. Nothing when there are too many different draws to compute.
std::optional<std::vector<double>> chancesLeft(const Battle &known, const UnknownFights &unknown);

/// Returns these chances, exact.
std::optional<ExactChances> exactChances(const Battle &known, const UnknownFights &unknown);

} // namespace dossier::conquest::odds
