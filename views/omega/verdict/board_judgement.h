#pragma once

#include "model/omega/geometry/attack.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/verdict/board_question.h"

#include <optional>
#include <vector>

namespace dossier
{

/// What a printing says of a look, an attack and a move.
struct PrintingAnswer
{
    Printing printing = Printing::Revised;
    /// From the actor to the target.
    std::optional<Sight> sight;
    /// With a weapon.
    std::optional<omega::AttackVerdict> attack;
    /// For a drawn path.
    std::optional<MoveVerdict> move;
    /// Why there is no judgement of moves, if so.
    std::optional<Unjudged> unjudged;
};

/// What the rules say of a choice on a board.
struct Judgement : PrintingAnswer
{
    /// OP-DIST-1 between the declared spaces; none when no path leads there.
    std::optional<Distance> distance;
    /// Whether the target is in reach of the weapon, or of a melee attack without one; none while that is unknown.
    std::optional<bool> inRange;
    std::vector<ReachedSpace> reach;
    std::optional<SpaceSet> seen;
    std::optional<DangerMap> danger;
    /// What the other printing says, where it answers otherwise: sight in line, cover or EMI dice, a move in being
    /// legal or judged at all. What is alike is left out.
    PrintingAnswer other;
};

/// Judges a choice; of one that names what the board does not have, as much as there is.
Judgement judged(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// The printing that is not asked.
constexpr Printing otherThan(Printing printing)
{
    return printing == Printing::First ? Printing::Revised : Printing::First;
}

} // namespace dossier
