#include "model/specter/seen/counts.h"
#include "model/specter/seen/expectation.h"
#include "model/specter/seen/outcomes.h"
#include "model/specter/seen/possible.h"
#include "tests/model/specter/plain_specter.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_games.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <tuple>

namespace specter_outcomes_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The loudness of a path: its showing, the steps to the token, all steps, and the token in reading order.
using Loudness = std::tuple<Showing, int, int, int, int>;

Loudness loudness(const SpaceSet &visible, const Path &path)
{
    const Shown shown = shownBy(visible, path);
    const int steps = static_cast<int>(path.size()) - 1;
    if (shown.what != Showing::LastSeen)
        return {shown.what, 0, steps, 0, 0};
    int toToken = 0;
    for (int step = 0; step <= steps; ++step)
        if (visible.contains(path[static_cast<std::size_t>(step)]))
            toToken = step;
    return {shown.what, toToken, steps, shown.at->y, shown.at->x};
}

std::vector<Hunter> randomHunters(std::mt19937 &random, const Board &board)
{
    std::vector<Hunter> hunters;
    for (int count = randomBetween(random, 0, 3); count > 0; --count)
        hunters.push_back(
            {randomOpen(random, board), randomBetween(random, 0, 3) == 0, randomBetween(random, 0, 5) == 0});
    return hunters;
}

std::string told(const std::vector<QuietestEnd> &outcomes)
{
    std::string text;
    for (const QuietestEnd &outcome : outcomes)
    {
        text += spaceName(outcome.end) + ' ' + std::string(wordOf(outcome.shown.what));
        text += outcome.shown.at ? ' ' + spaceName(*outcome.shown.at) : "";
        text += " by";
        for (const Space space : outcome.path)
            text += ' ' + spaceName(space);
        text += '\n';
    }
    return text;
}

std::string names(const std::vector<PossibleAnswer> &answers)
{
    std::string text;
    for (const PossibleAnswer &answer : answers)
        text += std::to_string(static_cast<int>(answer.chance * 1000 + 0.5)) + ": " + test::told(answer.left) + '\n';
    return text;
}

/// A history and the question about its last turn.
class Question
{
public:
    Question(const Board &board, const PublicHistory &history)
        : m_board(board)
        , m_history(history)
        , m_before(history.start, history.unknowns)
        , m_weights(lastWeights(m_board, m_history))
    {
        for (std::size_t turn = 0; turn + 1 < history.turns.size(); ++turn)
            m_before.advance(m_board, history.turns[turn]);
    }

    [[nodiscard]] OpenQuestion asked() const { return {m_board, m_before, m_history.turns.back(), m_weights}; }

private:
    Board m_board;
    PublicHistory m_history;
    Possibilities m_before;
    Ended<WeightField> m_weights;
};

} // namespace

/// The showing of a move before it is made, and the information of a question before it is asked.
class SpecterOutcomesTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_SEE_4_theQuietestWayIsFound()
    {
        const Board board = streets({"....", ".##.", "...."}).board;
        const SpaceSet visible = visibleFrom(board, named("D1"));
        QCOMPARE(told(quietestOutcomes(board, visible, {}, named("A2"), 1)),
            std::string("A1 seen A1 by A2 A1\n"
                        "B1 seen B1 by A2 B1\n"
                        "A2 nothing by A2\n"
                        "A3 nothing by A2 A3\n"
                        "B3 nothing by A2 B3\n"));
    }

    void SO_SEE_3_aTokenPassedEarlyIsQuieter()
    {
        // From B1, in view of the hunter at D1, A3 is reached by A2, without another visible space.
        const Board board = streets({"....", ".##.", "...."}).board;
        const std::vector<QuietestEnd> outcomes
            = quietestOutcomes(board, visibleFrom(board, named("D1")), {}, named("B1"), 3);
        const auto found = std::ranges::find(outcomes, Coordinate(named("A3")), &QuietestEnd::end);
        QVERIFY(found != outcomes.end());
        QCOMPARE(told({*found}), std::string("A3 last_seen B1 by B1 A2 A3\n"));
    }

    /// Of ways that are as short and as quiet people mean the straight one.
    void aWayThatCanBeStraightIs()
    {
        const Board board = streets({".....", ".....", ".....", ".....", "....."}).board;
        const std::vector<QuietestEnd> outcomes = quietestOutcomes(board, {}, {}, named("C1"));
        const auto wayTo = [&](const char *end)
        { return told({*std::ranges::find(outcomes, Coordinate(named(end)), &QuietestEnd::end)}); };
        QCOMPARE(wayTo("C5"), std::string("C5 nothing by C1 C2 C3 C4 C5\n"));
        QCOMPARE(wayTo("E3"), std::string("E3 nothing by C1 D2 E3\n"));
    }

    void outcomesAreThoseOfAllPathsListed()
    {
        std::mt19937 random(91);
        std::map<Showing, int> shown;
        for (int tries = scaled(250); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 6, 6, 35);
            const std::vector<Hunter> hunters = randomHunters(random, board);
            const SpaceSet visible = visibleToHunters(board, hunters);
            const SpaceSet barred = barredBy(hunters);
            const Space start = randomOpen(random, board);
            const int steps = randomBetween(random, 0, 4);
            std::map<std::pair<int, int>, Loudness> quietest;
            forEachPath(board, barred, start, steps,
                [&](const Path &path)
                {
                    const Loudness loud = loudness(visible, path);
                    const auto [known, fresh] = quietest.try_emplace({path.back().y, path.back().x}, loud);
                    known->second = std::min(known->second, loud);
                });
            const std::vector<QuietestEnd> outcomes = quietestOutcomes(board, visible, barred, start, steps);
            QCOMPARE(outcomes.size(), quietest.size());
            auto expected = quietest.begin();
            for (const QuietestEnd &outcome : outcomes)
            {
                QCOMPARE((std::pair{outcome.end.y, outcome.end.x}), expected->first);
                QVERIFY(outcome.path.front() == start && outcome.path.back() == Space(outcome.end));
                QVERIFY(!illegalStep(board, barred, outcome.path, steps));
                QVERIFY(shownBy(visible, outcome.path) == outcome.shown);
                QVERIFY(loudness(visible, outcome.path) == expected->second);
                ++shown[outcome.shown.what];
                ++expected;
            }
        }
        QCOMPARE(shown.size(), std::size_t{3});
    }

    void sixStepsReachFurther()
    {
        const Board board = printedBoard();
        const std::size_t four = quietestOutcomes(board, {}, {}, named("N1")).size();
        QVERIFY(quietestOutcomes(board, {}, {}, named("N1"), stepsWithSurge).size() > four);
    }

    void SO_HUNT_3_announcementsAreKnownBeforeTheMove()
    {
        const Board board = streets({"....", ".##.", "...."}).board;
        const std::vector<Hunter> hunters{{named("D1")}, {named("D3")}, {.at = named("C3"), .traitor = true}};
        const Announcements said = announcementsOf(board, hunters, named("D2"), pathOf({"C1", "B1", "A2", "A3"}));
        QVERIFY((said == Announcements{{Showing::Seen, named("A3")}, {false, true, true}, Reading::SouthWest}));
        QCOMPARE(announcementsOf(board, hunters, named("D2"), pathOf({"A2"})).sensor, Reading::None);
    }

    void SO_HUNT_5_whatTheSensorWouldTell()
    {
        // After a move from B1 along a corridor: 1 way of no step, 2 of one, and so on.
        const Board board = streets({"..."}).board;
        PublicHistory history{.start = named("A1")};
        history.turns = {TurnFacts{.shown = Shown{}}};
        const Expectation sensor = Question(board, history).asked().ofSensor(named("B1"));
        // Ways: A1 1; B1 1; A1 C1 of two; B1 2 of three; A1 2 and C1 2 of four.
        QCOMPARE(names(sensor.answers), std::string("200: C1\n200: A1\n200: B1\n400: A1 B1 C1\n"));
        QCOMPARE(sensor.ruledOut, 0.6 * 2);
    }

    void SO_HUNT_3_whatAHuntersMoveWouldTell()
    {
        const Board board = streets({"...", "##."}).board;
        PublicHistory history{.start = named("A1")};
        history.turns = {TurnFacts{.shown = Shown{}}};
        const Question question(board, history);
        const Expectation look = question.asked().ofLook({.at = named("C2")});
        QCOMPARE(look.before.count(), 4);
        double chances = 0;
        double ruledOut = 0;
        for (const PossibleAnswer &answer : look.answers)
        {
            chances += answer.chance;
            ruledOut += answer.chance * (4 - answer.left.count());
        }
        QVERIFY(std::abs(chances - 1) < 1e-12);
        QCOMPARE(test::told(look.answers[0].left), std::string("A1 B1"));
        QCOMPARE(look.answers.size(), std::size_t{3});
        QVERIFY(std::abs(look.ruledOut - ruledOut) < 1e-12);
        QVERIFY(question.asked().ofLook({.at = named("C2"), .gaze = Gaze::Blind}).ruledOut == 0);
    }

    /// The Beast hears whether the agent is close: that is reckoned with.
    void sensesAreAmongTheAnswers()
    {
        const Board board = streets({"...", "##.", "..."}).board;
        PublicHistory history{.start = named("A1")};
        history.turns = {TurnFacts{.shown = Shown{}}};
        const Question question(board, history);
        const Lookout blind{.at = named("A3"), .gaze = Gaze::Blind};
        QVERIFY(question.asked().ofLook(blind).ruledOut == 0);
        const Expectation heard = question.asked().ofLook(blind, Senses{.within = 1, .afterSteps = 3});
        QVERIFY(heard.ruledOut > 0);
        QCOMPARE(test::told(heard.answers[0].left), std::string("A1 B1 C1 C2 C3"));
        QCOMPARE(test::told(heard.answers[1].left), std::string("A3 B3"));
    }

    /// The places that an answer leaves are counted in the shown set, with hidden cards.
    void theSetIsTheOneThatIsShown()
    {
        const Board board = streets({"..........."}).board;
        PublicHistory history{.start = named("A1"), .unknowns = {.adrenalSurges = 1, .hiddenCards = 1}};
        history.turns = {TurnFacts{.shown = Shown{}}};
        const Expectation sensor = Question(board, history).asked().ofSensor(named("K1"));
        QCOMPARE(sensor.before.count(), 7);
        QCOMPARE(test::told(sensor.answers.back().left), std::string("A1 B1 C1"));
        QCOMPARE(test::told(sensor.answers.front().left), std::string("A1 B1 C1 D1 E1 F1 G1"));
    }

    /// Each answer leaves exactly the places that the facts leave after it.
    void anAnswerLeavesWhatTheFactsWouldLeave()
    {
        std::mt19937 random(92);
        for (int tries = scaled(20); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 12, 12);
            PublicHistory history = randomWay(random, board, {.turns = 5}).history;
            const Question question(board, history);
            const Space vehicle = randomOpen(random, board);
            const int before = placesNow(board, history).any.count();
            history.turns.back().later.emplace_back(SensorSaid{vehicle, Reading::None});
            int kinds = 0;
            double ruledOut = 0;
            const Expectation expectation = question.asked().ofSensor(vehicle);
            for (std::size_t reading = 0; reading < words(Reading{}).size(); ++reading)
            {
                get<SensorSaid>(history.turns.back().later.back()).reading = static_cast<Reading>(reading);
                const SpaceSet left = placesNow(board, history).any;
                if (left.empty())
                    continue;
                QCOMPARE(test::told(expectation.answers[static_cast<std::size_t>(kinds)].left), test::told(left));
                ruledOut += expectation.answers[static_cast<std::size_t>(kinds)].chance * (before - left.count());
                ++kinds;
            }
            QCOMPARE(expectation.answers.size(), static_cast<std::size_t>(kinds));
            QVERIFY(std::abs(ruledOut - expectation.ruledOut) < 1e-9);
        }
    }

    /// The Prophet's look back: the probability of each answer is its share of the histories, and it leaves the places
    /// that the facts leave.
    void whatALookBackWouldTell()
    {
        std::mt19937 random(93);
        for (int tries = scaled(20); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 10, 10);
            const PublicHistory history = randomWay(random, board, {.turns = 5}).history;
            constexpr std::size_t ago = 2;
            const std::size_t then = history.turns.size() - ago;
            const Lookout blind{.at = Coordinate(randomOpen(random, board)), .gaze = Gaze::Blind};
            std::vector<Possibilities> after{{history.start, history.unknowns}};
            for (const TurnFacts &turn : history.turns)
            {
                after.push_back(after.back());
                after.back().advance(board, turn);
            }
            const Expectation expectation = ofLookBack(board, history, after, ago, blind);
            const auto number = [&](const PublicHistory &of)
            {
                HistoryCount sum = 0;
                for (const auto &[space, count] : historyCounts(board, of))
                    sum += count;
                return sum.convert_to<double>();
            };
            std::size_t answers = 0;
            after[then].places().any.forEach(
                [&](Space space)
                {
                    PublicHistory told = history;
                    told.turns[then - 1].later.emplace_back(StoodAt{Coordinate(space)});
                    told.turns.back().later.emplace_back(SaidClear{blind});
                    const SpaceSet left = placesNow(board, told).any;
                    if (left.empty())
                        return;
                    QVERIFY(answers < expectation.answers.size());
                    const PossibleAnswer &answer = expectation.answers[answers++];
                    QCOMPARE(test::told(answer.left), test::told(left));
                    QVERIFY(std::abs(answer.chance - number(told) / number(history)) < 1e-9);
                });
            QCOMPARE(expectation.answers.size(), answers);
        }
    }
};

DOSSIER_TESTS(SpecterOutcomesTest, Nothing)

} // namespace specter_outcomes_test

#include "specter_outcomes_test.moc"
