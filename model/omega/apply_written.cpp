#include "model/omega/apply.h"

namespace dossier::omega
{

void layFaceDown(Table &table, const Edge &door)
{
    table.secret.doors.try_emplace(door, DoorKind::Unlocked);
}

void applyTo(Table &table, const MissionWritten &event)
{
    table.open.content.mission = event.card;
}

void applyTo(Table &table, const SheetWritten &event)
{
    put(table.open.content.sheets, event.card);
}

void applyTo(Table &table, const WeaponWritten &event)
{
    put(table.open.content.weapons, event.card);
}

void applyTo(Table &table, const FigureCardWritten &event)
{
    put(table.open.content.figures, event.card);
}

void applyTo(Table &table, const AbilityWritten &event)
{
    put(table.open.content.abilities, event.card);
}

void applyTo(Table &table, const AbilityRemoved &event)
{
    std::erase_if(table.open.content.abilities, [&](const Ability &piece) { return piece.id == event.card.id; });
    table.open.adrenaline.wells.erase(event.card.id);
}

void applyTo(Table &table, const KitWritten &event)
{
    put(table.open.content.kits, event.card);
}

void applyTo(Table &table, const RoomCardWritten &event)
{
    put(table.open.content.roomCards, event.card);
}

void applyTo(Table &table, const ItemWritten &event)
{
    put(table.open.content.items, event.card);
}

void applyTo(Table &table, const DoorRuleWritten &event)
{
    put(table.open.content.doors, event.card);
}

void applyTo(Table &table, const CommandoWritten &event)
{
    if (Commando *commando = lookUp(table.open.commandos, event.role))
        *commando = event.commando;
}

void applyTo(Table &table, const FigureWritten &event)
{
    if (Standing *standing = lookUp(table.open.figures, event.figure))
        *standing = event.standing;
}

void applyTo(Table &table, const GroundWritten &event)
{
    table.open.ground = event.ground;
    std::erase_if(table.secret.doors, [&](const auto &door) { return !event.ground.doors.contains(door.first); });
    for (const auto &[door, turnedUp] : event.ground.doors)
        if (!turnedUp)
            layFaceDown(table, door);
        else
            table.secret.doors.erase(door);
}

void applyTo(Table &table, const ClockWritten &event)
{
    table.open.clock = event.clock;
}

void applyTo(Table &table, const TurnWritten &event)
{
    table.open.turn = event.turn;
    table.open.cloneAttacks = event.cloneAttacks;
    table.open.hazarded = event.hazarded;
}

void applyTo(Table &table, const PendingWritten &event)
{
    table.open.pending = event.pending;
}

void applyTo(Table &table, const DeckWritten &event)
{
    table.open.deck = event.deck;
}

} // namespace dossier::omega
