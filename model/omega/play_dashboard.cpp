#include "model/omega/play.h"
#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-DASH-1: the enemy moves that multiple of its Speed in this activation: the present Speed with its modifiers (EN
/// 903: "twice its Speed stat"), but without earlier additions by the same ability [I].
void hasten(Play &play, const Ability &ability, const std::optional<Combatant> &on)
{
    const FigureCard *card = on ? cardOf(play.open(), *on) : nullptr;
    if (!ability.timesSpeed || card == nullptr || !card->speed)
        return;
    int speed = *card->speed;
    for (const Effect &effect : countedEffects(play.open(), *on, Stat::Speed))
        if (effect.name.text != ability.id.text)
            speed += effect.amount;
    play.add(EffectBegan{
        {{ability.id.text}, *on, Stat::Speed, (*ability.timesSpeed - 1) * std::max(0, speed), Until::EndOfTurn}});
}

} // namespace

/// OP-DASH-2, -4, -5: a ready ability is paid for into its well, a committed one to the bank.
void play(Play &play, const UseAbility &command)
{
    const Ability ability = *found(play.open().content.abilities, command.ability);
    const bool committed = tokensIn(play.open(), ability.id) > 0;
    const int cost = abilityCost(play.open(), ability, command.on).value_or(0);
    play.add(AbilityUsed{ability.id, committed, cost, command.on});
    transfer(play, pool, committed ? bank : well(ability.id), cost);

    hasten(play, ability, command.on);
    std::vector<Allowance> allowances = play.open().pending.allowances;
    const int max = maxSpawned(play.open(), ability);
    const int figures = std::clamp(command.count.value_or(max), 0, max);
    if (!ability.spawns.empty() && figures > 0)
        allowances.push_back({.kinds = ability.spawns, .left = figures});
    if (ability.places && ability.markers > 0)
        allowances.push_back({.marker = ability.places, .left = ability.markers});
    if (allowances != play.open().pending.allowances)
        play.add(AllowancesChanged{allowances});
}

} // namespace dossier::omega
