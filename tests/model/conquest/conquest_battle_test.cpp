#include "tests/model/conquest/plain_battle.h"
#include "tests/model/conquest/random_battle.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>
#include <random>

namespace conquest_battle_test
{

using namespace dossier;
using conquest::odds::Battle;
using conquest::odds::chancesLeft;
using conquest::odds::exactChances;
using conquest::odds::Opposition;
using test::randomBattle;
using test::randomOpposition;
using test::textOf;

namespace
{

constexpr double nearly = 1e-12;

} // namespace

/// CQ-ODDS-1 and -2: the chances of a battle held against a plain reckoning of them.
class ConquestBattleTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ-ODDS-1: aliens of unequal strength, barrage and the table’s readings, too.
    void randomBattlesHaveTheChancesOfAPlainReckoning()
    {
        std::mt19937 random(31);
        for (int i = 0; i < 600; ++i)
        {
            const Battle battle = randomBattle(random);
            const std::vector<test::Ratio> plain = test::plainlyLeft(battle);
            const conquest::odds::ExactChances exact = exactChances(battle);
            const std::vector<double> nearby = chancesLeft(battle);
            QCOMPARE(exact.left.size(), plain.size());
            QCOMPARE(nearby.size(), plain.size());
            for (std::size_t left = 0; left < plain.size(); ++left)
            {
                QVERIFY2(exact.left[left] == test::asFraction(plain[left]), textOf(battle).c_str());
                QVERIFY2(std::abs(nearby[left] - plain[left].convert_to<double>()) < nearly, textOf(battle).c_str());
            }
            QCOMPARE(exact.win, test::asFraction(1 - plain[0]));
            QVERIFY(std::abs(chanceToWin(battle) - (1 - plain[0].convert_to<double>())) < nearly);
        }
    }

    /// CQ-ODDS-2.
    void theWeakestIsGivenUpFirstInWhateverOrderTheyCome()
    {
        const std::vector<Opposition> oppositions{{.strength = 8}, {.strength = 5}};
        QCOMPARE(conquest::odds::strengthsLeft({1, 6, 3}), (std::vector<int>{0, 6, 9, 10}));
        QCOMPARE(exactChances({{1, 6, 3}, oppositions}).left, exactChances({{6, 3, 1}, oppositions}).left);
        QVERIFY(exactChances({{1, 6, 3}, oppositions}).left != exactChances({{3, 3, 4}, oppositions}).left);
    }

    /// CQ-ODDS-2, CQ-FIGHT-5: each alien has a die of its own; of two unequal ones either may be left.
    void aBarrageTakesTheStrongAsOftenAsTheWeak()
    {
        const Battle unequal{{3, 5}, {{.strength = 4, .barrage = true}}};
        QCOMPARE(exactChances(unequal).win, test::asFraction(1 - test::plainlyLeft(unequal)[0]));
        const auto alone
            = [](int strength) { return test::plainlyLeft({{strength}, {{.strength = 4, .barrage = true}}}).at(1); };
        QVERIFY(alone(3) != alone(5));
        // Others on the space are hit by the barrage, too, and Bold counts them as long as they are there.
        const Battle bold{{4}, {{.strength = 2, .barrage = true, .bold = 1}}, 2};
        QCOMPARE(exactChances(bold).win, test::asFraction(1 - test::plainlyLeft(bold)[0]));
        QVERIFY(conquest::odds::chanceToWin(bold)
            > conquest::odds::chanceToWin(Battle{{4}, {{.strength = 4, .barrage = true, .bold = 1}}}));
    }

    void withoutOppositionAllAreLeft()
    {
        QCOMPARE(chancesLeft({{5}, {}}), (std::vector<double>{0, 1}));
        QCOMPARE(exactChances({{5, 5}, {}}).left, (std::vector<std::string>{"0/1", "0/1", "1/1"}));
    }

    /// One alien is destroyed by two results of six, before any round.
    void aBarrageFiresBeforeTheFirstRound()
    {
        const Battle sure{{100}, {{.strength = 0, .barrage = true}}};
        // Of 36 rolls five are the resistance's overwhelming result alone, and one is both sides'.
        const conquest::odds::ExactChances chances = exactChances(sure);
        const test::Ratio push(1, 36);
        const test::Ratio won = test::Ratio(2, 3) * test::Ratio(30, 36) / (1 - test::Ratio(2, 3) * push);
        QCOMPARE(chances.win, test::asFraction(won));
    }

    void theLargestBattleIsExactToo()
    {
        std::mt19937 random(7);
        Battle largest{std::vector<int>(conquest::odds::maxAliens, 4), {}};
        for (int i = 0; i < 12; ++i)
            largest.oppositions.push_back(randomOpposition(random, 40));
        const std::vector<test::Ratio> plain = test::plainlyLeft(largest);
        const conquest::odds::ExactChances exact = exactChances(largest);
        for (std::size_t left = 0; left < plain.size(); ++left)
            QCOMPARE(exact.left[left], test::asFraction(plain[left]));
    }
};

DOSSIER_TESTS(ConquestBattleTest, Nothing)

} // namespace conquest_battle_test

#include "conquest_battle_test.moc"
