#include "model/omega/play.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

void takeDoor(Play &play, const Edge &door)
{
    if (play.open().ground.doors.contains(door))
        play.add(DoorTaken{{door}});
}

/// OP-ROOM-2: the passages of a room come with it.
void layPassages(Play &play, const std::vector<Space> &room)
{
    const std::vector<PassagePlace> passages = play.open().content.mission.passages;
    for (const PassagePlace &passage : passages)
    {
        const MarkerKind kind = passage.side == Side::Commando ? MarkerKind::CommandoPassage : MarkerKind::EnemyPassage;
        if (std::ranges::count(room, passage.at) > 0 && !spacesWith(play.open(), kind).contains(passage.at))
            play.add(MarkerPlaced{kind, passage.at});
    }
}

void reveal(Play &play, const Room &room, const Edge &door)
{
    const RoomId id = room.id;
    std::vector<RoomCardId> cards;
    if (const auto stack = play.table().secret.stacks.find(id); stack != play.table().secret.stacks.end())
        cards = stack->second;
    std::ranges::stable_sort(cards, {}, [&](const RoomCardId &card) { return groupOf(play.open(), card); });
    const std::vector<Space> spaces = room.spaces;
    play.add(RoomRevealed{id, door, cards});
    layPassages(play, spaces);
    finishReveal(play);
}

/// Uses a part of an allowance; removes a used-up one, and a room that is done with it.
void use(Play &play, std::size_t index, int count)
{
    std::vector<Allowance> allowances = play.open().pending.allowances;
    allowances[index].left -= count;
    std::erase_if(allowances, [](const Allowance &allowance) { return allowance.left <= 0; });
    play.add(AllowancesChanged{allowances});
    finishReveal(play);
}

std::vector<KindId> clonesOf(const PublicTable &table)
{
    std::vector<KindId> clones;
    for (const FigureCard &card : table.content.figures)
        if (card.breed == Breed::Clone)
            clones.push_back(card.id);
    return clones;
}

/// OP-SPAWN-1: a clone nest adds one clone to an ability's spawn on its tile, once; any part of the base counts.
void stirNest(Play &play, std::size_t index, const Figure &figure)
{
    std::vector<Allowance> allowances = play.open().pending.allowances;
    const std::vector<Space> spaces = figure.spaces();
    const auto nest = std::ranges::find_if(spaces, [&](Space space) { return hasCloneNest(play.open(), space); });
    Allowance &allowance = allowances[index];
    if (allowance.room || allowance.tile || allowance.nested || nest == spaces.end())
        return;
    allowance.nested = true;
    allowances.push_back({.kinds = clonesOf(play.open()), .left = 1, .tile = play.open().ground.map.tile(*nest)});
    play.add(AllowancesChanged{allowances});
}

/// OP-ATK-3: combatants on the tile meet what is printed on its other side.
void flip(Play &play, TileName tile)
{
    const SpaceSet before = spacesWith(play.open(), MarkerKind::Peril);
    play.add(TileFlipped{tile});
    const SpaceSet peril = spacesWith(play.open(), MarkerKind::Peril) - before;
    for (const Combatant &who : everybodyOn(play.open()))
        if (!(spacesOf(*figureOf(play.open(), who)) & peril).empty())
            meetHazard(play, who);
}

/// OP-ROOM-2: applies a card of the room.
void resolveCard(Play &play, const ResolveCard &command, const RoomCard &card, RoomId room)
{
    switch (card.kind)
    {
    case RoomCardKind::Spawn:
        for (const auto &[kind, count] : card.spawns)
            if (count > 0)
                allow(play, {.kinds = {kind}, .left = count, .room = room});
        break;
    case RoomCardKind::Trap:
    case RoomCardKind::Vent:
        if (card.places && card.markers > 0)
            allow(play, {.marker = card.places, .left = card.markers, .room = room});
        break;
    case RoomCardKind::Objective:
        if (command.at)
            play.add(ObjectivePlaced{objectiveOf(card), *command.at});
        break;
    case RoomCardKind::FaultyIntel:
        if (command.tile)
            flip(play, *command.tile);
        break;
    case RoomCardKind::Clear:
        break;
    }
}

} // namespace

void allow(Play &play, const Allowance &allowance)
{
    std::vector<Allowance> allowances = play.open().pending.allowances;
    allowances.push_back(allowance);
    play.add(AllowancesChanged{allowances});
}

/// Opening a door into a goal room ends the mission; the mission determines the winner. Of two hidden rooms one is
/// revealed after the other (EN 425).
void openDoor(Play &play, const Edge &door)
{
    if (roomBeside(play.open(), door, RoomState::Goal) != nullptr)
    {
        takeDoor(play, door);
        play.add(GameEnded{std::nullopt});
    }
    else if (const Room *hidden = roomBeside(play.open(), door, RoomState::Hidden))
        reveal(play, *hidden, door);
    else
        takeDoor(play, door);
}

void finishReveal(Play &play)
{
    const Pending &pending = play.open().pending;
    if (!pending.reveal || !pending.reveal->left.empty() || !pending.allowances.empty())
        return;
    const std::optional<Edge> door = pending.reveal->door;
    play.add(RevealEnded{});
    const Room *beyond = door ? roomBeside(play.open(), *door, RoomState::Hidden) : nullptr;
    if (beyond != nullptr)
        reveal(play, *beyond, *door);
    else if (door)
        takeDoor(play, *door);
}

/// OP-DOOR-2: without the marker's rule.
void play(Play &play, const ForceDoor &command)
{
    openDoor(play, command.door.edge);
}

/// OP-ROOM-2.
void play(Play &play, const ResolveCard &command)
{
    if (!play.open().pending.reveal)
        return;
    const RoomCard card = *found(play.open().content.roomCards, command.card);
    const RoomId room = play.open().pending.reveal->room;
    play.add(CardResolved{card.id});
    resolveCard(play, command, card, room);
    finishReveal(play);
}

/// OP-SPAWN-1: out of the reserves; in `revised` one adrenaline makes room. A spawned figure counts as having moved
/// there.
void play(Play &play, const Spawn &command)
{
    for (const Aside &aside : asidesOf(command))
    {
        pay(play, std::nullopt, 1);
        const std::optional<Figure> before = figureOf(play.open(), aside.who);
        play.add(Placed{aside.who, aside.to, facingOf(play.open(), aside.who)});
        if (before)
            arrive(play, aside.who, before->at);
    }
    const std::optional<std::size_t> index = allowanceFor(play.open(), command);
    play.add(FigureArrived{command.figure, command.kind, command.at, command.facing});
    arrive(play, FigureId{command.figure.number});
    const auto left = play.open().reserves.find(command.kind);
    if (left != play.open().reserves.end() && left->second > 0)
        play.add(ReservesChanged{command.kind, left->second - 1});
    if (!index)
        return;
    stirNest(play, *index, *figureOf(play.open(), FigureId{command.figure.number}));
    use(play, *index, 1);
}

/// OP-ROOM-2, OP-ATK-3: a hazard placed under somebody takes effect at once.
void play(Play &play, const PlaceMarkers &command)
{
    int placed = 0;
    for (const Space space : command.at)
        if (!spacesWith(play.open(), command.marker).contains(space))
        {
            play.add(MarkerPlaced{command.marker, space});
            ++placed;
            const std::optional<Combatant> there
                = command.marker == MarkerKind::Peril ? combatantOn(play.open(), space) : std::nullopt;
            if (there)
                meetHazard(play, *there);
        }
    if (const std::optional<std::size_t> index = allowanceFor(play.open(), command.marker))
    {
        const bool gas = command.marker == MarkerKind::Gas;
        use(play, *index, gas ? play.open().pending.allowances[*index].left : placed);
    }
}

void play(Play &play, const TakeMarker &command)
{
    play.add(MarkerTaken{command.marker, command.at});
}

/// OP-SPAWN-1.
void play(Play &play, const FlipPassage &command)
{
    if (!spacesWith(play.open(), MarkerKind::CommandoPassage).contains(command.at))
        return;
    play.add(MarkerTaken{MarkerKind::CommandoPassage, command.at});
    if (!spacesWith(play.open(), MarkerKind::EnemyPassage).contains(command.at))
        play.add(MarkerPlaced{MarkerKind::EnemyPassage, command.at});
}

void play(Play &play, const LeaveRest & /*command*/)
{
    play.add(AllowancesChanged{});
    finishReveal(play);
}

/// OP-ATK-4: paid to the bank.
void play(Play &play, const ActivateEnemy &command)
{
    pay(play, std::nullopt, activationCost(play.open(), command.figure, command.combat).value_or(0));
    play.add(TurnBegan{command.figure, command.combat});
}

/// OP-ACT-3: an older marker of the kind is removed.
void play(Play &play, const Deploy &command)
{
    if (const Kit *kit = command.by ? kitThatDeploys(play.open(), command.kind) : nullptr)
    {
        const EffectId named{kit->id.text};
        const int cost = kit->cost.value_or(0);
        play.add(ActionTaken{*command.by, ActionKind::Special, named});
        pay(play, command.by, cost);
    }
    const FigureCard *card = found(play.open().content.figures, command.kind);
    const std::map<FigureId, Standing> figures = play.open().figures;
    for (const auto &[figure, standing] : figures)
        if (card != nullptr && card->has(Keyword::Marker) && standing.kind == command.kind)
            play.add(FigureLeft{figure});
    play.add(FigureArrived{command.figure, command.kind, command.at, command.facing});
}

} // namespace dossier::omega
