#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Tints the washes of a scene by their strength, each with its mark.
void paintWashes(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
