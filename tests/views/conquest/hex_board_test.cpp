#include "tests/support/test_class.h"
#include "tests/views/conquest/hex_tables.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/board/hex_marks.h"
#include "views/conquest/board/hex_painter.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QLineF>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

namespace hex_board_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Place;

namespace
{

const QSize laptop(756, 682);

/// Boards in the sizes that windows give them.
void addBoards()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QSize>("size");
    for (int players = 1; players <= 4; ++players)
        for (const QSize size : {QSize(320, 280), laptop, QSize(1400, 960), QSize(500, 1200)})
            QTest::addRow("%d players in %dx%d", players, size.width(), size.height()) << players << size;
}

std::unique_ptr<HexBoard> boardOf(const HexScene &scene, QSize size = laptop)
{
    auto board = std::make_unique<HexBoard>();
    board->resize(size);
    board->render(scene);
    board->show();
    board->setFocus();
    [[maybe_unused]] const bool shown = QTest::qWaitForWindowActive(board.get());
    return board;
}

QPoint middle(const HexBoard &board, Place place)
{
    return board.geometryOfBoard().centreOf(place).toPoint();
}

int otherPixels(const QImage &one, const QImage &other, const QRect &in)
{
    int found = 0;
    for (int y = std::max(0, in.top()); y <= std::min(in.bottom(), one.height() - 1); ++y)
        for (int x = std::max(0, in.left()); x <= std::min(in.right(), one.width() - 1); ++x)
            found += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return found;
}

QImage pictureOf(const HexScene &scene)
{
    HexBoard board;
    board.resize(laptop);
    board.render(scene);
    return board.grab().toImage();
}

} // namespace

class HexBoardTest : public QObject
{
    Q_OBJECT

private slots:

    void everySpaceIsInSightAndHitInItsMiddle_data() { addBoards(); }

    void everySpaceIsInSightAndHitInItsMiddle()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        HexBoard board;
        board.resize(size);
        board.render(busyScene(players));
        const HexGeometry &geometry = board.geometryOfBoard();
        QCOMPARE(geometry.places().size(), static_cast<std::size_t>((players + 1) * 7));
        for (const Place place : geometry.places())
        {
            QVERIFY(QRectF(QPointF(), size).contains(geometry.outlineOf(place).boundingRect()));
            QCOMPARE(geometry.placeAt(geometry.centreOf(place)), std::optional(place));
            for (const QPointF corner : geometry.outlineOf(place))
                QCOMPARE(geometry.placeAt(geometry.centreOf(place) * 0.02 + corner * 0.98), std::optional(place));
        }
        QCOMPARE(geometry.placeAt({-5, -5}), std::nullopt);
    }

    void noTwoSpacesLieOverEachOther()
    {
        for (int players = 1; players <= 4; ++players)
        {
            const HexGeometry geometry = geometryFor(busyScene(players), QRectF(QPointF(), laptop));
            const std::vector<Place> places = geometry.places();
            for (const Place one : places)
                for (const Place other : places)
                    if (one < other)
                        QVERIFY(!geometry.outlineOf(one).intersects(geometry.outlineOf(other)));
        }
    }

    void aBoardOfALaptopIsLargeEnoughToRead()
    {
        for (int players = 1; players <= 4; ++players)
        {
            const HexScene scene = busyScene(players);
            const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), laptop));
            for (const Place place : geometry.places())
                for (const HexMark &mark : marksOn(scene, geometry, place, QFont()))
                    QVERIFY2(mark.fontSize >= 9, qPrintable(mark.text));
        }
    }

    void lettersFitIntoTheirSpaces_data() { addBoards(); }

    void lettersFitIntoTheirSpaces()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        const HexScene scene = fullestScene(players);
        const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), size));
        for (const Place place : geometry.places())
            for (const HexMark &mark : marksOn(scene, geometry, place, QFont()))
            {
                const double wide = QFontMetricsF(fontOf(mark, QFont())).horizontalAdvance(mark.text);
                const double room = mark.kind == HexMarkKind::Code ? mark.rect.width() + 6 : mark.rect.width() + 1;
                QVERIFY2(wide <= room,
                    qPrintable(QStringLiteral("%1: %2 in %3").arg(mark.text).arg(wide).arg(mark.rect.width())));
                QVERIFY2(geometry.outlineOf(place).containsPoint(mark.rect.center(), Qt::OddEvenFill),
                    qPrintable(mark.text));
                QVERIFY2(geometry.rectOf(place).adjusted(-1, -1, 1, 1).contains(mark.rect), qPrintable(mark.text));
            }
    }

    /// A flag touches no number, token or alien, and a name ends before the links over the borders.
    void flagsAndLinksTouchNothing()
    {
        constexpr double gap = 2;
        constexpr double maxName = 1.24;
        int flags = 0;
        for (int players = 1; players <= 4; ++players)
            for (HexScene scene : {busyScene(players), fullestScene(players)})
            {
                auto table = std::make_shared<conquest::PublicTable>(*scene.table);
                if (auto &location = table->spaces.at({1, 1}).location)
                    location->conqueredBy = table->players.colours.front();
                scene.table = table;
                const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), laptop));
                for (const Place place : geometry.places())
                {
                    const std::vector<HexMark> marks = marksOn(scene, geometry, place, QFont());
                    for (const HexMark &flag : marks)
                        for (const HexMark &other : marks)
                            if (flag.kind == HexMarkKind::Flag && other.kind != HexMarkKind::Flag)
                            {
                                ++flags;
                                const QRectF shown = flag.rect.adjusted(-gap, 0, 0, 0);
                                QVERIFY2(!shown.intersects(other.rect), qPrintable(other.text));
                            }
                    for (const HexMark &mark : marks)
                        if (mark.kind == HexMarkKind::Name)
                            QVERIFY2(mark.rect.width() <= maxName * geometry.side(), qPrintable(mark.text));
                }
            }
        QVERIFY(flags > 0);
    }

    /// Large letters beside the board make those on it larger, too: a number never reaches the next one's shape.
    void numbersFitBesideTheirShapes()
    {
        for (const int fontSize : {13, 20, 30})
            for (int players = 1; players <= 4; ++players)
            {
                QFont font;
                font.setPixelSize(fontSize);
                const HexScene scene = fullestScene(players);
                const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), QSizeF(700, 520)));
                for (const Place place : geometry.places())
                    for (const HexMark &mark : marksOn(scene, geometry, place, font))
                    {
                        if (mark.kind != HexMarkKind::Resistance && mark.kind != HexMarkKind::Population)
                            continue;
                        const double number = QFontMetricsF(fontOf(mark, font)).horizontalAdvance(mark.text);
                        const double wide = (shapeOfANumber + gapBeforeANumber) * mark.fontSize + number;
                        QVERIFY2(wide <= mark.rect.width() + 2,
                            qPrintable(QStringLiteral("%1: %2 in %3").arg(mark.text).arg(wide).arg(mark.rect.width())));
                    }
            }
    }

    void sectionsAreTurnedSoThatWhatTouchesLiesNear()
    {
        // Space 1 of the only player's section touches the far side of the objective's section.
        const conquest::Layout layout{1, {{{0, 5}, {1, 2}}}};
        const HexGeometry turned(sectionsOf(1, layout), QRectF(QPointF(), laptop));
        const HexGeometry plain(sectionsOf(1, {}), QRectF(QPointF(), laptop));
        const auto apart = [](const HexGeometry &geometry)
        { return QLineF(geometry.centreOf({0, 5}), geometry.centreOf({1, 2})).length(); };
        QVERIFY(apart(turned) < apart(plain) * 0.5);
        QVERIFY(apart(turned) < turned.side() * 2.2);
    }

    void whatTheTableSaysOfBordersMovesNothing()
    {
        const HexScene before = busyScene(2);
        auto table = std::make_shared<conquest::PublicTable>(*before.table);
        table->said[{{0, 3}, {1, 5}}] = true;
        const HexScene after{.table = table};
        QCOMPARE(geometryFor(before, QRectF(QPointF(), laptop)), geometryFor(after, QRectF(QPointF(), laptop)));
    }

    void allThatLiesOnASpaceIsDrawn()
    {
        const HexScene scene = busyScene(2);
        const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), laptop));
        const auto kinds = [&](Place place)
        {
            std::multiset<HexMarkKind> found;
            for (const HexMark &mark : marksOn(scene, geometry, place, QFont()))
                found.insert(mark.kind);
            return found;
        };
        QCOMPARE(kinds({1, 1}).count(HexMarkKind::Flag), 1U);
        QCOMPARE(kinds({1, 1}).count(HexMarkKind::Resistance), 1U);
        QCOMPARE(kinds({1, 1}).count(HexMarkKind::Population), 1U);
        QCOMPARE(kinds({1, 5}).count(HexMarkKind::Ruin), 1U);
        QCOMPARE(kinds({1, 2}).count(HexMarkKind::Token), 1U);
        // The picked one, and the one that has ended its movement.
        QCOMPARE(kinds({1, 2}).count(HexMarkKind::Saucer), 2U);
        QCOMPARE(kinds({0, 0}).count(HexMarkKind::Note), 1U);
        QCOMPARE(kinds({0, 3}).count(HexMarkKind::Code), 1U);
        QCOMPARE(kinds({0, 4}).count(HexMarkKind::Token), 1U);
    }

    void eachLightChangesThePicture()
    {
        HexScene scene = busyScene(1);
        scene.lights.clear();
        const QImage dark = pictureOf(scene);
        std::vector<QImage> lit;
        const QRect space = geometryFor(scene, QRectF(QPointF(), laptop)).rectOf({1, 6}).toRect();
        for (const HexLight light : {HexLight::Reach, HexLight::Due, HexLight::Danger, HexLight::Picked})
        {
            scene.lights = {{{1, 6}, light}};
            lit.push_back(pictureOf(scene));
            QVERIFY(otherPixels(dark, lit.back(), space) > 200);
        }
        for (std::size_t i = 1; i < lit.size(); ++i)
            QVERIFY(otherPixels(lit[i - 1], lit[i], space) > 200);
    }

    void anArrowIsDrawnBetweenItsSpaces()
    {
        HexScene scene = busyScene(2);
        scene.arrows.clear();
        const QImage before = pictureOf(scene);
        scene.arrows = {{{0, 3}, {2, 6}}};
        const HexGeometry geometry = geometryFor(scene, QRectF(QPointF(), laptop));
        const QPointF half = (geometry.centreOf({0, 3}) + geometry.centreOf({2, 6})) / 2;
        QVERIFY(otherPixels(before, pictureOf(scene), QRect(half.toPoint() - QPoint(6, 6), QSize(12, 12))) > 10);
    }

    void arrowKeysReachEverySpace()
    {
        for (int players = 1; players <= 4; ++players)
        {
            HexBoard board;
            board.resize(laptop);
            board.render(busyScene(players));
            std::set<Place> reached{{}};
            std::vector<Place> open{{}};
            while (!open.empty())
            {
                const Place from = open.back();
                open.pop_back();
                for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right})
                {
                    board.moveCursorTo(from);
                    QTest::keyClick(&board, key);
                    if (reached.insert(board.cursorPlace()).second)
                        open.push_back(board.cursorPlace());
                }
            }
            QCOMPARE(reached.size(), static_cast<std::size_t>((players + 1) * 7));
        }
    }

    void aSpaceIsPressedDrawnFromAndAskedAbout()
    {
        const auto board = boardOf(busyScene(2));
        const QSignalSpy pressed(board.get(), &HexBoard::pressed);
        const QSignalSpy dropped(board.get(), &HexBoard::dropped);
        const QSignalSpy asked(board.get(), &HexBoard::contextRequested);
        QTest::mouseClick(board.get(), Qt::LeftButton, {}, middle(*board, {1, 2}));
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed.front().front().value<Place>(), (Place{1, 2}));
        QCOMPARE(board->cursorPlace(), (Place{1, 2}));
        QVERIFY(dropped.isEmpty());
        QTest::mousePress(board.get(), Qt::LeftButton, {}, middle(*board, {1, 2}));
        QTest::mouseMove(board.get(), middle(*board, {1, 3}));
        QTest::mouseRelease(board.get(), Qt::LeftButton, {}, middle(*board, {1, 3}));
        QCOMPARE(dropped.size(), 1);
        QCOMPARE(dropped.front().at(1).value<Place>(), (Place{1, 3}));
        // The press that began the drag chose nothing.
        QCOMPARE(pressed.size(), 1);
        QContextMenuEvent menu(QContextMenuEvent::Mouse, middle(*board, {0, 4}), QPoint());
        QApplication::sendEvent(board.get(), &menu);
        QCOMPARE(asked.front().front().value<Place>(), (Place{0, 4}));
    }

    void theKeyboardPressesNamesAndLetsGo()
    {
        const auto board = boardOf(busyScene(2));
        const QSignalSpy activated(board.get(), &HexBoard::activated);
        const QSignalSpy cancelled(board.get(), &HexBoard::cancelled);
        QTest::keyClick(board.get(), Qt::Key_Return);
        QVERIFY(activated.isEmpty());
        QTest::keyClick(board.get(), Qt::Key_Home);
        QTest::keyClick(board.get(), Qt::Key_Return);
        QTest::keyClicks(board.get(), QStringLiteral("c4"));
        QCOMPARE(activated.size(), 2);
        QCOMPARE(activated.back().front().value<Place>(), (Place{2, 4}));
        // Neither a section nor a space that is not there.
        QTest::keyClicks(board.get(), QStringLiteral("e1"));
        QTest::keyClicks(board.get(), QStringLiteral("a9"));
        QCOMPARE(activated.size(), 2);
        QTest::keyClick(board.get(), Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
    }

    void aScreenReaderReadsEverySpace()
    {
        const auto board = boardOf(busyScene(2));
        board->describeSpacesBy(
            [](Place place) { return place == Place{1, 1} ? QStringLiteral("May be entered") : QString(); });
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(board.get());
        QVERIFY(list != nullptr);
        QCOMPARE(list->childCount(), 21);
        QAccessibleInterface *space = list->child(8);
        QCOMPARE(space->text(QAccessible::Name),
            QStringLiteral("B1, Sample Village, resistance 0, population 2, conquered by Gold"));
        QVERIFY(space->text(QAccessible::Description).contains(QStringLiteral("May be entered")));
        QCOMPARE(list->indexOfChild(space), 8);
        QCOMPARE(list->childAt(space->rect().center().x(), space->rect().center().y()), space);
        const QSignalSpy activated(board.get(), &HexBoard::activated);
        space->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.front().front().value<Place>(), (Place{1, 1}));
        QCOMPARE(board->cursorPlace(), (Place{1, 1}));
        QCOMPARE(list->focusChild(), space);
    }

    void aBoardWithoutATableShowsNothingAndAnswersNothing()
    {
        HexBoard board;
        board.resize(laptop);
        QTest::keyClick(&board, Qt::Key_Return);
        QTest::mouseClick(&board, Qt::LeftButton, {}, {300, 300});
        board.grab();
        QCOMPARE(board.geometryOfBoard().placeAt({300, 300}), std::nullopt);
    }
};

DOSSIER_TESTS(HexBoardTest, Windows)

} // namespace hex_board_test

#include "hex_board_test.moc"
