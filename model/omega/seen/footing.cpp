#include "model/omega/seen/footing.h"

#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"

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

/// Returns the gas connected by sides with a part of it.
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

/// OP-GAS-1: returns the cloud around a mover. In `revised` all touching gas is one cloud; `first` has no rule that
/// joins two clouds, so gas that shares sides counts as one: at the table nobody can distinguish the markers of two
/// cards either.
SpaceSet cloudAround(const SpaceSet &gas, const SpaceSet &mover, Printing printing)
{
    const SpaceSet there = gas & mover;
    return there.empty() || printing == Printing::First ? cloudOf(gas, there) : gas;
}

} // namespace

bool isHurtByGas(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    if (role == nullptr)
        return false;
    const Condition condition = inPlay(table, *role).condition;
    return condition == Condition::Active || (table.printing == Printing::First && condition != Condition::Dead);
}

Footing footingOf(const PublicTable &table, const Combatant &who, const std::optional<Space> &from, Space to)
{
    const SpaceSet before = from ? spacesAt(table, who, *from) : SpaceSet{};
    const SpaceSet after = spacesAt(table, who, to);
    const SpaceSet gas = spacesWith(table, MarkerKind::Gas);
    const SpaceSet peril = spacesWith(table, MarkerKind::Peril);
    const SpaceSet cloud = cloudAround(gas, before, table.printing);
    const bool rolls = table.printing == Printing::First || !table.hazarded.contains(who);
    return {!((gas & after) - cloud).empty() && isHurtByGas(table, who), rolls && !(peril & (after - before)).empty()};
}

std::size_t firstFooting(
    const PublicTable &table, const Combatant &who, const std::vector<Space> &path, std::size_t from)
{
    for (std::size_t i = from + 1; i < path.size(); ++i)
    {
        const Footing footing = footingOf(table, who, path[i - 1], path[i]);
        if (footing.entersGas || footing.meetsPeril)
            return i;
    }
    return path.size() - 1;
}

} // namespace dossier::omega
