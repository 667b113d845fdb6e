#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws the lines and paths of evidence: solid for those that decide, dashed for clear ones, dash and dot for those
/// that give cover, up to a cross for blocked ones (with the blocker outlined), with counts for those counted for EMI.
void paintEvidence(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
