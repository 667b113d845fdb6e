// Conclusions from the public facts: updating them gives the same as working them out from the beginning, and takes
// less time than a frame.
#include "tests/support/sanitized.h"
#include "tests/support/specter_random.h"
#include "tests/support/test_class.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/specter/selection/inference.h"
#include "views/specter/words/fact_wording.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>

namespace inference_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;

#ifdef DOSSIER_SANITIZED
constexpr bool isSlow = true;
#else
constexpr bool isSlow = false;
#endif

namespace
{

/// A random game of some turns, and every table on its way on which a turn of the agent's had been shown.
std::vector<specter::Table> tablesOf(unsigned seed, int turns)
{
    RandomSpecter random(seed);
    specter::Table table = newTable(begun().open.pack);
    std::vector<specter::Table> all;
    const auto give = [&](const Given &given)
    {
        if (ruleAgainst(table, given.command, given.seat).empty())
            forced(table, given.command);
    };
    for (const Given &given : random.setUp(table.open.pack, 2))
        give(given);
    for (int i = 0; i < 6000 && table.open.clock.phase != specter::Phase::Over && table.open.clock.turn <= turns; ++i)
    {
        const auto before = table.open.agents.at(Agent::First).turns;
        give(random.next(table));
        if (table.open.agents.at(Agent::First).turns != before)
            all.push_back(table);
    }
    return all;
}

} // namespace

class InferenceTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsKeptFromTurnToTurnIsWhatTheBeginningGives()
    {
        Inference inference;
        for (const specter::Table &table : tablesOf(7, 8))
        {
            inference.update(table.open, Agent::First);
            const specter::Board board = boardOf(table.open);
            const specter::PublicHistory history = historyOf(table.open, Agent::First);
            QVERIFY(inference.byTurn() == placesByTurn(board, history));
            QVERIFY(inference.now().any.contains(*table.sheets.at(Agent::First).at));
        }
    }

    void aSpaceIsExplainedAsTheRulesDo()
    {
        const std::vector<specter::Table> tables = tablesOf(11, 6);
        const specter::PublicTable &table = tables.back().open;
        Inference inference;
        inference.update(table, Agent::First);
        const specter::Board board = boardOf(table);
        const specter::PublicHistory history = historyOf(table, Agent::First);
        for (int y = 0; y < board.height(); y += 3)
            for (int x = 0; x < board.width(); x += 2)
                QVERIFY(inference.why({x, y}) == whyExcluded(board, history, {x, y}));
    }

    /// A space is excluded by the first fact after which no way leads there; an old fact also needs the figure that has
    /// stood there since.
    void whoBarsASpaceIsPartOfTheReason()
    {
        specter::Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        table.open.agents.at(Agent::First).turns.back().later = {specter::StoodAt{test::at("N2")}};
        for (const specter::HunterKind hunter : {specter::HunterKind::Gun, specter::HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        put(table, specter::HunterKind::Gun, "N3");
        QCOMPARE(walks(table, {"N2"}), std::string());
        Inference inference;
        inference.update(table.open, Agent::First);
        const specter::Exclusion by = inference.why(at("N3"));
        QVERIFY(std::get_if<specter::FactPlace>(&by) != nullptr);
        QCOMPARE(std::get_if<specter::FactPlace>(&by)->turn, 0);
        const QString why = wording::why(table.open, Agent::First, inference, at("N3"));
        QVERIFY2(
            why.startsWith(QStringLiteral("occupied by The Gun; before that, in turn 1, the agent was elsewhere (")),
            qPrintable(why));
    }

    /// SO-MOVE-1: what is one step away is not too far because a hunter stands there.
    void whoStandsOnASpaceBarsItWhereNoFactDoes()
    {
        specter::Table table = begun();
        put(table, specter::HunterKind::Gun, "N3");
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        table.open.agents.at(Agent::First).turns.back().shown.reset();
        Inference inference;
        inference.update(table.open, Agent::First);
        QVERIFY(std::holds_alternative<specter::OutOfReach>(inference.why(at("N3"))));
        const QString why = wording::why(table.open, Agent::First, inference, at("N3"));
        QVERIFY2(why.startsWith(QStringLiteral("occupied by The Gun")), qPrintable(why));
        QVERIFY(wording::why(table.open, Agent::First, inference, at("A32")).startsWith(QStringLiteral("too far")));
    }

    /// SO-MOVE-1: a fact of an earlier turn is the reason where no move since it leads to the space, whatever was
    /// learnt after it; where one does, the newer fact is.
    void anOldFactIsTheReasonWhereNoMoveSinceLeadsThere()
    {
        specter::Table table = begun();
        for (const std::vector<std::string> &path : {std::vector<std::string>{"N1", "N2"}, {"N2"}})
        {
            QCOMPARE(walks(table, path), std::string());
            table.open.agents.at(Agent::First).turns.back().later = {specter::StoodAt{test::at("N2")}};
            if (path.size() > 1)
                for (const specter::HunterKind hunter : {specter::HunterKind::Gun, specter::HunterKind::Beast})
                    QCOMPARE(stayed(table, hunter), std::string());
        }
        Inference inference;
        inference.update(table.open, Agent::First);
        QCOMPARE(inference.now().any.count(), 1);
        // The places at the end that the first fact alone leaves.
        specter::PublicHistory first = historyOf(table.open, Agent::First);
        first.turns.back().later.clear();
        first.turns.back().shown.reset();
        const SpaceSet byFirst = placesByTurn(boardOf(table.open), first).back().any;
        std::array<int, 2> reasons{};
        for (int y = 0; y < boardOf(table.open).height(); ++y)
            for (int x = 0; x < boardOf(table.open).width(); ++x)
            {
                const specter::Exclusion by = inference.why({x, y});
                const auto *fact = std::get_if<specter::FactPlace>(&by);
                if (fact == nullptr)
                    continue;
                ++reasons.at(static_cast<std::size_t>(fact->turn));
                QCOMPARE(fact->turn == 1, byFirst.contains({x, y}));
                const QString why = wording::why(table.open, Agent::First, inference, {x, y});
                QVERIFY2(
                    why.startsWith(fact->turn == 1 ? QStringLiteral("the agent cannot be here after turn 2 (")
                                                   : QStringLiteral("the agent cannot have come here since turn 1 (")),
                    qPrintable(why));
            }
        QVERIFY(reasons[0] > 0 && reasons[1] > 0);
    }

    /// SO-MOVE-2: it is announced before the move, so everybody knows where he stands before the move is written.
    void whatIsTurnedOverNarrowsThePlacesAtOnce()
    {
        specter::Table table = begun({.onPaper = true});
        const specter::Coordinate objective = table.open.objectives.front();
        for (int turn = 1; turn < 9; ++turn)
        {
            QCOMPARE(played(table, {specter::ReportMove{}}, specter::PublicSeat{}), std::string());
            for (const specter::HunterKind hunter : {specter::HunterKind::Gun, specter::HunterKind::Beast})
                forced(table, specter::BeginHunterTurn{hunter}), forced(table, specter::EndHunterTurn{});
        }
        Inference inference;
        inference.update(table.open, Agent::First);
        const SpaceSet wide = inference.now().any;
        forced(table, specter::CompleteObjective{Agent::First, objective});
        inference.update(table.open, Agent::First);
        const SpaceSet beside = besideTurnedOver(table.open, Agent::First);
        QCOMPARE(inference.now().any, wide & beside);
        QVERIFY(inference.now().any.count() < wide.count());
        double all = 0;
        wide.forEach([&](Space space) { all += inference.shareAt(space); });
        QVERIFY(std::abs(all - 1) < 0.001);
        const Space away = at("N2");
        QVERIFY(wide.contains(away));
        QCOMPARE(inference.shareAt(away), 0.0);
        QCOMPARE(inference.turnedOverFarFrom(away), std::vector{objective});
        QCOMPARE(inference.byTurn().back().any, inference.now().any);
        // Undone, all is as it was.
        table.open.agents.at(Agent::First).turnedOver.clear();
        inference.update(table.open, Agent::First);
        QCOMPARE(inference.now().any, wide);
    }

    void factsThatAreChangedAreTakenFromWhereTheyChanged()
    {
        specter::Table table = tablesOf(3, 5).back();
        Inference inference;
        inference.update(table.open, Agent::First);
        table.open.agents.at(Agent::First).turns.at(1).shown.reset();
        table.open.agents.at(Agent::First).turns.at(1).later.clear();
        inference.update(table.open, Agent::First);
        QVERIFY(inference.byTurn() == placesByTurn(boardOf(table.open), historyOf(table.open, Agent::First)));
    }

    /// He was seen where only a hidden card leads: what comes after is told by what is possible then.
    void afterAHiddenCardSpacesAreToldApartAgain()
    {
        specter::Table table = begun();
        specter::TurnFacts far;
        far.shown = specter::Shown{specter::Showing::Seen, test::at("N7")};
        far.hunters = {specter::Lookout{.at = test::at("N8")}};
        table.open.agents.at(Agent::First).turns = {far, specter::TurnFacts{.shown = specter::Shown{}}};
        Inference inference;
        inference.update(table.open, Agent::First);
        QVERIFY(inference.now().withoutHiddenCards.empty());
        QVERIFY(inference.now().any.count() > 1);
        double all = 0;
        inference.now().any.forEach([&](Space space) { all += inference.shareAt(space); });
        QVERIFY(all > 0.5 && all < 1.0001);
        const specter::Expectation told = inference.ofLook(specter::Lookout{.at = test::at("N5")}, std::nullopt);
        QVERIFY(!told.answers.empty());
        QVERIFY(told.ruledOut > 0);
    }

    /// A space is pointed at for the first time: the reason is there within a frame of 16 ms.
    void theReasonIsThereWithinAFrame()
    {
        std::vector<specter::Table> tables;
        for (unsigned seed = 1; seed < 20 && (tables.empty() || tables.back().open.clock.turn < 30); ++seed)
            tables = tablesOf(seed, 40);
        HuntersAtTable at(tables.back());
        const specter::Board board = boardOf(at.table().open);
        std::vector<double> took;
        QElapsedTimer timer;
        for (int y = 0; y < board.height(); ++y)
            for (int x = 0; x < board.width(); ++x)
            {
                timer.start();
                QVERIFY(!at.explanationOf({x, y}).isEmpty());
                emit at.board().hovered(BoardSpot{{x, y}, std::nullopt});
                took.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            }
        std::ranges::sort(took);
        const double median = took[took.size() / 2];
        const double percentile99 = took[took.size() * 99 / 100];
        qInfo("turn %d: a space explained and painted: median %.2f ms, 99 of 100 within %.2f ms, longest %.2f ms",
            at.table().open.clock.turn, median, percentile99, took.back());
        if (!isSlow)
            QVERIFY2(percentile99 <= 16, "a hover takes longer than a frame");
    }
};

DOSSIER_TESTS(InferenceTest, Windows)

} // namespace inference_test

#include "inference_test.moc"
