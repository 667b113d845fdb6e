#include "model/conquest/odds/round.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_round_test
{

using namespace dossier::conquest::odds;

namespace
{

/// One alien of strength 3 against a resistance of strength 3.
RoundEnd even(int alienDie, int die, const Opposition &against = {.strength = 3})
{
    return roundEnd(3, 1, against, alienDie, die);
}

} // namespace

/// CQ-FIGHT-2 and CQ-FIGHT-5: how one round ends.
class ConquestRoundTest : public QObject
{
    Q_OBJECT

private slots:

    void theHigherTotalWinsAndEqualIsAPush()
    {
        QCOMPARE(even(4, 3), RoundEnd::Won);
        QCOMPARE(even(3, 4), RoundEnd::Lost);
        QCOMPARE(even(3, 3), RoundEnd::Push);
    }

    void aSixOnOneSideAloneWinsWhateverTheTotals()
    {
        QCOMPARE(even(6, 5, {.strength = 40}), RoundEnd::Won);
        QCOMPARE(roundEnd(40, 1, {.strength = 0}, 5, 6), RoundEnd::Lost);
        QCOMPARE(even(5, 5, {.strength = 40}), RoundEnd::Lost);
    }

    void onBothSidesItIsATieWhateverTheTotals()
    {
        QCOMPARE(even(6, 6, {.strength = 40}), RoundEnd::Push);
        QCOMPARE(roundEnd(40, 1, {.strength = 0}, 6, 6), RoundEnd::Push);
    }

    void assaultWinsTies()
    {
        QCOMPARE(even(2, 2, {.strength = 3, .assault = true}), RoundEnd::Lost);
        QCOMPARE(even(3, 2, {.strength = 3, .assault = true}), RoundEnd::Won);
        QCOMPARE(even(6, 6, {.strength = 3, .assault = true}), RoundEnd::Lost);
    }

    void anotherTableReadsTheDoubleOverwhelmingAsAPush()
    {
        const Opposition against{.strength = 3, .assault = true, .assaultWinsOverwhelming = false};
        QCOMPARE(even(6, 6, against), RoundEnd::Push);
        QCOMPARE(even(2, 2, against), RoundEnd::Lost);
    }

    void boldAddsOneForEachAlienThere()
    {
        const Opposition bold{.strength = 1, .bold = 1};
        QCOMPARE(roundEnd(3, 2, bold, 2, 2), RoundEnd::Push);
        QCOMPARE(roundEnd(3, 3, bold, 2, 2), RoundEnd::Lost);
        const Opposition twice{.strength = 1, .bold = 2};
        QCOMPARE(roundEnd(5, 2, twice, 2, 2), RoundEnd::Push);
        QCOMPARE(roundEnd(4, 2, twice, 2, 2), RoundEnd::Lost);
    }

    void deadlyOverwhelmsOnFiveToo()
    {
        QCOMPARE(roundEnd(40, 1, {.strength = 0, .deadly = true}, 5, 5), RoundEnd::Lost);
        QCOMPARE(roundEnd(40, 1, {.strength = 0, .deadly = true}, 5, 4), RoundEnd::Won);
        QCOMPARE(roundEnd(40, 1, {.strength = 0, .deadly = true}, 6, 5), RoundEnd::Push);
    }

    void cunningShowsTheHigherOfTwoDice()
    {
        int ways = 0;
        for (int die = 1; die <= facesOfADie; ++die)
            ways += waysToShow({.cunning = true}, die);
        QCOMPARE(ways, 36);
        QCOMPARE(waysToShow({.cunning = true}, 6), 11);
        QCOMPARE(waysToShow({}, 6), 1);
    }

    /// By the example of the contract: two aliens of strength 2 against strength 4, bold.
    void theEndsOfARoundAreCounted()
    {
        QCOMPARE(roundWays(4, 2, {.strength = 4, .bold = 1}), (RoundWays{8, 24, 4}));
        const RoundWays cunning = roundWays(3, 1, {.strength = 3, .cunning = true});
        QCOMPARE(cunning.all(), 216);
        QCOMPARE(cunning.pushed, 1 + 3 + 5 + 7 + 9 + 11);
    }

    void eitherSideCanAlwaysWin()
    {
        for (const int strength : {0, 1, 240})
            for (const int resisting : {0, 1, 60})
                for (const bool assault : {false, true})
                    for (const bool cunning : {false, true})
                        for (const bool deadly : {false, true})
                        {
                            const RoundWays ways = roundWays(strength, 12,
                                {.strength = resisting, .assault = assault, .cunning = cunning, .deadly = deadly});
                            QVERIFY(ways.won > 0 && ways.lost > 0);
                        }
    }
};

DOSSIER_TESTS(ConquestRoundTest, Nothing)

} // namespace conquest_round_test

#include "conquest_round_test.moc"
