#include "views/board/scene_painter.h"

#include "views/board/evidence_painter.h"
#include "views/board/mark_painter.h"
#include "views/board/path_painter.h"
#include "views/board/piece_painter.h"
#include "views/board/shade_painter.h"
#include "views/board/sign_painter.h"
#include "views/board/street_painter.h"
#include "views/board/terrain_painter.h"
#include "views/board/token_painter.h"
#include "views/board/trail_painter.h"
#include "views/board/wash_painter.h"

namespace dossier
{

void paintScene(const BoardCanvas &canvas, const BoardScene &scene)
{
    if (scene.streets)
        paintStreets(canvas, scene.board.map, *scene.streets);
    else
        paintBoard(canvas.painter, scene.board.map, canvas.frame, canvas.theme.board);
    paintSceneOnBoard(canvas, scene);
}

void paintSceneOnBoard(const BoardCanvas &canvas, const BoardScene &scene)
{
    paintHidden(canvas, scene);
    paintWashes(canvas, scene);
    paintShades(canvas, scene);
    paintTerrain(canvas, scene.board);
    paintSigns(canvas, scene);
    paintShadeNumbers(canvas, scene);
    paintMarked(canvas, scene.marked);
    paintPathLines(canvas, scene);
    paintTrailLines(canvas, scene);
    paintTokens(canvas, scene);
    paintTrailSteps(canvas, scene);
    paintPieces(canvas, scene);
    paintPathSteps(canvas, scene);
    paintEvidence(canvas, scene);
}

} // namespace dossier
