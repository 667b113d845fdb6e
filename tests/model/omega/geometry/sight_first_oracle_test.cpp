#include "model/omega/geometry/rule_ids.h"
#include "model/omega/geometry/sight_first.h"
#include "tests/model/omega/geometry/plain_steps.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <ranges>
#include <set>

namespace sight_first_oracle_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using Path = std::vector<Space>;

/// OP-SIGHT-F1 by trial: king paths of that many steps whose diagonals all go one way, walls or not.
class Trial
{
public:
    Trial(Space from, Space to)
        : m_to(to)
    {
        for (int steps = 1; m_found.empty(); ++steps)
        {
            m_path = {from};
            walk(steps, std::nullopt);
        }
    }

    [[nodiscard]] const std::vector<Path> &found() const { return m_found; }

private:
    void walk(int steps, std::optional<Direction> diagonal)
    {
        const Space here = m_path.back();
        if (steps == 0 && here == m_to)
            m_found.push_back(m_path);
        if (steps == 0 || std::max(std::abs(here.x - m_to.x), std::abs(here.y - m_to.y)) > steps)
            return;
        for (const Direction direction : allDirections)
        {
            if (isDiagonal(direction) && diagonal && direction != *diagonal)
                continue;
            m_path.push_back(neighbour(here, direction));
            walk(steps - 1, isDiagonal(direction) ? direction : diagonal);
            m_path.pop_back();
        }
    }

    Space m_to;
    Path m_path;
    std::vector<Path> m_found;
};

/// OP-SIGHT-F2: where a path is first blocked.
std::optional<Blocker> firstBlocker(const Map &map, const Path &path)
{
    for (std::size_t i = 1; i < path.size(); ++i)
    {
        if (plainStep(map, {}, path[i - 1], path[i]))
            continue;
        if (!map.isFloor(path[i]))
            return Blocker{rule::OP_SIGHT_F2, path[i]};
        if (path[i - 1].x == path[i].x || path[i - 1].y == path[i].y)
            return Blocker{rule::OP_SIGHT_F2, edgeBetween(path[i - 1], path[i]).value()};
        return Blocker{
            rule::OP_SIGHT_F2, Corner{std::max(path[i - 1].x, path[i].x), std::max(path[i - 1].y, path[i].y)}};
    }
    return std::nullopt;
}

} // namespace

/// Sight by shortest paths against every path written out.
class SightFirstOracleTest : public QObject
{
    Q_OBJECT

private slots:

    void thereAreAsManyPathsAsOrders()
    {
        QCOMPARE(Trial({0, 0}, {4, 2}).found().size(), std::size_t(6));
        QCOMPARE(Trial({3, 5}, {2, 0}).found().size(), std::size_t(5));
        QCOMPARE(Trial({0, 0}, {3, 3}).found().size(), std::size_t(1));
        QCOMPARE(Trial({0, 0}, {0, 4}).found().size(), std::size_t(1));
    }

    void everyPathWrittenOutGivesTheSame()
    {
        std::mt19937 random(11);
        for (int i = 0; i < scaled(2500); ++i)
        {
            const Map map = randomMap(random, {6, randomBetween(random, 0, 35), randomBetween(random, 0, 25), 0, true});
            const auto from = randomFloor(random, map);
            const auto to = randomFloor(random, map);
            if (!from || !to || *from == *to)
                continue;
            const QString fault = difference(map, *from, *to);
            if (fault.isEmpty())
                continue;
            qWarning("%s%s to %s", text(map).c_str(), qPrintable(told(*from)), qPrintable(told(*to)));
            QFAIL(qPrintable(fault));
        }
    }

private:
    static QString difference(const Map &map, Space from, Space to)
    {
        const std::vector<Path> paths = Trial(from, to).found();
        std::set<std::optional<Blocker>> blockers;
        bool cover = false;
        int emi = 0;
        for (const Path &path : paths)
        {
            blockers.insert(firstBlocker(map, path));
            int spaces = 0;
            for (const Space space : std::span(path).subspan(1))
            {
                spaces += map.hasEmi(space) ? 1 : 0;
                cover = cover || (!map.isFloor(space) && adjacent(space, to));
            }
            emi = std::max(emi, spaces);
        }
        const PathEvidence evidence = sightByPaths(map, from, to);
        if (blockers.contains(std::nullopt))
            blockers = {std::nullopt};
        std::set<std::optional<Blocker>> shown;
        for (const SightPath &path : evidence.paths)
        {
            if (std::ranges::find(paths, path.spaces) == paths.end() || firstBlocker(map, path.spaces) != path.blocker)
                return QStringLiteral("no shortest path, or not blocked there: ") + told(path);
            if (!shown.insert(path.blocker).second)
                return QStringLiteral("shown twice: ") + told(path);
        }
        if (shown != blockers)
            return QStringLiteral("other blockers: ") + told(evidence);
        const std::optional<Space> wall = coverByPaths(map, from, to);
        if (wall.has_value() != cover || (wall && (map.isFloor(*wall) || !adjacent(*wall, to))))
            return QStringLiteral("cover");
        return emiDifference(map, paths, emi, emiByPaths(map, from, to));
    }

    static QString emiDifference(const Map &map, const std::vector<Path> &paths, int max, const EmiVerdict &emi)
    {
        const auto spaces
            = std::ranges::count_if(emi.path | std::views::drop(1), [&](Space space) { return map.hasEmi(space); });
        if (emi.spaces != max || spaces != max || std::ranges::find(paths, emi.path) == paths.end()
            || emi.blocks != (max >= 4) || emi.diceLost != (map.hasEmi(paths.front().front()) ? 1 : 0))
            return QStringLiteral("EMI: ") + told(emi);
        return {};
    }
};

DOSSIER_TESTS(SightFirstOracleTest, Nothing)

} // namespace sight_first_oracle_test

#include "sight_first_oracle_test.moc"
