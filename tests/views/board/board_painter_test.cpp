#include "tests/support/test_class.h"
#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/board/token_painter.h"
#include "views/omega/board/floor_painter.h"
#include "views/omega/board/room_numbers.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace board_painter_test
{

using namespace dossier;

namespace
{

constexpr double side = 40;

const BoardColours &colours()
{
    return themeFor(ThemeChoice::Dark).board;
}

QImage painted(const Map &map)
{
    QImage image(static_cast<int>(side) * map.width(), static_cast<int>(side) * map.height(), QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    paintFloor(painter, map, {image.rect(), side}, colours());
    return image;
}

/// The colour at a place of a space, in parts of its side from the north-west corner.
QColor at(const QImage &image, Space space, double x, double y)
{
    return image.pixelColor(static_cast<int>((space.x + x) * side), static_cast<int>((space.y + y) * side));
}

} // namespace

class BoardPainterTest : public QObject
{
    Q_OBJECT

private slots:

    void floorAndWallHaveTheirColours()
    {
        Map map(2, 1);
        map.setWall({1, 0});
        const QImage image = painted(map);
        QCOMPARE(at(image, {0, 0}, 0.5, 0.5), colours().floor);
        QCOMPARE(at(image, {1, 0}, 0.5, 0.5), colours().wall);
    }

    void aDoorLiesOnItsEdge()
    {
        Map map(2, 2);
        map.setDoor({{0, 0}, Edge::Side::East});
        map.setDoor({{0, 0}, Edge::Side::South});
        const QImage image = painted(map);
        QCOMPARE(at(image, {1, 0}, 0.01, 0.5), colours().door);
        QCOMPARE(at(image, {0, 1}, 0.5, 0.01), colours().door);
        QVERIFY(at(image, {1, 1}, 0.01, 0.5) != colours().door);
    }

    void rubbleLiesOnItsSpace()
    {
        Map map(2, 1);
        map.setRubble({1, 0});
        const QImage image = painted(map);
        QCOMPARE(at(image, {1, 0}, 0.66, 0.6), colours().rubble);
        QCOMPARE(at(image, {0, 0}, 0.66, 0.6), colours().floor);
    }

    void emiShowsOnTheWholeTileWallsToo()
    {
        Map map(3, 1);
        map.setTile({1, 0}, U'x');
        map.setTile({2, 0}, U'x');
        map.setWall({2, 0});
        map.setEmi(U'x');
        const QImage image = painted(map);
        QCOMPARE(at(image, {0, 0}, 0.3, 0.45), colours().floor);
        QVERIFY(at(image, {1, 0}, 0.3, 0.45) != colours().floor);
        QVERIFY(at(image, {2, 0}, 0.3, 0.45) != colours().wall);
    }

    void theFrameKeepsSpacesSquareAndInside_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("wide") << 40 << 1;
        QTest::newRow("tall") << 1 << 40;
        QTest::newRow("largest") << 40 << 40;
    }

    void theFrameKeepsSpacesSquareAndInside()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        const QRectF into(10, 20, 800, 600);
        const BoardFrame frame = frameOf(QSize(width, height), into, Margin::Coordinates, 64);
        QVERIFY(frame.side > 0 && frame.side <= 64);
        QVERIFY(into.contains(frame.board));
        QCOMPARE(frame.board.size(), QSizeF(width, height) * frame.side);
    }

    void thePainterIsGivenBackAsItWas()
    {
        QImage image(100, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        const QPen pen(Qt::red, 3);
        painter.setPen(pen);
        const Map map(2, 2);
        paintFloor(painter, map, {image.rect(), 50}, colours());
        paintCoordinates(painter, QSize(2, 2), {image.rect(), 50}, Qt::white);
        paintRoomNumbers(painter, map, {image.rect(), 50}, Qt::white);
        QCOMPARE(painter.pen(), pen);
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    }

    /// A piece on the first space of a path is drawn over the mark of the path.
    void thePathsStartCoversNobody()
    {
        const auto drawn = [](const std::vector<Space> &path)
        {
            QImage image(120, 120, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            BoardScene scene;
            scene.size = {3, 3};
            scene.tokens = {{.at = {1, 1}, .tone = BoardTone::Red, .sign = "B"}};
            scene.trails = {{.path = path}};
            paintScene({painter, {QRectF(image.rect()), side}, themeFor(ThemeChoice::Dark), QRect(0, 0, 3, 3)}, scene);
            return image;
        };
        const QRect piece(48, 48, 24, 24);
        const QImage alone = drawn({});
        QCOMPARE(drawn({{1, 1}}).copy(piece), alone.copy(piece));
        QCOMPARE(drawn({{1, 1}, {2, 1}}).copy(piece), alone.copy(piece));
        QVERIFY(drawn({{1, 1}, {2, 1}}) != alone);
    }

    /// Each piece of a crowd lies on its space by nearly half, also where it can go to one side alone.
    void aCrowdStaysOnItsSpace()
    {
        QImage image(200, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        const BoardCanvas canvas{painter, {QRectF(image.rect()), side}, themeFor(ThemeChoice::Dark), QRect(0, 0, 5, 5)};
        BoardScene scene;
        scene.size = {5, 5};
        scene.tokens = {{.at = {2, 2}}, {.at = {2, 2}}, {.at = {2, 2}}, {.at = {1, 1}}};
        const QRectF room = roomOfPieces(canvas, scene, {2, 2});
        QVERIFY(room.bottom() <= canvas.rectOf({2, 2}).bottom() + side / 4);
        QVERIFY(room.top() >= canvas.rectOf({2, 2}).top());
    }

    void aMapOfWallsOnlyHasNoRoomToNumber()
    {
        Map map(1, 1);
        map.setWall({0, 0});
        QImage image(50, 50, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        paintRoomNumbers(painter, map, {image.rect(), 50}, Qt::white);
        QCOMPARE(image.pixelColor(25, 25), QColor(Qt::black));
    }
};

DOSSIER_TESTS(BoardPainterTest, Windows)

} // namespace board_painter_test

#include "board_painter_test.moc"
