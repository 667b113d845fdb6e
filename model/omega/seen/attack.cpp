#include "attack.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-DIST-2, -3: whether the weapon reaches the target's space; none while its range is unknown.
std::optional<bool> reaches(
    const Map &map, const Weapon &weapon, const AttackQuestion &question, const std::optional<Distance> &distance)
{
    if (weapon.type == AttackType::Melee)
        return meleeReaches(map, question.from, question.to, weapon.reach);
    if (!weapon.range)
        return std::nullopt;
    return distance && distance->steps <= *weapon.range;
}

/// The weapon's dice with those of abilities; OP-SIGHT-F4, -R5: less a black die, or a red one when there is none.
DicePool poolOf(const DicePool &weapon, const DicePool &more, int lost)
{
    const auto dice = [](int count) { return std::clamp(count, 0, DicePool::mostOfAKind); };
    DicePool pool{dice(weapon.black + more.black), dice(weapon.red + more.red)};
    if (lost > 0 && pool.black > 0)
        --pool.black;
    else if (lost > 0 && pool.red > 0)
        --pool.red;
    return pool;
}

/// OP-ATK-1: what the defense, cover and abilities leave of the odds.
std::vector<WoundChance> chancesOf(const Defense &defense, const AttackQuestion &question, const AttackVerdict &verdict)
{
    const int more = question.moreDefense + (verdict.sight.cover ? 1 : 0);
    std::vector<WoundChance> chances;
    const auto add = [&](int wounds, int hits)
    {
        const int needed = std::max(0, hits + more);
        chances.push_back({wounds, needed, chanceToReach(*verdict.dice, needed, question.reroll)});
    };
    add(1, defense.hits);
    if (defense.hitsForTwo)
        add(2, *defense.hitsForTwo);
    return chances;
}

std::vector<Unknown> unknowns(const Weapon &weapon, const std::optional<Defense> &defense)
{
    std::vector<Unknown> missing;
    if (weapon.type == AttackType::Ranged && !weapon.range)
        missing.push_back(Unknown::WeaponRange);
    if (!weapon.dice)
        missing.push_back(Unknown::WeaponDice);
    if (!defense)
        missing.push_back(weapon.type == AttackType::Ranged ? Unknown::RangedDefense : Unknown::MeleeDefense);
    return missing;
}

} // namespace

AttackVerdict judgeAttack(const Board &board, const AttackQuestion &question)
{
    const Piece &attacker = board.pieces.at(question.attacker);
    const Piece &target = board.pieces.at(question.target);
    const Weapon &weapon = attacker.weapons.at(question.weapon);
    const std::optional<Defense> &defense
        = weapon.type == AttackType::Ranged ? target.rangedDefense : target.meleeDefense;

    AttackVerdict verdict;
    verdict.sight = sight(board.map, question.printing,
        {attacker.figure, question.from, attacker.facing, attacker.side}, weapon.type, {target.figure, question.to});
    verdict.distance = distanceBetween(board.map, question.from, question.to);
    verdict.inRange = reaches(board.map, weapon, question, verdict.distance);
    verdict.unknown = unknowns(weapon, defense);
    if (weapon.dice)
        verdict.dice = poolOf(*weapon.dice, question.moreDice, verdict.sight.emi.diceLost);
    if (verdict.allowed() && verdict.dice && defense)
        verdict.chances = chancesOf(*defense, question, verdict);
    verdict.rules = verdict.sight.rules;
    verdict.rules.push_back(weapon.type == AttackType::Ranged ? Rule::OP_DIST_1 : Rule::OP_DIST_3);
    std::ranges::sort(verdict.rules);
    return verdict;
}

} // namespace dossier::omega
