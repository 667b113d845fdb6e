#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dossier
{

/// OP-DICE-1: numbers of black and red dice that are rolled together; 0 to 20 of each.
struct DicePool
{
    static constexpr int maxOfAKind = 20;

    int black = 0;
    int red = 0;
    friend auto operator<=>(const DicePool &, const DicePool &) = default;

    [[nodiscard]] int size() const { return black + red; }
};

/// OP-DICE-2: the dice that an ability allows to be rolled again, once.
enum class Reroll : std::uint8_t
{
    /// Every die.
    All,
    /// Every die that shows no hit.
    Blanks,
};

/// A chance, exact and in lowest terms.
struct Fraction
{
    /// A whole number of up to 256 bits: four words, the lowest first. `dice_ways.h` counts with them; code that only
    /// shows a chance uses `text()` or `approximately()`.
    using Words = std::array<std::uint64_t, 4>;

    Words numerator{};
    Words denominator{1};
    friend bool operator==(const Fraction &, const Fraction &) = default;

    /// `numerator/denominator` in digits; zero is 0/1.
    [[nodiscard]] std::string text() const;

    /// The nearest double, for showing a percentage. No decision depends on it.
    [[nodiscard]] double approximately() const;
};

/// OP-DICE-2: the chance of at least `threshold` hits when the reroll, if there is one, may be used once and is used
/// whenever it raises the chance. Dice: 0 to 20 of each; any threshold.
Fraction chanceToReach(const DicePool &pool, int threshold, std::optional<Reroll> reroll = std::nullopt);

/// The chances of 0, 1, … 2n hits of n dice, without reroll.
std::vector<Fraction> hitDistribution(const DicePool &pool);

} // namespace dossier
