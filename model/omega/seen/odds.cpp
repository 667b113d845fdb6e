#include "model/omega/seen/odds.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

namespace dossier::omega
{

Odds oddsOf(const PublicTable &table, const Attack &attack, std::optional<Reroll> reroll)
{
    Odds odds{.dice = attack.dice, .joined = attack.joined};
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    if (weapon == nullptr || weapon->explosive)
        return odds;
    if (!attack.marker)
        for (const Effect &effect : countedEffects(table, attack.target, defenseStatOf(*weapon)))
            odds.joined.push_back({effect.name, {}, effect.amount, rule::OP_SAME_1});
    if (const std::optional<Defense> defense = defenseAgainst(table, attack))
        odds.wounds = chancesOf(attack.dice, *defense, reroll);
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
