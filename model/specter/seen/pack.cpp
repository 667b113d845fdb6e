#include "model/specter/seen/pack.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

constexpr std::size_t facesOfADie = 6;

/// Returns the spaces of a rectangle that are roads by the options.
SpaceSet stretchOf(const PrintedBoard &printed, Space from, Space to, bool withDisputed)
{
    SpaceSet stretch;
    for (int y = from.y; y <= to.y; ++y)
        for (int x = from.x; x <= to.x; ++x)
            stretch.set({x, y});
    for (const Coordinate &disputed : printed.disputedRoads)
        if (!withDisputed)
            stretch.set(disputed, false);
    return stretch;
}

bool isInside(Space space, Space from, Space to)
{
    return space.x >= from.x && space.x <= to.x && space.y >= from.y && space.y <= to.y;
}

SpaceSet stretchOf(const PrintedBoard &printed, const Street &street, const TableOptions &options)
{
    if (options.junctions == Junctions::RunThrough)
        return stretchOf(printed, street.throughFrom, street.throughTo, options.disputedRoads);
    SpaceSet stretch = stretchOf(printed, street.from, street.to, options.disputedRoads);
    // A disputed space is beyond every dash: it counts when the street would continue there.
    for (const Coordinate &disputed : printed.disputedRoads)
        if (options.disputedRoads && isInside(disputed, street.throughFrom, street.throughTo))
            stretch.set(disputed);
    return stretch;
}

std::string at(const std::string &list, std::size_t index)
{
    return '/' + list + '/' + std::to_string(index);
}

std::string faultInRows(const std::vector<std::string> &rows)
{
    if (rows.empty() || rows.size() > maxRows)
        return "/rows";
    for (std::size_t y = 0; y < rows.size(); ++y)
        if (rows[y].empty() || rows[y].size() > maxColumns || rows[y].size() != rows[0].size()
            || rows[y].find_first_not_of(".#") != std::string::npos)
            return at("rows", y);
    return {};
}

std::string faultInStreets(const Board &ground, const std::vector<Street> &streets)
{
    const auto isOpen = [&](const Street &street)
    {
        for (int y = street.throughFrom.y; y <= street.throughTo.y; ++y)
            for (int x = street.throughFrom.x; x <= street.throughTo.x; ++x)
                if (!ground.isOpen({x, y}))
                    return false;
        return isInside(street.from, street.throughFrom, street.throughTo)
            && isInside(street.to, street.throughFrom, street.throughTo);
    };
    for (std::size_t i = 0; i < streets.size(); ++i)
        if (!isOpen(streets[i]))
            return at("streets", i);
    return {};
}

std::string faultInSpaces(
    const Board &ground, const std::vector<Coordinate> &spaces, const std::string &list, bool open)
{
    for (std::size_t i = 0; i < spaces.size(); ++i)
        if (!ground.contains(spaces[i]) || ground.isOpen(spaces[i]) != open)
            return at(list, i);
    return {};
}

std::string faultInObjectives(const Board &ground, const PrintedBoard &printed)
{
    for (std::size_t section = 0; section < printed.objectives.size(); ++section)
    {
        const std::vector<Coordinate> &faces = printed.objectives[section];
        const std::string fault = faultInSpaces(ground, faces, {}, false);
        if (faces.size() != facesOfADie || !fault.empty())
            return at("objectives", section);
    }
    return {};
}

template <typename Cards, typename Condition>
auto find(const Cards &cards, Condition &&condition)
{
    const auto found = std::ranges::find_if(cards, condition);
    return found == cards.end() ? nullptr : &*found;
}

} // namespace

Board boardOf(const PrintedBoard &printed, const TableOptions &options)
{
    std::vector<SpaceSet> stretches;
    stretches.reserve(printed.streets.size());
    for (const Street &street : printed.streets)
        stretches.push_back(stretchOf(printed, street, options));
    return Board(printed.rows, std::move(stretches), options.diagonals, options.nearness, options.smokeCutsRoads);
}

std::string faultIn(const PrintedBoard &printed)
{
    std::string fault = faultInRows(printed.rows);
    if (!fault.empty())
        return fault;
    const Board ground(printed.rows);
    const std::vector<std::pair<std::string, std::vector<Coordinate>>> lists{
        {"disputed_roads", printed.disputedRoads}, {"escapes", printed.escapes}, {"more_escapes", printed.moreEscapes}};
    for (const auto &[list, spaces] : lists)
        if (fault.empty())
            fault = faultInSpaces(ground, spaces, list, true);
    const std::vector<std::pair<std::string, Coordinate>> singles{{"/agent_start", printed.agentStart},
        {"/vehicle_of_two", printed.vehicleOfTwo}, {"/vehicle_of_more", printed.vehicleOfMore}};
    for (const auto &[name, space] : singles)
        if (fault.empty() && !ground.isOpen(space))
            fault = name;
    if (fault.empty())
        fault = faultInStreets(ground, printed.streets);
    return fault.empty() ? faultInObjectives(ground, printed) : fault;
}

const AgentCard *cardOf(const Pack &pack, AgentKind kind)
{
    return find(pack.agents, [&](const AgentCard &card) { return card.kind == kind; });
}

const HunterCard *cardOf(const Pack &pack, HunterKind kind, Edition edition)
{
    return find(pack.hunters,
        [&](const HunterCard &card) { return card.kind == kind && card.edition.value_or(edition) == edition; });
}

const EquipmentCard *cardOf(const Pack &pack, Equipment kind)
{
    return find(pack.equipment, [&](const EquipmentCard &card) { return card.kind == kind; });
}

} // namespace dossier::specter
