#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace overseer_boundaries_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
constexpr Role leader = Role::TeamLeader;

const AbilityId charge{"charge"};
const AbilityId clones{"clone_reinforcements"};
const AbilityId rubble{"cave_in"};

/// Moves tokens between bank and pool until the pool holds that many.
void holdInPool(Table &table, int tokens)
{
    table.open.adrenaline.bank += table.open.adrenaline.pool - tokens;
    table.open.adrenaline.pool = tokens;
}

/// The handler's distance is that of an aura: a clone is in the north of its column.
std::optional<int> chargeCost(Printing printing, Space handler, int readyCost, bool onEnemy = true)
{
    Table table = tableInStep(printing, Step::Activate);
    const FigureId clone = bring(table, "rogue_clone", {5, 0});
    bring(table, "handler", handler);
    Ability &ability = table.open.content.abilities.front();
    ability.readyCost = readyCost;
    return abilityCost(table.open, ability, onEnemy ? Combatant(clone) : Combatant(leader));
}

} // namespace

/// OP-ADR, OP-DASH, OP-ROUND at their last allowed values and one beyond.
class OverseerBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ADR_1_poolAndBankPayToTheirLastToken()
    {
        for (const Printing printing : printings)
        {
            const auto callingWith = [&](int tokens)
            {
                Table table = tableInStep(printing, Step::Spawn);
                holdInPool(table, tokens);
                return ruleAgainst(table, UseAbility{clones});
            };
            QCOMPARE(boundary(callingWith(3), callingWith(2)), "fine | OP-ADR-1");
            const auto actingWith = [&](int inBank)
            {
                Table table = tableInTurns(printing);
                fund(table, pool, table.open.adrenaline.bank - inBank);
                return ruleAgainst(table, TakeAction{leader, {"push"}, 1});
            };
            QCOMPARE(boundary(actingWith(1), actingWith(0)), "fine | OP-ADR-1");
            const auto filledTo = [&](int minimum)
            {
                Table table = tableInStep(printing, Step::Transfer);
                table.open.content.mission.energyMinimum = minimum;
                return ruleAgainst(table, TransferAdrenaline{});
            };
            QCOMPARE(boundary(filledTo(96), filledTo(97)), "fine | OP-ADR-1");
        }
    }

    void OP_ADR_1_noTokenIsMadeOrLost()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            const int inBank = table.open.adrenaline.bank;
            const auto moving
                = [&](int count) { return malformed(table.open, Event(TokensMoved{bank, pool, count})).value_or(""); };
            QCOMPARE(boundary(moving(inBank), moving(inBank + 1)), "fine | /count");
            QCOMPARE(boundary(moving(1), moving(0)), "fine | /count");
            forced(table, ChangeSubstitutes{3});
            const auto taking
                = [&](int count) { return malformed(table.open, Command(ChangeSubstitutes{-count})).value_or(""); };
            QCOMPARE(boundary(taking(3), taking(4)), "fine | /change");
            QCOMPARE(table.open.adrenaline.total(), Adrenaline::inTheBox);
        }
    }

    void OP_ADR_2_upToTheMaximumOfTheCardInUse()
    {
        for (const Printing printing : printings)
        {
            const auto movingAt = [&](int tokens, const char *stance, Condition condition)
            {
                Table table = tableInTurns(printing);
                table.open.commandos.at(leader).stance = StanceId{stance};
                table.open.commandos.at(leader).condition = condition;
                fund(table, sheet(leader), tokens);
                return ruleAgainst(table, Move{leader, {{0, 1}, {1, 1}}, Facing::East, 1, 0});
            };
            const auto active
                = [&](int tokens, const char *stance) { return movingAt(tokens, stance, Condition::Active); };
            QCOMPARE(boundary(active(5, "team_leader_steady"), active(6, "team_leader_steady")), "fine | OP-ADR-2");
            QCOMPARE(boundary(active(7, "team_leader_bold"), active(8, "team_leader_bold")), "fine | OP-ADR-2");
            const auto downed = [&](int tokens) { return movingAt(tokens, "team_leader_steady", Condition::Downed); };
            QCOMPARE(boundary(downed(1), downed(2)), "fine | OP-ADR-2");
        }
    }

    void OP_ADR_3_thePoolIsFilledWhileItIsBelowTheMinimum()
    {
        for (const Printing printing : printings)
        {
            const auto fromTheBank = [&](int onSheet)
            {
                Table table = tableInStep(printing, Step::Transfer);
                holdInPool(table, 0);
                fund(table, sheet(leader), onSheet);
                const int before = table.open.adrenaline.bank;
                forced(table, TransferAdrenaline{});
                return before - table.open.adrenaline.bank;
            };
            QCOMPARE(boundary(fromTheBank(5), fromTheBank(6)), "1 | 0");
            QCOMPARE(fromTheBank(7), 0);
        }
    }

    void OP_ADR_4_whatIsAboveTheCutGoesWhateverTheMinimum()
    {
        for (const Printing printing : printings)
        {
            const int max = printing == Printing::First ? 10 : 15;
            const auto discarded = [&](int tokens)
            {
                Table table = tableInStep(printing, Step::Discard);
                table.open.content.mission.energyMinimum = 30;
                holdInPool(table, tokens);
                const int before = table.open.adrenaline.bank;
                forced(table, DiscardAdrenaline{});
                return table.open.adrenaline.bank - before;
            };
            QCOMPARE(boundary(discarded(max), discarded(max + 1)), "0 | 1");
        }
    }

    void OP_ADR_5_theLastWoundGivesUpTheTokens()
    {
        for (const Printing printing : printings)
        {
            const auto after = [&](int hits)
            {
                Table table = tableInTurns(printing);
                fund(table, sheet(leader), 2);
                fund(table, well(charge), 3);
                omega::apply(table, WoundsChanged{leader, 2});
                omega::apply(table, HazardFound{{leader, 1}});
                forced(table, RollHazard{leader, {{}, {hits}}, Roller::People});
                return table.open.adrenaline;
            };
            QCOMPARE(boundary(after(1).sheets.at(leader), after(2).sheets.at(leader)), "2 | 0");
            QCOMPARE(boundary(after(1).wells.at(charge), after(2).wells.at(charge)), "3 | 1");
        }
    }

    void OP_DASH_1_eachAbilityHasItsFirstAndItsLastStep()
    {
        for (const Printing printing : printings)
        {
            const auto usedIn = [&](const AbilityId &ability, Step step)
            {
                Table table = tableInStep(printing, step);
                const FigureId clone = bring(table, "rogue_clone", {5, 0});
                omega::apply(table, TurnBegan{clone, false});
                return ruleAgainst(table, UseAbility{ability, clone});
            };
            QCOMPARE(boundary(usedIn(clones, Step::Spawn), usedIn(clones, Step::Refresh)), "fine | OP-DASH-1");
            QCOMPARE(boundary(usedIn(clones, Step::Spawn), usedIn(clones, Step::Activate)), "fine | OP-DASH-1");
            QCOMPARE(boundary(usedIn(charge, Step::Activate), usedIn(charge, Step::Spawn)), "fine | OP-DASH-1");
            QCOMPARE(boundary(usedIn(charge, Step::Activate), usedIn(charge, Step::Discard)), "fine | OP-DASH-1");
            QCOMPARE(boundary(usedIn(rubble, Step::Timer), usedIn(rubble, Step::SetUp)), "fine | OP-ROUND-1");
            QCOMPARE(boundary(usedIn(rubble, Step::Discard), usedIn(rubble, Step::Over)), "fine | OP-ROUND-1");
        }
    }

    void OP_DASH_2_oneTokenInTheWellCommits()
    {
        for (const Printing printing : printings)
        {
            const auto with = [&](const AbilityId &ability, int tokens)
            {
                Table table = tableInStep(printing, Step::Spawn);
                if (tokens > 0)
                    fund(table, well(ability), tokens);
                return table;
            };
            const auto callingWith = [&](int tokens) { return ruleAgainst(with(clones, tokens), UseAbility{clones}); };
            QCOMPARE(boundary(callingWith(0), callingWith(1)), "fine | OP-DASH-2");
            const auto costWith = [&](int tokens)
            {
                const Table table = with(charge, tokens);
                return abilityCost(table.open, table.open.content.abilities.front(), std::nullopt);
            };
            QCOMPARE(boundary(costWith(0), costWith(1)), "4 | 5");
            const auto wellAfter = [&](int tokens)
            {
                Table table = with(rubble, tokens);
                forced(table, UseAbility{rubble});
                return table.open.adrenaline.wells.at(rubble);
            };
            QCOMPARE(boundary(wellAfter(0), wellAfter(1)), "2 | 1");
        }
    }

    void OP_DASH_3_aWellLosesNoMoreThanItsRefreshValue()
    {
        for (const Printing printing : printings)
        {
            const auto left = [&](int tokens)
            {
                Table table = tableInStep(printing, Step::Refresh);
                fund(table, well(charge), tokens);
                played(table, {RefreshDashboard{}});
                return table.open.adrenaline.wells.at(charge);
            };
            QCOMPARE(boundary(left(2), left(3)), "0 | 1");
            QCOMPARE(left(1), 0);
        }
    }

    void OP_DASH_4_fiveSpacesAndAtLeastOneToken()
    {
        for (const Printing printing : printings)
        {
            QCOMPARE(boundary(chargeCost(printing, {5, 5}, 4), chargeCost(printing, {5, 6}, 4)), "3 | 4");
            QCOMPARE(boundary(chargeCost(printing, {6, 5}, 4), chargeCost(printing, {7, 5}, 4)), "3 | 4");
            QCOMPARE(boundary(chargeCost(printing, {5, 5}, 2), chargeCost(printing, {5, 5}, 3)), "1 | 2");
            QCOMPARE(chargeCost(printing, {5, 5}, 1), std::optional(1));
            QCOMPARE(boundary(chargeCost(printing, {5, 5}, 4, true), chargeCost(printing, {5, 5}, 4, false)), "3 | 4");
        }
    }

    void OP_DASH_5_asManyClonesAsCommandos()
    {
        for (const Printing printing : printings)
            for (const int commandos : {3, 4, 5})
            {
                Table table = tableInStep(printing, Step::Spawn, commandos);
                const auto calling
                    = [&](int count) { return ruleAgainst(table, UseAbility{clones, std::nullopt, count}); };
                QCOMPARE(boundary(calling(commandos), calling(commandos + 1)), "fine | OP-DASH-5");
                QCOMPARE(boundary(calling(1), calling(0)), "fine | OP-DASH-5");
                // The dead have been characters of this game, too.
                omega::apply(table, ConditionChanged{leader, Condition::Dead});
                QCOMPARE(boundary(calling(commandos), calling(commandos + 1)), "fine | OP-DASH-5");
            }
    }

    void OP_DASH_5_theLastCloneIsPlacedAndNoOtherOne()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            forced(table, UseAbility{clones});
            const auto at = [](int number, Space space)
            { return Spawn{{number}, {"rogue_clone"}, space, Facing::South, std::nullopt}; };
            QCOMPARE(played(table, {at(1, {1, 0}), at(2, {3, 0})}), std::string());
            const std::string third = played(table, {at(3, {2, 1})});
            QCOMPARE(boundary(third, ruleAgainst(table, at(4, {1, 1}))), "fine | OP-SPAWN-1");
        }
    }

    void OP_ROUND_1_whatIsDueIsDoneAndTheNextIsNot()
    {
        const std::vector<std::pair<Step, Command>> round{{Step::Timer, AdvanceTimers{}},
            {Step::Transfer, TransferAdrenaline{}},
            {Step::Initiative, AssignInitiative{{leader, Role::Countermeasures, Role::HeavySupport}}},
            {Step::Stances, ChooseStance{leader, {"team_leader_bold"}}}, {Step::Turns, BeginTurn{leader}},
            {Step::Refresh, RefreshDashboard{}}, {Step::Spawn, BeginActivations{}}, {Step::Activate, EndActivations{}},
            {Step::Discard, DiscardAdrenaline{}}};
        for (const Printing printing : printings)
            for (std::size_t i = 0; i < round.size(); ++i)
            {
                const Table table = tableInStep(printing, round[i].first);
                const Command &due = round[i].second;
                const Command &next = round[(i + 1) % round.size()].second;
                QCOMPARE(boundary(ruleAgainst(table, due), ruleAgainst(table, next)), "fine | OP-ROUND-1");
            }
    }

    void OP_ROUND_1_theLastCommandosTurnEndsTheStep()
    {
        for (const Printing printing : printings)
        {
            const auto refreshAfter = [&](int turns)
            {
                Table table = tableInTurns(printing);
                for (int done = 0; done < turns; ++done)
                {
                    if (done > 0)
                        forced(table, BeginTurn{static_cast<Role>(done)});
                    forced(table, EndTurn{});
                }
                return ruleAgainst(table, RefreshDashboard{});
            };
            QCOMPARE(boundary(refreshAfter(3), refreshAfter(2)), "fine | OP-ROUND-1");
        }
    }

    void OP_ROUND_2_theSecondRoundIsTheFirstInWhichTimersMove()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Discard);
            const int first = table.open.clock.primary;
            QCOMPARE(played(table, {DiscardAdrenaline{}, AdvanceTimers{}}), std::string());
            QCOMPARE(boundary(first, table.open.clock.primary), "1 | 2");
            QCOMPARE(boundary(table.open.clock.secondary, std::optional(first)), "2 | 1");
        }
    }

    void OP_ROUND_2_theTrackHasTwentySpacesForEitherToken()
    {
        for (const Printing printing : printings)
        {
            const auto secondaryAfter = [&](int space)
            {
                Table table = tableInStep(printing, Step::Timer);
                omega::apply(table, TimersMoved{1, space});
                forced(table, AdvanceTimers{});
                return *table.open.clock.secondary;
            };
            QCOMPARE(boundary(secondaryAfter(18), secondaryAfter(20)), "19 | 20");
            const Table table = tableInStep(printing, Step::Timer);
            const auto written = [&](int space)
            { return malformed(table.open, Event(TimersMoved{space, std::nullopt})).value_or(""); };
            QCOMPARE(boundary(written(20), written(21)), "fine | /primary");
            QCOMPARE(boundary(written(1), written(0)), "fine | /primary");
        }
    }

    void OP_ROUND_2_theCrisisAndEventsComeWithTheirSpace()
    {
        for (const Printing printing : printings)
        {
            const auto from = [&](int space)
            {
                Table table = tableInStep(printing, Step::Timer);
                omega::apply(table, TimersMoved{space, space});
                forced(table, AdvanceTimers{});
                return table;
            };
            QCOMPARE(boundary(from(2).open.clock.crisis, from(3).open.clock.crisis), "no | yes");
            const auto events = [&](int space) { return static_cast<int>(from(space).open.pending.events.size()); };
            QCOMPARE(boundary(events(1), events(2)), "0 | 1");
            QCOMPARE(boundary(events(4), events(5)), "1 | 2");
        }
    }

    void OP_ROUND_3_fromFourCommandosOnOneWoundComesOffEnemies()
    {
        for (const Printing printing : printings)
        {
            const auto woundsLeft = [&](int commandos, const char *kind)
            {
                Table table = tableInStep(printing, Step::Spawn, commandos);
                const FigureId hurt = bring(table, kind, {6, 6});
                omega::apply(table, WoundsChanged{hurt, 1});
                forced(table, BeginActivations{});
                return table.open.figures.at(hurt).wounds;
            };
            QCOMPARE(boundary(woundsLeft(3, "blaster"), woundsLeft(4, "blaster")), "1 | 0");
            QCOMPARE(boundary(woundsLeft(5, "blaster"), woundsLeft(5, "sentry_drone")), "0 | 1");
        }
    }
};

DOSSIER_TESTS(OverseerBoundariesTest, Nothing)

} // namespace overseer_boundaries_test

#include "overseer_boundaries_test.moc"
