#include "views/omega/board/floor_scene.h"

#include "views/board/board_ground.h"
#include "views/omega/board/evidence_painter.h"
#include "views/omega/board/floor_painter.h"
#include "views/omega/board/path_painter.h"
#include "views/omega/board/piece_painter.h"
#include "views/omega/board/shade_painter.h"
#include "views/omega/board/spoken_floor.h"
#include "views/omega/board/terrain_painter.h"

namespace dossier
{

namespace
{

/// A scene of LEVEL 7 as the ground of a board.
class Floor : public BoardGround
{
public:
    explicit Floor(const FloorScene &scene)
        : m_scene(scene)
    {
    }

    [[nodiscard]] const FloorScene &scene() const { return m_scene; }

    void paintGround(const BoardCanvas &canvas) const override
    {
        paintFloor(canvas.painter, m_scene.board.map, canvas.frame, canvas.theme.board);
    }

    void paintLying(const BoardCanvas &canvas) const override
    {
        paintShades(canvas, m_scene);
        paintTerrain(canvas, m_scene.board);
    }

    void paintNumbers(const BoardCanvas &canvas) const override { paintShadeNumbers(canvas, m_scene); }

    void paintWays(const BoardCanvas &canvas) const override { paintPathLines(canvas, m_scene); }

    void paintStanding(const BoardCanvas &canvas) const override
    {
        paintPieces(canvas, m_scene);
        paintPathSteps(canvas, m_scene);
        paintEvidence(canvas, m_scene);
    }

    [[nodiscard]] QRectF nameOn(const BoardCanvas &canvas, Space space) const override
    {
        return labelOn(canvas, m_scene, space);
    }

    [[nodiscard]] QStringList lying(Space space) const override { return lyingOn(m_scene, space); }

    [[nodiscard]] QStringList standing(Space space) const override { return standingOn(m_scene, space); }

    [[nodiscard]] QStringList passing(Space space) const override { return passingOver(m_scene, space); }

private:
    FloorScene m_scene;
};

} // namespace

FloorScene::operator BoardScene() const
{
    BoardScene shown;
    static_cast<BoardLayers &>(shown) = *this;
    shown.size = {board.map.width(), board.map.height()};
    shown.name = board.name;
    shown.ground = std::make_shared<Floor>(*this);
    return shown;
}

const FloorScene &floorOf(const BoardScene &scene)
{
    static const FloorScene none;
    const auto *floor = dynamic_cast<const Floor *>(scene.ground.get());
    return floor != nullptr ? floor->scene() : none;
}

} // namespace dossier
