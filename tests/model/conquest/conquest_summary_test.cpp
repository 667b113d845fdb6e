#include "model/conquest/seen/numbers.h"
#include "model/conquest/summary.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace conquest_summary_test
{

using namespace dossier;
using namespace dossier::conquest;
using test::blue;
using test::foot;
using test::green;
using test::outer;

namespace
{

/// Two saucers of green's before the dice against a token.
Table beforeTheDice()
{
    Table table = test::battleAt(outer, 2, "Sample Meadow", {}, {foot});
    (void)test::give(table, FightToken{outer, foot, {}});
    return table;
}

/// The rolls of 36 by which the attacker wins, one by one.
int winningRolls(const Table &table)
{
    int wins = 0;
    for (int own = 1; own <= 6; ++own)
        for (int other = 1; other <= 6; ++other)
        {
            Table then = table;
            test::applyEvent(then, DiceRolled{{own}, {other}});
            wins += resultOf(then.open, *then.open.battle).winner == Side::Attacker ? 1 : 0;
        }
    return wins;
}

} // namespace

/// What everybody saw of a game of Conquest of Planet Earth, counted.
class ConquestSummaryTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsCountedOfNothing() { QCOMPARE(summaryOf(newTable(test::conquestSample()), {}), Summary()); }

    void roundsAreHeldAgainstTheirChances()
    {
        const Table table = beforeTheDice();
        QVERIFY(table.open.battle && table.open.battle->stage == Stage::Roll);
        const Summary won = summaryOf(table, {DiceRolled{{6}, {1}}});
        QCOMPARE(won.fought.rounds, 1);
        QCOMPARE(won.fought.won, 1);
        QCOMPARE(won.fought.lost, 0);
        QVERIFY(std::abs(averageOf(won.fought.due) - winningRolls(table) / 36.0) < 1e-12);
        QCOMPARE(won.byPlayer, (std::map<Colour, RoundsFought>{{green, won.fought}}));
        const Summary lost = summaryOf(table, {DiceRolled{{1}, {6}}});
        QCOMPARE(lost.fought.won, 0);
        QCOMPARE(lost.fought.lost, 1);
        QCOMPARE(lost.fought.due, won.fought.due);
    }

    void diceAreCountedAsTheyFirstFell()
    {
        const Table table = beforeTheDice();
        const Summary summary = summaryOf(table, {DiceRolled{{1}, {6}}, DiceChanged{"a card", {6}, {1}}});
        QCOMPARE(summary.fought.lost, 1);
        QCOMPARE(summary.fought.won, 0);
    }

    void otherDiceThanUsualAreLeftOut()
    {
        QCOMPARE(summaryOf(beforeTheDice(), {DiceRolled{{6, 5}, {1}}}).fought, RoundsFought());
    }

    void terrorStandsAtTheEndOfEachRound()
    {
        Table table = test::begunConquest(2);
        const int round = table.open.clock.round;
        const Summary summary = summaryOf(
            table, {TerrorChanged{green, 2}, RoundBegan{round + 1}, TerrorChanged{green, 1}, TerrorChanged{blue, 4}});
        const int before = terrorOf(table.open, green);
        QCOMPARE(summary.terror.size(), std::size_t{2});
        QCOMPARE(summary.terror.at(round).at(green), before + 2);
        QCOMPARE(summary.terror.at(round).at(blue), 0);
        QCOMPARE(summary.terror.at(round + 1).at(green), before + 3);
        QCOMPARE(summary.terror.at(round + 1).at(blue), 4);
    }
};

DOSSIER_TESTS(ConquestSummaryTest, Nothing)

} // namespace conquest_summary_test

#include "conquest_summary_test.moc"
