#include "views/board/scene_painter.h"

#include "views/board/board_ground.h"
#include "views/board/mark_painter.h"
#include "views/board/sign_painter.h"
#include "views/board/street_painter.h"
#include "views/board/token_painter.h"
#include "views/board/trail_painter.h"
#include "views/board/wash_painter.h"

#include <QPainter>

namespace dossier
{

namespace
{

/// The ground of a scene that has a game's own layers.
class Own
{
public:
    Own(const BoardCanvas &canvas, const BoardScene &scene)
        : m_canvas(canvas)
        , m_ground(scene.ground.get())
    {
    }

    void paint(void (BoardGround::*layer)(const BoardCanvas &) const) const
    {
        if (m_ground != nullptr)
            (m_ground->*layer)(m_canvas);
    }

private:
    const BoardCanvas &m_canvas;
    const BoardGround *m_ground;
};

} // namespace

void paintScene(const BoardCanvas &canvas, const BoardScene &scene)
{
    const Own own(canvas, scene);
    if (scene.streets)
        paintStreets(canvas, scene.size, *scene.streets);
    else if (!scene.ground)
        canvas.painter.fillRect(canvas.frame.board, canvas.theme.board.floor);
    own.paint(&BoardGround::paintGround);
    paintHidden(canvas, scene);
    paintWashes(canvas, scene);
    own.paint(&BoardGround::paintLying);
    paintSigns(canvas, scene);
    own.paint(&BoardGround::paintNumbers);
    paintMarked(canvas, scene.marked);
    own.paint(&BoardGround::paintWays);
    paintTrailLines(canvas, scene);
    paintTokens(canvas, scene);
    paintTrailSteps(canvas, scene);
    own.paint(&BoardGround::paintStanding);
    paintPlainWays(canvas, scene);
}

QList<QRectF> namesAt(const BoardCanvas &canvas, const BoardScene &scene, Space space)
{
    QList<QRectF> names;
    for (const DoorSign &sign : scene.doorSigns)
        if (sign.door.at == space || sign.door.beyond() == space)
            names << lettersOf(canvas, sign);
    if (scene.ground)
        names << scene.ground->nameOn(canvas, space);
    names.removeIf([](const QRectF &name) { return name.isEmpty(); });
    return names;
}

} // namespace dossier
