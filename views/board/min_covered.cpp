#include "views/board/min_covered.h"

#include "views/board/board_ground.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace dossier
{

namespace
{

/// Number of occupied spaces in each row.
std::vector<int> figuresInRows(const BoardScene &scene)
{
    std::vector<int> rows(static_cast<std::size_t>(scene.size.height()));
    for (const BoardToken &token : scene.tokens)
        if (scene.contains(token.at))
            ++rows[static_cast<std::size_t>(token.at.y)];
    for (int y = 0; scene.ground && y < scene.size.height(); ++y)
        for (int x = 0; x < scene.size.width(); ++x)
            rows[static_cast<std::size_t>(y)] += scene.ground->standing({x, y}).isEmpty() ? 0 : 1;
    return rows;
}

int overlap(double top, double bottom, double from, double to)
{
    return static_cast<int>(std::ceil(std::max(0.0, std::min(bottom, to) - std::max(top, from))));
}

} // namespace

int minCoveredTop(const BoardGeometry &geometry, const BoardScene &scene, int height)
{
    const BoardFrame frame = geometry.frame();
    const int first = geometry.window().top();
    const int last = geometry.view.height() - height;
    // Beside a board that is smaller than the window, its letters are next to it.
    const double letters = std::max(frame.board.top() - BoardGeometry::margin, double(first));
    const std::vector<int> figures = figuresInRows(scene);
    const auto cost = [&](int top)
    {
        int covered = 0;
        for (std::size_t row = 0; row < figures.size(); ++row)
        {
            const double above = frame.board.top() + static_cast<double>(row) * frame.side;
            // A figure is smaller than its space.
            if (overlap(top, top + height, above, above + frame.side) > frame.side / 4)
                covered += figures[row];
        }
        return std::tuple(overlap(top, top + height, letters - geometry.strips.height(), letters) > 0, covered,
            overlap(top, top + height, frame.board.top(), frame.board.bottom()));
    };
    std::vector<int> tops{first};
    for (int row = 0; row < geometry.rows; ++row)
        if (const int top = static_cast<int>(std::ceil(frame.rectOf({0, row}).top())); top > first && top < last)
            tops.push_back(top);
    if (last > first)
        tops.push_back(last);
    return std::ranges::min(tops, {}, cost);
}

} // namespace dossier
