#include "views/omega/verdict/board_question.h"

namespace dossier
{

namespace
{

void mendDeclared(const omega::Board &board, std::optional<std::size_t> piece, std::optional<Space> &declared)
{
    if (!piece)
        declared.reset();
    else if (const Figure &figure = board.pieces[*piece].figure; !declared || !figure.covers(*declared))
        declared = figure.at;
}

} // namespace

BoardChoice mended(const omega::Board &board, BoardChoice choice)
{
    const std::size_t count = board.pieces.size();
    if (choice.actor && *choice.actor >= count)
        choice.actor.reset();
    if (!choice.actor || (choice.target && (*choice.target >= count || choice.target == choice.actor)))
        choice.target.reset();
    if (!choice.actor || (choice.weapon && *choice.weapon >= board.pieces[*choice.actor].weapons.size()))
        choice.weapon.reset();
    if (!choice.actor || (!choice.path.empty() && choice.path.front() != board.pieces[*choice.actor].figure.at))
        choice.path.clear();
    mendDeclared(board, choice.actor, choice.declaredFrom);
    mendDeclared(board, choice.target, choice.declaredTo);
    return choice;
}

Attacker attackerOf(const omega::Board &board, const BoardChoice &choice)
{
    const omega::Piece &piece = board.pieces.at(choice.actor.value());
    return {piece.figure, choice.declaredFrom.value_or(piece.figure.at), piece.facing, piece.side};
}

Target targetOf(const omega::Board &board, const BoardChoice &choice)
{
    const Figure &figure = board.pieces.at(choice.target.value()).figure;
    return {figure, choice.declaredTo.value_or(figure.at)};
}

const omega::Weapon *weaponOf(const omega::Board &board, const BoardChoice &choice)
{
    if (!choice.actor || !choice.weapon)
        return nullptr;
    return &board.pieces.at(*choice.actor).weapons.at(*choice.weapon);
}

AttackType attackTypeOf(const omega::Board &board, const BoardChoice &choice)
{
    const omega::Weapon *weapon = weaponOf(board, choice);
    return weapon != nullptr ? weapon->type : choice.attack;
}

std::optional<Unjudged> unjudgedMove(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    const omega::Piece &piece = board.pieces.at(choice.actor.value());
    if (printing == Printing::First && piece.figure.size > 1)
        return Unjudged::ByHand;
    return piece.speed ? std::nullopt : std::optional(Unjudged::SpeedUnknown);
}

std::optional<MoveQuestion> moveQuestionOf(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    if (!choice.actor || unjudgedMove(board, choice, printing))
        return std::nullopt;
    std::optional<MoveQuestion> question = omega::moveQuestion(board, printing, *choice.actor);
    question->diagonalUsed = choice.diagonalUsed;
    if (printing == Printing::Revised && question->side == Side::Commando)
        question->actions = choice.actions;
    return question;
}

bool hasPath(const BoardChoice &choice)
{
    return choice.path.size() > 1;
}

} // namespace dossier
