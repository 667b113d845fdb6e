#include "model/specter/seen/counts.h"
#include "model/specter/seen/weights.h"
#include "tests/model/specter/plain_specter.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <map>

namespace specter_inference_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

Lookout randomLookout(std::mt19937 &random, const Board &board)
{
    return {.hunter = {randomBetween(random, 1, 4)},
        .at = randomOpen(random, board),
        .inVehicle = randomBetween(random, 0, 3) == 0,
        .traitor = randomBetween(random, 0, 7) == 0};
}

/// Facts about a turn that need not be possible, but often are.
TurnFacts randomTurn(std::mt19937 &random, const Board &board)
{
    TurnFacts facts;
    for (int count = randomBetween(random, 0, 2); count > 0; --count)
        facts.hunters.push_back(randomLookout(random, board));
    const auto somewhere = [&] { return Coordinate(randomOpen(random, board)); };
    if (randomBetween(random, 0, 5) == 0)
        facts.turnedOver.push_back(somewhere());
    facts.shown = Shown{static_cast<Showing>(randomBetween(random, 0, 2))};
    if (facts.shown->what != Showing::Nothing)
        facts.shown->at = somewhere();
    if (randomBetween(random, 0, 9) == 0)
        facts.shown.reset();
    if (randomBetween(random, 0, 2) == 0)
        facts.later.emplace_back(SaidClear{randomLookout(random, board)});
    if (randomBetween(random, 0, 9) == 0)
        facts.later.emplace_back(FoundBy{randomLookout(random, board), somewhere()});
    if (randomBetween(random, 0, 3) == 0)
        facts.later.emplace_back(SensorSaid{somewhere(), static_cast<Reading>(randomBetween(random, 0, 9))});
    if (randomBetween(random, 0, 9) == 0)
        facts.later.emplace_back(SaidClose{somewhere(), 2, randomBetween(random, 0, 1) == 0});
    if (randomBetween(random, 0, 19) == 0)
        facts.later.emplace_back(StoodAt{somewhere()});
    return facts;
}

bool plainlySeen(const Board &board, const TurnFacts &facts, Space space)
{
    return std::ranges::any_of(facts.hunters,
        [&](const Lookout &lookout) { return !lookout.traitor && plainlyVisible(board, lookout.at, space); });
}

/// True when a path agrees with the showing, checked by looking along it.
bool showsIt(const Board &board, const TurnFacts &facts, const Path &path)
{
    if (!facts.shown)
        return true;
    Shown shown;
    for (const Space space : path)
        if (plainlySeen(board, facts, space))
            shown = {Showing::LastSeen, space};
    if (plainlySeen(board, facts, path.back()))
        shown.what = Showing::Seen;
    return shown == *facts.shown;
}

/// Checks an end and a number of steps against facts that became known later.
struct Fits
{
    const Board &board;
    Space end;
    int steps;

    bool operator()(const SaidClear &fact) const
    {
        return fact.from.traitor || !plainlyVisible(board, fact.from.at, end);
    }

    bool operator()(const FoundBy &fact) const
    {
        return Space(fact.agent) == end && plainlyVisible(board, fact.from.at, end);
    }

    bool operator()(const SensorSaid &fact) const { return sensorAnswer(fact.vehicle, end, steps) == fact.reading; }

    bool operator()(const SaidClose &fact) const { return (kingsDistance(fact.to, end) <= fact.within) == fact.close; }

    bool operator()(const StoodAt &fact) const { return Space(fact.agent) == end; }

    bool operator()(const Foretold &fact) const
    {
        return std::ranges::any_of(
            fact.objectives, [&](const Coordinate &objective) { return kingsDistance(objective, end) == 1; });
    }
};

/// The contract's definition: every path of every turn, listed.
void listHistories(
    const Board &board, const PublicHistory &history, std::size_t turn, Space at, std::map<Space, HistoryCount> &counts)
{
    if (turn == history.turns.size())
    {
        ++counts[at];
        return;
    }
    const TurnFacts &facts = history.turns[turn];
    for (const Coordinate &objective : facts.turnedOver)
        if (kingsDistance(objective, at) != 1)
            return;
    SpaceSet barred;
    for (const Lookout &lookout : facts.hunters)
        barred.set(lookout.at, barred.contains(lookout.at) || !lookout.inVehicle);
    forEachPath(board, barred, at, stepsOfAMove,
        [&](const Path &path)
        {
            const Fits fits{board, path.back(), static_cast<int>(path.size()) - 1};
            if (showsIt(board, facts, path)
                && std::ranges::all_of(facts.later, [&](const LaterFact &fact) { return visit(fits, fact); }))
                listHistories(board, history, turn + 1, path.back(), counts);
        });
}

std::string told(const std::map<Space, HistoryCount> &counts)
{
    std::string text;
    for (const auto &[space, count] : counts)
        text += spaceName(space) + ' ' + count.str() + ' ';
    return text;
}

/// Returns the number of different spaces that a random history leaves: none, one or more.
int kindOf(const std::map<Space, HistoryCount> &counts)
{
    return counts.size() > 1 ? 2 : static_cast<int>(counts.size());
}

} // namespace

/// SO-SEE, SO-HUNT and SO-MOVE in reverse: the public facts about the agent's place.
class SpecterInferenceTest : public QObject
{
    Q_OBJECT

private slots:

    void countsAreThoseOfAllPathsListed()
    {
        std::mt19937 random(71);
        std::map<int, int> kinds;
        for (int tries = scaled(400); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 4, 4, 35);
            PublicHistory history{.start = randomOpen(random, board)};
            for (int turns = randomBetween(random, 0, 2); turns > 0; --turns)
                history.turns.push_back(randomTurn(random, board));
            std::map<Space, HistoryCount> listed;
            listHistories(board, history, 0, history.start, listed);
            const auto counts = historyCounts(board, history);
            QCOMPARE(told(counts), told(listed));
            ++kinds[kindOf(counts)];
        }
        QCOMPARE(kinds.size(), std::size_t{3});
    }

    void weightsAreTheCountsInDoubles()
    {
        std::mt19937 random(72);
        std::map<int, int> kinds;
        for (int tries = scaled(600); tries > 0; --tries)
        {
            const Board board = randomStreets(random, maxColumns, maxRows, 30);
            PublicHistory history{.start = randomOpen(random, board)};
            for (int turns = randomBetween(random, 0, 5); turns > 0; --turns)
            {
                TurnFacts facts = randomTurn(random, board);
                if (randomBetween(random, 0, 1) == 0)
                    facts.shown = Shown{};
                if (randomBetween(random, 0, 5) == 0)
                    facts.ruling = static_cast<SetAside>(randomBetween(random, 1, 2));
                history.turns.push_back(facts);
            }
            const auto counts = historyCounts(board, history);
            HistoryCount total = 0;
            SpaceSet spaces;
            for (const auto &[space, count] : counts)
            {
                total += count;
                spaces.set(space);
            }
            const WeightField weights = historyWeights(board, history);
            QCOMPARE(test::told(weights.spaces()), test::told(spaces));
            for (const auto &[space, count] : counts)
            {
                const auto share = boost::multiprecision::cpp_rational(count, total).convert_to<double>();
                QVERIFY(std::abs(weights.at(space) - share) <= 1e-12 * share);
            }
            ++kinds[kindOf(counts)];
        }
        QCOMPARE(kinds.size(), std::size_t{3});
    }

    void fortyOpenTurnsHaveCountsOfMoreThanAHundredDigits()
    {
        const Board board(std::vector<std::string>(32, std::string(23, '.')));
        PublicHistory history{.start = named("N1")};
        history.turns.assign(40, TurnFacts{.shown = Shown{}});
        const auto counts = historyCounts(board, history);
        QCOMPARE(counts.size(), std::size_t{32 * 23});
        QVERIFY(counts.at(named("A32")).str().size() > 100);
    }
};

DOSSIER_TESTS(SpecterInferenceTest, Nothing)

} // namespace specter_inference_test

#include "specter_inference_test.moc"
