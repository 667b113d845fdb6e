#pragma once

#include "model/core/members.h"
#include "model/omega/geometry/board.h"

namespace dossier::omega
{

/// What an attack's judgement needs and nobody has typed in yet.
enum class Unknown : std::uint8_t
{
    WeaponRange,
    WeaponDice,
    RangedDefense,
    MeleeDefense,
};

/// An attack that is thought about. The pieces and the weapon are indices; the declared spaces are the pieces' own.
struct AttackQuestion
{
    Printing printing = Printing::Revised;
    std::size_t attacker = 0;
    Space from;
    std::size_t weapon = 0;
    std::size_t target = 0;
    Space to;
    /// Dice that abilities add (negative: take away) before the roll (OP-DICE-2).
    DicePool moreDice;
    /// What abilities add to the target's defense.
    int moreDefense = 0;
    /// A Seeker that has not moved: it attacks whatever is in range, seen or not.
    bool unseen = false;
    std::optional<dossier::Reroll> reroll;
};

/// The chance of so many wounds or more.
struct WoundChance
{
    int wounds = 1;
    /// Hits needed: the defense, with cover and what abilities add.
    int hits = 0;
    Fraction chance{};
    bool operator==(const WoundChance &) const = default;
    static constexpr auto names = memberNames("wounds", "hits", "chance");
};

/// OP-ATK-1: what a pool can do against a defense: one wound and, where there is a second number, two.
std::vector<WoundChance> chancesOf(
    const DicePool &dice, const Defense &defense, const std::optional<dossier::Reroll> &reroll);

/// OP-ATK-1 with sight, range, EMI and cover: whether the attack is allowed and what it can do.
struct AttackVerdict
{
    Sight sight;
    /// OP-DIST-1 between the declared spaces; none when no path leads there.
    std::optional<Distance> distance;
    /// Whether the weapon reaches that far; none while its range is unknown.
    std::optional<bool> inRange;
    /// The dice that are rolled, EMI taken off; none while they are unknown.
    std::optional<DicePool> dice;
    /// What EMI took of them.
    DicePool lost;
    /// Whether sight is asked for at all.
    bool unseen = false;
    /// For one wound and, where the target has a second number, for two; empty while the defense or the dice are
    /// unknown, or when the attack is not allowed.
    std::vector<WoundChance> chances;
    std::vector<Unknown> unknown;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;

    /// Sight and range allow it; not decided while the range is unknown.
    [[nodiscard]] bool allowed() const { return (sight.lineOfSight || unseen) && inRange.value_or(false); }
};

/// Judges an attack on a board. The two pieces differ, and their declared spaces are spaces of theirs.
AttackVerdict judgeAttack(const Board &board, const AttackQuestion &question);

} // namespace dossier::omega
