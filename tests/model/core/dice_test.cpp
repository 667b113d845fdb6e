#include "model/core/dice_ways.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <rapidcheck.h>

#include <array>
#include <numeric>

namespace dice_test
{

using namespace dossier;

namespace
{

constexpr std::array black{0, 0, 1, 1, 1, 2};
constexpr std::array red{0, 1, 1, 1, 1, 2};

using Roll = std::vector<int>;

/// The faces of each die of a pool.
std::vector<std::array<int, 6>> diceOf(const DicePool &pool)
{
    std::vector<std::array<int, 6>> dice(static_cast<std::size_t>(pool.black), black);
    dice.resize(static_cast<std::size_t>(pool.size()), red);
    return dice;
}

/// Calls `visit` with every roll of the thrown dice; the others keep their faces.
template <typename Visit>
void forRolls(const std::vector<std::array<int, 6>> &dice, Roll &roll, const std::vector<bool> &thrown,
    std::size_t from, const Visit &visit)
{
    if (from == dice.size())
        return visit(roll);
    if (!thrown[from])
        return forRolls(dice, roll, thrown, from + 1, visit);
    const int before = roll[from];
    for (const int face : dice[from])
    {
        roll[from] = face;
        forRolls(dice, roll, thrown, from + 1, visit);
    }
    roll[from] = before;
}

int hitsOf(const Roll &roll)
{
    return std::accumulate(roll.begin(), roll.end(), 0);
}

/// The rolls of the thrown dice that come to the threshold, and all of them.
std::pair<std::int64_t, std::int64_t> reaching(
    const std::vector<std::array<int, 6>> &dice, Roll roll, const std::vector<bool> &thrown, int threshold)
{
    std::pair<std::int64_t, std::int64_t> counted{0, 0};
    forRolls(dice, roll, thrown, 0,
        [&](const Roll &after)
        {
            counted.first += hitsOf(after) >= threshold ? 1 : 0;
            ++counted.second;
        });
    return counted;
}

/// The chance by two throws written out: the second is made only where it raises the chance.
Fraction plainChance(const DicePool &pool, int threshold, std::optional<Reroll> reroll)
{
    const auto dice = diceOf(pool);
    const std::vector<bool> all(dice.size(), true);
    const WideCount perRoll = boost::multiprecision::pow(WideCount(6), static_cast<unsigned>(dice.size()));
    WideCount ways = 0;
    Roll roll(dice.size());
    forRolls(dice, roll, all, 0,
        [&](const Roll &first)
        {
            WideCount best = hitsOf(first) >= threshold ? perRoll : WideCount(0);
            if (reroll)
            {
                std::vector<bool> thrown = all;
                for (std::size_t i = 0; i < thrown.size() && reroll == Reroll::Blanks; ++i)
                    thrown[i] = first[i] == 0;
                const auto [good, total] = reaching(dice, first, thrown, threshold);
                const WideCount again = perRoll / WideCount(total) * WideCount(good);
                best = best > again ? best : again;
            }
            ways += best;
        });
    return lowestTerms(ways, perRoll * perRoll);
}

std::string joined(const std::vector<Fraction> &fractions)
{
    std::string words;
    for (const Fraction &fraction : fractions)
        words += (words.empty() ? "" : " ") + fraction.text();
    return words;
}

} // namespace

/// OP-DICE: exact odds.
class DiceTest : public QObject
{
    Q_OBJECT

private slots:

    void op_dice_1_theFacesOfTheDice()
    {
        QCOMPARE(joined(hitDistribution({1, 0})), std::string("1/3 1/2 1/6"));
        QCOMPARE(joined(hitDistribution({0, 1})), std::string("1/6 2/3 1/6"));
        QCOMPARE(joined(hitDistribution({0, 0})), std::string("1/1"));
    }

    void op_dice_1_theExampleOfTheCheckContract()
    {
        QCOMPARE(joined(hitDistribution({2, 1})), std::string("1/54 7/54 65/216 35/108 19/108 5/108 1/216"));
        QCOMPARE(chanceToReach({2, 1}, 3, Reroll::Blanks).text(), std::string("623/729"));
    }

    void op_dice_1_theDistributionIsThatOfAllRolls()
    {
        for (int blacks = 0; blacks <= 5; ++blacks)
            for (int reds = 0; blacks + reds <= 5; ++reds)
            {
                const DicePool pool{blacks, reds};
                const auto dice = diceOf(pool);
                std::vector<int> ways(static_cast<std::size_t>(2 * pool.size()) + 1);
                Roll roll(dice.size());
                int total = 0;
                forRolls(dice, roll, std::vector<bool>(dice.size(), true), 0,
                    [&](const Roll &rolled)
                    {
                        ++ways[static_cast<std::size_t>(hitsOf(rolled))];
                        ++total;
                    });
                std::vector<Fraction> plain;
                for (const int way : ways)
                    plain.push_back(lowestTerms(WideCount(way), WideCount(total)));
                QCOMPARE(joined(hitDistribution(pool)), joined(plain));
            }
    }

    void op_dice_2_aRerollIsUsedWhereItRaisesTheChance()
    {
        for (int blacks = 0; blacks <= 3; ++blacks)
            for (int reds = 0; blacks + reds <= 3; ++reds)
                for (int threshold = 0; threshold <= 2 * (blacks + reds) + 1; ++threshold)
                    for (const std::optional<Reroll> reroll :
                        {std::optional<Reroll>(), std::optional(Reroll::All), std::optional(Reroll::Blanks)})
                        QCOMPARE(chanceToReach({blacks, reds}, threshold, reroll).text(),
                            plainChance({blacks, reds}, threshold, reroll).text());
    }

    void op_dice_2_aSureRollStaysSureAndAnImpossibleOneImpossible()
    {
        for (const std::optional<Reroll> reroll :
            {std::optional<Reroll>(), std::optional(Reroll::All), std::optional(Reroll::Blanks)})
            for (const DicePool pool : {DicePool{0, 0}, {2, 1}, {6, 4}, {20, 20}})
            {
                QCOMPARE(chanceToReach(pool, 0, reroll).text(), std::string("1/1"));
                QCOMPARE(chanceToReach(pool, -3, reroll).text(), std::string("1/1"));
                QCOMPARE(chanceToReach(pool, 2 * pool.size() + 1, reroll).text(), std::string("0/1"));
                QCOMPARE(chanceToReach(pool, 100, reroll).text(), std::string("0/1"));
            }
    }

    void op_dice_2_rerollsByHand()
    {
        QCOMPARE(chanceToReach({1, 0}, 1).text(), std::string("2/3"));
        QCOMPARE(chanceToReach({1, 0}, 1, Reroll::All).text(), std::string("8/9"));
        QCOMPARE(chanceToReach({1, 0}, 1, Reroll::Blanks).text(), std::string("8/9"));
        QCOMPARE(chanceToReach({1, 0}, 2, Reroll::All).text(), std::string("11/36"));
        QCOMPARE(chanceToReach({1, 0}, 2, Reroll::Blanks).text(), std::string("2/9"));
        QCOMPARE(chanceToReach({0, 1}, 1, Reroll::All).text(), std::string("35/36"));
    }

    void sixBlackAndFourRed()
    {
        const std::vector<Fraction> chances = hitDistribution({6, 4});
        QCOMPARE(chances.size(), std::size_t(21));
        QCOMPARE(chances.front().text(), std::string("1/944784"));
        QCOMPARE(chances.back().text(), std::string("1/60466176"));
        QCOMPARE(sum(chances, 10).text(), std::string("1/1"));
    }

    void narrowAndWideCountsAgreeAndAllAddUpToOne()
    {
        for (const DicePool pool : {DicePool{12, 0}, {7, 6}, {12, 12}, {13, 12}, {20, 20}})
        {
            const std::vector<Fraction> chances = hitDistribution(pool);
            QCOMPARE(chances.size(), static_cast<std::size_t>(2 * pool.size()) + 1);
            QCOMPARE(sum(chances, pool.size()).text(), std::string("1/1"));
            for (int threshold = 0; threshold <= 2 * pool.size(); threshold += 5)
                QCOMPARE(chanceToReach(pool, threshold).text(),
                    sum({chances.begin() + threshold, chances.end()}, pool.size()).text());
        }
    }

    void laws()
    {
        const bool held = rc::check("chances are in lowest terms, fall with the threshold and rise with a reroll",
            []
            {
                const DicePool pool{*rc::gen::inRange(0, 21), *rc::gen::inRange(0, 21)};
                const int threshold = *rc::gen::inRange(0, 2 * pool.size() + 3);
                const Fraction plain = chanceToReach(pool, threshold);
                const Fraction blanks = chanceToReach(pool, threshold, Reroll::Blanks);
                const Fraction all = chanceToReach(pool, threshold, Reroll::All);
                for (const Fraction &chance : {plain, blanks, all})
                {
                    const WideCount ways = wideCount(chance.numerator);
                    const WideCount total = wideCount(chance.denominator);
                    RC_ASSERT(chance == lowestTerms(ways, total));
                    RC_ASSERT(ways <= total);
                }
                RC_ASSERT(!less(blanks, plain));
                RC_ASSERT(!less(all, plain));
                RC_ASSERT(!less(plain, chanceToReach(pool, threshold + 1)));
                // p + (1 - p) p
                const WideCount ways = wideCount(plain.numerator);
                const WideCount total = wideCount(plain.denominator);
                RC_ASSERT(all == lowestTerms(ways * (total + (total - ways)), total * total));
            });
        QVERIFY(held);
    }

    void aFractionIsShownInDigitsAndRoughly()
    {
        QCOMPARE(lowestTerms(0, 36), (Fraction{{0}, {1}}));
        QCOMPARE(lowestTerms(12, 36).text(), std::string("1/3"));
        QCOMPARE((Fraction{{1}, {4}}.approximately()), 0.25);
    }

private:
    static bool less(const Fraction &a, const Fraction &b)
    {
        // 6^80 twice does not fit into a WideCount.
        using boost::multiprecision::cpp_int;
        const auto wide = [](const Fraction::Words &words) { return cpp_int(wideCount(words)); };
        return wide(a.numerator) * wide(b.denominator) < wide(b.numerator) * wide(a.denominator);
    }

    /// Returns the chances of that many dice, all over 6^n.
    static Fraction sum(const std::vector<Fraction> &fractions, int dice)
    {
        const WideCount total = boost::multiprecision::pow(WideCount(6), static_cast<unsigned>(dice));
        WideCount ways = 0;
        for (const Fraction &fraction : fractions)
            ways += total / wideCount(fraction.denominator) * wideCount(fraction.numerator);
        return lowestTerms(ways, total);
    }
};

DOSSIER_TESTS(DiceTest, Nothing)

} // namespace dice_test

#include "dice_test.moc"
