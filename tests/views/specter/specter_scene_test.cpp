// The board of Specter Ops: what it draws, and what it says of it.
#include "model/specter/seen/numbers.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"
#include "views/board/board_canvas.h"
#include "views/board/board_table.h"
#include "views/board/board_view.h"
#include "views/board/spoken_space.h"
#include "views/board/token_painter.h"
#include "views/specter/parts/agent_card.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QAccessible>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace specter_scene_test
{

using namespace dossier;
using namespace dossier::test;
using specter::HunterKind;

namespace
{

BoardScene sceneOf(const specter::Table &table, const specter::Seat &seat)
{
    return specterScene(view(table, seat));
}

QString spoken(const BoardScene &scene, const std::string &space)
{
    return spokenSpace(scene, at(space));
}

/// The board of the city in a picture.
struct Picture
{
    QImage image{700, 900, QImage::Format_ARGB32};
    QPainter painter{&image};
    Theme theme = themeFor(ThemeChoice::Dark);
    BoardCanvas canvas{painter, frameOf({23, 32}, image.rect(), Margin::None, 400), theme, QRect(0, 0, 23, 32)};
};

QRectF roomIn(const BoardScene &scene, const std::string &space)
{
    return roomOfPieces(Picture().canvas, scene, at(space));
}

QImage pictureOf(const BoardScene &scene)
{
    BoardView board;
    board.resize(700, 900);
    board.render(scene);
    return board.grab().toImage();
}

} // namespace

class SpecterSceneTest : public QObject
{
    Q_OBJECT

private slots:

    void spacesHaveThePrintedNamesAndTheirGround()
    {
        const BoardScene scene = sceneOf(begun(), specter::PublicSeat{});
        QCOMPARE(scene.size.width(), 23);
        QCOMPARE(scene.size.height(), 32);
        QCOMPARE(spoken(scene, "C1"), QStringLiteral("C1, structure"));
        QCOMPARE(spoken(scene, "B2"), QStringLiteral("B2, open space"));
        QCOMPARE(spoken(scene, "A7"), QStringLiteral("A7, road"));
        QCOMPARE(spoken(scene, "A3"), QStringLiteral("A3, escape point, open space"));
    }

    void huntersAndTheVehicleAreToldApart()
    {
        specter::Table table = begun();
        put(table, HunterKind::Gun, "P14");
        const BoardScene scene = sceneOf(table, specter::PublicSeat{});
        QVERIFY(spoken(scene, "P14").contains(QStringLiteral("The Gun")));
        QVERIFY(spoken(scene, "K17").contains(QStringLiteral("vehicle, The Beast, in the vehicle")));
    }

    void onlyTheAgentSeesWhereHeStands()
    {
        specter::Table table = begun();
        putAgent(table, "B2");
        QVERIFY(spoken(sceneOf(table, specter::AgentSeat{}), "B2").contains(QStringLiteral("secret")));
        QCOMPARE(spoken(sceneOf(table, specter::PublicSeat{}), "B2"), QStringLiteral("B2, open space"));
        QCOMPARE(pictureOf(sceneOf(begun(), specter::PublicSeat{})), pictureOf(sceneOf(table, specter::PublicSeat{})));
        QVERIFY(pictureOf(sceneOf(begun(), specter::AgentSeat{})) != pictureOf(sceneOf(table, specter::AgentSeat{})));
    }

    void sightPossiblePlacesEndsAndPathAreDrawnAndSaid()
    {
        specter::Table table = begun();
        const BoardScene bare = sceneOf(table, specter::PublicSeat{});
        const QImage before = pictureOf(bare);
        const specter::Board board = boardOf(table.open);

        BoardScene sight = bare;
        addSight(sight, table.open, false);
        QVERIFY(spoken(sight, "K18").contains(QStringLiteral("in the hunters’ sight")));
        BoardScene stealthy = bare;
        addSight(stealthy, table.open, true);
        QVERIFY(stealthy.washes.back().spaces != sight.washes.back().spaces);
        QVERIFY(stealthy.washes.back().spaces == (stealthy.washes.back().spaces & sight.washes.back().spaces));
        QVERIFY(pictureOf(sight) != before);

        BoardScene possible = bare;
        addPossible(possible, within(board, at("B2"), 1) & board.open(), {{at("B2"), 0.2}});
        QVERIFY(spoken(possible, "B2").contains(QStringLiteral("the agent can be here")));
        QVERIFY(pictureOf(possible) != before);

        BoardScene path = bare;
        addPath(path, {at("B2"), at("C2"), at("D2")}, {specter::Showing::LastSeen, at("C2")});
        QCOMPARE(spoken(path, "C2"), QStringLiteral("C2, step 1 of the path, last seen here, open space"));
        QVERIFY(pictureOf(path) != before);

        BoardScene ends = bare;
        addEnds(ends, quietestOutcomes(board, specter::visibleFrom(board, at("K17")), {}, at("N14")));
        QVERIFY(spoken(ends, "N14").contains(QStringLiteral("a move")));
        QVERIFY(pictureOf(ends) != before);
    }

    /// SO-END-1: where each turn ended, once the sheet lies open.
    void aSheetThatLiesOpenTellsItsTurns()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        forced(table, specter::EndGame{{specter::Side::Agents, specter::Ending::Agreed}});
        QVERIFY(!spoken(sceneOf(table, specter::PublicSeat{}), "N3").contains(QStringLiteral("turn")));
        forced(table, specter::LayOpenSheet{specter::Agent::First, {}});
        const BoardScene scene = sceneOf(table, specter::AgentSeat{});
        QVERIFY(spoken(scene, "N3").contains(QStringLiteral("here at the end of turn 1")));
        QVERIFY(!spoken(scene, "N3").contains(QStringLiteral("secret")));
        QVERIFY(!spoken(scene, "N2").contains(QStringLiteral("turn")));
    }

    /// A place where the agent stayed, or to which he came back, names all turns that ended there.
    void aPlaceTellsAllTheTurnsThatEndedThere()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        specter::Sheet sheet = table.sheets.at(specter::Agent::First);
        sheet.lines.push_back(sheet.lines.front());
        sheet.lines.back().path = {at("N3")};
        const BoardScene scene = printedScene(table.open, specter::Agent::First, sheet);
        QVERIFY2(spoken(scene, "N3").contains(QStringLiteral("here at the end of turn 1–2")),
            qPrintable(spoken(scene, "N3")));
        const auto number = std::ranges::find_if(scene.tokens,
            [](const BoardToken &token) { return token.at == Space(at("N3")) && token.shape == TokenShape::Disc; });
        QVERIFY(number != scene.tokens.end());
        QCOMPARE(number->sign, std::string("1–2"));
    }

    /// By its line, by its colour and by a word.
    void theSecondAgentsWayIsToldFromTheFirsts()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        const specter::Sheet &sheet = table.sheets.at(specter::Agent::First);
        const BoardScene first = printedScene(table.open, specter::Agent::First, sheet);
        const BoardScene second = printedScene(table.open, specter::Agent::Second, sheet);
        QVERIFY(!first.trails.front().dashed && second.trails.front().dashed);
        QVERIFY(first.trails.front().tone != second.trails.front().tone);
        QVERIFY(spoken(second, "N3").contains(QStringLiteral("second agent here at the end of turn 1")));
        QVERIFY(pictureOf(first) != pictureOf(second));
    }

    /// SO-END-1: what the sheet says of objectives, cards and their use is everybody's once it lies open, and not
    /// before.
    void whatASheetHidIsReadOnceItLiesOpen()
    {
        specter::Table table = begun();
        table.open.objectives.clear();
        specter::Sheet &sheet = table.sheets.at(specter::Agent::First);
        sheet.objectives = {at("B2")};
        sheet.cards = {specter::Equipment::StealthField, specter::Equipment::FlashBang};
        sheet.used = {{specter::Equipment::StealthField, 1}};
        const auto told = [&]
        {
            return spokenLines(agentCard(view(table, specter::Seat(specter::PublicSeat{})), specter::Agent::First))
                .join(u'\n');
        };
        QVERIFY2(told().contains(QStringLiteral("Used: –")), qPrintable(told()));
        QVERIFY2(!told().contains(QStringLiteral("Flash Bang")), qPrintable(told()));
        QCOMPARE(objectivesText(table.open), QStringLiteral("–"));
        table.open.sheets[specter::Agent::First] = sheet;
        QVERIFY2(told().contains(QStringLiteral("Used: Stealth Field")), qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("Taken: Stealth Field, Flash Bang")), qPrintable(told()));
        QCOMPARE(objectivesText(table.open), QStringLiteral("B2"));
        QVERIFY(
            spoken(sceneOf(table, specter::PublicSeat{}), "B2").contains(QStringLiteral("objective, not completed")));
        table.open.completed = {test::at("D1"), test::at("A3")};
        QCOMPARE(objectivesText(table.open), QStringLiteral("A3 ✓, B2, D1 ✓"));
    }

    void theAgentsFigureBearsALetter()
    {
        specter::Table table = begun();
        table.open.agents.at(specter::Agent::First).figure = at("B2");
        const BoardScene scene = sceneOf(table, specter::PublicSeat{});
        const auto figure
            = std::ranges::find_if(scene.tokens, [](const BoardToken &token) { return token.at == Space(at("B2")); });
        QVERIFY(figure != scene.tokens.end());
        QCOMPARE(figure->sign, std::string("A"));
    }

    void twoAgentsAreToldApartWhereTheyWereSeenLast()
    {
        specter::Table table = begun();
        table.open.agents.at(specter::Agent::First).lastSeen = at("B2");
        const auto signOn = [&](const char *space)
        {
            for (const BoardToken &token : sceneOf(table, specter::PublicSeat{}).tokens)
                if (token.at == Space(at(space)) && token.shape == TokenShape::Pin)
                    return token.sign;
            return std::string();
        };
        QCOMPARE(signOn("B2"), std::string("!"));
        table.open.agents[specter::Agent::Second].lastSeen = at("D2");
        QCOMPARE(signOn("B2"), std::string("1"));
        QCOMPARE(signOn("D2"), std::string("2"));
    }

    /// The printed board of a sheet has its way and its objectives, and no figures.
    void aPrintedBoardHasTheWayAndNobodyOnIt()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3"}), std::string());
        const BoardScene scene
            = printedScene(table.open, specter::Agent::First, table.sheets.at(specter::Agent::First));
        QVERIFY(spoken(scene, "N3").contains(QStringLiteral("here at the end of turn 1")));
        for (const auto &[kind, hunter] : table.open.hunters)
            QVERIFY(!spoken(scene, "K17").contains(wording::nameOf(table.open, kind)));
        QVERIFY(printedScene(table.open).trails.empty());
        QVERIFY(std::ranges::any_of(printedScene(table.open).tokens,
            [&](const BoardToken &token) { return token.at == Space(table.open.objectives.front()); }));
    }

    void aPageMaySayMoreOfASpace()
    {
        BoardView board;
        board.render(sceneOf(begun(), specter::PublicSeat{}));
        board.describeSpacesBy([](Space space) { return QString::number(space.x); });
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&board);
        QCOMPARE(table->child(7)->text(QAccessible::Description), QStringLiteral("7"));
    }

    /// By a sign of its own on every board, and by a word.
    void whoIsStunnedOrBlindedIsMarked()
    {
        specter::Table table = begun();
        put(table, HunterKind::Gun, "P14");
        const auto plight = [&]
        {
            for (const BoardToken &token : sceneOf(table, specter::PublicSeat{}).tokens)
                if (token.at == Space(at("P14")))
                    return token.plight;
            return TokenPlight::None;
        };
        QVERIFY(plight() == TokenPlight::None);
        const QImage before = pictureOf(sceneOf(table, specter::PublicSeat{}));
        table.open.hunters.at(HunterKind::Gun).gaze = specter::Gaze::Blind;
        QVERIFY(plight() == TokenPlight::Blinded);
        const QImage blinded = pictureOf(sceneOf(table, specter::PublicSeat{}));
        QVERIFY(blinded != before);
        table.open.hunters.at(HunterKind::Gun).stunned = true;
        QVERIFY(plight() == TokenPlight::Stunned);
        const QImage stunned = pictureOf(sceneOf(table, specter::PublicSeat{}));
        QVERIFY(stunned != before && stunned != blinded);
        for (const specter::Seat &seat : {specter::Seat(specter::PublicSeat{}), specter::Seat(specter::AgentSeat{})})
            QVERIFY(spoken(sceneOf(table, seat), "P14").contains(QStringLiteral("stunned")));
    }

    /// A vehicle with people in it takes no room of a space where a figure or a number is.
    void aVehicleGivesWayToWhatIsBesideIt()
    {
        specter::Table table = begun();
        const QRectF alone = roomIn(sceneOf(table, specter::PublicSeat{}), "K17");
        const Picture picture;
        QVERIFY(alone.left() < picture.canvas.rectOf(at("K17")).left());
        table.open.agents.at(specter::Agent::First).figure = at("J17");
        table.open.agents.at(specter::Agent::First).lastSeen = at("L17");
        const QRectF beside = roomIn(sceneOf(table, specter::PublicSeat{}), "K17").adjusted(1, 1, -1, -1);
        for (const char *neighbour : {"J17", "L17"})
            QVERIFY2(!beside.intersects(picture.canvas.rectOf(at(neighbour))), neighbour);
    }

    /// A figure on the space of the vehicle is not drawn as one of its passengers.
    void aFigureBesideTheRidersIsNotInTheVehicle()
    {
        specter::Table table
            = begun({.players = 4, .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet}});
        table.open.agents.at(specter::Agent::First).figure = at("K23");
        const BoardScene scene = sceneOf(table, specter::PublicSeat{});
        const QRectF room = roomIn(scene, "K23");
        Picture picture;
        picture.image.fill(Qt::magenta);
        paintTokens(picture.canvas, scene);
        const double inset = room.width() * 0.07;
        QCOMPARE(picture.image.pixelColor((room.bottomRight() - QPointF(inset, inset)).toPoint()), QColor(Qt::magenta));
        QVERIFY(picture.image.pixelColor((room.topLeft() + QPointF(inset, inset)).toPoint()) != QColor(Qt::magenta));
    }

    /// The cursor goes around all that stand there: no letter is covered.
    void theCursorLeavesTheLettersFree()
    {
        specter::Table table
            = begun({.players = 4, .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet}});
        const BoardScene scene = sceneOf(table, specter::PublicSeat{});
        QImage picture(700, 900, QImage::Format_ARGB32);
        QPainter painter(&picture);
        const BoardCanvas canvas{painter, frameOf(scene.size, picture.rect(), Margin::None, 400),
            themeFor(ThemeChoice::Dark), scene.spaces()};
        const Space together = at("K23");
        const QRectF room = roomOfPieces(canvas, scene, together);
        QVERIFY(room.contains(canvas.rectOf(together)));
        QVERIFY(room.width() > canvas.rectOf(together).width() * 1.5);
        QCOMPARE(roomOfPieces(canvas, scene, at("B2")), canvas.rectOf(at("B2")));
        // Nor the sign of who is stunned.
        put(table, HunterKind::Gun, "P14");
        table.open.hunters.at(HunterKind::Gun).stunned = true;
        QVERIFY(roomOfPieces(canvas, sceneOf(table, specter::PublicSeat{}), at("P14")).width()
            > canvas.rectOf(at("P14")).width());
    }
};

DOSSIER_TESTS(SpecterSceneTest, Windows)

} // namespace specter_scene_test

#include "specter_scene_test.moc"
