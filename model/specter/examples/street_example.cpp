#include "model/specter/examples/street_example.h"

#include "model/specter/seen/outcomes.h"

#include <algorithm>

namespace dossier
{

specter::HunterOnTurn hunterOnTurn(const StreetExample &example)
{
    const specter::Hunter &hunter = example.hunters.front();
    specter::HunterOnTurn turn;
    turn.at = hunter.at;
    turn.inVehicle = hunter.inVehicle;
    turn.vehicle = hunter.inVehicle ? hunter.at : specter::Coordinate(example.vehicle.value_or(Space{-1, -1}));
    turn.stunned = example.stunned;
    return turn;
}

SpaceSet agentEnds(const StreetExample &example)
{
    const specter::Board board = example.board();
    SpaceSet ends;
    for (const specter::QuietestEnd &end : specter::quietestOutcomes(board,
             specter::visibleToHunters(board, example.hunters), specter::barredBy(example.hunters), *example.agent))
        ends.set(end.end);
    return ends;
}

specter::AttackVerdict attackOf(const StreetExample &example)
{
    const specter::Hunter &hunter = example.hunters.front();
    return specter::judgeAttack(example.board(), {hunter.at, hunter.inVehicle, example.stunned}, *example.agent);
}

std::vector<Space> countedWay(const specter::Board &board, Space from, Space to)
{
    const std::optional<int> count = specter::attackDistance(board, from, to);
    if (!count)
        return {};
    // Among spaces at the smallest count, takes the one nearest on paper, so that ways look straight.
    const auto apart = [&](Space space)
    { return (space.x - from.x) * (space.x - from.x) + (space.y - from.y) * (space.y - from.y); };
    std::vector<Space> way{to};
    for (int left = *count - 1; left >= 0; --left)
    {
        std::optional<Space> before;
        board.open().forEach(
            [&](Space space)
            {
                if (board.isStep(space, way.back()) && specter::attackDistance(board, from, space) == left
                    && (!before || apart(space) < apart(*before)))
                    before = space;
            });
        way.push_back(*before);
    }
    std::ranges::reverse(way);
    return way;
}

} // namespace dossier
