#pragma once

#include "model/grid/space.h"
#include "model/omega/geometry/attack.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier
{

/// The user's picks on a board for a judgement; parts without a pick are not judged.
struct BoardChoice
{
    /// The acting piece and its target: indices of the board's pieces, never equal.
    std::optional<std::size_t> actor;
    std::optional<std::size_t> target;
    /// The declared spaces of large pieces (OP-FOV-3); none means the piece's north-west space.
    std::optional<Space> declaredFrom;
    std::optional<Space> declaredTo;
    /// The actor's weapon, by index; without one, only the kind of attack counts.
    std::optional<std::size_t> weapon;
    AttackType attack = AttackType::Ranged;
    /// Dice and defense that abilities add to the roll and to the target.
    DicePool moreDice;
    int moreDefense = 0;
    std::optional<Reroll> reroll;
    /// A drawn path, beginning with the actor's own space; empty when none is drawn.
    std::vector<Space> path;
    bool diagonalUsed = false;
    /// Move actions taken together (OP-MOVE-6).
    int actions = 1;
    /// The shadings that are switched on.
    bool showReach = true;
    bool showSight = false;
    bool showDanger = false;
    /// The piece of evidence that is picked out.
    std::optional<std::size_t> evidence;
    friend bool operator==(const BoardChoice &, const BoardChoice &) = default;
};

} // namespace dossier
