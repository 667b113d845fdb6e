#include "views/conquest/desk/due_places.h"

#include "model/conquest/seen/numbers.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

std::optional<Place> placeOf(const PublicTable &table, const Command &command)
{
    const auto place = visit(
        [&](const auto &held) -> std::optional<Place>
        {
            if constexpr (requires { Place{held.at}; })
                return held.at;
            else if constexpr (requires { held.token.at; })
                return held.token.at;
            else if constexpr (requires { Place{held.to}; })
                return held.to;
            else
                return std::nullopt;
        },
        command);
    if (place)
        return place;
    if (const auto *flee = get_if<Flee>(&command); flee != nullptr && !flee->to.empty())
        return flee->to.begin()->second;
    return table.battle ? std::optional(table.battle->at) : std::nullopt;
}

std::vector<AlienId> movableAt(const View &seen, Place at)
{
    std::vector<AlienId> movable;
    if (!seen.open.clock.active)
        return movable;
    movable = aliensAt(seen.open, at, *seen.open.clock.active);
    std::erase_if(movable,
        [&](AlienId alien)
        {
            return std::ranges::none_of(seen.due,
                [&](const Due &due)
                {
                    const auto *move = get_if<MoveAlien>(&due.command);
                    return move != nullptr && move->alien == alien;
                });
        });
    return movable;
}

ConquestCommand makeDueCommand(const ConquestViewPtr &view, std::size_t due)
{
    return ConquestCommand({view, &view->due[due].command});
}

std::map<Place, ConquestCommand> movesOf(const ConquestViewPtr &view, AlienId alien)
{
    std::map<Place, ConquestCommand> moves;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const auto *move = get_if<MoveAlien>(&view->due[i].command); move != nullptr && move->alien == alien)
            moves.emplace(move->to, makeDueCommand(view, i));
    return moves;
}

std::map<Place, std::vector<Place>> waysOf(const ConquestViewPtr &view, AlienId alien)
{
    const PublicTable &table = view->open;
    std::map<Place, std::vector<Place>> ways;
    std::vector<Place> edge;
    for (const auto &[to, command] : movesOf(view, alien))
    {
        ways[to] = {to};
        edge.push_back(to);
    }
    const Alien *moving = alienOf(table, alien);
    const int points = inPlay(table, alien.of).points.left.value_or(0);
    for (int cost = 2; cost <= points && !edge.empty(); ++cost)
    {
        std::vector<Place> farther;
        for (const Place passed : edge)
        {
            if (endsMovement(table, passed, alien.of))
                continue;
            std::vector<Place> way = ways[passed];
            way.push_back(passed);
            for (const Place to : neighbours(table, passed))
            {
                way.back() = to;
                if (to != moving->at && ways.emplace(to, way).second)
                    farther.push_back(to);
            }
        }
        edge = std::move(farther);
    }
    return ways;
}

std::vector<ConquestCommand> goingBy(AlienId alien, const std::vector<Place> &way)
{
    std::vector<ConquestCommand> steps;
    for (const Place to : way)
        steps.push_back(makeConquestCommand(MoveAlien{alien, to, false}));
    return steps;
}

std::map<Place, ConquestCommand> fleesOf(const ConquestViewPtr &view)
{
    std::map<Place, ConquestCommand> flees;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const auto *flee = get_if<Flee>(&view->due[i].command); flee != nullptr && !flee->to.empty())
            flees.emplace(flee->to.begin()->second, makeDueCommand(view, i));
    return flees;
}

bool isForTheOwner(const View &seen, const Command &command)
{
    if (isCooperative(seen.open))
        return false;
    const auto kept
        = [&](Colour player) { return seen.open.players.keptHands.contains(player) && seen.player != player; };
    if (const auto *draw = get_if<DrawEvents>(&command))
        return kept(draw->player);
    if (const auto *discard = get_if<DiscardEvent>(&command))
        return kept(discard->player);
    return false;
}

} // namespace dossier
