#include "model/omega/apply.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

int &tokensAt(Adrenaline &adrenaline, const Purse &purse)
{
    switch (purse.kind)
    {
    case PurseKind::Pool:
        return adrenaline.pool;
    case PurseKind::Well:
        return adrenaline.wells[*purse.ability];
    case PurseKind::Sheet:
        return adrenaline.sheets[*purse.role];
    case PurseKind::Bank:
        break;
    }
    return adrenaline.bank;
}

/// Returns the commando or the figure that an event names; null when it is of the other sort, or absent.
Commando *commandoIn(PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    return role != nullptr ? lookUp(table.commandos, *role) : nullptr;
}

Standing *figureIn(PublicTable &table, const Combatant &who)
{
    const FigureId *figure = get_if<FigureId>(&who);
    return figure != nullptr ? lookUp(table.figures, *figure) : nullptr;
}

void endEffects(PublicTable &table, Until until)
{
    std::erase_if(table.effects, [&](const Effect &effect) { return effect.until == until; });
}

} // namespace

void apply(Table &table, const Event &event)
{
    visit([&](const auto &held) { applyTo(table, held); }, event);
}

/// OP-ADR-1: the only place where tokens move.
void applyTo(Table &table, const TokensMoved &event)
{
    tokensAt(table.open.adrenaline, event.from) -= event.count;
    tokensAt(table.open.adrenaline, event.to) += event.count;
}

void applyTo(Table &table, const SubstitutesChanged &event)
{
    table.open.adrenaline.substitutes += event.change;
    table.open.adrenaline.bank += event.change;
}

/// At the beginning of a step nobody is done; in a new round every enemy is to be activated.
void applyTo(Table &table, const StepBegan &event)
{
    PublicTable &open = table.open;
    if (event.round != open.clock.round)
        endEffects(open, Until::EndOfRound);
    open.clock.step = event.step;
    open.clock.round = event.round;
    // Only a correction leaves the end phase.
    if (event.step != Step::Over)
        open.clock.winner.reset();
    open.turn.reset();
    open.pending.move.reset();
    open.pending.halted.clear();
    open.pending.interrupts.clear();
    open.pending.tried.reset();
    open.pending.knockback.reset();
    for (auto &[role, commando] : open.commandos)
        commando.done = false;
    for (auto &[figure, standing] : open.figures)
        standing.activated = false;
    open.cloneAttacks.clear();
    open.hazarded.clear();
}

void applyTo(Table &table, const TimersMoved &event)
{
    table.open.clock.primary = event.primary;
    table.open.clock.secondary = event.secondary;
}

void applyTo(Table &table, const CrisisReached &event)
{
    table.open.clock.crisis = event.reached;
}

void applyTo(Table &table, const TurnBegan &event)
{
    table.open.turn = Turn{.who = event.who, .combat = event.combat};
    table.open.pending.knockback.reset();
    table.open.hazarded.clear();
    table.open.pending.interrupts.clear();
    table.open.pending.tried.reset();
    if (Standing *figure = figureIn(table.open, event.who))
        figure->activated = true;
}

void applyTo(Table &table, const TurnEnded & /*event*/)
{
    PublicTable &open = table.open;
    if (open.turn)
    {
        stopMove(open.pending, open.turn->who);
        if (Commando *commando = commandoIn(open, open.turn->who))
            commando->done = true;
    }
    open.turn.reset();
    open.hazarded.clear();
    open.pending.interrupts.clear();
    open.pending.knockback.reset();
    open.pending.tried.reset();
    endEffects(open, Until::EndOfTurn);
}

void applyTo(Table &table, const GameEnded &event)
{
    table.open.clock.step = Step::Over;
    table.open.clock.winner = event.winner;
}

void applyTo(Table & /*table*/, const RulingMade & /*event*/) { }

void applyTo(Table & /*table*/, const SecretRulingMade & /*event*/) { }

void applyTo(Table & /*table*/, const AbilityUsed & /*event*/) { }

/// A new commando brings the weapons of the sheet.
void applyTo(Table &table, const CommandoChosen &event)
{
    const auto [place, isNew] = table.open.commandos.try_emplace(event.role.role);
    place->second.seat = event.seat;
    const Sheet *sheet = found(table.open.content.sheets, event.role.role);
    if (!isNew || sheet == nullptr)
        return;
    place->second.ranged = sheet->ranged;
    place->second.melee = sheet->melee;
}

void applyTo(Table &table, const Placed &event)
{
    if (Commando *commando = commandoIn(table.open, event.who))
    {
        commando->at = event.at;
        commando->facing = event.facing;
        if (!event.at)
            forget(table.open.pending, event.who);
    }
    if (Standing *standing = figureIn(table.open, event.who))
    {
        standing->at = event.at.value_or(standing->at);
        standing->facing = event.facing;
    }
}

void applyTo(Table &table, const Moved &event)
{
    PublicTable &open = table.open;
    if (Commando *commando = commandoIn(open, event.who))
        commando->at = event.path.back();
    if (Standing *standing = figureIn(open, event.who))
        standing->at = event.path.back();
    // OP-ATK-3: a target is knocked back right after its attack, or not at all.
    open.pending.knockback.reset();
    if (!open.turn || open.turn->who != event.who)
        return;
    open.turn->moved = true;
    open.turn->diagonalUsed = open.turn->diagonalUsed || event.diagonal;
}

/// OP-INT-1: a move in answer to a halted one comes first; when it ends, the other continues.
void applyTo(Table &table, const MoveHalted &event)
{
    Pending &pending = table.open.pending;
    if (!event.move)
    {
        endMove(pending);
        return;
    }
    if (pending.move && pending.move->who != event.move->who)
        pending.halted.push_back(*pending.move);
    pending.move = event.move;
}

void applyTo(Table &table, const KitChanged &event)
{
    Commando *commando = lookUp(table.open.commandos, event.role);
    if (commando != nullptr && event.taken)
        commando->kit.insert(event.kit);
    else if (commando != nullptr)
        commando->kit.erase(event.kit);
}

void applyTo(Table &table, const WeaponReadied &event)
{
    if (Commando *commando = lookUp(table.open.commandos, event.role))
        (event.attack == AttackType::Ranged ? commando->ranged : commando->melee) = event.weapon;
}

void applyTo(Table &table, const StanceChosen &event)
{
    if (Commando *commando = lookUp(table.open.commandos, event.role))
    {
        commando->stance = event.stance;
        // A correction in the turns' step does not use up a turn.
        if (table.open.clock.step == Step::Stances)
            commando->done = true;
    }
}

void applyTo(Table &table, const InitiativeAssigned &event)
{
    for (auto &[role, commando] : table.open.commandos)
        commando.initiative.reset();
    int card = 0;
    for (const Role role : event.order)
        if (Commando *commando = lookUp(table.open.commandos, role))
            commando->initiative = ++card;
}

void applyTo(Table &table, const ConditionChanged &event)
{
    Commando *commando = lookUp(table.open.commandos, event.role);
    if (commando == nullptr)
        return;
    commando->condition = event.condition;
    if (event.condition == Condition::Downed || event.condition == Condition::Dead)
        stopMove(table.open.pending, event.role);
    if (event.condition != Condition::Dead)
        return;
    commando->at.reset();
    forget(table.open.pending, event.role);
}

void applyTo(Table &table, const WoundsChanged &event)
{
    if (Commando *commando = commandoIn(table.open, event.who))
        commando->wounds = event.wounds;
    if (Standing *standing = figureIn(table.open, event.who))
        standing->wounds = event.wounds;
}

void applyTo(Table &table, const ActionTaken & /*event*/)
{
    table.open.pending.interrupts.clear();
    table.open.pending.knockback.reset();
    table.open.pending.tried.reset();
}

void applyTo(Table &table, const ItemMoved &event)
{
    PublicTable &open = table.open;
    Commando *giver = event.from ? lookUp(open.commandos, *event.from) : nullptr;
    if (giver != nullptr)
    {
        if (const auto item = std::ranges::find(giver->items, event.item); item != giver->items.end())
            giver->items.erase(item);
    }
    else if (!event.from)
    {
        open.deck.left = std::max(0, open.deck.left - 1);
        if (const auto card = std::ranges::find(table.deck, event.item); card != table.deck.end())
            table.deck.erase(card);
    }
    Commando *taker = event.to ? lookUp(open.commandos, *event.to) : nullptr;
    if (taker != nullptr)
        taker->items.push_back(event.item);
    else if (!event.to)
        open.deck.discarded.push_back(event.item);
}

void applyTo(Table &table, const DeckCounted &event)
{
    table.open.deck.left = event.left;
}

void applyTo(Table &table, const DeckShuffled &event)
{
    table.deck = event.order;
}

void applyTo(Table &table, const PlanWritten &event)
{
    table.secret.plan = event.text;
}

void applyTo(Table &table, const OverseerNoted &event)
{
    table.secret.notes = event.notes;
}

void applyTo(Table &table, const CommandoNoted &event)
{
    table.notes[event.seat] = event.notes;
}

} // namespace dossier::omega
