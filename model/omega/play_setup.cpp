#include "model/omega/geometry/rooms.h"
#include "model/omega/play.h"
#include "model/omega/seen/numbers.h"

namespace dossier::omega
{

/// OP-CMD-2.
void play(Play &play, const ChooseCommando &command)
{
    play.add(CommandoChosen{command.role, command.seat});
}

/// OP-CMD-3: a basic weapon replaces the printed one of its type.
void play(Play &play, const TakeKit &command)
{
    play.add(KitChanged{command.role, command.kit, true});
    const Kit &kit = *found(play.open().content.kits, command.kit);
    const WeaponCard *weapon = kit.weapon ? found(play.open().content.weapons, *kit.weapon) : nullptr;
    if (weapon != nullptr && weapon->basic)
        play.add(WeaponReadied{command.role, weapon->attack, weapon->id});
}

void play(Play &play, const PlaceCommando &command)
{
    play.add(Placed{command.role, command.at, command.facing});
}

/// OP-DOOR-1: everybody sees the marker; only the overseer sees its face.
void play(Play &play, const PlaceDoor &command)
{
    play.add(DoorPlaced{command.door});
    play.add(DoorKindSet{{command.door}, command.kind});
}

/// OP-ROOM-1.
void play(Play &play, const CutRooms &command)
{
    const Map &map = play.open().ground.map;
    const Rooms rooms = roomsOf(map);
    const auto numberAt = [&](Space space)
    {
        return rooms.numbers[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(map.width())
            + static_cast<std::size_t>(space.x)];
    };
    std::vector<Room> cut(static_cast<std::size_t>(rooms.count));
    for (int number = 1; number <= rooms.count; ++number)
        cut[static_cast<std::size_t>(number) - 1].id = {number};
    map.floor().forEach(
        [&](Space space) { cut[static_cast<std::size_t>(numberAt(space)) - 1].spaces.push_back(space); });
    for (Room &room : cut)
        room.state = room.contains(command.start)          ? RoomState::Start
            : command.goal && room.contains(*command.goal) ? RoomState::Goal
                                                           : RoomState::Hidden;
    play.add(RoomsCut{cut});
}

/// OP-ROOM-2, -3.
void play(Play &play, const PlaceStack &command)
{
    play.add(StackSet{command.room, command.cards});
}

void play(Play &play, const ShuffleDeck &command)
{
    play.add(DeckShuffled{command.order});
    play.add(DeckCounted{static_cast<int>(command.order.size())});
}

void play(Play &play, const CountDeck &command)
{
    play.add(DeckCounted{command.left});
}

/// OP-ADR-3, OP-ROUND-1: the pool starts at the mission's minimum, and round 1 with the planning.
void play(Play &play, const BeginGame & /*command*/)
{
    const int minimum = play.open().content.mission.energyMinimum.value_or(0);
    transfer(play, bank, pool, minimum - play.open().adrenaline.pool);
    play.add(TimersMoved{1, play.open().content.mission.secondaryTimer ? std::optional(1) : std::nullopt});
    bringEvents(play);
    play.add(StepBegan{Step::Transfer, 1});
}

} // namespace dossier::omega
