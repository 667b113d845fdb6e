#include "model/conquest/odds/decisions.h"
#include "tests/model/conquest/random_battle.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <bit>
#include <cmath>

namespace conquest_decisions_test
{

using namespace dossier;
using namespace dossier::conquest::odds;
using test::randomBattle;
using test::textOf;

namespace
{

constexpr double nearly = 1e-9;

bool isNear(double a, double b)
{
    return std::abs(a - b) < nearly;
}

/// The options in a battle, and the value of its end.
struct Choices
{
    bool mayFlee = false;
    bool mayReroll = false;
    double worthOfWinning = 1;
    double worthOfAliens = 0;
};

/// The values before a round, by repeated best choices until nothing changes any more: no chain, no algebra. Aliens are
/// counted one by one: a bit for each one that fights, the weakest first, and then for each other.
class PlainChoices
{
public:
    PlainChoices(const Battle &battle, const Choices &choices)
        : m_battle(battle)
        , m_choices(choices)
        , m_everybody((std::size_t{1} << (battle.aliens.size() + static_cast<std::size_t>(battle.others))) - 1)
        , m_worths(battle.oppositions.size(), std::vector<Pair>(m_everybody + 1, Pair{0, 0}))
    {
        std::ranges::sort(m_battle.aliens);
        for (double change = 1; change > 1e-13;)
        {
            change = 0;
            for (std::size_t fight = battle.oppositions.size(); fight-- > 0;)
                for (std::size_t there = 1; there <= m_everybody; ++there)
                    for (const std::size_t rerolls : {0U, 1U})
                    {
                        const double now = fighting(there) == 0 ? 0 : beforeRound(fight, there, rerolls);
                        double &known = m_worths[fight][there][rerolls];
                        change = std::max(change, std::abs(now - known));
                        known = now;
                    }
        }
    }

    /// The value of at least one more round, fought by the `aliens` strongest.
    [[nodiscard]] double fightingOn(std::size_t fight, std::size_t aliens) const
    {
        std::size_t there = m_everybody;
        while (fighting(there) > static_cast<int>(aliens))
            there &= there - 1;
        return m_worths[fight][there][m_choices.mayReroll ? 1 : 0];
    }

private:
    using Pair = std::array<double, 2>;

    [[nodiscard]] bool fights(std::size_t alien, std::size_t there) const { return (there >> alien) % 2 == 1; }

    [[nodiscard]] int fighting(std::size_t there) const
    {
        return std::popcount(there % (std::size_t{1} << m_battle.aliens.size()));
    }

    [[nodiscard]] int strength(std::size_t there) const
    {
        int sum = 0;
        for (std::size_t alien = 0; alien < m_battle.aliens.size(); ++alien)
            sum += fights(alien, there) ? m_battle.aliens[alien] : 0;
        return sum;
    }

    [[nodiscard]] double afterRound(std::size_t fight, std::size_t there, std::size_t rerolls) const
    {
        const double kept = m_choices.worthOfAliens * fighting(there);
        if (fighting(there) == 0)
            return 0;
        if (fight == m_battle.oppositions.size())
            return kept + m_choices.worthOfWinning;
        const double on = m_worths[fight][there][rerolls];
        return m_choices.mayFlee ? std::max(on, kept) : on;
    }

    [[nodiscard]] double afterDice(std::size_t fight, std::size_t there, std::size_t rerolls, int mine, int die) const
    {
        const RoundEnd end = roundEnd(strength(there), std::popcount(there), m_battle.oppositions[fight], mine, die);
        // The lowest bit is the weakest.
        return afterRound(
            end == RoundEnd::Won ? fight + 1 : fight, end == RoundEnd::Lost ? there & (there - 1) : there, rerolls);
    }

    [[nodiscard]] double round(std::size_t fight, std::size_t there, std::size_t rerolls) const
    {
        double sum = 0;
        for (int mine = 1; mine <= 6; ++mine)
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second)
                {
                    const int die = m_battle.oppositions[fight].cunning ? std::max(first, second) : first;
                    double best = afterDice(fight, there, rerolls, mine, die);
                    double again = 0;
                    for (int other = 1; rerolls > 0 && other <= 6; ++other)
                        again += afterDice(fight, there, 0, other, die) / 6;
                    sum += std::max(best, again);
                }
        return sum / 216;
    }

    [[nodiscard]] double beforeRound(std::size_t fight, std::size_t there, std::size_t rerolls) const
    {
        if (!m_battle.oppositions[fight].barrage)
            return round(fight, there, rerolls);
        double sum = 0;
        for (std::size_t left = 0; left <= there; ++left)
            if ((left & ~there) == 0 && fighting(left) > 0)
                sum += round(fight, left, rerolls) * std::pow(2.0, std::popcount(left))
                    / std::pow(3.0, std::popcount(there));
        return sum;
    }

    Battle m_battle;
    Choices m_choices;
    std::size_t m_everybody;
    std::vector<std::vector<Pair>> m_worths;
};

Battle fewAliens(std::mt19937 &random)
{
    Battle battle = randomBattle(random);
    battle.aliens.resize(std::min<std::size_t>(battle.aliens.size(), 3));
    battle.others = std::min(battle.others, 1);
    return battle;
}

const Battle even{{3, 3}, {{.strength = 5}, {.strength = 5}}, 0};

} // namespace

/// Checks each item of a player's decision data against repeated best choices.
class ConquestDecisionsTest : public QObject
{
    Q_OBJECT

private slots:

    void theTableOfRandomBattlesIsThatOfAPlainReckoning()
    {
        std::mt19937 random(57);
        int better = 0;
        for (int i = 0; i < 60; ++i)
        {
            const Battle battle = fewAliens(random);
            const double worth = test::below(random, 9);
            const PlainChoices plain(battle, {.mayFlee = true, .worthOfWinning = worth, .worthOfAliens = 1});
            const std::vector<Standing> table = decisionTable(battle, worth);
            QCOMPARE(table.size(), battle.oppositions.size() * battle.aliens.size());
            for (const Standing &standing : table)
            {
                const double on = plain.fightingOn(
                    static_cast<std::size_t>(standing.fight), static_cast<std::size_t>(standing.aliens));
                QVERIFY2(isNear(standing.fightingOn, on), textOf(battle).c_str());
                QVERIFY(isNear(standing.fleeing, standing.aliens));
                better += standing.fleeIsBetter() ? 1 : 0;
            }
        }
        QVERIFY(better > 0);
    }

    void theTableTellsTheChancesOfFightingToTheEnd()
    {
        std::mt19937 random(58);
        for (int i = 0; i < 100; ++i)
        {
            const Battle battle = randomBattle(random);
            for (const Standing &standing : decisionTable(battle, 1))
            {
                Battle rest = battle;
                std::ranges::sort(rest.aliens, std::greater{});
                rest.aliens.resize(static_cast<std::size_t>(standing.aliens));
                rest.oppositions.erase(rest.oppositions.begin(), rest.oppositions.begin() + standing.fight);
                const std::vector<double> chances = chancesLeft(rest);
                double left = 0;
                for (std::size_t aliens = 0; aliens < chances.size(); ++aliens)
                    left += static_cast<double>(aliens) * chances[aliens];
                QVERIFY(isNear(standing.win, chanceToWin(rest)));
                QVERIFY(isNear(standing.left, left));
            }
        }
    }

    void whoWinsNothingFleesAndWhoWinsAllFights()
    {
        for (const Standing &standing : decisionTable(even, 0))
            QVERIFY(standing.fleeIsBetter());
        for (const Standing &standing : decisionTable(even, 1000))
            QVERIFY(!standing.fleeIsBetter());
    }

    void aRerollIsWorthWhatItsBestUseIs()
    {
        std::mt19937 random(59);
        for (int i = 0; i < 60; ++i)
        {
            const Battle battle = fewAliens(random);
            const double chance = chanceToWin(battle, Help::Reroll);
            const double plain = battle.oppositions.empty()
                ? 1
                : PlainChoices(battle, {.mayReroll = true}).fightingOn(0, battle.aliens.size());
            QVERIFY2(isNear(chance, plain), textOf(battle).c_str());
            QVERIFY(chance >= chanceToWin(battle) - nearly);
        }
    }

    void strengthOfABattleIsMoreThanOfAFightAndThatMoreThanOfARound()
    {
        const double alone = chanceToWin(even);
        const double round = chanceToWin(even, Help::StrengthThisRound, 1);
        const double fight = chanceToWin(even, Help::StrengthThisFight, 1);
        const double whole = chanceToWin(even, Help::StrengthThisBattle, 1);
        QVERIFY(alone < round && round < fight && fight < whole);
        QVERIFY(isNear(whole, chanceToWin({{3, 3}, {{.strength = 4}, {.strength = 4}}})));
        QVERIFY(isNear(fight, chanceToWin({{3, 3}, {{.strength = 4}, {.strength = 5}}})));
    }

    /// One alien and one opposition: the first round alone is better, a push is fought on as before.
    void strengthOfARoundIsOverWithIt()
    {
        const Battle duel{{3}, {{.strength = 3, .barrage = true}}};
        const RoundWays ways = roundWays(5, 1, duel.oppositions.front());
        const double chance = chanceToWin(duel, Help::StrengthThisRound, 2);
        QVERIFY(isNear(chance, 2.0 / 3 * (ways.won + ways.pushed * chanceToWin(duel)) / ways.all()));
        QVERIFY(isNear(chanceToWin({{3}, {}}, Help::StrengthThisRound, 2), 1));
    }

    void oneMoreAlienIsOneMore()
    {
        QVERIFY(isNear(chanceToWin(even, Help::Alien, 2), chanceToWin({{3, 2, 3}, even.oppositions})));
        const Battle full{std::vector<int>(maxAliens, 1), {{.strength = 15}}};
        QVERIFY(isNear(chanceToWin(full, Help::Alien, 9), chanceToWin(full)));
    }
};

DOSSIER_TESTS(ConquestDecisionsTest, Nothing)

} // namespace conquest_decisions_test

#include "conquest_decisions_test.moc"
