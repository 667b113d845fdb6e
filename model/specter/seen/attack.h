#pragma once

#include "model/core/dice.h"
#include "model/core/rule.h"
#include "model/specter/seen/sight.h"

#include <optional>

namespace dossier::specter
{

/// Effects of cards on the roll of an attack.
struct AttackRoll
{
    /// Added to the total; may be negative.
    int modifier = 0;
    /// True when a first roll of 1 always misses (the Prophet's in the base printing need not).
    bool oneMisses = true;
    friend bool operator==(const AttackRoll &, const AttackRoll &) = default;
};

/// SO-HUNT-4: returns the chance of one die to reach a count. At 0 it hits without a roll. A first 1 misses; a 6 is
/// rolled again and added, every time; a later 1 counts. The count is at most 480, the modifier within 9.
Fraction chanceToHit(int distance, const AttackRoll &roll = {});

/// Returns the chance that at least one of the dice reaches the count by itself: 0 to 2 dice, the count at most 240. No
/// text says how several dice combine.
Fraction chanceToHit(int distance, const AttackRoll &roll, int dice);

/// SO-HUNT-4: returns the least number of king's steps over open spaces by the table's diagonals, figures ignored; none
/// when there is no way.
std::optional<int> attackDistance(const Board &board, Space from, Space to);

/// A hunter who may attack.
struct Attacker
{
    Coordinate at;
    bool inVehicle = false;
    bool stunned = false;
    friend bool operator==(const Attacker &, const Attacker &) = default;
};

/// SO-HUNT-4: verdict on a hunter's attack on the agent, with its chance.
struct AttackVerdict
{
    bool visible = false;
    std::optional<int> distance;
    /// True when the agent is visible, there is a way, and the hunter is neither stunned nor in the vehicle.
    bool allowed = false;
    /// The chance to hit; none when it is not allowed.
    std::optional<Fraction> hit;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;
};

/// SO-HUNT-1, -4: judges an attack on an agent on an open space.
AttackVerdict judgeAttack(const Board &board, const Attacker &hunter, Space agent, const AttackRoll &roll = {});

} // namespace dossier::specter
