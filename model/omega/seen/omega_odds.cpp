#include "omega_odds.h"

#include "omega_attack.h"
#include "omega_numbers.h"

namespace dossier::omega
{

Odds oddsOf(const PublicTable &table, const Attack &attack, std::optional<Reroll> reroll)
{
    Odds odds{.dice = attack.dice, .joined = attack.joined};
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    if (weapon == nullptr)
        return odds;
    const Stat stat = weapon->attack == AttackType::Ranged ? Stat::RangedDefense : Stat::MeleeDefense;
    for (const Effect &effect : countedEffects(table, attack.target, stat))
        odds.joined.push_back({effect.name, {}, effect.amount, Rule::OP_SAME_1});
    const std::optional<Defense> defense = defenseAgainst(table, attack);
    if (!defense)
        return odds;
    const auto add = [&](int wounds, int hits)
    { odds.wounds.push_back({wounds, hits, chanceToReach(attack.dice, hits, reroll)}); };
    add(1, defense->hits);
    if (defense->hitsForTwo)
        add(2, *defense->hitsForTwo);
    return odds;
}

std::optional<Odds> oddsOf(const PublicTable &table, const DeclareAttack &attack, std::optional<Reroll> reroll)
{
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    if (weapon == nullptr || !weapon->dice || !isPlaced(table, attack))
        return std::nullopt;
    return oddsOf(table, declared(table, attack), reroll);
}

} // namespace dossier::omega
