#include "model/omega/geometry/attack.h"

#include "model/omega/geometry/rule_ids.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-DIST-2, -3: true when the weapon reaches the target's space; none while its range is unknown.
std::optional<bool> reaches(
    const Map &map, const Weapon &weapon, const AttackQuestion &question, const std::optional<Distance> &distance)
{
    if (weapon.type == AttackType::Melee)
        return meleeReaches(map, question.from, question.to, weapon.reach);
    if (!weapon.range)
        return std::nullopt;
    return distance && distance->steps <= *weapon.range;
}

/// Adds the dice of abilities to the weapon's.
DicePool poolOf(const DicePool &weapon, const DicePool &more)
{
    const auto dice = [](int count) { return std::clamp(count, 0, DicePool::maxOfAKind); };
    return {dice(weapon.black + more.black), dice(weapon.red + more.red)};
}

/// OP-SIGHT-F4, -R5: EMI removes a black die, or a red one when there is none.
DicePool takenByEmi(const DicePool &pool, int lost)
{
    if (lost < 1 || pool.size() < 1)
        return {};
    return pool.black > 0 ? DicePool{1, 0} : DicePool{0, 1};
}

/// OP-SIGHT-F3, -R4: adds cover and the bonus of abilities to the defense.
Defense raised(Defense defense, int by)
{
    defense.hits = std::max(0, defense.hits + by);
    if (defense.hitsForTwo)
        defense.hitsForTwo = std::max(0, *defense.hitsForTwo + by);
    return defense;
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

DicePool takenByEmi(const DicePool &pool, const Map &map, Printing printing, Space from, Space to)
{
    const bool isWeakened = map.hasEmi(from) || (printing == Printing::Revised && map.hasEmi(to));
    return takenByEmi(pool, isWeakened ? 1 : 0);
}

std::vector<WoundChance> chancesOf(
    const DicePool &dice, const Defense &defense, const std::optional<dossier::Reroll> &reroll)
{
    std::vector<WoundChance> chances{{1, defense.hits, chanceToReach(dice, defense.hits, reroll)}};
    if (defense.hitsForTwo)
        chances.push_back({2, *defense.hitsForTwo, chanceToReach(dice, *defense.hitsForTwo, reroll)});
    return chances;
}

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
    verdict.unseen = question.unseen;
    if (weapon.dice)
    {
        const DicePool pool = poolOf(*weapon.dice, question.moreDice);
        verdict.lost = takenByEmi(pool, verdict.sight.emi.diceLost);
        verdict.dice = DicePool{pool.black - verdict.lost.black, pool.red - verdict.lost.red};
    }
    const int more = question.moreDefense + (verdict.sight.cover ? 1 : 0);
    if (verdict.allowed() && verdict.dice && defense)
        verdict.chances = chancesOf(*verdict.dice, raised(*defense, more), question.reroll);
    verdict.rules = verdict.sight.rules;
    verdict.rules.push_back(weapon.type == AttackType::Ranged ? rule::OP_DIST_1 : rule::OP_DIST_3);
    std::ranges::sort(verdict.rules);
    return verdict;
}

} // namespace dossier::omega
