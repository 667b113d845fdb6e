#include "model/omega/geometry/move.h"

#include "model/omega/geometry/move_steps.h"
#include "model/omega/geometry/rule_ids.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// A state on a space of the path, and the index of the state before it.
struct Reached
{
    MoveState state;
    std::size_t before = 0;
};

/// The states on one space of the path from which the move may continue: several only when vents allow both a cheaper
/// way and one that saves the diagonal.
using Layer = std::vector<Reached>;

void keepCheapest(Layer &layer, const Reached &reached)
{
    for (Reached &other : layer)
        if (other.state.diagonalUsed == reached.state.diagonalUsed)
        {
            if (reached.state.cost < other.state.cost)
                other = reached;
            return;
        }
    layer.push_back(reached);
}

/// Returns the states on the next space of the path, or the reason why it cannot be entered.
tl::expected<Layer, Offence> nextLayer(const MoveBoard &board, const Layer &layer, Space to)
{
    Layer next;
    std::optional<Offence> offence;
    for (std::size_t before = 0; before < layer.size(); ++before)
    {
        const auto ways = board.ways(layer[before].state, to);
        if (!ways)
            offence = offence.value_or(ways.error());
        else
            for (const MoveState &state : *ways)
                keepCheapest(next, {state, before});
    }
    if (next.empty() && offence)
        return tl::make_unexpected(*offence);
    return next;
}

/// Returns the cheapest chain of states that leads to the last space.
std::vector<MoveState> cheapestChain(const std::vector<Layer> &layers)
{
    const auto best = std::ranges::min_element(layers.back(), {}, [](const Reached &end) { return end.state.cost; });
    auto at = static_cast<std::size_t>(best - layers.back().begin());
    std::vector<MoveState> states(layers.size());
    for (std::size_t i = layers.size(); i-- > 0; at = layers[i].at(at).before)
        states[i] = layers[i].at(at).state;
    return states;
}

/// Follows the path as far as it is legal.
MoveVerdict walk(const MoveBoard &board, std::span<const Space> path)
{
    MoveVerdict verdict;
    std::vector<Layer> layers{{{board.start(), 0}}};
    for (std::size_t i = 1; i < path.size() && verdict.legal(); ++i)
        if (const auto next = nextLayer(board, layers.back(), path[i]))
            layers.push_back(*next);
        else
            verdict.offence = Offence{next.error().rule, i, next.error().at};
    verdict.states = cheapestChain(layers);
    if (verdict.legal())
        if (const std::optional<Offence> offence = board.endOffence(path.back()))
            verdict.offence = Offence{offence->rule, path.size() - 1, offence->at};
    return verdict;
}

/// Returns the offended rule; for a legal move the rules that its cost comes from.
std::vector<Rule> citedRules(const MoveQuestion &question, const MoveVerdict &verdict)
{
    if (verdict.offence)
        return {verdict.offence->rule};
    std::vector<Rule> rules{rule::OP_MOVE_1};
    if (verdict.states.back().diagonalUsed && !question.diagonalUsed)
        rules.push_back(rule::OP_MOVE_2);
    if (question.actions > 1)
        rules.push_back(rule::OP_MOVE_6);
    if (question.mover.size > 1)
        rules.push_back(rule::OP_MOVE_7);
    if (!question.vents.empty())
        rules.push_back(rule::OP_MOVE_8);
    return rules;
}

} // namespace

MoveVerdict judgeMove(const Map &map, const MoveQuestion &question, std::span<const Space> path)
{
    MoveVerdict verdict;
    if (question.mover.size > 1 && question.printing == Printing::First)
        verdict.offence = Offence{rule::OP_MOVE_7, 0, question.mover.at};
    else
        verdict = walk(MoveBoard(map, question), path);
    verdict.rules = citedRules(question, verdict);
    return verdict;
}

} // namespace dossier
