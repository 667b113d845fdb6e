#pragma once

#include "model/omega/geometry/move.h"
#include "tests/support/drawn_board.h"

namespace dossier::test
{

/// The move of `M` on a drawn board. `C` and `D` are commandos, `E` and `F` enemies, `G` a large enemy, `K` a combatant
/// marker, `V` and `W` vents.
inline MoveQuestion moveOf(const DrawnBoard &board, int speed, Side side = Side::Commando, int size = 1)
{
    MoveQuestion question;
    question.mover = {board['M'], size};
    question.side = side;
    question.speed = speed;
    for (const auto &[letter, space] : board.at)
    {
        if (letter == 'C' || letter == 'D')
            question.figures.push_back({{space, 1}, Side::Commando});
        if (letter == 'E' || letter == 'F' || letter == 'G')
            question.figures.push_back({{space, letter == 'G' ? 2 : 1}, Side::Enemy});
        if (letter == 'K')
            question.markers.push_back(space);
        if (letter == 'V' || letter == 'W')
            question.vents.push_back(space);
    }
    return question;
}

} // namespace dossier::test
