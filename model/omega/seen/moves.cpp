#include "model/omega/seen/moves.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/slowed.h"

#include <algorithm>

namespace dossier::omega
{

std::optional<MoveQuestion> moveQuestionFor(const PublicTable &table, const Combatant &who, int actions)
{
    const std::optional<int> speed = speedOf(table, who);
    const std::optional<Figure> figure = figureOf(table, who);
    if (!speed || !figure)
        return std::nullopt;
    MoveQuestion question;
    question.printing = table.printing;
    question.mover = *figure;
    question.side = sideOf(table, who);
    question.speed = *speed;
    question.sureFooted = has(table, who, Keyword::SureFooted);
    question.diagonalUsed = table.turn && table.turn->who == who && table.turn->diagonalUsed;
    question.actions = actions;
    for (const Combatant &other : everybodyOn(table))
    {
        if (other == who)
            continue;
        if (isMarker(table, other))
            for (const Space space : figureOf(table, other)->spaces())
                question.markers.push_back(space);
        else
            question.figures.push_back({*figureOf(table, other), sideOf(table, other)});
    }
    const FigureCard *card = cardOf(table, who);
    if (card != nullptr && card->breed == Breed::Clone && card->size == 1)
        spacesWith(table, MarkerKind::Vent).forEach([&](Space space) { question.vents.push_back(space); });
    return question;
}

std::optional<MoveQuestion> questionOfRest(const PublicTable &table, const MoveUnderWay &move)
{
    std::optional<MoveQuestion> question = moveQuestionFor(table, move.who);
    if (question)
    {
        question->speed = move.points;
        question->diagonalUsed = question->diagonalUsed || move.diagonalUsed;
        question->squeezed = move.squeezed;
    }
    return question;
}

namespace
{

/// Returns the first step of a path that brings a part of the base onto a wall, and that wall.
std::optional<Offence> firstWall(const Map &map, int size, const std::vector<Space> &path)
{
    for (std::size_t i = 1; i < path.size(); ++i)
        for (const Space space : Figure{path[i], size}.spaces())
            if (!map.isFloor(space))
                return Offence{rule::OP_MOVE_3, i, space};
    return std::nullopt;
}

} // namespace

MoveVerdict judged(const PublicTable &table, const MoveQuestion &question, const std::vector<Space> &path)
{
    const Map map = mapOf(table);
    if (question.mover.size == 1 || question.printing == Printing::Revised)
        return judgeMove(map, question, path);
    MoveQuestion asRevised = question;
    asRevised.printing = Printing::Revised;
    MoveVerdict verdict = judgeMove(map, asRevised, path);
    const std::optional<Offence> wall = firstWall(map, question.mover.size, path);
    if (wall && (!verdict.offence || wall->step <= verdict.offence->step))
    {
        verdict.offence = wall;
        verdict.states.resize(std::min(verdict.states.size(), wall->step));
        verdict.rules = {wall->rule};
    }
    return verdict;
}

MoveUnderWay restAfter(
    const Combatant &who, const MoveQuestion &question, const MoveVerdict &verdict, std::size_t steps)
{
    if (steps >= verdict.states.size())
        return {.who = who};
    const MoveState &state = verdict.states[steps];
    return {who, std::max(0, question.points() - state.cost), state.diagonalUsed, state.squeezed};
}

bool mayTurn(const PublicTable &table, const Combatant &who)
{
    if (table.turn && table.turn->who == who)
        return true;
    const Role *role = get_if<Role>(&who);
    const Role *other = table.turn ? get_if<Role>(&table.turn->who) : nullptr;
    if (role == nullptr || table.printing == Printing::Revised)
        return role != nullptr && other != nullptr;
    if (other == nullptr)
        return table.clock.step >= Step::Refresh;
    return inPlay(table, *other).seat != inPlay(table, *role).seat;
}

bool standsInAPassage(const PublicTable &table, const Figure &figure)
{
    const SpaceSet passages
        = spacesWith(table, MarkerKind::CommandoPassage) | spacesWith(table, MarkerKind::EnemyPassage);
    return !(passages & spacesOf(figure)).empty();
}

int adrenalineFor(const PublicTable &table, const Move &move)
{
    if (move.free)
        return 0;
    // OP-ATK-4: an activation is already paid for.
    const int cost = holds_alternative<Role>(move.by) ? costOf(table, ActionKind::Move) : 0;
    return move.actions * (cost + move.surcharge) + slowedBy(table, move);
}

} // namespace dossier::omega
