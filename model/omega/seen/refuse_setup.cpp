#include "model/omega/geometry/rooms.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/setup.h"

#include <algorithm>
#include <map>
#include <set>

namespace dossier::omega
{

int kitPointsEach(Printing printing, int commandos)
{
    if (printing == Printing::First || commandos <= 3)
        return 6;
    return commandos == 4 ? 5 : 4;
}

Refusal wrongNumberOfCommandos(const PublicTable &table)
{
    const int commandos = static_cast<int>(table.commandos.size());
    std::map<int, int> perSeat;
    for (const auto &[role, commando] : table.commandos)
        ++perSeat[commando.seat];
    const int seats = static_cast<int>(perSeat.size());
    const Violation no{rule::OP_CMD_2, reason::CommandosForSeats{commandos, seats}};
    if (commandos < 3 || commandos > 5)
        return no;
    const int each = seats == 1 ? commandos : seats == 2 ? 2 : 1;
    for (const auto &[seat, count] : perSeat)
        if (count != each)
            return no;
    return std::nullopt;
}

std::optional<WeaponReadied> readyAgain(const PublicTable &table, Role role, const KitId &kit)
{
    const Kit *card = found(table.content.kits, kit);
    const WeaponCard *weapon = card != nullptr && card->weapon ? found(table.content.weapons, *card->weapon) : nullptr;
    const Sheet *sheet = found(table.content.sheets, role);
    if (weapon == nullptr || !weapon->basic || sheet == nullptr)
        return std::nullopt;
    const bool ranged = weapon->attack == AttackType::Ranged;
    if (weaponInUse(inPlay(table, role), weapon->attack) != weapon->id)
        return std::nullopt;
    return WeaponReadied{role, weapon->attack, ranged ? sheet->ranged : sheet->melee};
}

namespace
{

/// Returns the points of a commando's kit; none while a card's points are unknown.
std::optional<int> pointsOf(const PublicTable &table, const std::set<KitId> &kit)
{
    int sum = 0;
    for (const KitId &id : kit)
    {
        const Kit *card = found(table.content.kits, id);
        if (card == nullptr || !card->points)
            return std::nullopt;
        sum += *card->points;
    }
    return sum;
}

Refusal tooMuchKit(const PublicTable &table, Role role, const std::set<KitId> &kit)
{
    const std::optional<int> points = pointsOf(table, kit);
    const int max = kitPointsEach(table.printing, static_cast<int>(table.commandos.size()));
    if (!points)
        return unknownValue(rule::OP_CMD_3, Blank::Points);
    if (*points <= max)
        return std::nullopt;
    return Violation{rule::OP_CMD_3, reason::TooMuchKit{role, *points, max}};
}

/// OP-DOOR-1: a marker at every place of the map that has a door.
Refusal withoutDoor(const PublicTable &table)
{
    for (const Edge &place : table.content.doorPlaces)
        if (!table.ground.doors.contains(place))
            return Violation{rule::OP_DOOR_1, reason::WithoutDoor{place}};
    return std::nullopt;
}

/// Returns the number of a floor space's room.
int numberAt(const Rooms &rooms, const Map &map, Space space)
{
    return rooms.numbers[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(map.width())
        + static_cast<std::size_t>(space.x)];
}

/// OP-ROOM-1: returns a space whose room is not the one that was cut, because doors came or went since.
std::optional<Space> changedSinceTheCut(const PublicTable &table)
{
    const Map &map = table.ground.map;
    const Rooms rooms = roomsOf(map);
    std::map<int, RoomId> cut;
    std::set<RoomId> taken;
    std::optional<Space> changed;
    map.floor().forEach(
        [&](Space space)
        {
            const Room *room = changed ? nullptr : roomOf(table, space);
            const RoomId id = room != nullptr ? room->id : RoomId{};
            const auto [same, isNew] = cut.try_emplace(numberAt(rooms, map, space), id);
            if (!changed && (room == nullptr || same->second != id || (isNew && !taken.insert(id).second)))
                changed = space;
        });
    return changed;
}

/// OP-ROOM-1: the rooms are cut as the doors are, and everybody begins in the starting room [I: the area that the
/// mission gives them].
Refusal outsideTheStart(const PublicTable &table)
{
    if (table.ground.rooms.empty())
        return Violation{rule::OP_ROOM_1, reason::RoomsNotCut{}};
    if (const std::optional<Space> changed = changedSinceTheCut(table))
        return Violation{rule::OP_ROOM_1, reason::RoomsChanged{*changed}};
    for (const auto &[role, commando] : table.commandos)
        if (const Room *room = commando.at ? roomOf(table, *commando.at) : nullptr;
            room == nullptr || room->state != RoomState::Start)
            return Violation{rule::OP_ROOM_1, reason::OutsideTheStart{role}};
    return std::nullopt;
}

/// OP-ROOM-1: a stack in every hidden room, as far as the viewer knows the stacks.
Refusal withoutStack(const View &seen)
{
    for (const Room &room : seen.open.ground.rooms)
        if (seen.overseer && room.state == RoomState::Hidden && !seen.overseer->stacks.contains(room.id))
            return Violation{rule::OP_ROOM_1, reason::WithoutStack{room.id}};
    return std::nullopt;
}

/// OP-DOOR-1, as far as the viewer knows the kinds.
Refusal sameIcons(const View &seen)
{
    const auto same = seen.overseer ? sameIconInARoom(seen.open, *seen.overseer) : std::nullopt;
    if (!same)
        return std::nullopt;
    return Violation{rule::OP_DOOR_1, reason::DoorsAlike{same->first, same->second, {same->room}}};
}

} // namespace

/// OP-CMD-2: five commandos at most.
Refusal refuse(const View &seen, const ChooseCommando & /*command*/)
{
    return inStep(seen.open, {Step::SetUp});
}

/// OP-CMD-3: own and common cards up to the points of the printing, each card once.
Refusal refuse(const View &seen, const TakeKit &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::SetUp}))
        return no;
    const Kit &card = *found(table.content.kits, command.kit);
    if (card.owner && card.owner != command.role)
        return Violation{rule::OP_CMD_3, reason::KitOfAnother{card.id, *card.owner}};
    for (const auto &[role, commando] : table.commandos)
        if (commando.kit.contains(card.id))
            return Violation{rule::OP_CMD_3, reason::KitTaken{card.id, role}};
    std::set<KitId> kit = inPlay(table, command.role).kit;
    kit.insert(card.id);
    return tooMuchKit(table, command.role, kit);
}

Refusal refuse(const View &seen, const PlaceCommando &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::SetUp}))
        return no;
    if (!mapOf(table).isFloor(command.at))
        return Violation{rule::OP_GRID_1, reason::OnAWall{command.at}};
    if (combatantOn(table, command.at, command.role))
        return Violation{rule::OP_GRID_5, reason::InTheWay{command.at}};
    return std::nullopt;
}

/// OP-DOOR-1: at the places of the map, and at most the number of markers in the box.
Refusal refuse(const View &seen, const PlaceDoor &command)
{
    if (auto no = inStep(seen.open, {Step::SetUp}))
        return no;
    const std::vector<Edge> &places = seen.open.content.doorPlaces;
    if (!places.empty() && std::ranges::count(places, command.door) == 0)
        return Violation{rule::OP_DOOR_1, reason::NoDoorPlace{command.door}};
    if (static_cast<int>(seen.open.ground.doors.size()) >= doorsInTheBox)
        return Violation{rule::OP_DOOR_1, reason::DoorsInTheBox{doorsInTheBox}};
    return std::nullopt;
}

namespace
{

/// True if two floor spaces are in one room.
bool hangTogether(const Map &map, Space one, Space other)
{
    const Rooms rooms = roomsOf(map);
    return numberAt(rooms, map, one) == numberAt(rooms, map, other);
}

} // namespace

/// OP-DOOR-1, OP-ROOM-1: the goal must not be in the starting room.
Refusal refuse(const View &seen, const CutRooms &command)
{
    if (auto no = inStep(seen.open, {Step::SetUp}))
        return no;
    for (const std::optional<Space> &space : {std::optional(command.start), command.goal})
        if (space && !seen.open.ground.map.isFloor(*space))
            return Violation{rule::OP_ROOM_1, reason::OnAWall{*space}};
    if (command.goal && hangTogether(seen.open.ground.map, command.start, *command.goal))
        return Violation{rule::OP_ROOM_1, reason::GoalInTheStart{*command.goal}};
    return sameIcons(seen);
}

/// OP-ROOM-2: only hidden rooms have stacks.
Refusal refuse(const View &seen, const PlaceStack &command)
{
    if (auto no = inStep(seen.open, {Step::SetUp}))
        return no;
    const RoomState state = roomWith(seen.open, command.room)->state;
    if (state != RoomState::Hidden)
        return Violation{rule::OP_ROOM_2, reason::RoomNotHidden{command.room, state}};
    return std::nullopt;
}

namespace
{

/// OP-ACT-2: the investigate cards of the box.
Refusal tooManyCards(const PublicTable &table, int cards)
{
    constexpr int cardsInTheBox = 20;
    if (auto no = inStep(table, {Step::SetUp}))
        return no;
    if (cards <= cardsInTheBox)
        return std::nullopt;
    return Violation{rule::OP_ACT_2, reason::CardsInTheBox{cards, cardsInTheBox}};
}

} // namespace

Refusal refuse(const View &seen, const ShuffleDeck &command)
{
    return tooManyCards(seen.open, static_cast<int>(command.order.size()));
}

Refusal refuse(const View &seen, const CountDeck &command)
{
    return tooManyCards(seen.open, command.left);
}

/// OP-CMD-2, -3, OP-DOOR-1, OP-ROOM-1, OP-ADR-3: the game begins when the set-up is complete and correct.
Refusal refuse(const View &seen, const BeginGame & /*command*/)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::SetUp}))
        return no;
    if (auto no = wrongNumberOfCommandos(table))
        return no;
    for (const auto &[role, commando] : table.commandos)
        if (!commando.at)
            return Violation{rule::OP_CMD_2, reason::CommandoNotPlaced{role}};
    for (const auto &[role, commando] : table.commandos)
        if (auto no = tooMuchKit(table, role, commando.kit))
            return no;
    if (!table.content.mission.energyMinimum)
        return unknownValue(rule::OP_ADR_3, Blank::EnergyMinimum);
    if (auto no = withoutDoor(table))
        return no;
    if (auto no = outsideTheStart(table))
        return no;
    if (auto no = withoutStack(seen))
        return no;
    return sameIcons(seen);
}

} // namespace dossier::omega
