#include "model/omega/geometry/board.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

std::vector<Space> listed(const SpaceSet &set)
{
    std::vector<Space> spaces;
    set.forEach([&](Space space) { spaces.push_back(space); });
    return spaces;
}

} // namespace

std::optional<std::size_t> Board::pieceOn(Space space) const
{
    const auto found = std::ranges::find_if(pieces, [&](const Piece &piece) { return piece.figure.covers(space); });
    if (found == pieces.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - pieces.begin());
}

std::optional<MoveQuestion> moveQuestion(const Board &board, Printing printing, std::size_t piece)
{
    const Piece &mover = board.pieces.at(piece);
    if (!mover.speed)
        return std::nullopt;
    MoveQuestion question;
    question.printing = printing;
    question.mover = mover.figure;
    question.side = mover.side;
    question.speed = *mover.speed;
    question.sureFooted = mover.sureFooted;
    question.markers = listed(board.markers);
    for (std::size_t other = 0; other < board.pieces.size(); ++other)
        if (other != piece)
            question.figures.push_back({board.pieces[other].figure, board.pieces[other].side});
    if (mover.clone && mover.figure.size == 1)
        question.vents = listed(board.vents);
    return question;
}

} // namespace dossier::omega
