#include "views/rules/example_board.h"

#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"

#include <QPainter>

#include <utility>

namespace dossier
{

namespace
{

constexpr double side = 56;
constexpr double minSide = 24;
/// A row or column more on each side for the coordinates.
constexpr int margin = 2;

} // namespace

ExampleBoard::ExampleBoard(ExampleScene (*sceneOf)(const RuleText &rule), QWidget *parent)
    : QWidget(parent)
    , m_sceneOf(sceneOf)
    , m_theme(themeFor(ThemeChoice::Dark))
{
}

ExampleText ExampleBoard::show(const RuleText &rule)
{
    ExampleScene shown = m_sceneOf(rule);
    m_scene = std::move(shown.scene);
    updateGeometry();
    update();
    return std::move(shown.text);
}

void ExampleBoard::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize ExampleBoard::sizeHint() const
{
    const QSize map = m_scene.size;
    return (QSizeF(map.width() + margin, map.height() + margin) * side).toSize();
}

QSize ExampleBoard::minimumSizeHint() const
{
    return {static_cast<int>((m_scene.size.width() + margin) * minSide),
        static_cast<int>((m_scene.size.height() + margin) * minSide)};
}

void ExampleBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize map = m_scene.size;
    const BoardFrame frame = frameOf(map, rect(), Margin::Coordinates, side);
    const BoardCanvas canvas{painter, frame, m_theme, m_scene.spaces()};
    paintScene(canvas, m_scene);
    paintCoordinates(painter, map, frame, m_theme.dim);
}

} // namespace dossier
