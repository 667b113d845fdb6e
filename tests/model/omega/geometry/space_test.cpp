#include "model/omega/geometry/figure.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace space_test
{

using namespace dossier;
using namespace dossier::test;

/// OP-GRID: spaces, edges, adjacency, tiles and figures.
class SpaceTest : public QObject
{
    Q_OBJECT

private slots:

    void op_grid_1_xGrowsEastAndYGrowsSouth()
    {
        const DrawnBoard board = drawn({"a.b", "#.c"});
        QCOMPARE(board['a'], (Space{0, 0}));
        QCOMPARE(board['b'], (Space{2, 0}));
        QCOMPARE(board['c'], (Space{2, 1}));
        QCOMPARE(neighbour({5, 5}, Direction::North), (Space{5, 4}));
        QCOMPARE(neighbour({5, 5}, Direction::East), (Space{6, 5}));
        QCOMPARE(neighbour({5, 5}, Direction::SouthWest), (Space{4, 6}));
        QVERIFY(!board.map.isFloor({0, 1}));
        QVERIFY(board.map.isFloor({1, 1}));
    }

    void op_grid_1_everySpaceOutsideIsAWall()
    {
        const Map map(40, 40);
        QVERIFY(map.isFloor({0, 0}) && map.isFloor({39, 39}));
        for (const Space outside : {Space{-1, 0}, {0, -1}, {40, 0}, {39, 40}, {-500000, 3}, {3, 1000000}})
        {
            QVERIFY(!map.isFloor(outside));
            QVERIFY(!map.contains(outside));
            QVERIFY(!map.hasEmi(outside));
        }
    }

    void op_grid_2_aDoorLiesOnTheEdgeBetweenTwoSpacesOfTheMap()
    {
        Map map(2, 2);
        QVERIFY(map.setDoor({{0, 0}, Edge::Side::East}));
        QVERIFY(map.setDoor({{1, 0}, Edge::Side::South}));
        QVERIFY(!map.setDoor({{1, 0}, Edge::Side::East}));
        QVERIFY(!map.setDoor({{0, 1}, Edge::Side::South}));
        QVERIFY(!map.setDoor({{-1, 0}, Edge::Side::East}));
        QVERIFY(map.hasDoorBetween({0, 0}, {1, 0}) && map.hasDoorBetween({1, 0}, {0, 0}));
        QVERIFY(map.hasDoorBetween({1, 1}, {1, 0}) && map.hasDoorBetween({1, 0}, {1, 1}));
        QVERIFY(!map.hasDoorBetween({0, 0}, {0, 1}));
        QVERIFY(!map.hasDoorBetween({0, 0}, {1, 1}));
        QVERIFY(!map.hasDoorBetween({0, 0}, {0, 0}));
        QCOMPARE(map.doors(), (std::vector<Edge>{{{0, 0}, Edge::Side::East}, {{1, 0}, Edge::Side::South}}));
    }

    void op_grid_2_anOpenedDoorIsGone()
    {
        DrawnBoard board = drawn({".|."});
        QVERIFY(board.map.setDoor({{0, 0}, Edge::Side::East}, false));
        QCOMPARE(board.map, Map(2, 1));
    }

    void op_grid_2_aDoorBesideAWallIsTakenLiterally() { QVERIFY(drawn({".|#"}).map.hasDoorBetween({0, 0}, {1, 0})); }

    void op_grid_2_doorsAreListedInReadingOrderEastBeforeSouth()
    {
        const DrawnBoard board = drawn({"..|.", "-- ", ".|..", "  -", "..."});
        QCOMPARE(board.map.doors(),
            (std::vector<Edge>{{{0, 0}, Edge::Side::South}, {{1, 0}, Edge::Side::East}, {{1, 0}, Edge::Side::South},
                {{0, 1}, Edge::Side::East}, {{2, 1}, Edge::Side::South}}));
    }

    void op_grid_2_theEdgeBetweenTwoSpacesIsNamedByTheWesternOrNorthernOne()
    {
        QCOMPARE(edgeBetween({3, 2}, {2, 2}), (Edge{{2, 2}, Edge::Side::East}));
        QCOMPARE(edgeBetween({2, 2}, {2, 3}), (Edge{{2, 2}, Edge::Side::South}));
        QCOMPARE(edgeBetween({2, 3}, {2, 2}), (Edge{{2, 2}, Edge::Side::South}));
        QCOMPARE(edgeBetween({2, 2}, {3, 3}), std::nullopt);
        QCOMPARE(edgeBetween({2, 2}, {4, 2}), std::nullopt);
        QCOMPARE(edgeBetween({2, 2}, {2, 2}), std::nullopt);
    }

    void op_grid_3_spacesThatShareASideOrACornerAreAdjacent()
    {
        int count = 0;
        for (int x = -3; x <= 3; ++x)
            for (int y = -3; y <= 3; ++y)
            {
                count += adjacent({0, 0}, {x, y}) ? 1 : 0;
                QCOMPARE(adjacent({0, 0}, {x, y}), adjacent({x, y}, {0, 0}));
            }
        QCOMPARE(count, 8);
        QVERIFY(adjacent({4, 4}, {5, 3}));
        QVERIFY(adjacent({4, 4}, {4, 3}));
        QVERIFY(!adjacent({4, 4}, {4, 4}));
        QVERIFY(!adjacent({4, 4}, {4, 6}));
        QVERIFY(!adjacent({4, 4}, {6, 5}));
    }

    void op_grid_4_aTileIsFilledWithEmiAsAWholeWallsToo()
    {
        const DrawnBoard board = drawn({".#.", "..."}, {"aab", "abb"}, "a");
        QCOMPARE(rows(board.map, board.map.emi()), (std::vector<std::string>{"110", "100"}));
        QCOMPARE(board.map.tile({1, 0}), U'a');
        QCOMPARE(board.map.emiTiles(), std::set<TileName>{U'a'});
    }

    void op_grid_4_emiFollowsTheTileWhenSpacesChangeHands()
    {
        Map map(2, 1);
        map.setEmi(U'b');
        QVERIFY(map.emi().empty());
        map.setTile({1, 0}, U'b');
        QCOMPARE(rows(map, map.emi()), std::vector<std::string>{"01"});
        map.setTile({1, 0}, U'c');
        QVERIFY(map.emi().empty());
        map.setTile({0, 0}, U'b');
        map.setEmi(U'b', false);
        QVERIFY(map.emi().empty() && map.emiTiles().empty());
    }

    void op_grid_4_rubbleLiesOnFloorOnly()
    {
        Map map(2, 1);
        QVERIFY(map.setRubble({0, 0}));
        map.setWall({0, 0});
        QVERIFY(!map.hasRubble({0, 0}));
        QVERIFY(!map.setRubble({0, 0}));
        QVERIFY(!map.setRubble({2, 0}));
        map.setWall({0, 0}, false);
        QCOMPARE(map, Map(2, 1));
    }

    void op_grid_5_figuresOccupyOneSpaceOrFourNamedByTheNorthWest()
    {
        QCOMPARE((Figure{{3, 4}, 1}.spaces()), (std::vector<Space>{{3, 4}}));
        const Figure large{{3, 4}, 2};
        QCOMPARE(large.spaces(), (std::vector<Space>{{3, 4}, {4, 4}, {3, 5}, {4, 5}}));
        QVERIFY(large.covers({4, 5}) && large.covers({3, 4}));
        QVERIFY(!large.covers({5, 5}) && !large.covers({4, 6}) && !large.covers({2, 4}) && !large.covers({3, 3}));
    }

    void op_grid_5_theSpacesOfFiguresAreKnownBySide()
    {
        const std::vector<SidedFigure> figures{{{{0, 0}, 1}, Side::Commando}, {{{1, 0}, 2}, Side::Enemy}};
        const Map map(4, 2);
        QCOMPARE(rows(map, spacesOf(figures)), (std::vector<std::string>{"1110", "0110"}));
        QCOMPARE(rows(map, nonFriendlySpaces(figures, Side::Commando)), (std::vector<std::string>{"0110", "0110"}));
        QCOMPARE(rows(map, nonFriendlySpaces(figures, Side::Enemy)), (std::vector<std::string>{"1000", "0000"}));
    }

    void aSetOfSpacesMovesLikeItsMembers()
    {
        std::mt19937 random(1);
        for (int i = 0; i < scaled(200); ++i)
        {
            SpaceSet set;
            for (int n = randomBetween(random, 0, 30); n > 0; --n)
                set.set({randomBetween(random, -2, 41), randomBetween(random, -2, 41)});
            for (const Direction direction : allDirections)
            {
                SpaceSet moved;
                set.forEach([&](Space space) { moved.set(neighbour(space, direction)); });
                QVERIFY(set.moved(direction) == moved);
            }
            int count = 0;
            set.forEach(
                [&](Space space)
                {
                    ++count;
                    QVERIFY(set.contains(space));
                });
            QCOMPARE(set.count(), count);
            QCOMPARE(set.empty(), count == 0);
        }
    }

    void aDirectionTurnsClockwise()
    {
        for (const Direction direction : allDirections)
        {
            QCOMPARE(turned(turned(direction, 3), -3), direction);
            const Direction back = turned(direction, 4);
            QCOMPARE(eastward(back), -eastward(direction));
            QCOMPARE(southward(back), -southward(direction));
            QCOMPARE(isDiagonal(direction), eastward(direction) != 0 && southward(direction) != 0);
        }
        QCOMPARE(turned(Direction::NorthWest, 1), Direction::North);
        QCOMPARE(turned(Direction::North, 2), Direction::East);
    }
};

DOSSIER_TESTS(SpaceTest, Nothing)

} // namespace space_test

#include "space_test.moc"
