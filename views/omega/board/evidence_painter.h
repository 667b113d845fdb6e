#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws the lines and paths of evidence: solid what decides, dashed what is clear, dash and dot what gives cover, up
/// to a cross what is blocked (with the blocker outlined), with counts what is taken for EMI.
void paintEvidence(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
