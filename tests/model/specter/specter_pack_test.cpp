#include "model/specter/json/pack_json.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/sight.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <set>

namespace specter_pack_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The pointer and the fault of the pack with that text in place of another's.
std::string faultWith(std::string_view part, std::string_view replacement)
{
    std::string text = boxText();
    text.replace(text.find(part), part.size(), replacement);
    const auto read = readPack(text);
    return read ? "none" : read.error().pointer + ' ' + std::string(wordOf(read.error().fault));
}

std::string told(const std::vector<Coordinate> &spaces)
{
    std::string text;
    for (const Coordinate &space : spaces)
        text += spaceName(space) + ' ';
    return text;
}

} // namespace

/// The shipped board and cards, and their changes with the number of players.
class SpecterPackTest : public QObject
{
    Q_OBJECT

private slots:

    void BOARD_1_theBoardHas528SpacesOn23By32()
    {
        const Board board = printedBoard();
        QCOMPARE(board.width(), 23);
        QCOMPARE(board.height(), 32);
        QCOMPARE(board.open().count(), 528);
        QCOMPARE(23 * 32 - board.open().count(), 208);
        // The compass and the title are no spaces.
        for (const char *name : {"J11", "K12", "S1", "W1"})
            QVERIFY(!board.isOpen(named(name)));
    }

    void BOARD_2_theRoadsHave173SpacesAndO16InDispute()
    {
        QCOMPARE(printedBoard({.disputedRoads = false}).roads().count(), 173);
        QCOMPARE(printedBoard({.junctions = Junctions::RunThrough, .disputedRoads = false}).roads().count(), 173);
        for (const Junctions junctions : {Junctions::EndWithTheLine, Junctions::RunThrough})
        {
            const SpaceSet roads = printedBoard({.junctions = junctions}).roads();
            QCOMPARE(roads.count(), 174);
            QVERIFY(roads.contains(named("O16")));
        }
    }

    void BOARD_2_howFarAStretchRunsIntoAJunctionIsAnOption()
    {
        const auto seen = [](const TableOptions &options, const char *from, const char *to)
        { return visibleFrom(printedBoard(options), named(from)).contains(named(to)); };
        // O7 is on the road along N and O; the dashes between rows 7 and 8 end at N.
        QVERIFY(!seen({}, "O7", "A8"));
        QVERIFY(seen({.junctions = Junctions::RunThrough}, "O7", "A8"));
        // N7 touches the dashes of both.
        QVERIFY(seen({}, "N7", "A8") && seen({}, "N7", "O15"));
        QVERIFY(seen({}, "O16", "N1"));
        QVERIFY(!seen({.disputedRoads = false}, "O16", "N1"));
    }

    void BOARD_3_objectivesAreTwentyFourStructuresByDice()
    {
        const PrintedBoard &board = box().board;
        QCOMPARE(board.objectives.size(), std::size_t{4});
        std::set<Space> all;
        for (const std::vector<Coordinate> &section : board.objectives)
        {
            QCOMPARE(section.size(), std::size_t{6});
            all.insert(section.begin(), section.end());
        }
        QCOMPARE(all.size(), std::size_t{24});
        QCOMPARE(spaceName(board.objectives[0][0]), std::string("B19"));
        QCOMPARE(spaceName(board.objectives[3][5]), std::string("U14"));
    }

    void BOARD_3_theNumberOfPlayersDecides()
    {
        const PrintedBoard &board = box().board;
        const auto start = [&](int players) { return spaceName(vehicleStart(board, setUpFor(players))); };
        QCOMPARE(start(2) + start(3) + start(4) + start(5), std::string("K17K17K23K23"));
        QCOMPARE(told(escapesOf(board, setUpFor(3))), std::string("A3 N1 W3 "));
        QCOMPARE(told(escapesOf(board, setUpFor(4))), std::string("A3 N1 W3 H1 "));
        QCOMPARE(setUpFor(2).hunters, 2);
        QCOMPARE(setUpFor(3), setUpFor(2));
        QVERIFY((setUpFor(4)
            == SetUp{
                .hunters = 3, .objectivesArePublic = false, .agentCards = 5, .moreHealth = 2, .moreEscapes = true}));
        QVERIFY((setUpFor(5)
            == SetUp{.hunters = 4,
                .objectivesArePublic = false,
                .agentCards = 3,
                .agentCardsArePrinted = false,
                .moreEscapes = true,
                .traitor = true,
                .traitorCards = 2}));
    }

    void theVehicleStartsOnARoadAndEveryEscapeCanBeReached()
    {
        const Board board = printedBoard();
        QVERIFY(board.roads().contains(box().board.vehicleOfTwo) && board.roads().contains(box().board.vehicleOfMore));
        SpaceSet reached = spacesNamed({"N1"});
        for (int steps = 0; steps < 528; ++steps)
            reached |= board.stepped(reached);
        QCOMPARE(reached.count(), 528);
        const SpaceSet driven = vehicleEnds(board, named("K17"));
        QVERIFY(driven.contains(named("K27")) && !driven.contains(named("K28")) && !driven.contains(named("L17")));
    }

    void everyAgentAndHunterHasACardInBothPrintings()
    {
        for (int kind = 0; kind < 4; ++kind)
        {
            const AgentCard *agent = cardOf(box(), static_cast<AgentKind>(kind));
            QVERIFY(agent != nullptr && agent->steps == 4);
            QCOMPARE(cardOf(box(), agent->unique)->uniqueTo, agent->kind);
            for (const Edition edition : {Edition::First, Edition::Second})
                QVERIFY(cardOf(box(), static_cast<HunterKind>(kind), edition) != nullptr);
        }
        QCOMPARE(cardOf(box(), AgentKind::Orangutan)->health, 6);
        QVERIFY(cardOf(box(), HunterKind::Prophet, Edition::Second)->foresight->oneStillMisses);
        QVERIFY(!cardOf(box(), HunterKind::Prophet, Edition::First)->foresight->oneStillMisses);
        QCOMPARE(cardOf(box(), HunterKind::Beast, Edition::Second)->strength->loss, 2);
    }

    void twelveEquipmentCardsFourOfThemUnique()
    {
        int copies = 0;
        int unique = 0;
        for (const EquipmentCard &card : box().equipment)
        {
            copies += card.copies;
            unique += card.uniqueTo ? card.copies : 0;
        }
        QCOMPARE(copies, 12);
        QCOMPARE(unique, 4);
        QCOMPARE(cardOf(box(), Equipment::AdrenalSurge)->steps, 6);
        QVERIFY(!cardOf(box(), Equipment::StealthField)->announced);
    }

    void aPackIsReadAsItIsWritten() { QVERIFY(readPack(packJson(box())) == box()); }

    void aBadPackSaysWhereAndWhy()
    {
        QCOMPARE(faultWith("\"version\": 1", "\"version\": 2"), std::string("/version newer_version"));
        QCOMPARE(faultWith("\"#.........#.#..##.#.##.\"", "\"..\""), std::string("/board/rows/1 out_of_range"));
        QCOMPARE(faultWith("\"K17\"", "\"J11\""), std::string("/board/vehicle_of_two out_of_range"));
        QCOMPARE(faultWith("\"B19\"", "\"A19\""), std::string("/board/objectives/0 out_of_range"));
        QCOMPARE(faultWith("\"A3\"", "\"Z3\""), std::string("/board/escapes/0 not_a_coordinate"));
        QCOMPARE(faultWith("\"through_to\": \"O8\"", "\"through_to\": \"P8\""),
            std::string("/board/streets/1 out_of_range"));
        QCOMPARE(faultWith("\"cobra\"", "\"viper\""), std::string("/agents/1/kind unknown_word"));
    }
};

DOSSIER_TESTS(SpecterPackTest, Nothing)

} // namespace specter_pack_test

#include "specter_pack_test.moc"
