#include "model/omega/apply.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

void applyTo(Table &table, const DoorPlaced &event)
{
    table.open.ground.doors[event.door] = std::nullopt;
    table.open.ground.map.setDoor(event.door);
    layFaceDown(table, event.door);
}

void applyTo(Table &table, const DoorKindSet &event)
{
    table.secret.doors[event.door.edge] = event.kind;
}

/// OP-DOOR-2: a part of its rule that is not known yet can be typed in within the turn, and the try then continues.
void applyTo(Table &table, const DoorTurnedUp &event)
{
    table.open.ground.doors[event.door.edge] = event.kind;
    table.secret.doors.erase(event.door.edge);
    const Role *role = table.open.turn ? get_if<Role>(&table.open.turn->who) : nullptr;
    if (role != nullptr && unknownOfDoor(table.open, event.door.edge, *role))
        table.open.pending.tried = event.door.edge;
}

void applyTo(Table &table, const DoorTaken &event)
{
    table.open.ground.doors.erase(event.door.edge);
    table.open.ground.map.setDoor(event.door.edge, false);
    table.secret.doors.erase(event.door.edge);
    if (table.open.pending.tried == event.door.edge)
        table.open.pending.tried.reset();
}

void applyTo(Table &table, const RoomsCut &event)
{
    table.open.ground.rooms = event.rooms;
    // A reveal belongs to a room and ends with it.
    if (table.open.pending.reveal && roomWith(table.open, table.open.pending.reveal->room) == nullptr)
        table.open.pending.reveal.reset();
    std::erase_if(table.secret.stacks, [&](const auto &stack) { return !roomWith(table.open, stack.first); });
}

void applyTo(Table &table, const StackSet &event)
{
    table.secret.stacks[event.room] = event.cards;
}

void applyTo(Table &table, const RoomRevealed &event)
{
    for (Room &room : table.open.ground.rooms)
        if (room.id == event.room)
            room.state = RoomState::Revealed;
    table.open.pending.reveal = Reveal{event.room, event.door, event.cards};
    if (event.door == table.open.pending.tried)
        table.open.pending.tried.reset();
    table.secret.stacks.erase(event.room);
}

void applyTo(Table &table, const CardResolved &event)
{
    std::optional<Reveal> &reveal = table.open.pending.reveal;
    if (!reveal)
        return;
    if (const auto card = std::ranges::find(reveal->left, event.card); card != reveal->left.end())
        reveal->left.erase(card);
}

void applyTo(Table &table, const RevealEnded & /*event*/)
{
    table.open.pending.reveal.reset();
}

void applyTo(Table &table, const AllowancesChanged &event)
{
    table.open.pending.allowances = event.allowances;
}

/// OP-INT-1: each arrival can be answered anew.
void applyTo(Table &table, const FigureArrived &event)
{
    table.open.figures[FigureId{event.figure.number}]
        = Standing{.kind = event.kind, .at = event.at, .facing = event.facing};
    if (!table.open.pending.attack)
        table.open.pending.interrupts.clear();
    // OP-ACT-3: a turn remembers the drones that arrived in it, as it does markers.
    const FigureCard *card = found(table.open.content.figures, event.kind);
    if (table.open.turn && card != nullptr && card->side == Side::Commando)
        table.open.turn->deployed.insert(event.kind);
}

namespace
{

/// OP-ATK-2: forgets attacks on a figure that left; its own attacks still help the others of its kind.
void forgetClone(PublicTable &table, FigureId figure)
{
    std::set<CloneAttack> attacks;
    for (CloneAttack attack : table.cloneAttacks)
    {
        if (attack.by == figure)
            attack.by.reset();
        if (attack.target != Combatant(figure))
            attacks.insert(attack);
    }
    table.cloneAttacks = attacks;
}

} // namespace

/// Everything pending for the figure is dropped.
void applyTo(Table &table, const FigureLeft &event)
{
    PublicTable &open = table.open;
    const Combatant who = event.figure;
    forget(open.pending, who);
    std::erase_if(open.effects, [&](const Effect &effect) { return effect.on == who; });
    forgetClone(open, event.figure);
    open.hazarded.erase(who);
    const auto concerned
        = [&](const Attack &attack) { return attack.attacker == who || (!attack.marker && attack.target == who); };
    std::erase_if(open.pending.waiting, concerned);
    if (open.pending.attack && concerned(*open.pending.attack))
        applyTo(table, AttackEnded{});
    if (open.turn && open.turn->who == who)
        open.turn.reset();
    if (open.turn)
        open.turn->drones.erase(event.figure);
    open.figures.erase(event.figure);
}

void applyTo(Table &table, const ReservesChanged &event)
{
    table.open.reserves[event.kind] = event.left;
}

/// OP-ACT-3: a turn remembers the kinds that were placed in it.
void applyTo(Table &table, const MarkerPlaced &event)
{
    table.open.ground.markers[event.marker].insert(event.at);
    if (table.open.turn)
        table.open.turn->placed.insert(event.marker);
}

void applyTo(Table &table, const MarkerTaken &event)
{
    table.open.ground.markers[event.marker].erase(event.at);
    if (table.open.ground.markers[event.marker].empty())
        table.open.ground.markers.erase(event.marker);
    applyTo(table, MarkerHurt{event.marker, event.at, 0});
}

void applyTo(Table &table, const MarkerHurt &event)
{
    auto &damage = table.open.ground.damage;
    if (event.wounds > 0)
        damage[event.marker][event.at] = event.wounds;
    else if (const auto kind = damage.find(event.marker); kind != damage.end())
    {
        kind->second.erase(event.at);
        if (kind->second.empty())
            damage.erase(kind);
    }
}

void applyTo(Table &table, const ObjectivePlaced &event)
{
    table.open.ground.objectives[event.objective] = event.at;
}

/// OP-ROOM-2: the other side of a tile is up, with everything printed on it.
void applyTo(Table &table, const TileFlipped &event)
{
    Ground &ground = table.open.ground;
    ground.flipped.insert(event.tile);
    for (auto &[kind, spaces] : ground.printed)
        std::erase_if(spaces, [&](Space space) { return ground.map.tile(space) == event.tile; });
    for (const TileBack &back : table.open.content.mission.backs)
    {
        if (back.tile != event.tile)
            continue;
        ground.map.setEmi(event.tile, back.emi);
        ground.printed[MarkerKind::Vent].insert(back.vents.begin(), back.vents.end());
        ground.printed[MarkerKind::Peril].insert(back.peril.begin(), back.peril.end());
        ground.printed[MarkerKind::Rubble].insert(back.rubble.begin(), back.rubble.end());
    }
}

} // namespace dossier::omega
