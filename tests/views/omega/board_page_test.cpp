// A board drawn, filled and asked about through the real window.
#include "app/omega/map_desk.h"
#include "app/omega/recovery_folder.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/board/read_out.h"
#include "views/kit/optional_number.h"
#include "views/kit/screen.h"
#include "views/kit/theme.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"
#include "views/window/message_bar.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace board_page_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A desk with a new map of 10 by 8 spaces under a person's hands.
class Drawing : public DeskAtRest
{
public:
    explicit Drawing(Language language = Language::English)
        : DeskAtRest(Preferences{.language = language})
    {
        emit mapsOf(desk()).pages().mapMade({.name = "Mine", .map = Map(10, 8)});
        deliverPosted();
    }

    [[nodiscard]] BoardPage &page() { return *window().findChild<MapPage *>()->board(); }

    [[nodiscard]] BoardView &view() { return *page().findChild<BoardView *>(); }

    [[nodiscard]] QWidget &panel() { return *page().findChild<Screen *>(QStringLiteral("sheet")); }

    template <typename Field>
    [[nodiscard]] Field *fieldOf(const char *key)
    {
        return panel().findChild<Field *>(QLatin1String(key));
    }

    [[nodiscard]] bool showsSheet() { return fieldOf<QLineEdit>("label") != nullptr; }

    /// The board as the page has it, which is as the document has it.
    [[nodiscard]] const omega::Board &board() { return window().findChild<MapPage *>()->map()->file; }

    /// The line under the board.
    [[nodiscard]] QString readOut() { return page().findChild<ReadOut *>()->accessibleName(); }

    void use(DrawingTool tool) { page().actions().of(tool)->trigger(); }

    void act(BoardAction action)
    {
        QVERIFY2(page().actions().at(action)->isEnabled(), qPrintable(page().actions().at(action)->text()));
        page().actions().at(action)->trigger();
    }

    [[nodiscard]] QPoint middleOf(Space space) { return view().geometryOfBoard().rectOf(space).center().toPoint(); }

    void click(Space space) { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, middleOf(space)); }

    void drag(Space from, Space to)
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, middleOf(from));
        QMouseEvent move(QEvent::MouseMove, middleOf(to), view().viewport()->mapToGlobal(middleOf(to)), Qt::LeftButton,
            Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view().viewport(), &move);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, middleOf(to));
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view(), key, modifiers);
    }
};

} // namespace

class BoardPageTest : public QObject
{
    Q_OBJECT

private slots:

    /// Large text leaves the board less room, and gives all of it back.
    void theBoardIsAsAtFirstAfterLargeText()
    {
        Drawing drawing;
        drawing.window().resize(1280, 800);
        // The contents of columns get their font some turns of the event loop later.
        settle();
        const QRect before = drawing.view().geometry();
        const double side = drawing.view().geometryOfBoard().side;
        Preferences preferences;
        preferences.textPercent = 200;
        drawing.desk().choose(preferences);
        settle();
        QVERIFY(drawing.view().geometry() != before);
        preferences.textPercent = 100;
        drawing.desk().choose(preferences);
        drawing.window().resize(1280, 800);
        QTRY_COMPARE(drawing.view().geometry(), before);
        QCOMPARE(drawing.view().geometryOfBoard().side, side);
    }

    void aBrushLeavesAWallOnEverySpaceOfItsWay()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.drag({1, 2}, {6, 2});
        for (int x = 1; x <= 6; ++x)
            QVERIFY(!at.board().map.isFloor({x, 2}));
        QCOMPARE(at.board().map.floor().count(), 74);
        at.act(BoardAction::Undo);
        QVERIFY(at.board().map == Map(10, 8));
    }

    void aRectangleIsFilled()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.page().actions().of(Shape::Rectangle)->trigger();
        at.drag({1, 1}, {3, 4});
        QCOMPARE(at.board().map.floor().count(), 80 - 12);
    }

    void everyTerrainIsLaidAndTakenAway()
    {
        Drawing at;
        for (const DrawingTool tool : {DrawingTool::Rubble, DrawingTool::Vent, DrawingTool::Peril, DrawingTool::Gas,
                 DrawingTool::Marker, DrawingTool::Emi})
        {
            const omega::Board before = at.board();
            at.use(tool);
            at.click({4, 4});
            QVERIFY(at.board() != before);
            at.click({4, 4});
            QVERIFY(at.board() == before);
        }
    }

    void aDoorGoesToTheSideThatIsPressed()
    {
        Drawing at;
        at.use(DrawingTool::Door);
        const QRectF space = at.view().geometryOfBoard().rectOf({3, 3});
        const QPoint side(static_cast<int>(space.right()) - 2, static_cast<int>(space.center().y()));
        QTest::mouseClick(at.view().viewport(), Qt::LeftButton, {}, side);
        QCOMPARE(at.board().map.doors(), (std::vector<Edge>{{{3, 3}, Edge::Side::East}}));
    }

    void everythingIsDrawnByKeys()
    {
        Drawing at;
        at.use(DrawingTool::Door);
        at.key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(at.board().map.doors(), (std::vector<Edge>{{{0, 0}, Edge::Side::South}}));
        at.use(DrawingTool::Rubble);
        at.key(Qt::Key_Right);
        at.key(Qt::Key_Return);
        QVERIFY(at.board().map.hasRubble({1, 0}));
        at.use(DrawingTool::Wall);
        at.key(Qt::Key_Down);
        at.key(Qt::Key_Down, Qt::ShiftModifier);
        at.key(Qt::Key_Right, Qt::ShiftModifier);
        at.key(Qt::Key_Space);
        QCOMPARE(at.board().map.floor().count(), 80 - 4);
        at.key(Qt::Key_Escape);
        at.use(DrawingTool::Enemy);
        at.key(Qt::Key_Down);
        at.key(Qt::Key_Return);
        QCOMPARE(at.board().pieces.size(), std::size_t{1});
        at.use(DrawingTool::Select);
        at.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(at.board().pieces.front().figure.at, (Space{3, 3}));
    }

    void enterMovesADoorAroundASpaceAndOffIt()
    {
        Drawing at;
        at.use(DrawingTool::Door);
        at.key(Qt::Key_Right);
        at.key(Qt::Key_Down);
        const Edge east{{1, 1}, Edge::Side::East};
        const Edge south{{1, 1}, Edge::Side::South};
        const Edge west{{0, 1}, Edge::Side::East};
        const Edge north{{1, 0}, Edge::Side::South};
        for (const Edge &side : {east, south, west, north})
        {
            at.key(Qt::Key_Return);
            QCOMPARE(at.board().map.doors(), std::vector<Edge>{side});
        }
        QCOMPARE(at.readOut(), QStringLiteral("B2, floor, door on the north side"));
        at.key(Qt::Key_Return);
        QVERIFY(at.board().map.doors().empty());
        QCOMPARE(at.readOut(), QStringLiteral("B2, floor"));
        at.key(Qt::Key_Return);
        QCOMPARE(at.board().map.doors(), std::vector<Edge>{east});
        at.act(BoardAction::Undo);
        QVERIFY(at.board().map.doors().empty());
    }

    void enterLeavesOtherDoorsOfTheSpaceAlone()
    {
        Drawing at;
        at.use(DrawingTool::Door);
        const Edge east{{0, 0}, Edge::Side::East};
        const Edge south{{0, 0}, Edge::Side::South};
        at.key(Qt::Key_Right, Qt::ControlModifier);
        at.key(Qt::Key_Return);
        QCOMPARE(at.board().map.doors(), (std::vector<Edge>{east, south}));
        at.key(Qt::Key_Return);
        QCOMPARE(at.board().map.doors(), std::vector<Edge>{east});
        at.key(Qt::Key_Return);
        at.key(Qt::Key_Right);
        at.key(Qt::Key_Left);
        at.key(Qt::Key_Return);
        QCOMPARE(at.board().map.doors(), (std::vector<Edge>{east, south}));
        QVERIFY(at.readOut().startsWith(QStringLiteral("No side of this space is free for a door.")));
    }

    void theBoardStaysWhereItIsWhateverIsSaid()
    {
        Drawing at;
        at.window().resize(900, 700);
        Preferences large;
        large.textPercent = 200;
        at.desk().choose(large);
        omega::Board board;
        board.map = Map(3, 3);
        const Space middle{1, 1};
        board.map.setRubble(middle);
        board.map.setEmi(U'a');
        for (SpaceSet *set : {&board.vents, &board.peril, &board.gas, &board.markers})
            set->set(middle);
        for (const Edge &door : {Edge{{1, 0}, Edge::Side::South}, Edge{middle, Edge::Side::East}})
            board.map.setDoor(door);
        omega::Piece piece;
        piece.figure.at = middle;
        piece.label = "<b>Heavy & Support";
        board.pieces.push_back(piece);
        emit mapsOf(at.desk()).pages().mapMade(board);
        for (int i = 0; i < 3; ++i)
            deliverPosted();
        const auto *told = at.page().findChild<ReadOut *>();
        const QRect before = at.view().geometry();
        QCOMPARE(told->text(), at.readOut());
        QCOMPARE(told->toolTip(), QString());
        at.key(Qt::Key_Right);
        at.key(Qt::Key_Down);
        deliverPosted();
        QCOMPARE(at.view().geometry(), before);
        QVERIFY(told->text().endsWith(QChar(0x2026)));
        QVERIFY(told->heightForWidth(told->width()) <= told->height());
        QVERIFY(at.readOut().startsWith(told->text().chopped(1)));
        QVERIFY(at.readOut().contains(QStringLiteral("<b>Heavy & Support")));
        QVERIFY(at.readOut().contains(QStringLiteral("door on the east side")));
        QVERIFY(told->toolTip().contains(QStringLiteral("&lt;b&gt;Heavy &amp; Support")));
    }

    void aFigureIsPlacedAndItsSheetFilled_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << 0;
        QTest::newRow("Italian") << 1;
    }

    void aFigureIsPlacedAndItsSheetFilled()
    {
        QFETCH(int, language);
        Drawing at(static_cast<Language>(language));
        at.use(DrawingTool::Commando);
        at.click({2, 2});
        QVERIFY(at.showsSheet());
        auto *label = at.fieldOf<QLineEdit>("label");
        label->setFocus();
        QTest::keyClicks(label, QStringLiteral("TL"));
        QTest::keyClick(label, Qt::Key_Return);
        QCOMPARE(at.board().pieces.front().label, std::string("TL"));
        QVERIFY(!at.board().pieces.front().speed && !at.board().pieces.front().rangedDefense);
        int hits = 4;
        for (const char *number : {"speed", "ranged", "rangedTwo"})
            at.fieldOf<OptionalNumber>(number)->setValue(hits++);
        auto *add = at.fieldOf<QPushButton>("addWeapon");
        QCOMPARE(add->text(), language == 0 ? QStringLiteral("Add a weapon") : QStringLiteral("Aggiungi un’arma"));
        add->click();
        omega::Piece expected;
        expected.figure.at = {2, 2};
        expected.label = "TL";
        expected.speed = 4;
        expected.rangedDefense = omega::Defense{5, 6};
        expected.weapons.resize(1);
        QVERIFY(at.board().pieces.front() == expected);
        for (int i = 0; i < 6; ++i)
            at.act(BoardAction::Undo);
        QVERIFY(at.board().pieces.empty());
        QVERIFY(!at.showsSheet());
    }

    void anActorAndATargetArePickedAndLetGo()
    {
        Drawing at;
        at.use(DrawingTool::Commando);
        at.click({1, 1});
        at.use(DrawingTool::Enemy);
        at.click({6, 1});
        at.key(Qt::Key_Escape);
        at.use(DrawingTool::Select);
        at.click({1, 1});
        at.click({6, 1});
        QCOMPARE(at.page().choice().actor, std::optional<std::size_t>(0));
        QCOMPARE(at.page().choice().target, std::optional<std::size_t>(1));
        QVERIFY(!floorOf(at.view().scene()).evidence.empty());
        at.key(Qt::Key_Escape);
        QCOMPARE(at.page().choice().target, std::nullopt);
        at.click({1, 1});
        QCOMPARE(at.page().choice().actor, std::nullopt);
    }

    void theQueryOnScreenIsCopied()
    {
        Drawing at;
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        at.act(BoardAction::CopyQuery);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
        at.use(DrawingTool::Commando);
        at.click({1, 1});
        at.use(DrawingTool::Enemy);
        at.click({6, 1});
        at.key(Qt::Key_Escape);
        at.use(DrawingTool::Select);
        at.click({1, 1});
        at.click({6, 1});
        at.act(BoardAction::CopyQuery);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("omega.sight")));
    }

    void aPathIsDrawnStepByStepAndTakenBack()
    {
        Drawing at;
        at.use(DrawingTool::Commando);
        at.click({1, 1});
        at.fieldOf<OptionalNumber>("speed")->setValue(6);
        at.use(DrawingTool::Select);
        QVERIFY(!floorOf(at.view().scene()).reach.empty());
        at.click({4, 1});
        QCOMPARE(floorOf(at.view().scene()).path.size(), std::size_t{4});
        at.click({5, 1});
        QCOMPARE(floorOf(at.view().scene()).path.size(), std::size_t{5});
        at.click({2, 1});
        QCOMPARE(floorOf(at.view().scene()).path, (std::vector<Space>{{1, 1}, {2, 1}}));
    }

    void aFigureIsDraggedAndTurned()
    {
        Drawing at;
        at.use(DrawingTool::Enemy);
        at.click({1, 1});
        at.use(DrawingTool::Select);
        at.drag({1, 1}, {5, 5});
        QCOMPARE(at.board().pieces.front().figure.at, (Space{5, 5}));
        at.act(BoardAction::Turn);
        QCOMPARE(at.board().pieces.front().facing, Facing::North);
        at.act(BoardAction::Delete);
        QVERIFY(at.board().pieces.empty());
    }

    void whatIsCopiedIsPastedElsewhere()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.click({1, 1});
        at.use(DrawingTool::Select);
        at.drag({0, 0}, {2, 2});
        at.act(BoardAction::Copy);
        QVERIFY(readMapFile(QGuiApplication::clipboard()->text().toStdString()));
        at.click({6, 5});
        at.act(BoardAction::Paste);
        QVERIFY(!at.board().map.isFloor({7, 6}));
        at.act(BoardAction::Cut);
        QVERIFY(at.board().map.isFloor({7, 6}));
        QVERIFY(!at.board().map.isFloor({1, 1}));
        const omega::Board before = at.board();
        QGuiApplication::clipboard()->setText(QStringLiteral("not a map"));
        at.act(BoardAction::Paste);
        QVERIFY(at.board() == before);
    }

    /// The text below the board describes the current board.
    void whatWasTakenBackIsNotToldAnyLonger()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.click({1, 1});
        at.view().moveCursorTo({2, 1});
        at.view().moveCursorTo({1, 1});
        const QString before = at.readOut();
        at.act(BoardAction::Undo);
        QVERIFY2(at.readOut() != before, qPrintable(before));
    }

    void theWholeMapIsMarkedTurnedAndTakenBack()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.click({9, 0});
        const omega::Board before = at.board();
        at.act(BoardAction::Rotate);
        QCOMPARE(at.board().map.width(), 8);
        at.act(BoardAction::SelectAll);
        at.act(BoardAction::Delete);
        QCOMPARE(at.board().map.floor().count(), 80);
        at.act(BoardAction::Undo);
        at.act(BoardAction::Undo);
        QVERIFY(at.board() == before);
        QVERIFY(at.page().actions().at(BoardAction::Redo)->text().contains(QStringLiteral("rotate the map")));
    }

    void undoSaysWhatItTakesBackInBothLanguages()
    {
        Drawing at(Language::Italian);
        at.use(DrawingTool::Wall);
        at.click({1, 1});
        QVERIFY(at.page().actions().at(BoardAction::Undo)->text().contains(QStringLiteral("disegna muri")));
        at.desk().choose({});
        deliverPosted();
        QVERIFY(at.page().actions().at(BoardAction::Undo)->text().contains(QStringLiteral("draw walls")));
    }

    void theTitleMarksWhatIsNotSaved_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a name") << "Mine" << "Mine";
        QTest::newRow("no name") << "" << "Unnamed map";
        QTest::newRow("the mark's own place") << "[*]a[*][*]" << "[*]a[*][*]";
        QTest::newRow("a place for a name") << "%1 %L1" << "%1 %L1";
    }

    void theTitleMarksWhatIsNotSaved()
    {
        QFETCH(QString, name);
        QFETCH(QString, shown);
        Drawing at;
        const QString file = at.path(QStringLiteral("a.json"));
        emit mapsOf(at.desk()).pages().mapMade({.name = name.toStdString(), .map = Map(3, 3)});
        emit mapsOf(at.desk()).pages().saveRequested(file);
        QCOMPARE(at.title(), shown + QStringLiteral(" – Dossier"));
        at.use(DrawingTool::Wall);
        at.click({1, 1});
        QCOMPARE(at.title(), shown + QStringLiteral("* – Dossier"));
        at.act(BoardAction::Undo);
        QCOMPARE(at.title(), shown + QStringLiteral(" – Dossier"));
        at.act(BoardAction::Redo);
        at.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(at.title(), QStringLiteral("Dossier: a companion beside the board"));
        at.press(Qt::Key_M, Qt::ControlModifier);
        emit mapsOf(at.desk()).pages().saveRequested(file);
        QCOMPARE(at.title(), shown + QStringLiteral(" – Dossier"));
    }

    /// Nobody hands a theme to the board: it paints with that of the program.
    void theBoardHasTheColoursOfTheProgram()
    {
        Drawing at;
        const auto beside = [&] { return at.view().viewport()->grab().toImage().pixelColor(1, 1); };
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark})
        {
            Preferences preferences = at.desk().preferences();
            preferences.theme = theme;
            at.desk().choose(preferences);
            QTRY_COMPARE(beside(), themeFor(theme).ground);
        }
    }

    void whatWasNotSavedIsOfferedAndRestored()
    {
        Drawing at;
        at.use(DrawingTool::Wall);
        at.click({1, 1});
        const omega::Board drawn = at.board();
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        QVERIFY2(
            at.message().contains(QStringLiteral("“Mine” has changes that were not saved")), qPrintable(at.message()));
        emit at.window().restoreRequested();
        QVERIFY(at.board() == drawn);
        emit mapsOf(at.desk()).pages().sampleChosen(0);
        emit at.window().discardRequested();
        QCOMPARE(at.message(), QString());
        QVERIFY(keptMaps(at.path(QStringLiteral("unsaved"))).empty());
    }
};

DOSSIER_TESTS(BoardPageTest, Windows)

} // namespace board_page_test

#include "board_page_test.moc"
