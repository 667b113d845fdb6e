// Each layer of a scene changes the picture where it should and nowhere else, in both themes.
#include "model/omega/geometry/rule_ids.h"
#include "tests/support/drawn_board.h"
#include "tests/support/test_class.h"
#include "views/board/mark_painter.h"
#include "views/board/scene_painter.h"
#include "views/board/space_shapes.h"
#include "views/omega/board/floor_scene.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>
#include <vector>

namespace board_layers_test
{

using namespace dossier;
using test::drawn;

namespace
{

constexpr double side = 40;

FloorScene plain()
{
    FloorScene scene;
    scene.board.map = Map(6, 5);
    scene.board.map.setWall({3, 2});
    scene.board.map.setDoor({{4, 3}, Edge::Side::East});
    return scene;
}

QImage painted(const FloorScene &scene, ThemeChoice theme)
{
    const Map &map = scene.board.map;
    QImage image(static_cast<int>(side) * map.width(), static_cast<int>(side) * map.height(), QImage::Format_RGB32);
    image.fill(themeFor(theme).ground);
    QPainter painter(&image);
    const BoardFrame frame{QRectF(image.rect()), side};
    paintScene({painter, frame, themeFor(theme), QRect(0, 0, map.width(), map.height())}, scene);
    return image;
}

/// The spaces whose picture differs.
SpaceSet changed(const QImage &before, const QImage &after)
{
    SpaceSet spaces;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y))
                spaces.set({static_cast<int>(x / side), static_cast<int>(y / side)});
    return spaces;
}

SpaceSet setOf(const std::vector<Space> &spaces)
{
    SpaceSet set;
    for (const Space space : spaces)
        set.set(space);
    return set;
}

using Change = std::function<void(FloorScene &)>;

struct Layer
{
    const char *name;
    Change change;
    /// The spaces that must change, and those that may.
    std::vector<Space> must;
    std::vector<Space> may;
};

/// The eight spaces that an outline of one space lies on too.
std::vector<Space> around(Space space)
{
    std::vector<Space> spaces;
    for (const int y : {-1, 0, 1})
        for (const int x : {-1, 0, 1})
            if (x != 0 || y != 0)
                spaces.push_back({space.x + x, space.y + y});
    return spaces;
}

/// The spaces that meet at the corners where a line begins and ends.
std::vector<Space> ends(Corner from, Corner to)
{
    std::vector<Space> spaces;
    for (const Corner corner : {from, to})
        for (const int y : {-1, 0})
            for (const int x : {-1, 0})
                spaces.push_back({corner.x + x, corner.y + y});
    return spaces;
}

std::vector<Space> operator+(std::vector<Space> a, const std::vector<Space> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

omega::Piece piece(Space at, Side of, Facing facing, int size)
{
    omega::Piece made;
    made.figure = {at, size};
    made.side = of;
    made.facing = facing;
    made.label = "Rogue Clone";
    return made;
}

Evidence line(Corner from, Corner to, Proof proof, std::optional<Blocker> blocker = {})
{
    return {SightLine{from, to, blocker}, proof};
}

std::vector<Layer> terrainLayers()
{
    const auto on
        = [](SpaceSet omega::Board::*set) { return [set](FloorScene &scene) { (scene.board.*set).set({1, 1}); }; };
    return {
        {"vents", on(&omega::Board::vents), {{1, 1}}, {}},
        {"peril", on(&omega::Board::peril), {{1, 1}}, {}},
        {"gas", on(&omega::Board::gas), {{1, 1}}, {}},
        {"markers", on(&omega::Board::markers), {{1, 1}}, {}},
        {"marked", [](FloorScene &scene) { scene.marked.set({1, 1}); }, {{1, 1}}, around({1, 1})},
    };
}

std::vector<Layer> pieceLayers()
{
    const auto with = [](const omega::Piece &one) { return [one](FloorScene &scene) { scene.board.pieces = {one}; }; };
    return {
        {"a commando", with(piece({1, 1}, Side::Commando, Facing::North, 1)), {{1, 1}}, {}},
        {"an enemy all round", with(piece({1, 1}, Side::Enemy, Facing::AllRound, 1)), {{1, 1}}, {}},
        {"a large one", with(piece({0, 0}, Side::Enemy, Facing::West, 2)), {{0, 0}, {1, 0}, {0, 1}, {1, 1}}, {}},
        {"declared spaces",
            [](FloorScene &scene)
            {
                scene.declaredFrom = Space{1, 1};
                scene.declaredTo = Space{4, 1};
            },
            {{1, 1}, {4, 1}}, {}},
    };
}

std::vector<Layer> judgementLayers()
{
    return {
        {"reach", [](FloorScene &scene) { scene.reach = {{{1, 1}, 3}}; }, {{1, 1}}, {}},
        {"sight",
            [](FloorScene &scene)
            {
                scene.seen = SpaceSet();
                scene.seen->set({1, 1});
            },
            {{1, 1}}, around({1, 1})},
        {"danger",
            [](FloorScene &scene)
            {
                scene.danger = DangerMap{6, std::vector<int>(30, 0)};
                scene.danger->counts[7] = 2;
            },
            {{1, 1}}, {}},
        {"a path", [](FloorScene &scene) { scene.path = {{0, 0}, {1, 0}, {2, 0}}; }, {{0, 0}, {1, 0}, {2, 0}}, {}},
        {"a path with an offence",
            [](FloorScene &scene)
            {
                scene.path = {{2, 2}, {3, 2}};
                scene.offendingStep = 1;
            },
            {{2, 2}, {3, 2}}, {}},
    };
}

std::vector<Layer> evidenceLayers()
{
    const auto with = [](const Evidence &one) { return [one](FloorScene &scene) { scene.evidence = {one}; }; };
    const Evidence emi{SightPath{{{0, 4}, {1, 4}, {2, 4}}, {}}, Proof::Emi};
    const Evidence path{SightPath{{{2, 2}, {3, 2}, {4, 2}}, Blocker{rule::OP_SIGHT_F2, Space{3, 2}}}, Proof::Blocked};
    return {
        {"a deciding line", with(line({1, 1}, {4, 2}, Proof::Decides)), {{1, 1}, {2, 1}, {3, 1}}, ends({1, 1}, {4, 2})},
        {"a cover line", with(line({1, 1}, {4, 2}, Proof::Cover)), {{1, 1}, {2, 1}, {3, 1}}, ends({1, 1}, {4, 2})},
        {"a line blocked by a wall",
            with(line({2, 2}, {5, 3}, Proof::Blocked, Blocker{rule::OP_SIGHT_R2, Space{3, 2}})),
            {{2, 2}, {3, 2}, {4, 2}}, ends({2, 2}, {5, 3}) + around({3, 2})},
        {"a line blocked by a door",
            with(line({4, 4}, {6, 3}, Proof::Blocked, Blocker{rule::OP_SIGHT_R2, Edge{{4, 3}, Edge::Side::East}})),
            {{4, 3}, {5, 3}}, {{3, 3}, {3, 4}, {4, 4}, {5, 2}, {4, 2}, {5, 4}}},
        {"a line blocked at a corner",
            with(line({2, 1}, {4, 3}, Proof::Blocked, Blocker{rule::OP_SIGHT_R3, Corner{3, 2}})),
            {{2, 1}, {3, 2}, {2, 2}, {3, 1}}, {{1, 0}, {1, 1}, {2, 0}}},
        {"a blocked path", with(path), {{2, 2}, {3, 2}}, around({3, 2})},
        {"an EMI path", with(emi), {{0, 4}, {1, 4}, {2, 4}}, {}},
    };
}

} // namespace

class BoardLayersTest : public QObject
{
    Q_OBJECT

private slots:

    /// The keyboard's cursor is drawn beside the names of a large figure and of a door, and over neither.
    void theCursorCoversNoName()
    {
        FloorScene floor = plain();
        omega::Piece brute;
        brute.figure.size = 2;
        brute.label = "BR";
        floor.board.pieces.push_back(brute);
        brute.figure.at = {2, 2};
        floor.proposed = brute;
        floor.doorSigns.push_back({.door = {{4, 3}, Edge::Side::East}, .sign = "Co", .name = "corrupted"});
        const BoardScene scene = floor;
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light})
            for (const Space space : {Space{0, 0}, Space{1, 0}, Space{0, 1}, Space{1, 1}, Space{2, 2}, Space{3, 3},
                     Space{4, 3}, Space{5, 3}})
            {
                const QImage before = painted(floor, choice);
                QImage after = before;
                QPainter painter(&after);
                const BoardCanvas canvas{painter, {QRectF(after.rect()), side}, themeFor(choice), QRect(0, 0, 6, 5)};
                const QList<QRectF> names = namesAt(canvas, scene, space);
                QCOMPARE(names.size(), 1);
                paintCursor(canvas, canvas.rectOf(space), names);
                painter.end();
                QVERIFY(changed(before, after).contains(space));
                // The ends of a door's disc are round.
                const QRect name = names.front().toAlignedRect().adjusted(4, 2, -4, -2);
                QCOMPARE(after.copy(name), before.copy(name));
            }
    }

    void eachLayerChangesItsSpaces_data()
    {
        QTest::addColumn<Layer>("layer");
        QTest::addColumn<int>("theme");
        for (const auto &layers : {terrainLayers(), pieceLayers(), judgementLayers(), evidenceLayers()})
            for (const Layer &layer : layers)
                for (const int theme : {0, 1})
                    QTest::addRow("%s, %s", layer.name, theme == 0 ? "dark" : "light") << layer << theme;
    }

    void eachLayerChangesItsSpaces()
    {
        QFETCH(Layer, layer);
        QFETCH(int, theme);
        const auto choice = static_cast<ThemeChoice>(theme);
        FloorScene scene = plain();
        const QImage before = painted(scene, choice);
        layer.change(scene);
        const SpaceSet spaces = changed(before, painted(scene, choice));
        const SpaceSet must = setOf(layer.must);
        QVERIFY((must - spaces).empty());
        (spaces - must - setOf(layer.may))
            .forEach([](Space space) { QFAIL(qPrintable(QStringLiteral("%1 %2 changes").arg(space.x).arg(space.y))); });
    }

    /// On a bright floor a tint alone is lost; on a dark one it is all there is.
    void hiddenRoomsAreSeenInBothThemes()
    {
        const FloorScene scene = plain();
        FloorScene hidden = plain();
        hidden.hidden = setOf({{1, 1}, {2, 1}});
        const QColor floor = themeFor(ThemeChoice::Light).board.floor;
        const QImage light = painted(hidden, ThemeChoice::Light);
        const SpaceSet spaces = changed(painted(scene, ThemeChoice::Light), light);
        QVERIFY(spaces == setOf({{1, 1}, {2, 1}}));
        const auto rim = static_cast<int>(side) + 2;
        QVERIFY(contrast(light.pixelColor(60, rim), floor) >= 3);
        QVERIFY(contrast(light.pixelColor(rim, 60), floor) >= 3);
        // Not between two hidden spaces.
        QVERIFY(contrast(light.pixelColor(82, 60), floor) < 3);
        const QImage dark = painted(hidden, ThemeChoice::Dark);
        QCOMPARE(dark.pixelColor(60, rim), dark.pixelColor(60, 60));
    }

    void sidesDifferInShapeToo()
    {
        FloorScene scene = plain();
        scene.board.pieces
            = {piece({1, 1}, Side::Commando, Facing::AllRound, 1), piece({4, 1}, Side::Enemy, Facing::AllRound, 1)};
        const QImage grey = painted(scene, ThemeChoice::Dark).convertToFormat(QImage::Format_Grayscale8);
        // Along the token's radius the commando's is even and the enemy's has a ring.
        const auto evenness = [&](Space space)
        {
            int min = 255;
            int max = 0;
            for (int x = 22; x < 31; ++x)
            {
                const int value
                    = qGray(grey.pixel(static_cast<int>(space.x * side) + x, static_cast<int>(space.y * side) + 32));
                min = std::min(min, value);
                max = std::max(max, value);
            }
            return max - min;
        };
        QVERIFY(evenness({4, 1}) != evenness({1, 1}));
    }

    void facingTurnsTheWedge()
    {
        std::vector<QImage> images;
        for (int facing = 0; facing < 5; ++facing)
        {
            FloorScene scene = plain();
            scene.board.pieces = {piece({1, 1}, Side::Enemy, static_cast<Facing>(facing), 1)};
            images.push_back(painted(scene, ThemeChoice::Dark));
        }
        for (std::size_t a = 0; a < images.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                QVERIFY(images[a] != images[b]);
    }

    void theActorAndTheTargetArePickedOut()
    {
        FloorScene scene = plain();
        scene.board.pieces = {piece({1, 1}, Side::Enemy, Facing::North, 1)};
        const QImage none = painted(scene, ThemeChoice::Dark);
        scene.actor = 0;
        const QImage actor = painted(scene, ThemeChoice::Dark);
        scene.actor.reset();
        scene.target = 0;
        const QImage target = painted(scene, ThemeChoice::Dark);
        QVERIFY(none != actor && actor != target && none != target);
    }

    void pickedEvidenceStandsOut()
    {
        FloorScene scene = plain();
        scene.evidence = {line({0, 0}, {0, 5}, Proof::Decides), line({6, 0}, {6, 5}, Proof::Decides)};
        const QImage both = painted(scene, ThemeChoice::Dark);
        scene.pickedEvidence = 0;
        const QImage first = painted(scene, ThemeChoice::Dark);
        const SpaceSet faint = changed(both, first);
        QVERIFY(faint.contains({5, 2}) && !faint.contains({0, 2}));
    }

    void strongerDangerIsStrongerRed()
    {
        FloorScene scene = plain();
        scene.danger = DangerMap{6, std::vector<int>(30, 0)};
        scene.danger->counts[0] = 1;
        scene.danger->counts[1] = 3;
        const QImage image = painted(scene, ThemeChoice::Dark);
        QVERIFY(image.pixelColor(60, 30).red() > image.pixelColor(20, 30).red());
    }

    /// Two colours would blend into a third that means neither: gas, where danger meets reach.
    void aSpaceIsFilledWithOneShade()
    {
        FloorScene scene = plain();
        scene.danger = DangerMap{6, std::vector<int>(30, 0)};
        scene.danger->counts[0] = 2;
        const QPoint middle(20, 20);
        const QPoint beside(60, 20);
        const QColor danger = painted(scene, ThemeChoice::Dark).pixelColor(middle);
        scene.danger.reset();
        scene.reach = {{{0, 0}, 1}, {{1, 0}, 1}};
        const QColor reach = painted(scene, ThemeChoice::Dark).pixelColor(beside);
        scene.danger = DangerMap{6, std::vector<int>(30, 0)};
        scene.danger->counts[0] = 2;
        scene.seen = setOf({{0, 0}, {1, 0}, {2, 0}});
        const QImage all = painted(scene, ThemeChoice::Dark);
        QCOMPARE(all.pixelColor(middle), danger);
        QCOMPARE(all.pixelColor(beside), reach);
        QVERIFY(danger != reach && all.pixelColor(100, 20) != reach);
    }

    void spacesSideBySideAreFilledAsEachAloneIs()
    {
        const Map map = drawn({"#.##....", ".......#", "########", "........"}).map;
        const BoardFrame frame{QRectF(0, 0, 160, 80), 20};
        const QColor colour(200, 100, 50, 99);
        QImage together(160, 80, QImage::Format_RGB32);
        together.fill(Qt::darkGreen);
        QImage alone = together;
        QPainter first(&together);
        fillSpaces(first, frame, map.floor(), colour);
        QPainter second(&alone);
        map.floor().forEach([&](Space space) { second.fillRect(frame.rectOf(space), colour); });
        QCOMPARE(together, alone);
    }

    void thePainterIsGivenBackAsItWas()
    {
        QImage image(100, 100, QImage::Format_RGB32);
        QPainter painter(&image);
        const QPen pen(Qt::red, 3);
        painter.setPen(pen);
        FloorScene scene = plain();
        scene.evidence = {line({0, 0}, {1, 3}, Proof::Blocked, Blocker{rule::OP_SIGHT_R2, Space{0, 1}})};
        scene.pickedEvidence = 0;
        const BoardFrame frame{QRectF(image.rect()), 20};
        paintScene({painter, frame, themeFor(ThemeChoice::Dark), QRect(0, 0, 6, 5)}, scene);
        QCOMPARE(painter.pen(), pen);
        QCOMPARE(painter.opacity(), 1.0);
    }

    void indicesAndPathsPastTheBoardDoNoHarm()
    {
        FloorScene scene = plain();
        scene.actor = 7;
        scene.target = 9;
        scene.pickedEvidence = 5;
        scene.offendingStep = 12;
        scene.path = {{-3, -3}, {60, 2}};
        scene.evidence = {Evidence{SightPath{}, Proof::Blocked}, Evidence{SightPath{{{1, 1}}, {}}, Proof::Decides},
            line({2, 2}, {2, 2}, Proof::Clear)};
        painted(scene, ThemeChoice::Light);
    }
};

DOSSIER_TESTS(BoardLayersTest, Windows)

} // namespace board_layers_test

#include "board_layers_test.moc"
