#pragma once

#include "model/core/members.h"
#include "model/omega/geometry/board.h"

namespace dossier::omega
{

/// A value that the judgement of an attack needs and that is not known yet.
enum class Unknown : std::uint8_t
{
    WeaponRange,
    WeaponDice,
    RangedDefense,
    MeleeDefense,
};

/// A possible attack. The pieces and the weapon are indices; the declared spaces belong to the pieces.
struct AttackQuestion
{
    Printing printing = Printing::Revised;
    std::size_t attacker = 0;
    Space from;
    std::size_t weapon = 0;
    std::size_t target = 0;
    Space to;
    /// Dice that abilities add before the roll; negative numbers remove dice (OP-DICE-2).
    DicePool moreDice;
    /// Amount that abilities add to the target's defense.
    int moreDefense = 0;
    /// A Seeker that has not moved: it attacks everything in range, seen or not.
    bool unseen = false;
    std::optional<dossier::Reroll> reroll;
};

/// The chance of at least that many wounds.
struct WoundChance
{
    int wounds = 1;
    /// Hits needed: the defense, with cover and the bonus of abilities.
    int hits = 0;
    Fraction chance{};
    bool operator==(const WoundChance &) const = default;
    static constexpr auto names = memberNames("wounds", "hits", "chance");
};

/// OP-ATK-1: returns the chances of a pool against a defense: for one wound and, when there is a second number, for
/// two.
std::vector<WoundChance> chancesOf(
    const DicePool &dice, const Defense &defense, const std::optional<dossier::Reroll> &reroll);

/// OP-SIGHT-F4, -R5: returns the die of that pool that EMI takes from a commando's ranged attack between two spaces,
/// whatever the sight.
DicePool takenByEmi(const DicePool &pool, const Map &map, Printing printing, Space from, Space to);

/// OP-ATK-1 with sight, range, EMI and cover: permission and chances of an attack.
struct AttackVerdict
{
    Sight sight;
    /// OP-DIST-1 between the declared spaces; none when there is no path.
    std::optional<Distance> distance;
    /// True when the weapon reaches that far; none while its range is unknown.
    std::optional<bool> inRange;
    /// Dice of the roll, after EMI; none while they are unknown.
    std::optional<DicePool> dice;
    /// Dice removed by EMI.
    DicePool lost;
    /// True when the attack needs no sight.
    bool unseen = false;
    /// For one wound and, when the target has a second number, for two; empty while the defense or the dice are
    /// unknown, or when the attack is not allowed.
    std::vector<WoundChance> chances;
    std::vector<Unknown> unknown;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;

    /// True when sight and range allow it; false while the range is unknown.
    [[nodiscard]] bool allowed() const { return (sight.lineOfSight || unseen) && inRange.value_or(false); }
};

/// Judges an attack on a board. The two pieces differ, and each declared space belongs to its piece.
AttackVerdict judgeAttack(const Board &board, const AttackQuestion &question);

} // namespace dossier::omega
