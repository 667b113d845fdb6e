#pragma once

#include "model/omega/geometry/board.h"
#include "views/omega/verdict/board_choice.h"

#include <optional>

namespace dossier
{

// A choice on a board as questions to the rules.

/// The choice without what the board does not have (any more): pieces, weapons, paths that begin elsewhere. The
/// declared spaces are filled in, by default the pieces' north-west ones.
BoardChoice mended(const omega::Board &board, BoardChoice choice);

/// Who looks, and who is looked at: for a mended choice with an actor, and with a target.
Attacker attackerOf(const omega::Board &board, const BoardChoice &choice);
Target targetOf(const omega::Board &board, const BoardChoice &choice);

/// The weapon that is chosen, or none.
const omega::Weapon *weaponOf(const omega::Board &board, const BoardChoice &choice);

/// The weapon's kind of attack; without a weapon the one that is chosen.
AttackType attackTypeOf(const omega::Board &board, const BoardChoice &choice);

/// Why a move is not judged.
enum class Unjudged : std::uint8_t
{
    SpeedUnknown,
    /// OP-MOVE-7: `first` has no rule for large figures.
    ByHand,
};

/// Why the actor's moves are not judged; none when they are.
std::optional<Unjudged> unjudgedMove(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// What the actor's moves are judged by; none when they are not. Moves are combined only where OP-MOVE-6 lets them.
std::optional<MoveQuestion> moveQuestionOf(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// Whether a path of at least one step is drawn.
bool hasPath(const BoardChoice &choice);

} // namespace dossier
