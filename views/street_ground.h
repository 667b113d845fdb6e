#pragma once

#include "board_scene.h"
#include "specter_pack.h"

#include <span>

namespace dossier
{

/// Lays a board of Specter Ops under a scene: its structures, roads and dashed lines.
void addStreets(BoardScene &scene, const specter::Board &board, std::span<const specter::Street> streets);

} // namespace dossier
