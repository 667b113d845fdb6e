#pragma once

#include "model/specter/seen/pack.h"
#include "views/board/board_scene.h"

#include <span>

namespace dossier
{

/// Lays a board of Specter Ops under a scene: its structures, roads and dashed lines.
void addStreets(BoardScene &scene, const specter::Board &board, std::span<const specter::Street> streets);

} // namespace dossier
