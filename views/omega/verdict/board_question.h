#pragma once

#include "model/omega/geometry/board.h"
#include "views/omega/verdict/board_choice.h"

#include <optional>

namespace dossier
{

// A choice on a board as questions to the rules.

/// Returns the choice without what the board does not have (any more): pieces, weapons, paths that begin elsewhere. The
/// declared spaces are filled in, by default the pieces' north-west ones.
BoardChoice mended(const omega::Board &board, BoardChoice choice);

/// Return the attacker and the target of a mended choice that has an actor and a target.
Attacker attackerOf(const omega::Board &board, const BoardChoice &choice);
Target targetOf(const omega::Board &board, const BoardChoice &choice);

/// Returns the chosen weapon, or none.
const omega::Weapon *weaponOf(const omega::Board &board, const BoardChoice &choice);

/// Returns the weapon's kind of attack; without a weapon the chosen kind.
AttackType attackTypeOf(const omega::Board &board, const BoardChoice &choice);

/// Reasons why a move is not judged.
enum class Unjudged : std::uint8_t
{
    SpeedUnknown,
    /// OP-MOVE-7: `first` has no rule for large figures.
    ByHand,
};

/// Returns the reason why the actor's moves are not judged; none when they are.
std::optional<Unjudged> unjudgedMove(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// Returns the question by which the actor's moves are judged; none when they are not. Moves are combined only where
/// OP-MOVE-6 allows it.
std::optional<MoveQuestion> moveQuestionOf(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// True when a path of at least one step is drawn.
bool hasPath(const BoardChoice &choice);

} // namespace dossier
