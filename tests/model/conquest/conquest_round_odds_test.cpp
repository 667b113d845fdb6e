#include "model/conquest/seen/battle_odds.h"
#include "model/conquest/seen/numbers.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace conquest_round_odds_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

constexpr Place outer{1, 1};

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

/// Green with that many saucers before a resistance with Barrage, which has yet to fire.
Table beforeABarrage(int aliens)
{
    Table table = test::greensTurn();
    test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
    for (int number = 1; number <= aliens; ++number)
        test::applyEvent(table, AlienPlaced{{Colour::Green, number}, outer, true});
    (void)test::give(table, EndAction{});
    (void)test::give(table, TurnUpResistance{outer, "Sample Cannons"});
    return table;
}

/// Returns that table after the barrage with that many aliens left.
Table afterABarrage(int aliens)
{
    Table table = beforeABarrage(aliens);
    test::applyEvent(table, StageChanged{Stage::Roll, {}});
    return table;
}

double winOf(const Table &table)
{
    return battleOdds(table.open, outer, Colour::Green, 1).value().win;
}

/// Green's saucers against Blue's on one space, before the dice.
Table aliensApart(int own, int other)
{
    Table table = test::greensTurn();
    test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
    test::applyEvent(table, Conquered{outer, Colour::Blue});
    for (int number = 1; number <= own; ++number)
        test::applyEvent(table, AlienPlaced{{Colour::Green, number}, outer, true});
    for (int number = 1; number <= other; ++number)
        test::applyEvent(table, AlienPlaced{{Colour::Blue, number}, outer, true});
    (void)test::give(table, EndAction{});
    (void)test::give(table, FightAliens{outer, Colour::Blue});
    return table;
}

/// The plain definition: by the dice of a round, ties left out.
double plainWin(int own, int other, int strength, int opposed)
{
    if (own == 0 || other == 0)
        return own == 0 ? 0 : 1;
    int won = 0;
    int lost = 0;
    for (int die = 1; die <= 6; ++die)
        for (int against = 1; against <= 6; ++against)
        {
            const int difference = own * strength + die - other * opposed - against;
            const bool wins = (die == 6) != (against == 6) ? die == 6 : die != 6 && difference > 0;
            const bool loses = (die == 6) != (against == 6) ? against == 6 : die != 6 && difference < 0;
            won += wins ? 1 : 0;
            lost += loses ? 1 : 0;
        }
    return (won * plainWin(own, other - 1, strength, opposed) + lost * plainWin(own - 1, other, strength, opposed))
        / (won + lost);
}

} // namespace

/// CQ-ODDS-1: odds of the rounds that are none of a chain: after a barrage, and of aliens against aliens.
class ConquestRoundOddsTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ-FIGHT-5: the odds before the barrage are those after it, averaged over its possible losses.
    void aBarrageThatFiredFitsWhatWasKnownBeforeIt()
    {
        for (const int aliens : {1, 2, 3, 4})
        {
            double expected = 0;
            double ways = 1;
            for (int left = aliens; left >= 1; --left)
            {
                const double chance = ways * std::pow(2.0 / 3, left) * std::pow(1.0 / 3, aliens - left);
                expected += chance * winOf(afterABarrage(left));
                ways = ways * left / (aliens - left + 1);
            }
            QVERIFY(isNear(winOf(beforeABarrage(aliens)), expected));
        }
    }

    void allChancesAfterABarrageAreOne()
    {
        const BattleOdds odds = battleOdds(afterABarrage(3).open, outer, Colour::Green, 1).value();
        double sum = 0;
        for (const double chance : odds.left)
            sum += chance;
        QVERIFY(isNear(sum, 1) && odds.left.size() == 4);
        QVERIFY(odds.withSaucer > odds.win && odds.withStrength >= odds.win);
    }

    /// When the deck may bring too much for a whole battle, its next fights are calculated, after a barrage too.
    void theNextFightsAreReckonedWhereAllOfThemAreTooMany()
    {
        for (const bool fired : {false, true})
        {
            Table table = fired ? afterABarrage(3) : beforeABarrage(3);
            table.open.battle->cardsLeft = 4;
            QVERIFY(!battleOdds(table.open, outer, Colour::Green, 1));
            const std::optional<NextFights> next = nextFights(table.open, outer, Colour::Green);
            QVERIFY(next && next->fights >= 1 && next->fights < 4);
            double sum = 0;
            for (const double chance : next->left)
                sum += chance;
            QVERIFY(isNear(sum, 1) && next->left.size() == 4);
        }
        QVERIFY(nextFights(afterABarrage(3).open, outer, Colour::Green) == std::nullopt);
    }

    /// CQ-ODDS-1: an open fight is calculated even when the deck is unknown.
    void whereTheDeckIsUnknownTheOpenFightIsReckoned()
    {
        Table known = beforeABarrage(3);
        known.open.battle->cardsLeft = 1;
        const std::vector<double> left = battleOdds(known.open, outer, Colour::Green, 1).value().left;
        Table table = known;
        table.open.battle->cardsLeft = 3;
        table.open.decks[Deck::Resistance].unseen.reset();
        QVERIFY(!battleOdds(table.open, outer, Colour::Green, 1));
        const std::optional<NextFights> next = nextFights(table.open, outer, Colour::Green);
        QVERIFY(next);
        QCOMPARE(next->fights, 1);
        QCOMPARE(next->left, left);
    }

    /// CQ-FIGHT-6.
    void aliensAgainstAliensAreReckonedRoundByRound()
    {
        for (const auto &[own, other] : {std::pair(1, 1), std::pair(3, 1), std::pair(1, 4), std::pair(4, 4)})
        {
            const Table table = aliensApart(own, other);
            QVERIFY(table.open.battle && table.open.battle->enemy == Colour::Blue);
            const int strength = strengthOf(table.open, {Colour::Green, 1}).value();
            const int opposed = strengthOf(table.open, {Colour::Blue, 1}).value();
            const BattleOdds odds = battleOdds(table.open, outer, Colour::Green, 1).value();
            QVERIFY(isNear(odds.win, plainWin(own, other, strength, opposed)));
            QCOMPARE(odds.left.size(), static_cast<std::size_t>(own) + 1);
        }
    }

    void whileDiceOfAliensLieNothingIsReckoned()
    {
        Table table = aliensApart(2, 2);
        (void)test::give(table, RollRound{{3}, {4}});
        QVERIFY(!battleOdds(table.open, outer, Colour::Green, 1));
    }
};

DOSSIER_TESTS(ConquestRoundOddsTest, Nothing)

} // namespace conquest_round_odds_test

#include "conquest_round_odds_test.moc"
