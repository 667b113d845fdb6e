#include "model/core/likelihood.h"

#include <algorithm>
#include <cstddef>

namespace dossier
{

namespace
{

constexpr double negligible = 1e-20;

/// Removes sums that never come, in effect, from both ends.
SumChances trimmed(SumChances all)
{
    const auto counts = [](double chance) { return chance >= negligible; };
    const auto first = std::ranges::find_if(all.chances, counts);
    all.min += static_cast<int>(first - all.chances.begin());
    all.chances.erase(all.chances.begin(), first);
    while (!all.chances.empty() && !counts(all.chances.back()))
        all.chances.pop_back();
    return all;
}

} // namespace

SumChances sumOf(const SumChances &one, const SumChances &other)
{
    SumChances all{one.min + other.min, std::vector<double>(one.chances.size() + other.chances.size() - 1)};
    for (std::size_t i = 0; i < one.chances.size(); ++i)
        for (std::size_t j = 0; j < other.chances.size(); ++j)
            all.chances[i + j] += one.chances[i] * other.chances[j];
    return trimmed(std::move(all));
}

SumChances sumOf(const SumChances &one, int times)
{
    SumChances all;
    SumChances power = one;
    for (; times > 0; times /= 2)
    {
        if (times % 2 == 1)
            all = sumOf(all, power);
        if (times > 1)
            power = sumOf(power, power);
    }
    return all;
}

SumChances once(double chance)
{
    return trimmed({0, {1 - chance, chance}});
}

double chanceOfAtLeast(const SumChances &all, int sum)
{
    double chance = 0;
    for (std::size_t i = 0; i < all.chances.size(); ++i)
        if (all.min + static_cast<int>(i) >= sum)
            chance += all.chances[i];
    return std::min(chance, 1.0);
}

double chanceOfAtMost(const SumChances &all, int sum)
{
    double chance = 0;
    for (std::size_t i = 0; i < all.chances.size(); ++i)
        if (all.min + static_cast<int>(i) <= sum)
            chance += all.chances[i];
    return std::min(chance, 1.0);
}

double averageOf(const SumChances &all)
{
    double average = 0;
    for (std::size_t i = 0; i < all.chances.size(); ++i)
        average += (all.min + static_cast<int>(i)) * all.chances[i];
    return average;
}

JudgedSum judgedSum(const SumChances &all, int sum, int rolls)
{
    // Rounding must not turn the average itself into less than the average.
    constexpr double rounding = 1e-9;
    JudgedSum judged{.isMore = sum >= averageOf(all) - rounding};
    judged.chance = judged.isMore ? chanceOfAtLeast(all, sum) : chanceOfAtMost(all, sum);
    if (rolls >= minRolls)
        judged.likelihood = judged.chance >= 1.0 / 3 - rounding ? Likelihood::AsExpected
            : judged.chance >= 1.0 / 20 - rounding              ? Likelihood::ALittle
                                                                : Likelihood::Rare;
    return judged;
}

} // namespace dossier
