#include "omega_moves.h"
#include "omega_numbers.h"
#include "omega_play.h"

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

/// What a step onto spaces does: harm by gas that was not around the mover before, and peril.
struct Footing
{
    bool entersGas = false;
    bool meetsPeril = false;
};

Footing footingOf(const PublicTable &table, const Combatant &who, Space from, Space to)
{
    const SpaceSet before = spacesAt(table, who, from);
    const SpaceSet after = spacesAt(table, who, to);
    const SpaceSet gas = spacesWith(table, MarkerKind::Gas);
    const SpaceSet peril = spacesWith(table, MarkerKind::Peril);
    return {(gas & before).empty() && !(gas & after).empty() && isHurtByGas(table, who),
        !(peril & (after - before)).empty()};
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
    const Role *role = std::get_if<Role>(&who);
    return role == nullptr || table.commandos.at(*role).condition == before;
}

Condition conditionOf(const PublicTable &table, const Combatant &who)
{
    const Role *role = std::get_if<Role>(&who);
    return role == nullptr ? Condition::Active : table.commandos.at(*role).condition;
}

/// Goes along a path as far as the mover stays on its feet: a stretch ends where gas does harm.
void walk(Play &play, const Combatant &who, const std::vector<Space> &path)
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
        if (footing.meetsPeril)
            meetHazard(play, who);
        if (footing.entersGas)
            wound(play, who, 1, Cause::Gas);
        at = next;
    } while (at + 1 < path.size() && goesOn(play.open(), who, before));
}

} // namespace

/// OP-MOVE, OP-ACT-1.
void play(Play &play, const Move &command)
{
    if (const Role *role = std::get_if<Role>(&command.by))
    {
        const int cost = adrenalineFor(play.open(), command);
        play.add(ActionTaken{*role, ActionKind::Move, std::nullopt});
        pay(play, *role, cost);
    }
    walk(play, command.by, command.path);
    const std::optional<Figure> figure = figureOf(play.open(), command.by);
    if (figure && facingOf(play.open(), command.by) != command.facing)
        play.add(Placed{command.by, figure->at, command.facing});
}

/// OP-MOVE-9.
void play(Play &play, const Face &command)
{
    if (const std::optional<Figure> figure = figureOf(play.open(), command.who))
        play.add(Placed{command.who, figure->at, command.facing});
}

} // namespace dossier::omega
