#pragma once

#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

/// Returns the lines or paths that decide the verdict on a look, in the rules' order; then the one that gives cover and
/// the path that EMI is counted on. Empty outside the field of vision.
std::vector<Evidence> evidenceOf(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// Returns the scene for a choice and its judgement.
FloorScene sceneOf(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

} // namespace dossier
