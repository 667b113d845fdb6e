#include "model/omega/geometry/distance.h"
#include "tests/model/omega/geometry/plain_steps.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>

namespace distance_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;

/// OP-DIST: distance, auras and the reach of melee.
class DistanceTest : public QObject
{
    Q_OBJECT

private slots:

    void op_dist_1_theTargetsSpaceCountsAndTheFirstDoesNot()
    {
        QCOMPARE(between({"AT"}), 1);
        QCOMPARE(between({"A.T"}), 2);
        const DrawnBoard board = drawn({"A"});
        QCOMPARE(distanceBetween(board.map, board['A'], board['A']), (Distance{0, 0}));
    }

    void op_dist_1_atMostOneDiagonal()
    {
        QCOMPARE(between({"A.", ".T"}), 1);
        QCOMPARE(between({"A..", "...", "..T"}), 3);
        // The rulebook's Heavy Support Specialist: four spaces, since only one diagonal can be used.
        QCOMPARE(between({"A...", "....", "...T"}), 4);
    }

    void op_dist_1_noStepEntersAWall()
    {
        QCOMPARE(between({"A#T", "..."}), 3);
        QCOMPARE(between({"A#T", "...", "..."}), 3);
        QCOMPARE(between({"A#T", ".#.", "..."}), 5);
    }

    void op_dist_1_noStepCrossesADoor()
    {
        QCOMPARE(between({"A|T", ".."}), 2);
        QCOMPARE(between({"A|T", ".|."}), std::nullopt);
        QCOMPARE(between({"A|..", "...", "..T"}), 3);
    }

    void op_dist_1_noDiagonalBetweenTwoBarriers()
    {
        QCOMPARE(between({"A#", "#T"}), std::nullopt);
        QCOMPARE(between({"A#", ".T"}), 1);
        QCOMPARE(between({"A|.", "-", ".T"}), std::nullopt);
        QCOMPARE(between({"A|.", ".|T"}), std::nullopt);
        QCOMPARE(between({"A#", ".|T", ".."}), 3);
    }

    void op_dist_1_withoutAPathTheTargetIsOutOfReach()
    {
        QCOMPARE(between({"A#T"}), std::nullopt);
        QCOMPARE(between({"A.#", "##.", "..T"}), std::nullopt);
    }

    void op_dist_1_theExampleOfTheCheckContract()
    {
        const DrawnBoard board = drawn({"A|..T", "...."}, {"abbb", "aaab"}, "b");
        QCOMPARE(distanceBetween(board.map, board['A'], board['T']), (Distance{4, 1}));
        QCOMPARE(
            told(Distances(board.map, stepsOf(board.map), board['A']).pathTo(board['T'])), u"0,0 0,1 1,1 2,1 3,0"_s);
    }

    void op_dist_2_aurasIgnoreWallsAndDoors()
    {
        QCOMPARE(auraDistance({{0, 0}, 1}, {{3, 0}, 1}), 3);
        QCOMPARE(auraDistance({{0, 0}, 1}, {{3, 2}, 1}), 4);
        QCOMPARE(auraDistance({{3, 2}, 1}, {{0, 0}, 1}), 4);
        QCOMPARE(auraDistance({{0, 0}, 1}, {{-1, 1}, 1}), 1);
        QCOMPARE(auraDistance({{5, 5}, 1}, {{5, 5}, 1}), 0);
        QCOMPARE(auraDistance({{0, -7}, 1}, {{0, 0}, 1}), 7);
    }

    void op_dist_2_aurasOfLargeFiguresTakeTheNearestSpaces()
    {
        QCOMPARE(auraDistance({{2, 2}, 2}, {{6, 5}, 1}), 4);
        QCOMPARE(auraDistance({{6, 5}, 1}, {{2, 2}, 2}), 4);
        QCOMPARE(auraDistance({{0, 0}, 2}, {{1, 1}, 2}), 0);
        QCOMPARE(auraDistance({{0, 0}, 2}, {{2, 0}, 2}), 1);
    }

    void op_dist_2_anAuraIsTheLeastOverTheSpacesOfBothFigures()
    {
        for (int x = -5; x <= 5; ++x)
            for (int y = -5; y <= 5; ++y)
                for (int sizes = 0; sizes < 4; ++sizes)
                {
                    const Figure from{{0, 0}, 1 + sizes % 2};
                    const Figure to{{x, y}, 1 + sizes / 2};
                    int min = 1000;
                    for (const Space a : from.spaces())
                        for (const Space b : to.spaces())
                            min = std::min(min, plainAura(a, b));
                    QCOMPARE(auraDistance(from, to), min);
                }
    }

    void op_dist_3_meleeReachesAdjacentSpacesWhateverIsBetween()
    {
        const DrawnBoard board = drawn({"A|T.", "B.C"});
        QVERIFY(meleeReaches(board.map, board['A'], board['T'], false));
        QVERIFY(!meleeReaches(board.map, board['B'], board['C'], false));
        QVERIFY(meleeReaches(board.map, board['B'], board['C'], true));
        QVERIFY(!meleeReaches(board.map, board['A'], board['A'], true));
    }

    void op_dist_3_withReachSpacesAtDistanceTwoOrLess()
    {
        const DrawnBoard board = drawn({"A.B", "..C", "D.E"});
        QVERIFY(meleeReaches(board.map, board['A'], board['B'], true));
        QVERIFY(meleeReaches(board.map, board['A'], board['C'], true));
        QVERIFY(!meleeReaches(board.map, board['A'], board['E'], true));
        const DrawnBoard walled = drawn({"A#B", "..."});
        QVERIFY(!meleeReaches(walled.map, walled['A'], walled['B'], true));
        QVERIFY(!meleeReaches(drawn({"A#B"}).map, {0, 0}, {2, 0}, true));
    }

    void everyPathWrittenOutGivesTheSame()
    {
        std::mt19937 random(23);
        for (int i = 0; i < scaled(400); ++i)
        {
            const Map map = randomMap(random, {4, 25, 15, 0, true});
            const auto from = randomFloor(random, map);
            if (!from)
                continue;
            m_map = &map;
            m_min.assign(16, std::nullopt);
            m_path = {*from};
            walk(false);
            const Distances distances(map, stepsOf(map), *from);
            map.floor().forEach(
                [&](Space to)
                {
                    const auto &min = m_min[static_cast<std::size_t>(to.y * 4 + to.x)];
                    if (distances.to(to) != min || !sound(map, distances, *from, to))
                    {
                        qWarning("%s%s to %s", text(map).c_str(), qPrintable(told(*from)), qPrintable(told(to)));
                        QFAIL("another distance");
                    }
                });
            QCOMPARE(distances.to({-1, 0}), std::nullopt);
            QCOMPARE(distances.to({0, map.height()}), std::nullopt);
            QVERIFY(distances.pathTo({map.width(), 0}).empty());
        }
    }

private:
    static std::optional<int> between(const Rows &drawing)
    {
        const DrawnBoard board = drawn(drawing);
        const std::optional<Distance> distance = distanceBetween(board.map, board['A'], board['T']);
        return distance ? std::optional(distance->steps) : std::nullopt;
    }

    static int plainAura(Space a, Space b)
    {
        const int dx = std::abs(a.x - b.x);
        const int dy = std::abs(a.y - b.y);
        return dx != 0 && dy != 0 ? dx + dy - 1 : dx + dy;
    }

    /// All paths without a loop and with at most one diagonal.
    void walk(bool diagonalTaken)
    {
        const Space here = m_path.back();
        const Distance length = lengthOf(*m_map, m_path);
        auto &min = m_min[static_cast<std::size_t>(here.y * 4 + here.x)];
        if (!min || length < *min)
            min = length;
        for (const Direction direction : allDirections)
        {
            const Space to = neighbour(here, direction);
            if ((isDiagonal(direction) && diagonalTaken) || !plainStep(*m_map, {}, here, to)
                || std::ranges::find(m_path, to) != m_path.end())
                continue;
            m_path.push_back(to);
            walk(diagonalTaken || isDiagonal(direction));
            m_path.pop_back();
        }
    }

    static Distance lengthOf(const Map &map, const std::vector<Space> &path)
    {
        const auto emi = std::count_if(path.begin() + 1, path.end(), [&](Space space) { return map.hasEmi(space); });
        return {static_cast<int>(path.size()) - 1, static_cast<int>(emi)};
    }

    /// The path shown is a path, and as long as it is said to be.
    static bool sound(const Map &map, const Distances &distances, Space from, Space to)
    {
        const std::vector<Space> path = distances.pathTo(to);
        if (path.empty() || !distances.to(to))
            return path.empty() && !distances.to(to);
        int diagonals = 0;
        for (std::size_t i = 1; i < path.size(); ++i)
        {
            diagonals += path[i].x != path[i - 1].x && path[i].y != path[i - 1].y ? 1 : 0;
            if (!plainStep(map, {}, path[i - 1], path[i]))
                return false;
        }
        return diagonals <= 1 && path.front() == from && path.back() == to && lengthOf(map, path) == distances.to(to);
    }

    const Map *m_map = nullptr;
    std::vector<std::optional<Distance>> m_min;
    std::vector<Space> m_path;
};

DOSSIER_TESTS(DistanceTest, Nothing)

} // namespace distance_test

#include "distance_test.moc"
