#include "model/omega/seen/slowed.h"

#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>
#include <cstdlib>

namespace dossier::omega
{

namespace
{

bool isClose(const Figure &figure, Space space, int within)
{
    return std::ranges::any_of(figure.spaces(),
        [&](Space own) { return std::max(std::abs(own.x - space.x), std::abs(own.y - space.y)) <= within; });
}

/// The spaces that each move action begins on and passes.
std::vector<std::vector<Space>> spacesOfActions(const MoveVerdict &verdict, int speed, int actions)
{
    std::vector<std::vector<Space>> spaces(static_cast<std::size_t>(std::max(actions, 1)));
    std::size_t action = 0;
    for (const MoveState &state : verdict.states)
    {
        const int needed = state.cost == 0 || speed < 1 ? 0 : (state.cost - 1) / speed;
        for (; action < static_cast<std::size_t>(needed) && action + 1 < spaces.size(); ++action)
            spaces[action + 1].push_back(spaces[action].back());
        spaces[action].push_back(state.at);
    }
    for (; action + 1 < spaces.size() && !spaces[action].empty(); ++action)
        spaces[action + 1].push_back(spaces[action].back());
    return spaces;
}

} // namespace

int slowedBy(const PublicTable &table, const Move &move)
{
    const auto question = moveQuestionFor(table, move.by, move.actions);
    if (!holds_alternative<Role>(move.by) || !question || move.path.empty())
        return 0;
    const MoveVerdict verdict = judged(table, *question, move.path);
    const auto actions = spacesOfActions(verdict, question->speed, move.actions);
    int sum = 0;
    for (const auto &[id, standing] : table.figures)
    {
        const FigureCard *card = cardOf(table, id);
        const std::optional<Figure> figure = figureOf(table, id);
        if (card == nullptr || !figure || !card->slows || !card->slowsWithin)
            continue;
        const auto near = [&](Space space) { return isClose(*figure, space, *card->slowsWithin); };
        sum += *card->slows
            * static_cast<int>(std::ranges::count_if(
                actions, [&](const std::vector<Space> &spaces) { return std::ranges::any_of(spaces, near); }));
    }
    return sum;
}

std::optional<FigureId> slowsUnknown(const PublicTable &table)
{
    for (const auto &[id, standing] : table.figures)
        if (const FigureCard *card = cardOf(table, id); card != nullptr && card->slows && !card->slowsWithin)
            return id;
    return std::nullopt;
}

} // namespace dossier::omega
