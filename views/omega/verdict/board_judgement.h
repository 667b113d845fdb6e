#pragma once

#include "model/omega/geometry/attack.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/verdict/board_question.h"

#include <optional>
#include <vector>

namespace dossier
{

/// A printing's answer about a look, an attack and a move.
struct PrintingAnswer
{
    Printing printing = Printing::Revised;
    /// Sight from the actor to the target.
    std::optional<Sight> sight;
    /// Verdict for an attack with a weapon.
    std::optional<omega::AttackVerdict> attack;
    /// Verdict for a drawn path.
    std::optional<MoveVerdict> move;
    /// Reason why moves are not judged, if so.
    std::optional<Unjudged> unjudged;
};

/// The judgement of a choice on a board by the rules.
struct Judgement : PrintingAnswer
{
    /// OP-DIST-1 between the declared spaces; none when no path leads there.
    std::optional<Distance> distance;
    /// True when the target is in reach of the weapon, or of a melee attack without one; none while that is unknown.
    std::optional<bool> inRange;
    std::vector<ReachedSpace> reach;
    std::optional<SpaceSet> seen;
    std::optional<DangerMap> danger;
    /// The differing parts of the other printing's answer: sight in line, cover or EMI dice, a move in being legal or
    /// judged at all. Equal parts are left out.
    PrintingAnswer other;
};

/// Judges a choice; where it names pieces or weapons that the board does not have, judges as much as possible.
Judgement judged(const omega::Board &board, const BoardChoice &choice, Printing printing);

/// Returns the other printing.
constexpr Printing otherThan(Printing printing)
{
    return printing == Printing::First ? Printing::Revised : Printing::First;
}

} // namespace dossier
