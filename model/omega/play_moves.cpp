#include "omega_attack.h"
#include "omega_moves.h"
#include "omega_numbers.h"
#include "omega_play.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

SpaceSet spacesAt(const PublicTable &table, const Combatant &who, Space at)
{
    Figure figure = figureOf(table, who).value_or(Figure{at, 1});
    figure.at = at;
    return spacesOf(figure);
}

/// The gas that hangs together by sides with some of it.
SpaceSet cloudOf(const SpaceSet &gas, SpaceSet cloud)
{
    for (int before = -1; before != cloud.count();)
    {
        before = cloud.count();
        for (const Direction direction : {Direction::North, Direction::East, Direction::South, Direction::West})
            cloud |= cloud.moved(direction) & gas;
    }
    return cloud;
}

/// OP-GAS-1: the cloud around a mover. In `revised` all gas that touches is one; in `first` nothing joins two clouds,
/// and what shares sides is taken for one: nobody at the table can tell the markers of two cards apart either.
SpaceSet cloudAround(const SpaceSet &gas, const SpaceSet &mover, Printing printing)
{
    const SpaceSet there = gas & mover;
    return there.empty() || printing == Printing::First ? cloudOf(gas, there) : gas;
}

/// What a step onto spaces does: harm by gas that was not around the mover before, and peril.
struct Footing
{
    bool entersGas = false;
    bool meetsPeril = false;
};

/// The same from nowhere for those who were not on the map.
Footing footingOf(const PublicTable &table, const Combatant &who, const std::optional<Space> &from, Space to)
{
    const SpaceSet before = from ? spacesAt(table, who, *from) : SpaceSet{};
    const SpaceSet after = spacesAt(table, who, to);
    const SpaceSet gas = spacesWith(table, MarkerKind::Gas);
    const SpaceSet peril = spacesWith(table, MarkerKind::Peril);
    const SpaceSet cloud = cloudAround(gas, before, table.printing);
    return {!((gas & after) - cloud).empty() && isHurtByGas(table, who), !(peril & (after - before)).empty()};
}

/// Whether a diagonal was taken between two spaces of the path.
bool hasDiagonal(const std::vector<Space> &path)
{
    for (std::size_t i = 1; i < path.size(); ++i)
        if (path[i].x != path[i - 1].x && path[i].y != path[i - 1].y && adjacent(path[i], path[i - 1]))
            return true;
    return false;
}

/// The first step of a path that does something to the mover, or the last.
std::size_t stretch(const PublicTable &table, const Combatant &who, const std::vector<Space> &path, std::size_t from)
{
    for (std::size_t i = from + 1; i < path.size(); ++i)
    {
        const Footing footing = footingOf(table, who, path[i - 1], path[i]);
        if (footing.entersGas || footing.meetsPeril)
            return i;
    }
    return path.size() - 1;
}

/// Whether the mover can go on after what befell it.
bool goesOn(const PublicTable &table, const Combatant &who, Condition before)
{
    const Role *role = get_if<Role>(&who);
    return role == nullptr || table.commandos.at(*role).condition == before;
}

Condition conditionOf(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    return role == nullptr ? Condition::Active : table.commandos.at(*role).condition;
}

void suffer(Play &play, const Combatant &who, const Footing &footing)
{
    if (footing.meetsPeril)
        meetHazard(play, who);
    if (footing.entersGas)
        wound(play, who, 1, Cause::Gas);
}

/// Goes along a path as far as the mover stays on its feet: a stretch ends where gas does harm. Whether it can go on.
bool walk(Play &play, const Combatant &who, const std::vector<Space> &path)
{
    const Condition before = conditionOf(play.open(), who);
    std::size_t at = 0;
    do
    {
        const std::size_t next = stretch(play.open(), who, path, at);
        const Footing footing = next > at ? footingOf(play.open(), who, path[next - 1], path[next]) : Footing{};
        const std::vector<Space> part(
            path.begin() + static_cast<std::ptrdiff_t>(at), path.begin() + static_cast<std::ptrdiff_t>(next) + 1);
        play.add(Moved{who, part, hasDiagonal(part)});
        suffer(play, who, footing);
        at = next;
    } while (at + 1 < path.size() && goesOn(play.open(), who, before));
    return goesOn(play.open(), who, before);
}

/// The whole of a path, or what comes before the interrupt.
std::vector<Space> until(const std::vector<Space> &path, const std::optional<int> &pause)
{
    if (!pause)
        return path;
    return {path.begin(), path.begin() + std::min<std::ptrdiff_t>(*pause + 1, std::ssize(path))};
}

/// Goes a part of a move: the last one ends with the facing, the others with an interrupt.
void goOn(Play &play, const MoveUnderWay &rest, const std::vector<Space> &path, const std::optional<int> &pause,
    Facing facing)
{
    const bool standing = walk(play, rest.who, until(path, pause));
    if (pause && standing)
    {
        play.add(MoveHalted{rest});
        return;
    }
    if (play.open().pending.move)
        play.add(MoveHalted{});
    const std::optional<Figure> figure = figureOf(play.open(), rest.who);
    if (figure && facingOf(play.open(), rest.who) != facing)
        play.add(Placed{rest.who, figure->at, facing});
}

int pointsLeft(const PublicTable &table, const std::optional<MoveQuestion> &question, const std::vector<Space> &path,
    const std::optional<int> &pause)
{
    return question && pause ? omega::pointsLeft(table, *question, path, *pause) : 0;
}

} // namespace

void arrive(Play &play, const Combatant &who, const std::optional<Space> &from)
{
    if (const std::optional<Figure> figure = figureOf(play.open(), who))
        suffer(play, who, footingOf(play.open(), who, from, figure->at));
}

/// OP-MOVE, OP-ACT-1, OP-INT-1.
void play(Play &play, const Move &command)
{
    const int cost = adrenalineFor(play.open(), command);
    const std::optional<Role> payer = payerFor(play.open(), command.by);
    if (const Role *role = get_if<Role>(&command.by); role != nullptr && !command.free)
        play.add(ActionTaken{*role, ActionKind::Move, std::nullopt});
    if (cost > 0)
        pay(play, payer, cost);
    const auto question = moveQuestionFor(play.open(), command.by, command.actions);
    const int points = pointsLeft(play.open(), question, command.path, command.pause);
    goOn(play, {command.by, points}, command.path, command.pause, command.facing);
}

/// OP-INT-1.
void play(Play &play, const ContinueMove &command)
{
    const std::optional<MoveUnderWay> move = play.open().pending.move;
    if (!move)
        return;
    const auto question = questionOfRest(play.open(), *move);
    const int points = pointsLeft(play.open(), question, command.path, command.pause);
    goOn(play, {move->who, points}, command.path, command.pause, command.facing);
}

/// OP-MOVE-9.
void play(Play &play, const Face &command)
{
    if (const std::optional<Figure> figure = figureOf(play.open(), command.who))
        play.add(Placed{command.who, figure->at, command.facing});
}

} // namespace dossier::omega
