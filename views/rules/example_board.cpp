#include "views/rules/example_board.h"

#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/kit/theme.h"
#include "views/rules/rule_library.h"

#include <QPainter>
#include <QWidget>

namespace dossier
{

namespace
{

constexpr double side = 56;
constexpr double minSide = 24;
/// A row or column more on each side for the coordinates.
constexpr int margin = 2;

class ExampleBoard : public QWidget
{
public:
    using QWidget::QWidget;

    void render(const BoardScene &scene)
    {
        m_scene = scene;
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return sizeWith(side); }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeWith(minSide); }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardFrame frame = frameOf(m_scene.size, rect(), Margin::Coordinates, side);
        const BoardCanvas canvas{painter, frame, currentTheme(), m_scene.spaces()};
        paintScene(canvas, m_scene);
        paintCoordinates(painter, m_scene.size, frame, currentTheme().dim);
    }

private:
    [[nodiscard]] QSize sizeWith(double spaceSide) const
    {
        return (QSizeF(m_scene.size.width() + margin, m_scene.size.height() + margin) * spaceSide).toSize();
    }

    BoardScene m_scene;
};

} // namespace

ExamplePart exampleBoard(const RuleText &rule, const ExampleScene &example)
{
    const auto show = [scene = example.scene](QWidget *shown, const Theme & /*theme*/)
    { static_cast<ExampleBoard *>(shown)->render(scene); };
    return {embedded(QStringLiteral("squares"),
                {[](QWidget *parent) { return new ExampleBoard(parent); }, show, ruleName(rule.rule)}),
        example.text};
}

} // namespace dossier
