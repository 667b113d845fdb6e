#pragma once

#include "model/conquest/odds/battle.h"

#include <optional>

namespace dossier::conquest::odds
{

/// Resistance cards that are alike, as far as a fight goes, and how many of them lie where.
struct CardsOfAKind
{
    /// What it fights with; a hero's strength is its bonus.
    Opposition card{};
    bool hero = false;
    /// CQ-FIGHT-9: all discards go into the deck when it is discarded.
    bool reshuffles = false;
    int inDeck = 0;
    int discarded = 0;
    friend bool operator==(const CardsOfAKind &, const CardsOfAKind &) = default;
};

/// CQ-FIGHT-1: fights whose resistance has yet to be turned up, after those that are known.
struct UnknownFights
{
    int fights = 0;
    std::vector<CardsOfAKind> cards{};
    /// Whether Bold on card and hero counts for each; the table's reading.
    bool boldTwice = false;
    /// The heroes that the first of these fights has already, and what is added to it; and of which kinds they are:
    /// they are discarded after it with the others.
    Opposition heroes{};
    std::vector<std::size_t> turnedUp{};
};

/// All that may have a part in them.
std::vector<Opposition> oppositionsOf(const UnknownFights &unknown);

/// A resistance that a hero joins.
Opposition joined(const Opposition &resistance, const Opposition &hero, bool boldTwice);

/// No more cards are turned up in thought than these: some hundredths of a second.
inline constexpr int mostTurnedUp = 50'000;

/// CQ-ODDS-1: the chances that 0, 1, … aliens are left after the known fights and the unknown ones. Cards are drawn
/// without replacement, heroes chained; an empty deck is refilled by the discards, and where no card is left there is
/// nothing to fight. Nothing when there are too many different draws to follow them all.
std::optional<std::vector<double>> chancesLeft(const Battle &known, const UnknownFights &unknown);

/// The same, exact.
std::optional<ExactChances> exactChances(const Battle &known, const UnknownFights &unknown);

} // namespace dossier::conquest::odds
