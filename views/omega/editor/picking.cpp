#include "views/omega/editor/picking.h"

#include "model/omega/geometry/reach.h"
#include "views/omega/verdict/board_question.h"

#include <algorithm>

namespace dossier
{

namespace
{

int stepTowards(int here, int there)
{
    return here + (there > here) - (there < here);
}

/// Removes the parts of the choice that belong to the target.
void forgetTarget(BoardChoice &choice)
{
    choice.target.reset();
    choice.declaredTo.reset();
    choice.evidence.reset();
}

/// Returns the choice with a new actor, and the first of its weapons.
BoardChoice withActor(const omega::Board &board, BoardChoice choice, std::size_t piece)
{
    forgetTarget(choice);
    choice.actor = piece;
    choice.declaredFrom.reset();
    choice.weapon = board.pieces[piece].weapons.empty() ? std::nullopt : std::optional<std::size_t>(0);
    choice.path.clear();
    return choice;
}

BoardChoice withTarget(BoardChoice choice, std::size_t piece, Space space)
{
    forgetTarget(choice);
    choice.target = piece;
    choice.declaredTo = space;
    return choice;
}

} // namespace

std::vector<Space> pathOnTo(const omega::Board &board, const BoardChoice &choice, Printing printing, Space space)
{
    const Space start = board.pieces.at(*choice.actor).figure.at;
    std::vector<Space> path = choice.path;
    if (path.empty() || path.front() != start)
        path = {start};
    if (const auto been = std::ranges::find(path, space); been != path.end())
    {
        path.erase(been + 1, path.end());
        return path.size() > 1 ? path : std::vector<Space>{};
    }
    if (path.size() > 1 && adjacent(path.back(), space))
    {
        path.push_back(space);
        return path;
    }
    BoardChoice undrawn = choice;
    undrawn.path.clear();
    if (const std::optional<MoveQuestion> question = moveQuestionOf(board, undrawn, printing))
        if (std::vector<Space> cheapest = cheapestPath(board.map, *question, space); !cheapest.empty())
            return cheapest;
    while (path.back() != space)
        path.push_back({stepTowards(path.back().x, space.x), stepTowards(path.back().y, space.y)});
    return path;
}

BoardChoice pickedAt(const omega::Board &board, BoardChoice choice, Printing printing, Space space)
{
    const std::optional<std::size_t> piece = board.pieceOn(space);
    if (piece && piece == choice.actor)
    {
        choice.path.clear();
        choice.actor.reset();
        forgetTarget(choice);
    }
    else if (piece && choice.actor && piece == choice.target && choice.declaredTo == space)
        forgetTarget(choice);
    else if (piece && choice.actor)
        choice = withTarget(std::move(choice), *piece, space);
    else if (piece)
        choice = withActor(board, std::move(choice), *piece);
    else if (choice.actor)
        choice.path = pathOnTo(board, choice, printing, space);
    return choice;
}

BoardChoice stepBack(BoardChoice choice)
{
    if (!choice.path.empty())
        choice.path.clear();
    else if (choice.target)
        forgetTarget(choice);
    else
        choice.actor.reset();
    return choice;
}

} // namespace dossier
