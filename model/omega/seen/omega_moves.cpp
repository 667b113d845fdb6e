#include "omega_moves.h"

#include "omega_numbers.h"

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
            question.markers.push_back(figureOf(table, other)->at);
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
        question->speed = move.points;
    return question;
}

int pointsLeft(const PublicTable &table, const MoveQuestion &question, const std::vector<Space> &path, int steps)
{
    if (question.mover.size > 1 && question.printing == Printing::First)
        return std::max(0, question.points() - steps);
    const MoveVerdict verdict = judgeMove(mapOf(table), question, path);
    const auto at = static_cast<std::size_t>(steps);
    return at < verdict.states.size() ? std::max(0, question.points() - verdict.states[at].cost) : 0;
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
    return table.commandos.at(*other).seat != table.commandos.at(*role).seat;
}

bool isJudged(const PublicTable &table, const Combatant &who)
{
    const FigureCard *card = cardOf(table, who);
    return card == nullptr || card->size == 1 || table.printing == Printing::Revised;
}

int adrenalineFor(const PublicTable &table, const Move &move)
{
    if (move.free)
        return 0;
    // OP-ATK-4: an activation is paid for already.
    const int cost = holds_alternative<Role>(move.by) ? costOf(table, ActionKind::Move) : 0;
    return move.actions * (cost + move.surcharge);
}

} // namespace dossier::omega
