#include "model/specter/seen/attack.h"

#include "model/core/dice_ways.h"
#include "model/specter/seen/rule_ids.h"

namespace dossier::specter
{

namespace
{

constexpr int faces = 6;

/// Numerator, over 6^rolls, of the chance that a die whose sixes are rolled again reaches a count. `min` is the
/// lowest face of the first roll that counts.
struct Chance
{
    WideCount ways = 0;
    WideCount total = faces;
};

int facesReaching(int count, int min)
{
    int reaching = 0;
    for (int face = min; face < faces; ++face)
        reaching += face >= count ? 1 : 0;
    return reaching;
}

Chance chanceToReach(int count, int min)
{
    Chance chance;
    chance.ways = facesReaching(count, min);
    if (count <= faces)
    {
        // After the six, any roll is enough.
        chance.ways += 1;
        return chance;
    }
    const Chance again = chanceToReach(count - faces, 1);
    chance.ways = chance.ways * again.total + again.ways;
    chance.total *= again.total;
    return chance;
}

} // namespace

Fraction chanceToHit(int distance, const AttackRoll &roll)
{
    if (distance == 0)
        return {{1}, {1}};
    const Chance chance = chanceToReach(distance - roll.modifier, roll.oneMisses ? 2 : 1);
    return lowestTerms(chance.ways, chance.total);
}

Fraction chanceToHit(int distance, const AttackRoll &roll, int dice)
{
    if (distance == 0 || dice < 2)
        return chanceToHit(distance, roll);
    const Chance one = chanceToReach(distance - roll.modifier, roll.oneMisses ? 2 : 1);
    const WideCount missed = one.total - one.ways;
    const WideCount all = one.total * one.total;
    return lowestTerms(all - missed * missed, all);
}

std::optional<int> attackDistance(const Board &board, Space from, Space to)
{
    SpaceSet reached;
    reached.set(from);
    for (int distance = 0;; ++distance)
    {
        if (reached.contains(to))
            return distance;
        const SpaceSet further = reached | board.stepped(reached);
        if (further == reached)
            return std::nullopt;
        reached = further;
    }
}

AttackVerdict judgeAttack(const Board &board, const Attacker &hunter, Space agent, const AttackRoll &roll)
{
    AttackVerdict verdict;
    verdict.visible = visibleFrom(board, hunter.at).contains(agent);
    verdict.distance = attackDistance(board, hunter.at, agent);
    verdict.allowed = verdict.visible && verdict.distance && !hunter.inVehicle && !hunter.stunned;
    if (verdict.allowed)
        verdict.hit = chanceToHit(*verdict.distance, roll);
    verdict.rules = {rule::SO_SEE_1, rule::SO_HUNT_4};
    if (hunter.inVehicle || hunter.stunned)
        verdict.rules = {rule::SO_SEE_1, rule::SO_HUNT_1, rule::SO_HUNT_4};
    return verdict;
}

} // namespace dossier::specter
