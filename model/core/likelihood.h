#pragma once

#include <cstdint>
#include <vector>

namespace dossier
{

/// The chances of the sums `min`, `min` + 1, … of independent numbers; without any, the sum is 0.
struct SumChances
{
    int min = 0;
    std::vector<double> chances{1.0};
    bool operator==(const SumChances &) const = default;
};

/// Returns the chances of the sum of both, by convolution. Sums at either end that come less than once in 10^20 are
/// left out.
SumChances sumOf(const SumChances &one, const SumChances &other);

/// Returns the chances of the sum of that many such numbers.
SumChances sumOf(const SumChances &one, int times);

/// Returns the chances of 0 and of 1, which comes with that chance.
SumChances once(double chance);

double chanceOfAtLeast(const SumChances &all, int sum);
double chanceOfAtMost(const SumChances &all, int sum);

/// The average of the sums.
double averageOf(const SumChances &all);

/// How often a result as far from the average, or further, is due.
enum class Likelihood : std::uint8_t
{
    /// Fewer than `minRolls`.
    TooFew,
    /// At least once in 3.
    AsExpected,
    /// At least once in 20.
    ALittle,
    Rare,
};

/// The least number of rolls that are judged.
inline constexpr int minRolls = 8;

/// A sum, held against its chances.
struct JudgedSum
{
    Likelihood likelihood = Likelihood::TooFew;
    /// True when it is the average or more.
    bool isMore = true;
    /// The chance of that sum or more; or of that sum or less, when it is below the average.
    double chance = 1;
    bool operator==(const JudgedSum &) const = default;
};

/// Judges the sum of that many rolls.
JudgedSum judgedSum(const SumChances &all, int sum, int rolls);

} // namespace dossier
