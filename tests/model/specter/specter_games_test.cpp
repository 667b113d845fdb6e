#include "model/specter/json/facts_json.h"
#include "model/specter/seen/counts.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/reasons.h"
#include "model/specter/seen/weights.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_games.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_games_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// Number of random games of the property; 2,000 with DOSSIER_TEST_SCALE=100.
constexpr int games = 20;

WayShape randomShape(std::mt19937 &random, int turns)
{
    const auto chance = [&] { return randomBetween(random, 0, 1) == 1; };
    return {turns, randomBetween(random, 2, 4), chance(), chance(), chance(), chance() ? 4 : 60};
}

Board randomPrintedBoard(std::mt19937 &random)
{
    const auto chance = [&] { return randomBetween(random, 0, 1) == 1; };
    TableOptions options;
    options.diagonals = {chance(), chance()};
    options.junctions = chance() ? Junctions::RunThrough : Junctions::EndWithTheLine;
    options.disputedRoads = chance();
    return printedBoard(options);
}

std::string placeText(Space place, int turn)
{
    return spaceName(place) + " after turn " + std::to_string(turn);
}

/// Returns the history up to some turn, with the first facts about its continuation.
PublicHistory upTo(const PublicHistory &history, std::size_t turns)
{
    PublicHistory shorter = history;
    shorter.turns.resize(turns);
    return shorter;
}

bool isPossible(const Board &board, const PublicHistory &history)
{
    return !placesNow(board, history).any.empty();
}

std::string told(const Exclusion &exclusion)
{
    if (holds_alternative<StillPossible>(exclusion))
        return "possible";
    if (holds_alternative<OutOfReach>(exclusion))
        return "out of reach";
    const auto &fact = std::get<FactPlace>(exclusion);
    return std::to_string(fact.turn) + ' ' + std::string(wordOf(fact.kind)) + ' ' + std::to_string(fact.index);
}

} // namespace

/// Whole games: the agent's true place is never ruled out, with any secrets.
class SpecterGamesTest : public QObject
{
    Q_OBJECT

private slots:

    void theTruePlaceIsNeverRuledOut()
    {
        std::mt19937 random(81);
        for (int game = 0; game < scaled(games); ++game)
        {
            const Board board = randomPrintedBoard(random);
            const RandomWay way = randomWay(random, board, randomShape(random, 40));
            Possibilities possibilities(way.history.start, way.history.unknowns);
            for (std::size_t turn = 0; turn < way.history.turns.size(); ++turn)
            {
                // After every fact, not only after every turn.
                const std::vector<LaterFact> &later = way.history.turns[turn].later;
                for (std::size_t facts = 0; facts <= later.size(); ++facts)
                {
                    TurnFacts partly = way.history.turns[turn];
                    partly.later.resize(facts);
                    Possibilities after = possibilities;
                    after.advance(board, partly);
                    const Space place = way.places[turn + 1];
                    QVERIFY2(after.places().any.contains(place), placeText(place, static_cast<int>(turn)).c_str());
                }
                possibilities.advance(board, way.history.turns[turn]);
            }
        }
    }

    void withoutHiddenCardsTheSetIsThatOfTheExactCounts()
    {
        std::mt19937 random(82);
        for (int game = 0; game < scaled(6); ++game)
        {
            const Board board = randomStreets(random, 12, 12);
            WayShape shape = randomShape(random, 12);
            shape.hiddenCards = false;
            shape.traitor = false;
            const PublicHistory history = randomWay(random, board, shape).history;
            SpaceSet spaces;
            for (const auto &[space, count] : historyCounts(board, history))
                spaces.set(space);
            const Places places = placesNow(board, history);
            // After people have let something pass, any card may have been used.
            if (std::ranges::all_of(
                    history.turns, [](const TurnFacts &turn) { return turn.ruling == SetAside::Nothing; }))
                QCOMPARE(test::told(places.any), test::told(spaces));
            QCOMPARE(test::told(places.withoutHiddenCards), test::told(spaces));
        }
    }

    void weightsLieWhereNoHiddenCardIsNeeded()
    {
        std::mt19937 random(83);
        for (int game = 0; game < scaled(6); ++game)
        {
            const Board board = randomPrintedBoard(random);
            const PublicHistory history = randomWay(random, board, randomShape(random, 25)).history;
            QCOMPARE(test::told(historyWeights(board, history).spaces()),
                test::told(placesNow(board, history).withoutHiddenCards));
        }
    }

    void hiddenThingsOnlyWidenTheSet()
    {
        std::mt19937 random(84);
        int wider = 0;
        for (int game = 0; game < scaled(10); ++game)
        {
            const Board board = randomPrintedBoard(random);
            PublicHistory history = randomWay(random, board, {.turns = 6}).history;
            const SpaceSet narrow = placesNow(board, history).any;
            history.unknowns = {.farReaching = true,
                .others = true,
                .adrenalSurges = 2,
                .stealthFields = 2,
                .holoDecoys = 1,
                .hiddenCards = 3,
                .suspects = {{1}, {2}}};
            const Places wide = placesNow(board, history);
            QVERIFY((narrow - wide.any).empty());
            QVERIFY((wide.withoutHiddenCards - wide.any).empty());
            wider += wide.any.count() > narrow.count() ? 1 : 0;
        }
        QVERIFY(wider > 0);
    }

    void clashingFactsAreMinimal()
    {
        std::mt19937 random(85);
        int clashes = 0;
        for (int game = 0; game < scaled(8); ++game)
        {
            const Board board = randomPrintedBoard(random);
            PublicHistory history = randomWay(random, board, randomShape(random, 12)).history;
            QVERIFY(clashingFacts(board, history).empty());
            // One slip: a figure was elsewhere.
            TurnFacts &slip = history.turns[static_cast<std::size_t>(randomBetween(random, 4, 11))];
            slip.later.emplace_back(StoodAt{randomOpen(random, board)});
            const std::vector<FactPlace> clash = clashingFacts(board, history);
            QCOMPARE(clash.empty(), isPossible(board, history));
            if (clash.empty())
                continue;
            ++clashes;
            QVERIFY(!isPossible(board, withFacts(history, clash)));
            for (std::size_t i = 0; i < clash.size(); ++i)
            {
                std::vector<FactPlace> fewer = clash;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                QVERIFY(isPossible(board, withFacts(history, fewer)));
            }
        }
        QVERIFY(clashes > 0);
    }

    void aSpaceIsExcludedByTheFirstFactThatLeavesNoWay()
    {
        std::mt19937 random(86);
        for (int game = 0; game < scaled(4); ++game)
        {
            const Board board = randomPrintedBoard(random);
            const PublicHistory history = randomWay(random, board, randomShape(random, 6)).history;
            const std::vector<FactPlace> facts = factsOf(history);
            for (int tries = 0; tries < 5; ++tries)
            {
                const Space space{randomBetween(random, 0, 22), randomBetween(random, 0, 31)};
                std::string expected = "possible";
                for (std::size_t count = facts.size() + 1; count-- > 0;)
                    if (!placesNow(board, withFacts(history, std::span(facts).first(count))).any.contains(space))
                        expected = count == 0 ? "out of reach" : told(Exclusion(facts[count - 1]));
                QCOMPARE(told(whyExcluded(board, history, space)), expected);
            }
        }
    }

    void factsAreReadAsTheyAreWritten()
    {
        std::mt19937 random(87);
        for (int game = 0; game < scaled(6); ++game)
        {
            const Board board = randomPrintedBoard(random);
            const PublicHistory history = randomWay(random, board, randomShape(random, 10)).history;
            const auto read = readFacts(factsJson(history), board);
            QVERIFY2(read, read ? "" : read.error().pointer.c_str());
            QVERIFY(*read == history);
        }
    }

    void badFactsAreMalformed()
    {
        const Board board = streets({"..#"}).board;
        PublicHistory good{.start = named("A1"), .turns = {{.shown = Shown{Showing::Seen, named("B1")}}}};
        good.turns[0].hunters = {{.at = named("B1")}};
        good.turns[0].later = {SaidClear{{.at = named("B1")}}, SaidClose{named("C1"), 2, true}};
        QVERIFY(readFacts(factsJson(good), board));
        const auto faultOf = [&](auto change)
        {
            PublicHistory bad = good;
            change(bad);
            const auto read = readFacts(factsJson(bad), board);
            return read ? std::string("none") : read.error().pointer;
        };
        using History = PublicHistory;
        QCOMPARE(faultOf([](History &bad) { bad.start = named("C1"); }), std::string("/start"));
        QCOMPARE(faultOf([](History &bad) { bad.turns[0].shown->at.reset(); }), std::string("/turns/0/shown/at"));
        QCOMPARE(faultOf([](History &bad) { bad.turns[0].shown->what = Showing::Nothing; }),
            std::string("/turns/0/shown/at"));
        QCOMPARE(faultOf([](History &bad) { bad.turns[0].hunters[0].at = named("D1"); }),
            std::string("/turns/0/hunters/0/at"));
        QCOMPARE(faultOf([](History &bad) { bad.turns[0].later[0] = StoodAt{named("C1")}; }),
            std::string("/turns/0/later/0/agent"));
        QCOMPARE(faultOf([](History &bad) { bad.turns[0].turnedOver = {named("A2")}; }),
            std::string("/turns/0/turned_over/0"));
        QCOMPARE(faultOf([](History &bad) { bad.unknowns.others = false; }), std::string("/unknowns/others"));
        QCOMPARE(faultOf([](History &bad) { bad.unknowns.hiddenCards = 13; }), std::string("/unknowns/hidden_cards"));
        QCOMPARE(readFacts("{", board).error().fault, Fault::NotJson);
    }

    void anEarlierFactCanBeEditedAndAllIsWorkedOutAnew()
    {
        const Board board = streets({"....................", "####################"}).board;
        PublicHistory history{.start = named("A1")};
        history.turns.assign(3, TurnFacts{.shown = Shown{}});
        QVERIFY(placesNow(board, history).any.contains(named("M1")));
        history.turns[0].later = {StoodAt{named("A1")}};
        QCOMPARE(placesNow(board, history).any.count(), 9);
        QCOMPARE(placesNow(board, upTo(history, 1)).any.count(), 1);
    }
};

DOSSIER_TESTS(SpecterGamesTest, Nothing)

} // namespace specter_games_test

#include "specter_games_test.moc"
