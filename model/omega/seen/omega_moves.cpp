#include "omega_moves.h"

#include "omega_numbers.h"

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

bool isJudged(const PublicTable &table, const Combatant &who)
{
    const FigureCard *card = cardOf(table, who);
    return card == nullptr || card->size == 1 || table.printing == Printing::Revised;
}

int adrenalineFor(const PublicTable &table, const Move &move)
{
    if (!std::holds_alternative<Role>(move.by))
        return 0;
    return move.actions * (costOf(table, ActionKind::Move) + move.surcharge);
}

} // namespace dossier::omega
