#pragma once

#include "model/core/dice.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace dossier
{

/// Wide enough for every count that 40 dice and a reroll of them all can give (6^80 has 207 bits).
using WideCount = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<256, 256,
    boost::multiprecision::unsigned_magnitude, boost::multiprecision::unchecked, void>>;

/// The chances of 0, 1, … hits: `ways[h]` of `total` equally likely rolls show h hits.
template <typename Count>
struct HitOdds
{
    static constexpr std::size_t maxHits = std::size_t{4} * DicePool::maxOfAKind;

    std::array<Count, maxHits + 1> ways{};
    Count total = 1;
    /// The greatest possible number of hits.
    int max = 0;

    /// The number of rolls with at least that many hits.
    [[nodiscard]] Count waysToReach(int threshold) const
    {
        Count sum = 0;
        for (int hits = threshold > 0 ? threshold : 0; hits <= max; ++hits)
            sum += ways[static_cast<std::size_t>(hits)];
        return sum;
    }
};

/// Number of faces of a die that show no hit, one hit and two hits.
struct DieFaces
{
    std::array<unsigned, 3> ways{};

    [[nodiscard]] constexpr unsigned total() const { return ways[0] + ways[1] + ways[2]; }
};

/// OP-DICE-1: black has the faces 0 0 1 1 1 2, red 0 1 1 1 1 2.
inline constexpr DieFaces blackDie{{2, 3, 1}};
inline constexpr DieFaces redDie{{1, 4, 1}};

/// The die when a blank is rolled again once. Rerolling a blank never costs a hit, so it is always done.
constexpr DieFaces withBlankRerolled(DieFaces die)
{
    const unsigned total = die.total();
    return {{die.ways[0] * die.ways[0], die.ways[1] * (total + die.ways[0]), die.ways[2] * (total + die.ways[0])}};
}

/// Adds one die to a roll.
template <typename Count>
void addDie(HitOdds<Count> &odds, const DieFaces &die)
{
    odds.max += 2;
    odds.total *= die.total();
    for (auto hits = static_cast<std::size_t>(odds.max) + 1; hits-- > 0;)
    {
        Count ways = odds.ways[hits] * die.ways[0];
        if (hits >= 1)
            ways += odds.ways[hits - 1] * die.ways[1];
        if (hits >= 2)
            ways += odds.ways[hits - 2] * die.ways[2];
        odds.ways[hits] = ways;
    }
}

/// The chances of a pool, counted exactly. `Count` must hold 6^n for n dice, or 36^n with `blanksAgain`.
template <typename Count>
HitOdds<Count> hitOdds(const DicePool &pool, bool blanksAgain = false)
{
    HitOdds<Count> odds;
    odds.ways[0] = 1;
    const DieFaces black = blanksAgain ? withBlankRerolled(blackDie) : blackDie;
    const DieFaces red = blanksAgain ? withBlankRerolled(redDie) : redDie;
    for (int i = 0; i < pool.black; ++i)
        addDie(odds, black);
    for (int i = 0; i < pool.red; ++i)
        addDie(odds, red);
    return odds;
}

Fraction lowestTerms(const WideCount &numerator, const WideCount &denominator);

/// Conversions between the words of a fraction and the number that they represent.
WideCount wideCount(const Fraction::Words &words);
Fraction::Words wordsOf(const WideCount &count);

} // namespace dossier
