#pragma once

#include "model/core/dice.h"
#include "model/omega/geometry/move.h"
#include "model/omega/geometry/sight.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier::omega
{

/// Number of hits that wounds a figure once and, when its card has a second number, twice (OP-ATK-1).
struct Defense
{
    int hits = 0;
    std::optional<int> hitsForTwo;
    friend auto operator<=>(const Defense &, const Defense &) = default;
};

/// A weapon by its card; values not typed in yet are unknown.
struct Weapon
{
    std::string name;
    AttackType type = AttackType::Ranged;
    /// In spaces (OP-DIST-2); unused by a melee weapon.
    std::optional<int> range;
    std::optional<DicePool> dice;
    /// OP-DIST-3: a melee weapon that reaches two spaces.
    bool reach = false;
    friend auto operator<=>(const Weapon &, const Weapon &) = default;
};

/// A figure on a board, with the values of its card or sheet; those not typed in yet are unknown.
struct Piece
{
    Figure figure;
    Side side = Side::Commando;
    Facing facing = Facing::AllRound;
    std::string label;
    std::optional<int> speed;
    bool sureFooted = false;
    /// OP-MOVE-8: true when it travels by vents.
    bool clone = false;
    std::optional<Defense> rangedDefense;
    std::optional<Defense> meleeDefense;
    std::vector<Weapon> weapons;
    friend auto operator<=>(const Piece &, const Piece &) = default;
};

/// A map with everything on it, as a person draws it and queries it. Terrain is on floor; pieces are on floor, each on
/// spaces of its own. The functions of board_edit.h maintain this.
struct Board
{
    std::string name;
    Map map{1, 1};
    SpaceSet vents{};
    SpaceSet peril{};
    SpaceSet gas{};
    /// Combatant markers: downed commandos, drones.
    SpaceSet markers{};
    // NOLINTNEXTLINE(readability-redundant-member-init): designated initializers may leave it out
    std::vector<Piece> pieces{};
    bool operator==(const Board &) const = default;

    /// Returns the index of the piece on that space, or none.
    [[nodiscard]] std::optional<std::size_t> pieceOn(Space space) const;
};

/// Returns the values by which a piece's move is judged (OP-MOVE); none while its speed is unknown.
std::optional<MoveQuestion> moveQuestion(const Board &board, Printing printing, std::size_t piece);

} // namespace dossier::omega
