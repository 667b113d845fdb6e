#pragma once

#include "views/board/board_scene.h"
#include "views/specter/selection/deductions.h"
#include "views/specter/selection/hunters_pick.h"

namespace dossier
{

/// Returns the place of the hunter on turn; nothing while no turn is under way.
std::optional<specter::Coordinate> placeOnTurn(const specter::PublicTable &table);

/// Returns the same place or, between the turns of the hunters' phase, that of the first hunter who may be next.
std::optional<specter::Coordinate> placeOfNext(const specter::PublicTable &table);

/// Returns the space that the board shows first when something begins: the hunter on turn, or else the middle of the
/// agent's possible spaces.
std::optional<Space> whereItHappens(const specter::PublicTable &table, const Inference *known);

/// Returns the place of an agent's figure, if it was elsewhere or off the board before.
std::optional<specter::Coordinate> figureThatAppeared(
    const specter::View *before, const specter::View &now, specter::Agent agent);

/// Tints the spaces where the public facts leave the agent, by how many ways lead there.
void addHeat(BoardScene &scene, const Inference &known);

/// Shows the possible ends of the hunter on turn by the pick, the picked space, and the sight from it. `begun` is the
/// table with the turn begun to which a press on a space would belong.
void addPicked(
    BoardScene &scene, const specter::View &view, const specter::View &begun, const HuntersPick &pick, bool choosing);

} // namespace dossier
