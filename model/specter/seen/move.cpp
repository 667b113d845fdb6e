#include "model/specter/seen/move.h"

#include "model/specter/seen/rule_ids.h"

namespace dossier::specter
{

namespace
{

/// Returns the fault of a step onto a space of the board, without regard to the count of steps.
std::optional<StepFault> faultOf(const Board &board, const SpaceSet &barred, Space from, Space to)
{
    if (!adjacent(from, to))
        return StepFault::NotAdjacent;
    if (!board.isOpen(to))
        return StepFault::Structure;
    if (!board.isStep(from, to))
        return StepFault::Diagonal;
    if (barred.contains(to))
        return StepFault::Hunter;
    return std::nullopt;
}

Rule ruleOf(StepFault fault)
{
    return fault == StepFault::Diagonal ? rule::SO_BOARD_4 : rule::SO_MOVE_1;
}

Rule ruleOf(Showing showing)
{
    switch (showing)
    {
    case Showing::Seen:
        return rule::SO_SEE_2;
    case Showing::LastSeen:
        return rule::SO_SEE_3;
    case Showing::Nothing:
        break;
    }
    return rule::SO_SEE_4;
}

} // namespace

std::optional<IllegalStep> illegalStep(
    const Board &board, const SpaceSet &barred, std::span<const Space> path, int maxSteps)
{
    for (std::size_t step = 1; step < path.size(); ++step)
    {
        const bool tooMany = step > static_cast<std::size_t>(maxSteps);
        const auto fault
            = tooMany ? std::optional(StepFault::TooMany) : faultOf(board, barred, path[step - 1], path[step]);
        if (fault)
            return IllegalStep{ruleOf(*fault), *fault, step};
    }
    return std::nullopt;
}

Shown shownBy(const SpaceSet &visible, std::span<const Space> path)
{
    for (std::size_t left = path.size(); left > 0; --left)
        if (visible.contains(path[left - 1]))
            return {left == path.size() ? Showing::Seen : Showing::LastSeen, path[left - 1]};
    return {};
}

AgentMove judgeMove(const Board &board, std::span<const Hunter> hunters, std::span<const Space> path, int maxSteps)
{
    AgentMove move;
    move.steps = static_cast<int>(path.size()) - 1;
    move.illegal = illegalStep(board, barredBy(hunters), path, maxSteps);
    if (move.illegal)
    {
        move.rules = {move.illegal->rule};
        return move;
    }
    move.shown = shownBy(visibleToHunters(board, hunters), path);
    move.rules = {rule::SO_MOVE_1, rule::SO_SEE_1, ruleOf(move.shown.what)};
    return move;
}

} // namespace dossier::specter
