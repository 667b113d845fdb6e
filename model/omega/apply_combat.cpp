#include "model/omega/apply.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

/// OP-INT-1, OP-ATK-2: an attack that answers another comes first; a clone's is remembered for the others of its kind.
void applyTo(Table &table, const AttackDeclared &event)
{
    PublicTable &open = table.open;
    if (open.pending.attack)
        open.pending.waiting.push_back(*open.pending.attack);
    else
        open.pending.interrupts.clear();
    open.pending.attack = event.attack;
    open.pending.knockback.reset();
    const FigureCard *card = cardOf(open, event.attack.attacker);
    if (open.turn && !event.attack.free)
    {
        if (open.turn->who == event.attack.attacker)
            open.turn->attacked = true;
        else if (card != nullptr && card->side == Side::Commando)
            open.turn->drones.insert(std::get<FigureId>(event.attack.attacker));
    }
    const bool clone = card != nullptr && card->breed == Breed::Clone && !event.attack.marker;
    if (clone && open.clock.step == Step::Activate)
        open.cloneAttacks.insert({card->id, event.attack.target, std::get<FigureId>(event.attack.attacker)});
}

void applyTo(Table &table, const AttackJoined &event)
{
    if (std::optional<Attack> &attack = table.open.pending.attack)
    {
        const auto clamped = [](int dice) { return std::clamp(dice, 0, DicePool::maxOfAKind); };
        attack->joined.push_back(event.joined);
        attack->dice.black = clamped(attack->dice.black + event.joined.dice.black);
        attack->dice.red = clamped(attack->dice.red + event.joined.dice.red);
        attack->defense += event.joined.defense;
    }
}

void applyTo(Table &table, const AttackRolled &event)
{
    if (std::optional<Attack> &attack = table.open.pending.attack)
    {
        attack->faces = event.faces;
        attack->roller = event.roller;
        attack->rerolling = sideOf(table.open, attack->attacker);
    }
}

void applyTo(Table &table, const AttackRerolled &event)
{
    if (std::optional<Attack> &attack = table.open.pending.attack)
    {
        attack->rerolls.push_back(event.name);
        attack->faces = event.faces;
        attack->roller = event.roller;
    }
}

void applyTo(Table &table, const RerollsPassed & /*event*/)
{
    if (std::optional<Attack> &attack = table.open.pending.attack)
        attack->rerolling = attack->rerolling == Side::Commando ? Side::Enemy : Side::Commando;
}

/// OP-INT-1: resumes the attack that it answered.
void applyTo(Table &table, const AttackEnded & /*event*/)
{
    Pending &pending = table.open.pending;
    pending.attack.reset();
    if (pending.waiting.empty())
        return;
    pending.attack = pending.waiting.back();
    pending.waiting.pop_back();
}

void applyTo(Table &table, const ChallengeBegan &event)
{
    table.open.pending.challenge = event.challenge;
    if (event.challenge.door == table.open.pending.tried)
        table.open.pending.tried.reset();
}

void applyTo(Table &table, const ChallengeBoosted & /*event*/)
{
    if (std::optional<Challenge> &challenge = table.open.pending.challenge)
    {
        challenge->boosted = true;
        ++challenge->dice;
    }
}

void applyTo(Table &table, const ChallengeEnded & /*event*/)
{
    table.open.pending.challenge.reset();
}

void applyTo(Table &table, const HazardFound &event)
{
    table.open.pending.hazards.push_back(event.hazard);
    table.open.hazarded.insert(event.hazard.who);
}

void applyTo(Table &table, const HazardRolled &event)
{
    std::vector<HazardDue> &hazards = table.open.pending.hazards;
    if (const auto hazard = std::ranges::find(hazards, event.who, &HazardDue::who); hazard != hazards.end())
        hazards.erase(hazard);
}

void applyTo(Table & /*table*/, const Exploded & /*event*/) { }

void applyTo(Table &table, const KnockbackAllowed &event)
{
    table.open.pending.knockback = event.knockback;
}

void applyTo(Table &table, const EffectBegan &event)
{
    table.open.effects.push_back(event.effect);
}

void applyTo(Table &table, const EffectEnded &event)
{
    std::erase_if(
        table.open.effects, [&](const Effect &effect) { return effect.name == event.name && effect.on == event.on; });
}

void applyTo(Table &table, const InterruptUsed &event)
{
    table.open.pending.interrupts.push_back(event.name);
}

void applyTo(Table &table, const PowerChanged &event)
{
    if (Standing *standing = lookUp(table.open.figures, event.figure))
        standing->power = event.power;
}

} // namespace dossier::omega
