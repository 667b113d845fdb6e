// Measures the figures that have a bar: `dossier_bench [--check] [path of the dossier program]`, or only painting and
// clicking with `--window`, only games and lists of files with `--played`, or only journals with `--files`. With
// --check it fails when a median exceeds twice its bar, because shared machines are noisy, and more on one that is
// slower at plain work. DOSSIER_BENCH_ENTRIES is the length of the replayed sessions, by default 100,000 events; the
// one that is opened at its snapshot is ten times as long.

#include "model/core/dice_ways.h"
#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/sight_map.h"
#include "tests/bench/check_throughput.h"
#include "tests/bench/conquest_desk_figures.h"
#include "tests/bench/conquest_figures.h"
#include "tests/bench/desk_figures.h"
#include "tests/bench/journal_figures.h"
#include "tests/bench/played_figures.h"
#include "tests/bench/repaint.h"
#include "tests/bench/replay_figures.h"
#include "tests/bench/screen_figures.h"
#include "tests/bench/specter_desk_figures.h"
#include "tests/bench/specter_figures.h"
#include "tests/bench/stopwatch.h"
#include "tests/support/random_board.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using namespace dossier;
using namespace dossier::bench;

namespace
{

/// A map of that side with a wall on every fifth space, and a floor space of it for the queries.
struct Scene
{
    Map map{1, 1};
    std::vector<Space> spaces;
};

constexpr int spacesOfAScene = 64;

Scene randomScene(std::mt19937 &random, int side, int walls)
{
    Scene scene{Map(side, side), {}};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            scene.map.setWall({x, y}, test::randomBetween(random, 0, 99) < walls);
    for (int i = 0; i < spacesOfAScene; ++i)
        scene.spaces.push_back(test::randomFloor(random, scene.map).value_or(Space{}));
    return scene;
}

/// Keeps the optimizer from dropping the measured work.
std::size_t sink = 0;

std::vector<Timing> sightFigures(const Scene &scene, const std::string &where, double revisedBar, double firstBar)
{
    const auto space = [&](int call) { return scene.spaces[static_cast<std::size_t>(call % spacesOfAScene)]; };
    const auto map = [&](Printing printing)
    {
        return [&scene, printing, space](int call)
        {
            const SpaceSet seen = sightMap(scene.map, printing, {space(call), 1}, Facing::AllRound, Side::Enemy);
            sink += seen.row(space(call).y);
        };
    };
    return {timed("sight map, revised, " + where, revisedBar, 640, map(Printing::Revised)),
        timed("sight map, first, " + where, firstBar, 640, map(Printing::First))};
}

Timing dangerFigure(const Scene &scene, Printing printing, const std::string &name)
{
    std::vector<Watcher> enemies;
    for (int i = 0; i < 30; ++i)
        enemies.push_back({{scene.spaces[static_cast<std::size_t>(i)], 1}, static_cast<Facing>(i % 4)});
    return timed(name, 2000, 20, [&, printing](int)
        { sink += static_cast<std::size_t>(dangerMap(scene.map, printing, enemies).at(scene.spaces.front())); });
}

Timing reachFigure(const Scene &scene)
{
    return timed("reach at 6 points, 40x40", 5, 6400,
        [&](int call)
        {
            MoveQuestion question;
            question.mover = {scene.spaces[static_cast<std::size_t>(call % spacesOfAScene)], 1};
            question.speed = 6;
            sink += reachOf(scene.map, question).size();
        });
}

std::vector<Timing> diceFigures()
{
    const DicePool pool{6, 4};
    const auto odds = [&](int call) { sink += hitOdds<std::uint64_t>(pool).waysToReach(call % 20); };
    const auto chance = [&](std::optional<Reroll> reroll)
    { return [&, reroll](int call) { sink += chanceToReach(pool, call % 20, reroll).denominator.front(); }; };
    return {timed("odds of 6 black and 4 red", 1, 100000, odds),
        timed("the same as a fraction in lowest terms", 1, 100000, chance(std::nullopt)),
        timed("with a reroll of all, in lowest terms", 20, 20000, chance(Reroll::All)),
        timed("with a reroll of blanks, in lowest terms", 20, 20000, chance(Reroll::Blanks))};
}

/// The growth of cost with the map: no bars.
std::vector<Timing> growthFigures(std::mt19937 &random)
{
    std::vector<Timing> figures;
    for (const int side : {10, 20, 30, 40})
    {
        const Scene scene = randomScene(random, side, 20);
        const Scene open = randomScene(random, side, 0);
        const std::string name = std::to_string(side) + "x" + std::to_string(side);
        for (Timing &figure : sightFigures(scene, name + ", 20 % walls", 0, 0))
            figures.push_back(figure);
        for (Timing &figure : sightFigures(open, name + ", no walls", 0, 0))
            figures.push_back(figure);
    }
    return figures;
}

/// The painting and clicking figures, in one application: Qt's bridge to screen readers outlives it, and works with no
/// second one.
std::vector<Timing> windowFigures(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    std::vector<Timing> all = repaintFigures();
    for (const std::vector<Timing> &figures :
        {screenFigures(), deskFigures(10000), specterDeskFigures(), conquestDeskFigures()})
        all.insert(all.end(), figures.begin(), figures.end());
    return all;
}

void printAll(const std::vector<Timing> &figures)
{
    std::printf("%-58s %12s %12s %12s %12s %8s\n", "microseconds a call, ten batches", "least", "median", "most", "bar",
        "of bar");
    for (const Timing &figure : figures)
        print(figure);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "--window") == 0)
    {
        printAll(windowFigures(argc, argv));
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--played") == 0)
    {
        printAll(playedFigures());
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--files") == 0)
    {
        printAll(journalFigures());
        return 0;
    }
    const bool check = argc > 1 && std::strcmp(argv[1], "--check") == 0;
    const char *program = argc > (check ? 2 : 1) ? argv[check ? 2 : 1] : nullptr;
    std::mt19937 random(40);
    const Scene scene = randomScene(random, 40, 20);

    std::vector<Timing> figures = sightFigures(scene, "40x40, 20 % walls", 50, 10);
    figures.push_back(dangerFigure(scene, Printing::Revised, "danger map of 30 facing enemies, revised"));
    figures.push_back(dangerFigure(scene, Printing::First, "danger map of 30 facing enemies, first"));
    figures.push_back(reachFigure(scene));
    for (const Timing &figure : diceFigures())
        figures.push_back(figure);
    for (const Timing &figure : specterFigures())
        figures.push_back(figure);
    for (const Timing &figure : conquestFigures())
        figures.push_back(figure);
    for (const Timing &figure : windowFigures(argc, argv))
        figures.push_back(figure);
    if (program != nullptr)
        figures.push_back(checkThroughput(program));
    for (const Timing &figure : journalFigures())
        figures.push_back(figure);

    const char *entries = std::getenv("DOSSIER_BENCH_ENTRIES"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    for (const Timing &figure :
        replayFigures(entries == nullptr ? 100000 : static_cast<std::uint32_t>(std::strtoul(entries, nullptr, 10))))
        figures.push_back(figure);

    printAll(figures);
    const double slow = slowness();
    std::printf("\nThis machine takes %.1f times as long for plain work as the one that the bars are for.\n", slow);
    const bool passed
        = std::ranges::all_of(figures, [slow](const Timing &figure) { return figure.ratio() <= 2 * slow; });
    std::printf("\nHow cost grows with the map (no bars):\n");
    for (const Timing &figure : growthFigures(random))
        print(figure);
    std::printf("(%zu)\n", sink % 10);
    return check && !passed ? 1 : 0;
}
