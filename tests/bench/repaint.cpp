#include "tests/bench/repaint.h"

#include "tests/views/board/board_scenes.h"
#include "views/board/board_view.h"
#include "views/kit/appearance.h"

#include <QApplication>

namespace dossier::bench
{

namespace
{

constexpr double bar = 8000;

Timing repaintFigure(const std::string &name, const FloorScene &scene, int zooms)
{
    BoardView view;
    view.resize(1280, 860);
    view.render(scene);
    view.show();
    for (int i = 0; i < zooms; ++i)
        view.zoomIn();
    QCoreApplication::processEvents();
    return timed(name, bar, 10, [&](int) { view.viewport()->repaint(); });
}

} // namespace

std::vector<Timing> repaintFigures()
{
    loadResources();
    wear(*qApp, themeFor(ThemeChoice::Dark), 100);
    return {repaintFigure("repaint of a 40x40 board in play", test::busyScene(), 0),
        repaintFigure("repaint of a 40x40 board, everything everywhere", test::largestScene(), 0),
        repaintFigure("the same, zoomed in", test::largestScene(), 5)};
}

} // namespace dossier::bench
