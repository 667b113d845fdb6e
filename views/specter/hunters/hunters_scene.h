#pragma once

#include "views/board/board_scene.h"
#include "views/specter/selection/deductions.h"
#include "views/specter/selection/hunters_pick.h"

namespace dossier
{

/// Where the hunter on turn is; nothing while no turn is under way.
std::optional<specter::Coordinate> placeOnTurn(const specter::PublicTable &table);

/// The same, or where the first is who may have the next turn in the hunters' phase.
std::optional<specter::Coordinate> placeOfNext(const specter::PublicTable &table);

/// What the board should show when something begins: the hunter on turn, else the middle of where the agent can be.
std::optional<Space> whereItHappens(const specter::PublicTable &table, const Inference *known);

/// Where an agent's figure stands now, if it stood elsewhere or nowhere before.
std::optional<specter::Coordinate> figureThatAppeared(
    const specter::View *before, const specter::View &now, specter::Agent agent);

/// Tints the spaces where the public facts leave the agent, by how many ways lead there.
void addHeat(BoardScene &scene, const Inference &known);

/// Shows where the hunter on turn can end by what is picked, the space that is picked, and what he would see from it.
/// `begun` is the table with the turn begun to which a press on a space would belong.
void addPicked(
    BoardScene &scene, const specter::View &view, const specter::View &begun, const HuntersPick &pick, bool choosing);

} // namespace dossier
