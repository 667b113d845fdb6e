#include "tests/support/test_class.h"
#include "views/board/board_geometry.h"

#include <QTest>

#include <array>

namespace board_geometry_test
{

using namespace dossier;

namespace
{

BoardGeometry geometry(int columns, int rows, double side, QPoint scrolled = {})
{
    return {{800, 600}, {40, 30}, columns, rows, side, scrolled};
}

} // namespace

class BoardGeometryTest : public QObject
{
    Q_OBJECT

private slots:

    void everySpaceIsHitInItsMiddleAtEveryZoom_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<QPoint>("scrolled");
        QTest::newRow("small, in the middle") << 12.0 << QPoint();
        QTest::newRow("medium") << 33.0 << QPoint();
        QTest::newRow("large, at the start") << 120.0 << QPoint();
        QTest::newRow("large, scrolled") << 120.0 << QPoint(517, 333);
        QTest::newRow("largest, at the end") << 160.0 << QPoint(1180, 1050);
    }

    void everySpaceIsHitInItsMiddleAtEveryZoom()
    {
        QFETCH(double, side);
        QFETCH(QPoint, scrolled);
        const BoardGeometry board = geometry(12, 10, side, scrolled);
        int hit = 0;
        for (int y = 0; y < 10; ++y)
            for (int x = 0; x < 12; ++x)
            {
                const QPointF middle = board.rectOf({x, y}).center();
                const std::optional<BoardSpot> spot = board.spotAt(middle);
                if (!board.window().contains(middle.toPoint()))
                    continue;
                ++hit;
                QCOMPARE(spot, (BoardSpot{{x, y}, std::nullopt}));
                QVERIFY(board.shown().contains(x, y));
            }
        QVERIFY(hit > 8);
    }

    void nearASideTheEdgeIsHitToo()
    {
        const BoardGeometry board = geometry(3, 3, 50);
        const QRectF middle = board.rectOf({1, 1});
        const auto at = [&](double x, double y)
        { return board.spotAt(middle.topLeft() + QPointF(x, y) * 50).value_or(BoardSpot{}); };
        QCOMPARE(at(0.05, 0.5), (BoardSpot{{1, 1}, Edge{{0, 1}, Edge::Side::East}}));
        QCOMPARE(at(0.95, 0.5), (BoardSpot{{1, 1}, Edge{{1, 1}, Edge::Side::East}}));
        QCOMPARE(at(0.5, 0.05), (BoardSpot{{1, 1}, Edge{{1, 0}, Edge::Side::South}}));
        QCOMPARE(at(0.5, 0.95), (BoardSpot{{1, 1}, Edge{{1, 1}, Edge::Side::South}}));
        QCOMPARE(at(0.5, 0.5), (BoardSpot{{1, 1}, std::nullopt}));
    }

    void theRimOfTheMapIsNoEdge()
    {
        const BoardGeometry board = geometry(3, 3, 50);
        const BoardSpot spot
            = board.spotAt(board.rectOf({0, 0}).topLeft() + QPointF(2, 25)).value_or(BoardSpot{{2, 2}, {}});
        QCOMPARE(spot, (BoardSpot{{0, 0}, std::nullopt}));
    }

    void offTheBoardAndOnTheStripsNothingIsHit()
    {
        const BoardGeometry small = geometry(3, 3, 50);
        QCOMPARE(small.spotAt({small.frame().board.left() - 3, 300}), std::nullopt);
        QCOMPARE(small.spotAt({400, small.frame().board.bottom() + 3}), std::nullopt);
        const BoardGeometry scrolled = geometry(40, 40, 50, {300, 300});
        QCOMPARE(scrolled.spotAt({20, 300}), std::nullopt);
        QCOMPARE(scrolled.spotAt({300, 15}), std::nullopt);
        QVERIFY(scrolled.spotAt({41, 31}).has_value());
    }

    void aFittedBoardIsWhollyInTheWindow_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("wide") << 40 << 1;
        QTest::newRow("tall") << 1 << 40;
        QTest::newRow("largest") << 40 << 40;
    }

    void aFittedBoardIsWhollyInTheWindow()
    {
        QFETCH(int, columns);
        QFETCH(int, rows);
        BoardGeometry board = geometry(columns, rows, 1);
        board.side = board.fittingSide(72);
        QVERIFY(board.side <= 72);
        QCOMPARE(board.scrollable(), QSize(0, 0));
        QVERIFY(QRectF(board.window()).contains(board.frame().board));
        QCOMPARE(board.shown(), QRect(0, 0, columns, rows));
    }

    void whatIsHeldStaysUnderThePointer()
    {
        BoardGeometry board = geometry(40, 40, 50, {300, 200});
        const QPointF pointer(411, 377);
        const QPointF held = (pointer - board.frame().board.topLeft()) / board.side;
        board.side = 90;
        board.scrolled = board.scrolledTo(held, pointer);
        const QPointF now = board.frame().board.topLeft() + held * board.side;
        QVERIFY((now - pointer).manhattanLength() <= 1);
    }

    void showingASpaceScrollsNoMoreThanItMust()
    {
        BoardGeometry board = geometry(40, 40, 50, {300, 200});
        QCOMPARE(board.scrolledToShow({13, 9}), board.scrolled);
        for (const Space space : {Space{0, 0}, Space{39, 39}, Space{20, 0}, Space{0, 20}})
        {
            board.scrolled = board.scrolledToShow(space);
            QVERIFY(QRectF(board.window()).contains(board.rectOf(space)));
        }
    }

    void edgesLieBetweenSpacesOfTheMap()
    {
        const QSize map(2, 2);
        const Edge east{{0, 0}, Edge::Side::East};
        QCOMPARE(edgeOn(map, {0, 0}, Direction::East), std::optional(east));
        QCOMPARE(edgeOn(map, {1, 0}, Direction::West), std::optional(east));
        QCOMPARE(edgeOn(map, {0, 0}, Direction::North), std::nullopt);
        QCOMPARE(edgeOn(map, {1, 1}, Direction::South), std::nullopt);
    }
};

DOSSIER_TESTS(BoardGeometryTest, Nothing)

} // namespace board_geometry_test

#include "board_geometry_test.moc"
