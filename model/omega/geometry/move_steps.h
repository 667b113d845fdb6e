#pragma once

#include "model/omega/geometry/move.h"
#include "model/omega/geometry/steps.h"

#include <tl/expected.hpp>

namespace dossier
{

/// Data for judging a move's steps, computed once from a map and a question.
class MoveBoard
{
public:
    MoveBoard(const Map &map, const MoveQuestion &question);

    [[nodiscard]] MoveState start() const
    {
        return {m_question.mover.at, 0, m_question.diagonalUsed, m_question.squeezed};
    }

    /// OP-MOVE-1 to -4, -7: one king's step, or the offence (with step 0).
    [[nodiscard]] tl::expected<MoveState, Offence> step(const MoveState &from, Space to) const;

    /// OP-MOVE-8: through the vents to another one, or the offence (with step 0).
    [[nodiscard]] tl::expected<MoveState, Offence> travel(const MoveState &from, Space to) const;

    /// Returns the ways from one space of a path to the next: a king's step, a way through the vents, or both; else the
    /// offence (with step 0).
    [[nodiscard]] tl::expected<std::vector<MoveState>, Offence> ways(const MoveState &from, Space to) const;

    /// OP-MOVE-5, -7: returns the reason why the move may not end there, if any (with step 0).
    [[nodiscard]] std::optional<Offence> endOffence(Space at) const;

    /// Spaces that other figures and combatant markers occupy.
    [[nodiscard]] const SpaceSet &occupied() const { return m_occupied; }

private:
    [[nodiscard]] bool large() const { return m_question.mover.size > 1; }

    [[nodiscard]] std::optional<Offence> smallOffence(Space from, Direction direction) const;
    [[nodiscard]] std::optional<Offence> largeOffence(Space from, Direction direction) const;
    [[nodiscard]] MoveState paid(const MoveState &from, Space to, Direction direction) const;
    [[nodiscard]] bool isVent(Space space) const;

    const Map &m_map;
    const MoveQuestion &m_question;
    SpaceSet m_nonFriendly;
    SpaceSet m_occupied;
};

/// Returns the direction of a king's step between two adjacent spaces, or none.
std::optional<Direction> directionOf(Space from, Space to);

} // namespace dossier
