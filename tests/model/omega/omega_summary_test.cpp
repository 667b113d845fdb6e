#include "model/core/dice.h"
#include "model/omega/seen/summary.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace omega_summary_test
{

using namespace dossier;
using namespace dossier::omega;

namespace
{

constexpr FigureId guard{3};

Event attackBy(const Combatant &who)
{
    return AttackDeclared{{.attacker = who}};
}

Event thrown(std::vector<int> black, std::vector<int> red)
{
    return AttackRolled{{std::move(black), std::move(red)}};
}

Event roundBegan(int round)
{
    return StepBegan{Step::Timer, round};
}

RoundSeen roundOf(const Events &events, int round)
{
    const Summary summary = summaryOf(events);
    const auto found = summary.rounds.find(round);
    return found == summary.rounds.end() ? RoundSeen() : found->second;
}

} // namespace

/// What everybody saw of a game of LEVEL 7, counted.
class OmegaSummaryTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsCountedOfNothing() { QCOMPARE(summaryOf({}), Summary()); }

    void diceBelongToWhoeverThrowsThem()
    {
        const Summary summary = summaryOf(
            {attackBy(Role::Rifleman), thrown({0, 1}, {2}), AttackEnded{}, attackBy(guard), thrown({}, {1, 0}),
                AttackEnded{}, ChallengeBegan{{.by = Role::TeamLeader}}, ChallengeEnded{{{2, 2}, {}}}});
        QCOMPARE(summary.dice, (DiceThrown{3, 4, 5, 3, 3}));
        QCOMPARE(summary.byThrower.size(), std::size_t{3});
        QCOMPARE(summary.byThrower.at(Role::Rifleman), (DiceThrown{1, 2, 1, 1, 2}));
        QCOMPARE(summary.byThrower.at(Role::TeamLeader), (DiceThrown{1, 2, 4, 0, 0}));
        QCOMPARE(summary.byThrower.at(std::nullopt), (DiceThrown{1, 0, 0, 2, 1}));
    }

    void rerollsAndEmptyRollsAreNoRolls()
    {
        const Summary summary = summaryOf({attackBy(Role::Rifleman), thrown({0}, {}), AttackRerolled{{}, {{2}, {}}},
            AttackEnded{}, ChallengeBegan{{.by = Role::Rifleman}}, ChallengeEnded{}});
        QCOMPARE(summary.dice, (DiceThrown{1, 1, 0, 0, 0}));
        QCOMPARE(summary.byThrower.at(Role::Rifleman), summary.dice);
    }

    void hazardsAndExplosionsAreNobodysDice()
    {
        const Summary summary = summaryOf({HazardRolled{Role::Rifleman, {{1}, {}}},
            Exploded{.rolls = {{Role::Rifleman, {{}, {1}}}, {guard, {{}, {0}}}},
                .markers = {{MarkerKind::Bomb, {}, {{2}, {}}}}}});
        QCOMPARE(summary.dice, (DiceThrown{4, 2, 3, 2, 1}));
        QVERIFY(summary.byThrower.empty());
    }

    void adrenalineIsCountedWhereItComes()
    {
        const Events events{TokensMoved{bank, pool, 9}, roundBegan(1), TokensMoved{bank, sheet(Role::Rifleman), 2},
            TokensMoved{sheet(Role::Rifleman), pool, 2}, roundBegan(2), TokensMoved{pool, well({}), 3},
            TokensMoved{well({}), well({}), 5}, TokensMoved{pool, bank, 1}};
        QCOMPARE(roundOf(events, 1), (RoundSeen{.toCommandos = 2, .toPool = 2}));
        QCOMPARE(roundOf(events, 2), (RoundSeen{.toDashboard = 3}));
        // What came before the first round is the set-up.
        QCOMPARE(summaryOf(events).rounds.size(), std::size_t{2});
    }

    void woundsAreCountedWhenTheyGrow()
    {
        Commando healed;
        healed.wounds = 0;
        const Events events{roundBegan(1), WoundsChanged{Role::Rifleman, 2}, WoundsChanged{Role::Rifleman, 1},
            WoundsChanged{guard, 1}, roundBegan(2), WoundsChanged{Role::Rifleman, 2},
            CommandoWritten{Role::Rifleman, healed}, WoundsChanged{Role::Rifleman, 1}, FigureLeft{guard},
            WoundsChanged{guard, 2}};
        QCOMPARE(roundOf(events, 1), (RoundSeen{.commandosWounds = 2, .figuresWounds = 1}));
        // A figure that takes the number of one that left has no wounds of that one.
        QCOMPARE(roundOf(events, 2), (RoundSeen{.commandosWounds = 2, .figuresWounds = 2}));
    }

    void whoBecomesDownedIsCounted()
    {
        const Events events{ConditionChanged{Role::Rifleman, Condition::Downed},
            ConditionChanged{Role::Rifleman, Condition::Revived}, ConditionChanged{Role::TeamLeader, Condition::Dead}};
        QCOMPARE(summaryOf(events).downed, 1);
    }

    void theChancesOfHitsAreThoseOfTheDice()
    {
        for (int black = 0; black <= 6; ++black)
            for (int red = 0; red <= 6; ++red)
            {
                const std::vector<Fraction> exact = hitDistribution({black, red});
                const SumChances chances = hitChances(black, red);
                for (int hits = 0; hits < static_cast<int>(exact.size()); ++hits)
                {
                    const double own = chanceOfAtLeast(chances, hits) - chanceOfAtLeast(chances, hits + 1);
                    QVERIFY(std::abs(own - exact[static_cast<std::size_t>(hits)].approximately()) < 1e-12);
                }
            }
    }
};

DOSSIER_TESTS(OmegaSummaryTest, Nothing)

} // namespace omega_summary_test

#include "omega_summary_test.moc"
