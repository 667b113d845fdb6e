#pragma once

#include "model/omega/geometry/sight.h"
#include "tests/support/drawn_board.h"

namespace dossier::test
{

/// The way that `A` looks at `T` on a drawn board.
struct Look
{
    Printing printing = Printing::Revised;
    Facing facing = Facing::AllRound;
    Side side = Side::Enemy;
    AttackType attack = AttackType::Ranged;
    int attackerSize = 1;
    int targetSize = 1;
};

inline Sight look(const DrawnBoard &board, const Look &how)
{
    return sight(board.map, how.printing, {{board['A'], how.attackerSize}, board['A'], how.facing, how.side},
        how.attack, {{board['T'], how.targetSize}, board['T']});
}

/// Returns the sight of a commando who looks all round.
inline Sight commandoLook(const DrawnBoard &board, Printing printing)
{
    return look(board, {printing, Facing::AllRound, Side::Commando});
}

} // namespace dossier::test
