#include "views/omega/selection/ways.h"

#include "model/omega/geometry/reach.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the question of one move action and, where OP-MOVE-6 allows it, of two together.
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

/// Returns the cheapest way that brings the mover onto a space: a large figure only as far as it must go to cover it.
std::vector<Space> wayOnto(const omega::PublicTable &table, const MoveQuestion &question, Space to)
{
    const Map map = omega::mapOf(table);
    const Figure mover = question.mover;
    if (mover.size == 1)
        return cheapestPath(map, question, to, hazardsOn(table));
    const auto far = [&](const ReachedSpace &end)
    { return std::pair(end.cost, std::abs(end.space.x - mover.at.x) + std::abs(end.space.y - mover.at.y)); };
    std::optional<ReachedSpace> nearest;
    for (const ReachedSpace &end : reachOf(map, question))
        if (Figure{end.space, mover.size}.covers(to) && (!nearest || far(end) < far(*nearest)))
            nearest = end;
    return nearest ? cheapestPath(map, question, nearest->space, hazardsOn(table)) : std::vector<Space>();
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
    // A large figure is put onto spaces, and not drawn from one to the next.
    if (path.empty() || figure->size > 1)
        path = {figure->at};
    if (const auto been = std::ranges::find(path, to); been != path.end())
    {
        path.erase(std::next(been), path.end());
        return path;
    }
    path.push_back(to);
    if (!question)
        return path;
    // Adds one step, as long as the whole way is legal: with two move actions where they help.
    const std::vector<MoveQuestion> questions = questionsWith(table, *question, *picked.actor, halted.has_value());
    for (const MoveQuestion &asked : questions)
        if (path.size() > 2 && omega::judged(table, asked, path).legal())
            return path;
    for (const MoveQuestion &asked : questions)
        if (std::vector<Space> way = wayOnto(table, asked, to); !way.empty())
            return way;
    // Too far: returns the way regardless of speed, so that the rules name the missing points, and not a badly drawn
    // way.
    MoveQuestion endless = *question;
    endless.speed = Map::maxSide * Map::maxSide;
    if (std::vector<Space> way = wayOnto(table, endless, to); !way.empty())
        return way;
    return {figure->at, to};
}

} // namespace dossier
