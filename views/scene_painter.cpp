#include "scene_painter.h"

#include "evidence_painter.h"
#include "mark_painter.h"
#include "path_painter.h"
#include "piece_painter.h"
#include "shade_painter.h"
#include "sign_painter.h"
#include "terrain_painter.h"

namespace dossier
{

void paintScene(const BoardCanvas &canvas, const BoardScene &scene)
{
    paintBoard(canvas.painter, scene.board.map, canvas.frame, canvas.theme.board);
    paintSceneOnBoard(canvas, scene);
}

void paintSceneOnBoard(const BoardCanvas &canvas, const BoardScene &scene)
{
    paintHidden(canvas, scene);
    paintShades(canvas, scene);
    paintTerrain(canvas, scene.board);
    paintSigns(canvas, scene);
    paintShadeNumbers(canvas, scene);
    paintMarked(canvas, scene.marked);
    paintPathLines(canvas, scene);
    paintPieces(canvas, scene);
    paintPathSteps(canvas, scene);
    paintEvidence(canvas, scene);
}

} // namespace dossier
