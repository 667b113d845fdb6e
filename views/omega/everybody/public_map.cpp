// The map in the public window.
#include "views/board/board_canvas.h"
#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/parts/session_board.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct PublicMap
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicMap)
};

/// Maximum side of a space in pixels: a small map does not fill a wall.
constexpr double maxSide = 400;

void drawMap(PublicInk &ink, const QRect &into, const omega::PublicView &view)
{
    FloorScene scene;
    scene.board = sessionBoardOf(view).board;
    addSigns(scene, view);
    const Map &map = scene.board.map;
    const QSize size(map.width(), map.height());
    const BoardFrame frame = frameOf(size, into, Margin::Coordinates, maxSide);
    QFont font = ink.painter().font();
    font.setPixelSize(std::max(static_cast<int>(ink.units(2.4)), 1));
    ink.painter().setFont(font);
    paintCoordinates(ink.painter(), size, frame, ink.theme().dim);
    paintScene({ink.painter(), frame, ink.theme(), QRect(QPoint(), size)}, scene);
}

QString mapText(const omega::PublicView &view)
{
    const QString places = wording::placesText(view);
    return places.isEmpty() ? PublicMap::tr("Map without figures") : PublicMap::tr("Map: %1").arg(places);
}

} // namespace

PublicPart publicMap(const OmegaPublicViewPtr &view)
{
    return partOf(view, drawMap, mapText);
}

} // namespace dossier
