#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/printing.h"
#include "model/omega/geometry/rule_ids.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace dossier
{

/// Everything that a move is judged by, except the map and the path. `first` has no rule for paths of a large mover,
/// but does define its possible places: on no wall.
struct MoveQuestion
{
    Printing printing = Printing::Revised;
    Figure mover;
    Side side = Side::Commando;
    /// Movement points of one move action.
    int speed = 0;
    bool sureFooted = false;
    /// The other figures on the map.
    std::vector<SidedFigure> figures;
    /// The spaces of combatant markers.
    std::vector<Space> markers;
    /// True when the one diagonal of the turn or activation is already used (OP-MOVE-2).
    bool diagonalUsed = false;
    /// OP-MOVE-7: true when an earlier part of the move has paid the point for squeezing.
    bool squeezed = false;
    /// Move actions taken together (OP-MOVE-6); more than one only for commandos in `revised`.
    int actions = 1;
    /// OP-MOVE-8: the vents of the map that the mover can use; empty for everyone but clones.
    std::vector<Space> vents;

    /// Returns the movement points of the whole move.
    [[nodiscard]] int points() const { return speed * actions; }
};

/// The reason why a move is illegal.
struct Offence
{
    Rule rule = rule::OP_MOVE_1;
    /// Index in the path of the space that is entered, or on which the move ends, against the rule.
    std::size_t step = 0;
    /// The obstacle: a space, the edge with the door, or the shut corner; nothing when points are lacking.
    std::variant<std::monostate, Space, Edge, Corner> at;
    friend bool operator==(const Offence &, const Offence &) = default;
};

/// State of a figure in the middle of its move.
struct MoveState
{
    Space at;
    int cost = 0;
    bool diagonalUsed = false;
    /// OP-MOVE-7: true when the point for squeezing is paid.
    bool squeezed = false;
    friend auto operator<=>(const MoveState &, const MoveState &) = default;
};

/// A drawn path, judged step by step.
struct MoveVerdict
{
    /// State on each space of the path, as far as it is legal.
    std::vector<MoveState> states;
    std::optional<Offence> offence;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;

    [[nodiscard]] bool legal() const { return !offence; }

    /// Returns the points that the whole path costs; none when it is not legal.
    [[nodiscard]] std::optional<int> cost() const { return offence ? std::nullopt : std::optional(states.back().cost); }
};

/// OP-MOVE-1 to -8 for a path whose first space is the mover's own. The other spaces may be anywhere within a million
/// spaces of the map.
MoveVerdict judgeMove(const Map &map, const MoveQuestion &question, std::span<const Space> path);

} // namespace dossier
