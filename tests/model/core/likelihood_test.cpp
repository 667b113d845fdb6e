#include "model/core/likelihood.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>

namespace likelihood_test
{

using namespace dossier;

namespace
{

const SumChances die{1, std::vector<double>(6, 1.0 / 6)};

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-12;
}

/// The rolls of four dice with that sum or more, one by one.
int rollsOfAtLeast(int sum)
{
    int count = 0;
    for (int roll = 0; roll < 6 * 6 * 6 * 6; ++roll)
        count += roll % 6 + roll / 6 % 6 + roll / 36 % 6 + roll / 216 + 4 >= sum ? 1 : 0;
    return count;
}

Likelihood likelihoodOf(double chance, int sum, int rolls = minRolls)
{
    return judgedSum(once(chance), sum, rolls).likelihood;
}

} // namespace

/// Sums held against their exact chances.
class LikelihoodTest : public QObject
{
    Q_OBJECT

private slots:

    void sumsComeAsOftenAsTheirRolls()
    {
        const SumChances four = sumOf(die, 4);
        for (int sum = 0; sum <= 26; ++sum)
        {
            const double chance = rollsOfAtLeast(sum) / 1296.0;
            QVERIFY2(isNear(chanceOfAtLeast(four, sum), chance), qPrintable(QString::number(sum)));
            QVERIFY(isNear(chanceOfAtMost(four, sum - 1), 1 - chance));
        }
        QVERIFY(isNear(averageOf(four), 14));
    }

    void nothingSumsUpToNothing()
    {
        QCOMPARE(sumOf(die, 0), SumChances());
        QCOMPARE(averageOf({}), 0.0);
        QCOMPARE(chanceOfAtLeast({}, 0), 1.0);
        QCOMPARE(chanceOfAtLeast({}, 1), 0.0);
        QCOMPARE(sumOf(SumChances(), die), die);
    }

    void manyDiceAreCountedLikeFew()
    {
        constexpr int many = 100000;
        const SumChances all = sumOf(die, many);
        QVERIFY(std::abs(std::accumulate(all.chances.begin(), all.chances.end(), 0.0) - 1) < 1e-9);
        QVERIFY(std::abs(averageOf(all) - 3.5 * many) < 1e-3);
        QVERIFY(all.chances.size() < 20000);
    }

    void certaintyIsNoSurprise()
    {
        QCOMPARE(once(1), (SumChances{1, {1.0}}));
        QCOMPARE(once(0), (SumChances{0, {1.0}}));
        QCOMPARE(likelihoodOf(1, 1), Likelihood::AsExpected);
        QCOMPARE(likelihoodOf(0, 0), Likelihood::AsExpected);
    }

    void onceInThreeIsExpectedAndOnceInTwentyIsRare()
    {
        QCOMPARE(likelihoodOf(1.0 / 3, 1), Likelihood::AsExpected);
        QCOMPARE(likelihoodOf(0.333, 1), Likelihood::ALittle);
        QCOMPARE(likelihoodOf(1.0 / 20, 1), Likelihood::ALittle);
        QCOMPARE(likelihoodOf(0.0499, 1), Likelihood::Rare);
        // As few is judged like as many.
        QCOMPARE(likelihoodOf(0.96, 0), Likelihood::Rare);
        QVERIFY(judgedSum(once(0.04), 1, minRolls).isMore);
        QVERIFY(!judgedSum(once(0.96), 0, minRolls).isMore);
    }

    void sevenRollsAreTooFewToSay()
    {
        QCOMPARE(likelihoodOf(0.01, 1, 7), Likelihood::TooFew);
        QCOMPARE(likelihoodOf(0.01, 1, 8), Likelihood::Rare);
    }
};

DOSSIER_TESTS(LikelihoodTest, Nothing)

} // namespace likelihood_test

#include "likelihood_test.moc"
