#include "tests/support/test_class.h"
#include "tests/views/board/board_scenes.h"
#include "views/board/board_view.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace board_view_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

FloorScene plain(int width, int height)
{
    FloorScene scene;
    scene.board.map = Map(width, height);
    return scene;
}

std::unique_ptr<BoardView> shown(const FloorScene &scene, QSize size = {800, 600})
{
    auto view = std::make_unique<BoardView>();
    view->resize(size);
    view->render(scene);
    view->show();
    view->activateWindow();
    view->setFocus();
    if (!QTest::qWaitForWindowActive(view.get()))
        qFatal("the window does not become active");
    return view;
}

QPoint middle(const BoardView &view, Space space)
{
    return view.geometryOfBoard().rectOf(space).center().toPoint();
}

void press(BoardView &view, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(&view, key, modifiers);
}

/// The argument of the first signal.
template <typename Value>
Value said(const QSignalSpy &spy, int argument = 0)
{
    return spy.value(0).value(argument).value<Value>();
}

std::vector<Space> spaces(const QSignalSpy &spy)
{
    std::vector<Space> all;
    for (const QList<QVariant> &arguments : spy)
        all.push_back(arguments.value(0).value<BoardSpot>().space);
    return all;
}

/// The area of a widget that was painted again since it is watched.
class Painted : public QObject
{
public:
    explicit Painted(QWidget *widget) { widget->installEventFilter(this); }

    [[nodiscard]] const QRegion &region() const { return m_region; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent *>(event)->region();
        return QObject::eventFilter(watched, event);
    }

private:
    QRegion m_region;
};

} // namespace

class BoardViewTest : public QObject
{
    Q_OBJECT

private slots:

    void arrowsMoveTheCursorAndStopAtTheRim()
    {
        const auto view = shown(plain(3, 2));
        const QSignalSpy moved(view.get(), &BoardView::cursorMoved);
        press(*view, Qt::Key_Right);
        press(*view, Qt::Key_Down);
        QCOMPARE(view->cursorSpace(), (Space{1, 1}));
        press(*view, Qt::Key_Down);
        press(*view, Qt::Key_Left);
        press(*view, Qt::Key_Left);
        press(*view, Qt::Key_Up);
        QCOMPARE(view->cursorSpace(), (Space{0, 0}));
        QCOMPARE(moved.size(), 4);
    }

    void homeAndEndGoAlongTheRowAndWithCtrlToTheCorners()
    {
        const auto view = shown(plain(30, 30));
        view->moveCursorTo({7, 9});
        press(*view, Qt::Key_End);
        QCOMPARE(view->cursorSpace(), (Space{29, 9}));
        press(*view, Qt::Key_Home);
        QCOMPARE(view->cursorSpace(), (Space{0, 9}));
        press(*view, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(view->cursorSpace(), (Space{29, 29}));
        press(*view, Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(view->cursorSpace(), (Space{0, 0}));
        press(*view, Qt::Key_PageDown);
        QVERIFY(view->cursorSpace().y > 5);
        press(*view, Qt::Key_PageUp);
        QCOMPARE(view->cursorSpace(), (Space{0, 0}));
    }

    /// The names beside a board that is smaller than its window are painted again with the one that is highlighted.
    void whatIsPointedAtIsLitBesideASmallBoardToo()
    {
        const auto view = shown(plain(4, 20));
        const QRectF board = view->geometryOfBoard().frame().board;
        QVERIFY(board.left() > view->geometryOfBoard().window().left() + 20);
        const Painted painted(view->viewport());
        QTest::mouseMove(view->viewport(), middle(*view, {2, 3}));
        const QPoint name(qRound(board.left()) - 15, middle(*view, {2, 3}).y());
        QTRY_VERIFY(painted.region().contains(name));
        QVERIFY(!painted.region().contains(middle(*view, {1, 1})));
    }

    void theCursorStaysInSight()
    {
        const auto view = shown(plain(40, 40));
        for (int i = 0; i < 12; ++i)
            view->zoomIn();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home})
        {
            press(*view, key, Qt::ControlModifier);
            const QRectF rect = view->geometryOfBoard().rectOf(view->cursorSpace());
            QVERIFY(QRectF(view->geometryOfBoard().window()).contains(rect));
        }
    }

    void shiftExtendsASelectionFromWhereItBegan()
    {
        const auto view = shown(plain(9, 9));
        view->moveCursorTo({4, 4});
        const QSignalSpy extended(view.get(), &BoardView::selectionExtended);
        press(*view, Qt::Key_Right, Qt::ShiftModifier);
        press(*view, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(extended.size(), 2);
        QCOMPARE(extended.at(1).at(0).value<Space>(), (Space{4, 4}));
        QCOMPARE(extended.at(1).at(1).value<Space>(), (Space{5, 5}));
        press(*view, Qt::Key_Left);
        press(*view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(extended.at(2).at(0).value<Space>(), (Space{4, 5}));
    }

    void ctrlWithAnArrowAsksForTheEdge()
    {
        const auto view = shown(plain(3, 3));
        const QSignalSpy asked(view.get(), &BoardView::edgeRequested);
        press(*view, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(said<Edge>(asked), (Edge{{0, 0}, Edge::Side::East}));
        press(*view, Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(view->cursorSpace(), (Space{0, 0}));
    }

    void enterAndTheSpaceBarPressAndEscapeCancels()
    {
        const auto view = shown(plain(3, 3));
        const QSignalSpy activated(view.get(), &BoardView::activated);
        view->moveCursorTo({2, 1});
        press(*view, Qt::Key_Return);
        QVERIFY(activated.isEmpty());
        view->chooseSpace({2, 1});
        const QSignalSpy cancelled(view.get(), &BoardView::cancelled);
        press(*view, Qt::Key_Return);
        press(*view, Qt::Key_Space);
        QCOMPARE(spaces(activated), (std::vector<Space>{{2, 1}, {2, 1}}));
        press(*view, Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
    }

    void theButtonPressesDrawsAndLetsGo()
    {
        const auto view = shown(plain(8, 8));
        const QSignalSpy pressed(view.get(), &BoardView::pressed);
        const QSignalSpy dragged(view.get(), &BoardView::dragged);
        const QSignalSpy released(view.get(), &BoardView::released);
        QTest::mousePress(view->viewport(), Qt::LeftButton, Qt::ShiftModifier, middle(*view, {1, 1}));
        QTest::mouseMove(view->viewport(), middle(*view, {5, 1}));
        QTest::mouseMove(view->viewport(), middle(*view, {5, 1}) + QPoint(1, 0));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, middle(*view, {5, 1}));
        QCOMPARE(said<BoardSpot>(pressed), (BoardSpot{{1, 1}, std::nullopt}));
        QCOMPARE(said<Qt::KeyboardModifiers>(pressed, 1), Qt::KeyboardModifiers(Qt::ShiftModifier));
        QCOMPARE(view->cursorSpace(), (Space{1, 1}));
        std::vector<Space> drawn = spaces(dragged);
        drawn.erase(std::unique(drawn.begin(), drawn.end()), drawn.end());
        QCOMPARE(drawn, (std::vector<Space>{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}));
        QCOMPARE(said<BoardSpot>(released).space, (Space{5, 1}));
    }

    void aPressOffTheBoardIsNone()
    {
        const auto view = shown(plain(2, 2));
        const QSignalSpy pressed(view.get(), &BoardView::pressed);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(pressed.size(), 0);
    }

    void thePointerIsFollowedAndItsLeaving()
    {
        const auto view = shown(plain(4, 4));
        const QSignalSpy hovered(view.get(), &BoardView::hovered);
        QTest::mouseMove(view->viewport(), middle(*view, {2, 3}));
        QTest::mouseMove(view->viewport(), middle(*view, {2, 3}) + QPoint(1, 1));
        QCOMPARE(hovered.size(), 1);
        QCOMPARE(said<std::optional<BoardSpot>>(hovered), (BoardSpot{{2, 3}, std::nullopt}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view->viewport(), &leave);
        QCOMPARE(hovered.at(1).at(0).value<std::optional<BoardSpot>>(), std::nullopt);
    }

    void aDoubleClickActivates()
    {
        const auto view = shown(plain(4, 4));
        const QSignalSpy activated(view.get(), &BoardView::activated);
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, middle(*view, {3, 0}));
        QCOMPARE(spaces(activated), (std::vector<Space>{{3, 0}}));
    }

    void theContextIsAskedForByPointerAndByKey()
    {
        const auto view = shown(plain(4, 4));
        const QSignalSpy asked(view.get(), &BoardView::contextRequested);
        const QPoint at = middle(*view, {1, 2});
        QContextMenuEvent pointer(QContextMenuEvent::Mouse, at, view->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(view->viewport(), &pointer);
        QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), QCursor::pos());
        QCoreApplication::sendEvent(view->viewport(), &key);
        QCOMPARE(spaces(asked), (std::vector<Space>{{1, 2}, {1, 2}}));
        QCOMPARE(said<QPoint>(asked, 1), view->viewport()->mapToGlobal(at));
    }

    void theWholeBoardIsShownUntilPeopleZoom()
    {
        const auto view = shown(plain(40, 40));
        QCOMPARE(view->geometryOfBoard().scrollable(), QSize(0, 0));
        const double fitted = view->geometryOfBoard().side;
        view->zoomIn();
        view->zoomIn();
        QVERIFY(view->geometryOfBoard().side > fitted);
        view->resize(900, 900);
        QVERIFY(view->geometryOfBoard().side > fitted);
        view->zoomToFit();
        QCOMPARE(view->geometryOfBoard().scrollable(), QSize(0, 0));
        view->zoomOut();
        QVERIFY(view->geometryOfBoard().side >= BoardGeometry::minSide);
        for (int i = 0; i < 40; ++i)
            view->zoomIn();
        QCOMPARE(view->geometryOfBoard().side, BoardGeometry::maxSide);
    }

    void theWheelZoomsAtThePointer()
    {
        const auto view = shown(plain(40, 40));
        for (int i = 0; i < 8; ++i)
            view->zoomIn();
        const QPoint pointer(500, 400);
        const Space before = view->geometryOfBoard().spotAt(pointer).value_or(BoardSpot{}).space;
        for (const int turn : {120, 120, -120})
        {
            QWheelEvent wheel(pointer, view->viewport()->mapToGlobal(pointer), {}, {0, turn}, Qt::NoButton,
                Qt::ControlModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(view->viewport(), &wheel);
            QCOMPARE(view->geometryOfBoard().spotAt(pointer).value_or(BoardSpot{}).space, before);
        }
    }

    void zoomHasActionsWithKeysOfTheirOwn()
    {
        const auto view = shown(plain(20, 20));
        const double fitted = view->geometryOfBoard().side;
        QTest::keyClick(view.get(), Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(view->geometryOfBoard().side > fitted);
        QTest::keyClick(view.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(view->geometryOfBoard().side, fitted);
        QTest::keyClick(view.get(), Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(view->geometryOfBoard().side < fitted);
        for (const QAction *action : view->zoomActions())
            QVERIFY(!action->text().isEmpty() && !action->toolTip().isEmpty());
    }

    void theMiddleButtonAndTheSpaceBarPan()
    {
        const auto view = shown(plain(40, 40));
        for (int i = 0; i < 12; ++i)
            view->zoomIn();
        const QSignalSpy pressed(view.get(), &BoardView::pressed);
        const QSignalSpy activated(view.get(), &BoardView::activated);
        const QPoint before = view->geometryOfBoard().scrolled;
        QTest::mousePress(view->viewport(), Qt::MiddleButton, {}, QPoint(400, 300));
        QTest::mouseMove(view->viewport(), QPoint(380, 270));
        QTest::mouseRelease(view->viewport(), Qt::MiddleButton, {}, QPoint(380, 270));
        QCOMPARE(view->geometryOfBoard().scrolled, before + QPoint(20, 30));
        QTest::keyPress(view.get(), Qt::Key_Space);
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, QPoint(380, 270));
        QTest::mouseMove(view->viewport(), QPoint(400, 300));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, QPoint(400, 300));
        QTest::keyRelease(view.get(), Qt::Key_Space);
        QCOMPARE(view->geometryOfBoard().scrolled, before);
        QCOMPARE(pressed.size(), 0);
        QCOMPARE(activated.size(), 0);
    }

    void aSmallerMapTakesTheCursorAlong()
    {
        const auto view = shown(plain(30, 20));
        view->moveCursorTo({29, 19});
        view->render(plain(5, 4));
        QCOMPARE(view->cursorSpace(), (Space{4, 3}));
        QCOMPARE(view->readOut(), QStringLiteral("E4, floor"));
    }

    void largerTextMakesRoomForTheCoordinates()
    {
        const auto view = shown(plain(16, 12));
        const QSize strips = view->geometryOfBoard().strips;
        QFont font = view->font();
        font.setPixelSize(QFontInfo(font).pixelSize() * 2);
        view->setFont(font);
        QVERIFY(view->geometryOfBoard().strips.width() > strips.width());
        QVERIFY(view->geometryOfBoard().strips.height() > strips.height());
    }

    void aHighBoardFillsTheWidthUntilPeopleZoom()
    {
        BoardView view;
        view.resize(500, 300);
        FloorScene scene;
        scene.board.map = Map(10, 30);
        view.render(scene);
        view.show();
        const double fitted = view.geometryOfBoard().side;
        view.fillWidth();
        const double filled = view.geometryOfBoard().side;
        QVERIFY2(filled > 2 * fitted, qPrintable(QString::number(filled)));
        QVERIFY(10 * filled <= view.geometryOfBoard().window().width());
        view.centreOn({5, 20});
        const QRectF middle = view.geometryOfBoard().rectOf({5, 20});
        QVERIFY(std::abs(middle.center().y() - view.geometryOfBoard().window().center().y()) <= filled);
        view.centreOn({5, 29});
        QVERIFY(view.geometryOfBoard().rectOf({5, 29}).bottom() <= view.geometryOfBoard().window().bottom());
        view.resize(700, 300);
        QVERIFY2(view.geometryOfBoard().side > filled, "it goes on doing so");
        view.zoomToFit();
        QCOMPARE(view.geometryOfBoard().side, fitted);
        // Asked for where all is seen already, the other fit is meant.
        QAction *whole = view.zoomActions().back();
        whole->trigger();
        QVERIFY(view.geometryOfBoard().side > fitted);
        whole->trigger();
        QCOMPARE(view.geometryOfBoard().side, fitted);
        view.zoomIn();
        whole->trigger();
        QCOMPARE(view.geometryOfBoard().side, fitted);
        // If the height leaves no more room, the action does not change the size of the board.
        view.resize(120, 600);
        const double whole120 = view.geometryOfBoard().side;
        whole->trigger();
        QCOMPARE(view.geometryOfBoard().side, whole120);
    }
};

DOSSIER_TESTS(BoardViewTest, Windows)

} // namespace board_view_test

#include "board_view_test.moc"
