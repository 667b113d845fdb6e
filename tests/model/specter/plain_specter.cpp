#include "tests/model/specter/plain_specter.h"

#include "tests/support/random_board.h"

#include <algorithm>
#include <cstdlib>

namespace dossier::test
{

using specter::Board;

namespace
{

bool openBetween(const Board &board, Space a, Space b)
{
    const int dx = (b.x > a.x) - (b.x < a.x);
    const int dy = (b.y > a.y) - (b.y < a.y);
    for (Space space{a.x + dx, a.y + dy}; space != b; space = {space.x + dx, space.y + dy})
        if (!board.isOpen(space))
            return false;
    return true;
}

void walk(
    const Board &board, const SpaceSet &barred, Path &path, int steps, const std::function<void(const Path &)> &visit)
{
    visit(path);
    if (steps == 0)
        return;
    const Space at = path.back();
    for (int y = at.y - 1; y <= at.y + 1; ++y)
        for (int x = at.x - 1; x <= at.x + 1; ++x)
            if (const Space to{x, y}; plainStep(board, at, to) && !barred.contains(to))
            {
                path.push_back(to);
                walk(board, barred, path, steps - 1, visit);
                path.pop_back();
            }
}

} // namespace

bool plainlyVisible(const Board &board, Space from, Space to)
{
    if (!board.isOpen(to))
        return false;
    if (from == to)
        return true;
    if ((from.x == to.x || from.y == to.y) && openBetween(board, from, to))
        return true;
    return std::ranges::any_of(
        board.stretches(), [&](const SpaceSet &stretch) { return stretch.contains(from) && stretch.contains(to); });
}

bool plainStep(const Board &board, Space from, Space to)
{
    if (!board.isOpen(from) || !board.isOpen(to) || from == to || std::abs(from.x - to.x) > 1
        || std::abs(from.y - to.y) > 1)
        return false;
    const int structures = from.x != to.x && from.y != to.y
        ? int{!board.isOpen({from.x, to.y})} + int{!board.isOpen({to.x, from.y})}
        : 0;
    if (structures > 0 && !board.diagonals().corner)
        return false;
    return structures < 2 || board.diagonals().between;
}

void forEachPath(const Board &board, const SpaceSet &barred, Space from, int maxSteps,
    const std::function<void(const Path &)> &visit)
{
    Path path{from};
    walk(board, barred, path, maxSteps, visit);
}

int plainDistance(const Board &board, Space from, Space to)
{
    std::vector<Space> reached{from};
    for (int distance = 0;; ++distance)
    {
        if (std::ranges::find(reached, to) != reached.end())
            return distance;
        std::vector<Space> further = reached;
        for (int y = 0; y < board.height(); ++y)
            for (int x = 0; x < board.width(); ++x)
                for (const Space at : reached)
                    if (plainStep(board, at, {x, y}) && std::ranges::find(further, Space{x, y}) == further.end())
                        further.push_back({x, y});
        if (further.size() == reached.size())
            return -1;
        reached = further;
    }
}

Path randomPath(std::mt19937 &random, const Board &board, const SpaceSet &barred, Space from, int maxSteps)
{
    Path path{from};
    for (int steps = randomBetween(random, 0, maxSteps); steps > 0; --steps)
    {
        const Space at = path.back();
        const Space to{at.x + randomBetween(random, -1, 1), at.y + randomBetween(random, -1, 1)};
        if (plainStep(board, at, to) && !barred.contains(to))
            path.push_back(to);
    }
    return path;
}

} // namespace dossier::test
