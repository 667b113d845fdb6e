#include "views/omega/asks/ways.h"

#include "model/omega/geometry/reach.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// The question of one move action and, where OP-MOVE-6 allows it, of two together.
std::vector<MoveQuestion> questionsWith(
    const omega::PublicTable &table, const MoveQuestion &once, const omega::Combatant &who, bool halted)
{
    std::vector<MoveQuestion> questions{once};
    if (!halted && holds_alternative<omega::Role>(who) && table.printing == Printing::Revised)
    {
        questions.push_back(once);
        questions.back().actions = 2;
    }
    return questions;
}

} // namespace

std::optional<omega::MoveUnderWay> haltedMoveOf(const omega::PublicTable &table, const omega::Combatant &who)
{
    const std::optional<omega::MoveUnderWay> &move = table.pending.move;
    return move && move->who == who ? move : std::nullopt;
}

std::vector<Space> wayDrawnOn(const omega::PublicTable &table, const Picked &picked, Space to)
{
    std::vector<Space> path = picked.path;
    const std::optional<omega::MoveUnderWay> halted = haltedMoveOf(table, *picked.actor);
    const std::optional<MoveQuestion> question
        = halted ? omega::questionOfRest(table, *halted) : omega::moveQuestionFor(table, *picked.actor);
    const std::optional<Figure> figure = omega::figureOf(table, *picked.actor);
    if (!figure)
        return {};
    if (path.empty())
        path = {figure->at};
    if (const auto been = std::ranges::find(path, to); been != path.end())
    {
        path.erase(std::next(been), path.end());
        return path;
    }
    path.push_back(to);
    if (!question)
        return path;
    // One step on, as long as the whole way stays within the rules: with two move actions where they help.
    const std::vector<MoveQuestion> questions = questionsWith(table, *question, *picked.actor, halted.has_value());
    for (const MoveQuestion &asked : questions)
        if (path.size() > 2 && omega::judged(table, asked, path).legal())
            return path;
    for (const MoveQuestion &asked : questions)
        if (std::vector<Space> way = cheapestPath(omega::mapOf(table), asked, to, hazardsOn(table)); !way.empty())
            return way;
    // Too far: the way that it would be, so that the rules say what is missing, and not that it was drawn badly.
    MoveQuestion endless = *question;
    endless.speed = Map::maxSide * Map::maxSide;
    if (std::vector<Space> way = cheapestPath(omega::mapOf(table), endless, to, hazardsOn(table)); !way.empty())
        return way;
    return {figure->at, to};
}

} // namespace dossier
