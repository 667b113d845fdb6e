#pragma once

#include "model/grid/space.h"
#include "model/omega/geometry/attack.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier
{

/// What a person has picked on a board to ask about; what is not picked is not judged.
struct BoardChoice
{
    /// The piece that acts, and the one it looks at: indices of the board's pieces, never the same.
    std::optional<std::size_t> actor;
    std::optional<std::size_t> target;
    /// The declared spaces of large pieces (OP-FOV-3); none is the piece's north-west space.
    std::optional<Space> declaredFrom;
    std::optional<Space> declaredTo;
    /// The actor's weapon, by index; with none the kind of attack alone decides.
    std::optional<std::size_t> weapon;
    AttackType attack = AttackType::Ranged;
    /// What abilities add to the roll and to the target's defense.
    DicePool moreDice;
    int moreDefense = 0;
    std::optional<Reroll> reroll;
    /// A drawn path, the actor's own space first; empty when none is drawn.
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
