#pragma once

#include "model/specter/seen/outcomes.h"
#include "model/specter/seen/view.h"
#include "views/board/board_scene.h"

#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace dossier
{

/// The public board of Specter Ops: streets and structures, figures and tokens, with names in the current language.
BoardScene specterScene(const specter::PublicView &view);

/// Returns the board with the secrets of a seat (the agent's own place and objectives): those are violet and marked
/// as secret.
BoardScene specterScene(const specter::View &view);

/// The board as printed, with the public objectives and without figures.
BoardScene printedScene(const specter::PublicTable &table);

/// Returns the printed board with the objectives of a sheet and the agent's path on it, turn by turn.
BoardScene printedScene(const specter::PublicTable &table, specter::Agent agent, const specter::Sheet &sheet);

/// Red: the spaces where the table would see the agent now (SO-SEE-1): those where any hunter sees the agent, in a
/// Stealth Field only from nearby; or these.
void addSight(BoardScene &scene, const specter::PublicTable &table, bool hasStealth);
void addSight(BoardScene &scene, const SpaceSet &seen);

/// Blue: the agent's possible places by public facts; with weights from 0 to 1 as a heat map.
void addPossible(BoardScene &scene, const SpaceSet &places, const std::vector<std::pair<Space, double>> &weights = {});

/// Green, amber and red: the ends of a move by their quietest outcome.
void addEnds(BoardScene &scene, std::span<const specter::QuietestEnd> ends);

/// Violet: a path of the agent's with the space of its last sighting, and the step that is against a rule.
void addPath(BoardScene &scene, const std::vector<Space> &path, const specter::Shown &shown,
    std::optional<std::size_t> offending = {});

/// Adds the effect of the card that is chosen for the move, and the spaces of its smoke.
void addCard(BoardScene &scene, const specter::CardUse &card, const SpaceSet &smoke);

/// Teal: spaces that can be chosen.
void addChoices(BoardScene &scene, const SpaceSet &spaces, const QString &name);

/// Returns the public objectives, including those of open sheets.
std::vector<specter::Coordinate> knownObjectives(const specter::PublicTable &table);

/// Returns the letters on an agent's figure: "A", or which of two agents.
QString agentLetters(const specter::PublicTable &table, specter::Agent agent);

/// Returns the letters on a hunter's token: one, or two where others would have the same.
QString tokenLetters(specter::HunterKind hunter);

} // namespace dossier
