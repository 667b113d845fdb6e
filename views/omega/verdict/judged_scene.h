#pragma once

#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

/// The lines or paths that made the rules say what they say of a look, in the rules' order; then the one that gives
/// cover and the path that EMI is counted on. Empty outside the field of vision.
std::vector<Evidence> evidenceOf(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

/// What a board view draws of a choice and its judgement.
FloorScene sceneOf(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement);

} // namespace dossier
