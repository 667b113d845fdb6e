#include "model/core/dice_ways.h"

#include <cstdint>
#include <numeric>
#include <utility>

namespace dossier
{

namespace
{

/// The most dice whose 6^n (or 36^n) fits into 64 bits.
constexpr int narrowDice = 24;

/// The ways to reach the threshold and all ways, with the reroll.
template <typename Count>
std::pair<Count, Count> waysToReach(const DicePool &pool, int threshold, std::optional<Reroll> reroll)
{
    const HitOdds<Count> odds = hitOdds<Count>(pool, reroll == Reroll::Blanks);
    const Count ways = odds.waysToReach(threshold);
    if (reroll != Reroll::All)
        return {ways, odds.total};
    // A roll that falls short is rolled again: p + (1 - p) p.
    return {ways * (odds.total + (odds.total - ways)), odds.total * odds.total};
}

template <typename Count>
Fraction fraction(const std::pair<Count, Count> &ways)
{
    return lowestTerms(WideCount(ways.first), WideCount(ways.second));
}

Fraction lowestNarrow(std::uint64_t numerator, std::uint64_t denominator)
{
    const std::uint64_t divisor = std::gcd(numerator, denominator);
    return {{numerator / divisor}, {denominator / divisor}};
}

template <typename Count, typename Lowest>
std::vector<Fraction> distribution(const DicePool &pool, Lowest &&lowest)
{
    const HitOdds<Count> odds = hitOdds<Count>(pool);
    std::vector<Fraction> chances;
    chances.reserve(static_cast<std::size_t>(odds.max) + 1);
    for (int hits = 0; hits <= odds.max; ++hits)
        chances.push_back(lowest(odds.ways[static_cast<std::size_t>(hits)], odds.total));
    return chances;
}

} // namespace

WideCount wideCount(const Fraction::Words &words)
{
    WideCount count;
    boost::multiprecision::import_bits(count, words.begin(), words.end(), 64, false);
    return count;
}

Fraction::Words wordsOf(const WideCount &count)
{
    Fraction::Words words{};
    boost::multiprecision::export_bits(count, words.begin(), 64, false);
    return words;
}

std::string Fraction::text() const
{
    return wideCount(numerator).str() + '/' + wideCount(denominator).str();
}

double Fraction::approximately() const
{
    return wideCount(numerator).convert_to<double>() / wideCount(denominator).convert_to<double>();
}

Fraction lowestTerms(const WideCount &numerator, const WideCount &denominator)
{
    const WideCount divisor = boost::multiprecision::gcd(numerator, denominator);
    return {wordsOf(numerator / divisor), wordsOf(denominator / divisor)};
}

Fraction chanceToReach(const DicePool &pool, int threshold, std::optional<Reroll> reroll)
{
    if (2 * pool.size() > narrowDice)
        return fraction(waysToReach<WideCount>(pool, threshold, reroll));
    const auto [ways, total] = waysToReach<std::uint64_t>(pool, threshold, reroll);
    return lowestNarrow(ways, total);
}

std::vector<Fraction> hitDistribution(const DicePool &pool)
{
    if (pool.size() > narrowDice)
        return distribution<WideCount>(pool, lowestTerms);
    return distribution<std::uint64_t>(pool, lowestNarrow);
}

} // namespace dossier
