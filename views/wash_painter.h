#pragma once

#include "board_canvas.h"
#include "board_scene.h"

namespace dossier
{

/// Tints the washes of a scene by their strength, each with its mark.
void paintWashes(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
