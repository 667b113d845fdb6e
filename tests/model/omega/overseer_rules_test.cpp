#include "model/omega/seen/dashboard.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/setup.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace overseer_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;

const AbilityId charge{"charge"};
const AbilityId clones{"clone_reinforcements"};
const AbilityId rubble{"cave_in"};

Table inSpawn(Printing printing, int pool = 20)
{
    Table table = tableInStep(printing, Step::Spawn);
    const int now = table.open.adrenaline.pool;
    if (now < pool)
        fund(table, omega::pool, pool - now);
    return table;
}

} // namespace

/// OP-ADR, OP-DASH, OP-ROUND, OP-CMD: adrenaline, the dashboard, rounds and set-up.
class OverseerRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ADR_1_aPaymentThatTheSourceCannotCoverIsRefused()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            table.open.adrenaline.bank += table.open.adrenaline.pool - 3;
            table.open.adrenaline.pool = 3;
            QCOMPARE(played(table, {UseAbility{clones}}), fine);
            QCOMPARE(table.open.adrenaline.pool, 0);
            forced(table, LeaveRest{});
            QCOMPARE(
                no(table, UseAbility{rubble}), std::string(R"({"rule": "OP-ADR-1", "facts": {"cost": 2, "pool": 0}})"));
        }
    }

    void OP_ADR_1_substitutesAreCountedApart()
    {
        Table table = tableInStep(Printing::Revised, Step::Transfer);
        fund(table, pool, table.open.adrenaline.bank);
        forced(table, Correct{TokensMoved{pool, sheet(Role::TeamLeader), 90}});
        table.open.content.mission.energyMinimum = 99;
        QCOMPARE(ruleAgainst(table, TransferAdrenaline{}), std::string("OP-ADR-1"));
        QCOMPARE(played(table, {ChangeSubstitutes{3}, TransferAdrenaline{}}), fine);
        QCOMPARE(table.open.adrenaline.pool, 99);
        QCOMPARE(table.open.adrenaline.substitutes, 3);
        QCOMPARE(table.open.adrenaline.total(), 96);
        QVERIFY2(malformed(table.open, Command(ChangeSubstitutes{-4})), "more than there are");
    }

    void OP_ADR_1_aRulingMovesWhatIsThereAndNoMore()
    {
        Table table = inSpawn(Printing::First);
        table.open.adrenaline.bank += 18;
        table.open.adrenaline.pool -= 18;
        forced(table, UseAbility{clones});
        QCOMPARE(table.open.adrenaline.wells.at(clones), 2);
        QCOMPARE(table.open.adrenaline.total(), 96);
    }

    void OP_ADR_1_aPieceLeavesTheDashboardOnlyWithAnEmptyWell()
    {
        for (const Printing printing : printings)
        {
            Table table = inSpawn(printing);
            const Ability piece = *found(table.open.content.abilities, clones);
            QVERIFY2(!malformed(table.open, Command(Correct{AbilityRemoved{piece}})), "an empty well hinders nothing");
            fund(table, well(clones), 1);
            QCOMPARE(malformed(table.open, Command(Correct{AbilityRemoved{piece}})),
                std::optional<std::string>("/event/card"));
            forced(table, Correct{TokensMoved{well(clones), bank, 1}});
            forced(table, Correct{AbilityRemoved{piece}});
            QVERIFY(found(table.open.content.abilities, clones) == nullptr);
            QCOMPARE(table.open.adrenaline.total(), 96);
            QVERIFY2(malformed(table.open, Command(UseAbility{clones})), "what is not there is not used");
            QVERIFY2(malformed(table.open, Command(Correct{AbilityRemoved{piece}})), "nor taken out twice");
        }
    }

    void OP_ADR_2_noIncreaseBeyondTheStancesMaximum()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, sheet(Role::TeamLeader), 5);
            table.open.commandos.at(Role::TeamLeader).wounds = 1;
            QCOMPARE(no(table, Heal{Role::TeamLeader}),
                std::string(R"({"rule": "OP-ADR-2", "facts": {"adrenaline": 5, "cost": 2, "maximum": 6, )"
                            R"("stance": "team_leader_steady"}})"));
            QCOMPARE(played(table, {TakeAction{Role::TeamLeader, {"push"}, 1}}), fine);
            QCOMPARE(table.open.adrenaline.sheets.at(Role::TeamLeader), 6);
            QCOMPARE(ruleAgainst(table, TakeAction{Role::TeamLeader, {"push"}, 1}), std::string("OP-ADR-2"));
        }
    }

    void OP_ADR_2_anUnknownMaximumIsAskedFor()
    {
        Table table = tableInTurns(Printing::Revised);
        table.open.content.sheets.front().stances.front().maxAdrenaline.reset();
        QCOMPARE(no(table, TakeAction{Role::TeamLeader, {"push"}, 1}),
            std::string(R"({"rule": "OP-ADR-2", "facts": {"unknown": "max_adrenaline"}})"));
    }

    void OP_ADR_3_sheetsGoToThePoolThatIsFilledUpToTheMinimum()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Transfer);
            forced(table, Correct{TokensMoved{pool, bank, 6}});
            fund(table, sheet(Role::TeamLeader), 2);
            fund(table, sheet(Role::HeavySupport), 1);
            const View seen = view(table, PublicSeat{});
            QVERIFY((seen.forecast == Forecast{3, 3, 6}));
            QVERIFY(seen.due.front() == (Due{TransferAdrenaline{}, true}));
            QCOMPARE(played(table, {TransferAdrenaline{}}), fine);
            QCOMPARE(table.open.adrenaline.pool, 6);
            QCOMPARE(table.open.adrenaline.sheets.at(Role::TeamLeader), 0);
            QCOMPARE(ruleAgainst(table, TransferAdrenaline{}), std::string("OP-ROUND-1"));
        }
    }

    void OP_ADR_3_nothingIsAddedAboveTheMinimum()
    {
        Table table = tableInStep(Printing::Revised, Step::Transfer);
        fund(table, sheet(Role::TeamLeader), 5);
        QCOMPARE(played(table, {TransferAdrenaline{}}), fine);
        QCOMPARE(table.open.adrenaline.pool, 11);
        QCOMPARE(table.open.adrenaline.bank, 85);
    }

    void OP_ADR_4_thePoolIsCutByThePrinting()
    {
        for (const Printing printing : printings)
        {
            const int max = printing == Printing::First ? 10 : 15;
            for (const int before : {max - 1, max, max + 1, 40})
            {
                Table table = tableInStep(printing, Step::Discard);
                fund(table, pool, before - table.open.adrenaline.pool);
                QCOMPARE(played(table, {DiscardAdrenaline{}}), fine);
                QCOMPARE(table.open.adrenaline.pool, std::min(before, max));
                QCOMPARE(table.open.clock.step, Step::Timer);
                QCOMPARE(table.open.clock.round, 2);
            }
        }
    }

    void OP_ADR_5_whoGoesDownGivesUpAllTokensAndEveryWellIsRefreshedOnce()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, sheet(Role::TeamLeader), 5);
            fund(table, well(charge), 4);
            fund(table, well(rubble), 1);
            const int before = table.open.adrenaline.pool;
            omega::apply(table, WoundsChanged{Role::TeamLeader, 3});
            omega::apply(table, HazardFound{{Role::TeamLeader, 1}});
            QCOMPARE(played(table, {RollHazard{Role::TeamLeader, {{}, {1}}, Roller::People}}), fine);
            QCOMPARE(table.open.adrenaline.pool, before + 5);
            QCOMPARE(table.open.adrenaline.sheets.at(Role::TeamLeader), 0);
            QCOMPARE(table.open.adrenaline.wells.at(charge), 2);
            QCOMPARE(table.open.adrenaline.wells.at(rubble), 0);
        }
    }

    void OP_DASH_1_spawnAbilitiesBeforeActivationsOnly()
    {
        for (const Printing printing : printings)
        {
            Table table = inSpawn(printing);
            const FigureId clone = bring(table, "rogue_clone", {5, 0});
            QCOMPARE(no(table, UseAbility{clones}), fine);
            QCOMPARE(ruleAgainst(table, UseAbility{charge, clone}), std::string("OP-DASH-1"));
            QCOMPARE(played(table, {BeginActivations{}, ActivateEnemy{clone, false}}), fine);
            QCOMPARE(ruleAgainst(table, UseAbility{clones}), std::string("OP-DASH-1"));
            QCOMPARE(no(table, UseAbility{charge, clone}), fine);
            QCOMPARE(no(table, UseAbility{rubble}), fine);
        }
    }

    void OP_DASH_1_aChargeQuickensTheEnemyThatIsActivated()
    {
        for (const Printing printing : printings)
        {
            Table table = inSpawn(printing, 30);
            const FigureId clone = bring(table, "rogue_clone", {5, 0});
            const FigureId idle = bring(table, "rogue_clone", {6, 0});
            QCOMPARE(played(table, {BeginActivations{}, ActivateEnemy{clone, false}}), fine);
            QCOMPARE(no(table, UseAbility{charge}),
                std::string(R"({"rule": "OP-DASH-1", "facts": {"ability": "charge", "on": "nobody"}})"));
            QCOMPARE(no(table, UseAbility{charge, idle}),
                std::string(R"({"rule": "OP-DASH-1", "facts": {"ability": "charge", "not_activated": 2}})"));
            QCOMPARE(ruleAgainst(table, UseAbility{charge, Role::TeamLeader}), std::string("OP-DASH-1"));
            QCOMPARE(speedOf(table.open, clone), std::optional(4));
            QCOMPARE(played(table, {UseAbility{charge, clone}}), fine);
            QCOMPARE(speedOf(table.open, clone), std::optional(8));
            QCOMPARE(speedOf(table.open, idle), std::optional(4));
            QCOMPARE(played(table, {EndTurn{}}), fine);
            QCOMPARE(speedOf(table.open, clone), std::optional(4));
        }
    }

    void OP_DASH_2_readyIntoTheWellCommittedToTheBank()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            fund(table, pool, 9 - table.open.adrenaline.pool);
            const FigureId clone = bring(table, "rogue_clone", {5, 0});
            omega::apply(table, TurnBegan{clone, false});
            const int inBank = table.open.adrenaline.bank;
            QCOMPARE(played(table, {UseAbility{charge, clone}}), fine);
            QCOMPARE(table.open.adrenaline.wells.at(charge), 4);
            // OP-SAME-1: in `revised` not on the same enemy.
            const FigureId other = bring(table, "rogue_clone", {5, 1});
            if (printing == Printing::Revised)
            {
                QCOMPARE(ruleAgainst(table, UseAbility{charge, clone}), std::string("OP-SAME-1"));
                QCOMPARE(played(table, {EndTurn{}}), fine);
                omega::apply(table, TurnBegan{other, false});
            }
            const FigureId next = printing == Printing::Revised ? other : clone;
            QCOMPARE(played(table, {UseAbility{charge, next}}), fine);
            QCOMPARE(table.open.adrenaline.wells.at(charge), 4);
            QCOMPARE(table.open.adrenaline.bank, inBank + 5);
            QCOMPARE(table.open.adrenaline.pool, 0);
        }
    }

    void OP_DASH_2_withoutACommittedCostAFilledWellBars()
    {
        Table table = inSpawn(Printing::First);
        QCOMPARE(played(table, {UseAbility{clones}, LeaveRest{}}), fine);
        QCOMPARE(no(table, UseAbility{clones}),
            std::string(R"({"rule": "OP-DASH-2", "facts": {"ability": "clone_reinforcements", "tokens": 3}})"));
    }

    void OP_DASH_2_anUnknownCostIsAskedForAndCanBeTypedIn()
    {
        Table table = tableInStep(Printing::Revised, Step::Activate);
        const FigureId clone = bring(table, "rogue_clone", {5, 0});
        omega::apply(table, TurnBegan{clone, false});
        Ability known = table.open.content.abilities.front();
        table.open.content.abilities.front().readyCost.reset();
        QCOMPARE(no(table, UseAbility{charge, clone}),
            std::string(R"({"rule": "OP-DASH-2", "facts": {"unknown": "ready_cost"}})"));
        QCOMPARE(played(table, {Correct{AbilityWritten{known}}, UseAbility{charge, clone}}), fine);
    }

    void OP_DASH_3_eachWellLosesUpToItsRefreshValue()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Refresh);
            fund(table, well(charge), 4);
            fund(table, well(rubble), 1);
            fund(table, well(clones), 2);
            QCOMPARE(played(table, {RefreshDashboard{}}), fine);
            QCOMPARE(table.open.adrenaline.wells.at(charge), 2);
            QCOMPARE(table.open.adrenaline.wells.at(rubble), 0);
            QCOMPARE(table.open.adrenaline.wells.at(clones), 0);
        }
    }

    void OP_DASH_4_driveTakesOneOffDownToOne()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId clone = bring(table, "rogue_clone", {5, 0});
            bring(table, "handler", {5, 7});
            Ability &ability = table.open.content.abilities.front();
            QCOMPARE(abilityCost(table.open, ability, clone), std::optional(4));
            table.open.figures.begin()->second.at = {5, 2};
            QCOMPARE(abilityCost(table.open, ability, clone), std::optional(3));
            QCOMPARE(abilityCost(table.open, ability, Role::TeamLeader), std::optional(4));
            Table driven = table;
            omega::apply(driven, TurnBegan{clone, false});
            QCOMPARE(played(driven, {UseAbility{charge, clone}}), fine);
            QCOMPARE(driven.open.adrenaline.wells.at(charge), 3);
            ability.readyCost = 1;
            QCOMPARE(abilityCost(table.open, ability, clone), std::optional(1));
        }
    }

    /// Such an ability is used on the map, whichever enemy is picked on the desk.
    void OP_DASH_4_whatBringsFiguresOrMarkersIsNotCheaper()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId clone = bring(table, "rogue_clone", {5, 0});
            bring(table, "handler", {5, 2});
            for (const Ability &ability : table.open.content.abilities)
                QCOMPARE(abilityCost(table.open, ability, clone).value() < ability.readyCost.value(),
                    ability.spawns.empty() && !ability.places);
        }
    }

    void OP_DASH_4_anAuraIsCountedFromTheNearestSpacesOfLargeFigures()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId hunter = bring(table, "fear_hunter", {5, 0});
            bring(table, "handler", {5, 6});
            QVERIFY2(inAuraOf(table.open, hunter, Keyword::Drive), "five below its lower spaces, through a wall");
            table.open.figures.begin()->second.at = {4, 0};
            QVERIFY2(inAuraOf(table.open, hunter, Keyword::Drive), "its east side is in the handler's column");
            table.open.figures.begin()->second.at = {3, 0};
            QVERIFY2(inAuraOf(table.open, hunter, Keyword::Drive), "one diagonal");
            table.open.figures.begin()->second.at = {2, 0};
            QVERIFY2(!inAuraOf(table.open, hunter, Keyword::Drive), "six spaces");
        }
    }

    void OP_DASH_5_noMoreClonesThanCommandos()
    {
        for (const auto &[printing, commandos] : {std::pair{Printing::First, 3}, {Printing::Revised, 5}})
        {
            Table table = tableInStep(printing, Step::Spawn, commandos);
            QCOMPARE(no(table, UseAbility{clones, std::nullopt, commandos}), fine);
            QCOMPARE(ruleAgainst(table, UseAbility{clones, std::nullopt, commandos + 1}), std::string("OP-DASH-5"));
            forced(table, UseAbility{clones});
            QCOMPARE(table.open.pending.allowances.front().left, commandos);
        }
    }

    void OP_ROUND_1_stepsComeInOrderAndAreNotSkipped()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(no(table, RefreshDashboard{}),
                std::string(R"({"rule": "OP-ROUND-1", "facts": {"belongs_to": "refresh", "due": "turns"}})"));
            QCOMPARE(played(table,
                         {EndTurn{}, BeginTurn{Role::Countermeasures}, EndTurn{}, BeginTurn{Role::HeavySupport},
                             EndTurn{}, RefreshDashboard{}, BeginActivations{}, EndActivations{}, DiscardAdrenaline{},
                             AdvanceTimers{}, TransferAdrenaline{}}),
                fine);
            QCOMPARE(table.open.clock.step, Step::Initiative);
            QCOMPARE(table.open.clock.round, 2);
        }
    }

    void OP_ROUND_1_whatIsDueCanBeGivenAsItStands()
    {
        Table table = tableInTurns(Printing::Revised);
        for (int i = 0; i < 60; ++i)
        {
            const std::vector<Due> due = view(table, OverseerSeat{}).due;
            QVERIFY(!due.empty() && due.front().needed);
            QCOMPARE(played(table, {due.front().command}), fine);
        }
        QVERIFY(table.open.clock.round >= 4);
    }

    void OP_ROUND_1_turnsGoInTheOrderOfInitiative()
    {
        Table table = tableInTurns(Printing::First);
        QCOMPARE(played(table, {EndTurn{}}), fine);
        QCOMPARE(no(table, BeginTurn{Role::HeavySupport}),
            std::string(R"({"rule": "OP-ROUND-1", "facts": {"next": "countermeasures"}})"));
    }

    void OP_ROUND_2_timersMoveInEveryRoundButTheFirst()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(table.open.clock.primary, 1);
            omega::apply(table, StepBegan{Step::Timer, 2});
            QCOMPARE(played(table, {AdvanceTimers{}}), fine);
            QCOMPARE(table.open.clock.primary, 2);
            QCOMPARE(table.open.clock.secondary, std::optional(2));
        }
    }

    void OP_ROUND_2_theCrisisComesWithItsRoundOnce()
    {
        Table table = tableInStep(Printing::First, Step::Timer);
        omega::apply(table, TimersMoved{2, std::nullopt});
        forced(table, AdvanceTimers{});
        QVERIFY(!table.open.clock.crisis);
        omega::apply(table, StepBegan{Step::Timer, 4});
        QCOMPARE(count<CrisisReached>(forced(table, AdvanceTimers{})), 1);
        QVERIFY(table.open.clock.crisis);
        QCOMPARE(ruleAgainst(table, ReachCrisis{}), std::string("OP-ROUND-2"));
    }

    void OP_ROUND_3_enemiesRecoverWithFourOrFiveCommandos()
    {
        for (const Printing printing : printings)
            for (const int commandos : {3, 4, 5})
            {
                Table table = tableInStep(printing, Step::Spawn, commandos);
                const FigureId hurt = bring(table, "blaster", {6, 6});
                const FigureId whole = bring(table, "reject", {7, 6});
                omega::apply(table, WoundsChanged{hurt, 2});
                QCOMPARE(played(table, {BeginActivations{}}), fine);
                QCOMPARE(table.open.figures.at(hurt).wounds, commandos > 3 ? 1 : 2);
                QCOMPARE(table.open.figures.at(whole).wounds, 0);
            }
    }

    void OP_CMD_1_everybodyAliveHasOneCard()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Initiative);
            QVERIFY(view(table, PublicSeat{}).commandingOfficer == Role::TeamLeader);
            const std::vector<Role> all{Role::HeavySupport, Role::TeamLeader, Role::Countermeasures};
            QCOMPARE(no(table, AssignInitiative{all}), fine);
            QCOMPARE(no(table, AssignInitiative{{Role::HeavySupport, Role::TeamLeader}}),
                std::string(R"({"rule": "OP-CMD-1", "facts": {"without_card": "countermeasures"}})"));
            std::vector<Role> twice = all;
            twice.push_back(Role::TeamLeader);
            QCOMPARE(no(table, AssignInitiative{twice}),
                std::string(R"({"rule": "OP-CMD-1", "facts": {"cards": 4, "commandos": 3}})"));
            omega::apply(table, ConditionChanged{Role::TeamLeader, Condition::Dead});
            QVERIFY(view(table, PublicSeat{}).commandingOfficer == Role::Countermeasures);
            QCOMPARE(ruleAgainst(table, AssignInitiative{all}), std::string("OP-CMD-1"));
        }
    }

    void OP_CMD_2_seatsByTheNumberOfPlayers()
    {
        for (const Printing printing : printings)
        {
            const auto rule = [&](const std::vector<int> &seats)
            {
                Table table = sampleTable(printing);
                for (std::size_t i = 0; i < seats.size(); ++i)
                    forced(table, ChooseCommando{{static_cast<Role>(i)}, seats[i]});
                const Refusal no = wrongNumberOfCommandos(table.open);
                return no ? std::string(id(no->rule)) : fine;
            };
            for (const std::vector<int> &seats : std::vector<std::vector<int>>{
                     {1, 1, 1}, {1, 1, 1, 1, 1}, {1, 1, 2, 2}, {1, 2, 3}, {1, 2, 3, 4}, {1, 2, 3, 4, 5}})
                QCOMPARE(rule(seats), fine);
            const std::string no = "OP-CMD-2";
            QVERIFY2(rule({1, 1}) == no, "two are too few");
            QVERIFY2(rule({1, 1, 2}) == no, "three players have two each");
            QVERIFY2(rule({1, 1, 2, 2, 2}) == no, "three players have two each");
            QVERIFY2(rule({1, 2, 3, 3}) == no, "four players have one each");
        }
    }

    void OP_CMD_3_kitPointsByThePrinting()
    {
        for (const int commandos : {3, 4, 5})
        {
            QCOMPARE(kitPointsEach(Printing::First, commandos), 6);
            QCOMPARE(kitPointsEach(Printing::Revised, commandos), 9 - commandos);
        }
    }

    void OP_CMD_3_ownAndCommonCardsUpToThePoints()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            for (int i = 0; i < 5; ++i)
                forced(table, ChooseCommando{{static_cast<Role>(i)}, i + 1});
            QCOMPARE(ruleAgainst(table, TakeKit{Role::TeamLeader, {"napalm"}}), std::string("OP-CMD-3"));
            QCOMPARE(played(table, {TakeKit{Role::TeamLeader, {"flame_kit"}}}), fine);
            QVERIFY2(table.open.commandos.at(Role::TeamLeader).ranged == WeaponId{"flame_thrower"},
                "a basic weapon takes the place of the printed one");
            const std::string more = ruleAgainst(table, TakeKit{Role::TeamLeader, {"keep_your_head_down"}});
            QCOMPARE(more, std::string(printing == Printing::First ? "" : "OP-CMD-3"));
            QCOMPARE(ruleAgainst(table, TakeKit{Role::Rifleman, {"flame_kit"}}), std::string("OP-CMD-3"));
        }
    }

    void OP_CMD_4_aStanceOfOnesOwnAndTheSameAgain()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Stances);
            QCOMPARE(no(table, ChooseStance{Role::TeamLeader, {"team_leader_steady"}}), fine);
            QCOMPARE(no(table, ChooseStance{Role::TeamLeader, {"rifleman_steady"}}),
                std::string(
                    R"({"rule": "OP-CMD-4", "facts": {"commando": "team_leader", "stance": "rifleman_steady"}})"));
            QCOMPARE(played(table, {ChooseStance{Role::TeamLeader, {"team_leader_bold"}}}), fine);
            QCOMPARE(maxAdrenalineOf(table.open, Role::TeamLeader), std::optional(8));
            for (const Condition fallen : {Condition::Downed, Condition::Dead})
            {
                omega::apply(table, ConditionChanged{Role::TeamLeader, fallen});
                QCOMPARE(ruleAgainst(table, ChooseStance{Role::TeamLeader, {"team_leader_steady"}}),
                    std::string("OP-DOWN-1"));
            }
        }
    }

    void theSetUpIsAskedForBeforeTheGameBegins()
    {
        Table table = sampleTable(Printing::Revised);
        QCOMPARE(ruleAgainst(table, BeginGame{}), std::string("OP-CMD-2"));
        for (int i = 0; i < 3; ++i)
            forced(table, ChooseCommando{{static_cast<Role>(i)}, 1});
        QCOMPARE(
            no(table, BeginGame{}), std::string(R"({"rule": "OP-CMD-2", "facts": {"not_on_the_map": "team_leader"}})"));
        QCOMPARE(played(table,
                     {PlaceCommando{Role::TeamLeader, {0, 0}}, PlaceCommando{Role::Countermeasures, {1, 0}},
                         PlaceCommando{Role::HeavySupport, {1, 1}}}),
            fine);
        QCOMPARE(ruleAgainst(table, BeginGame{}), std::string("OP-DOOR-1"));
        for (const Edge &door : table.open.content.doorPlaces)
            forced(table, PlaceDoor{door, DoorKind::Unlocked});
        QCOMPARE(ruleAgainst(table, BeginGame{}), std::string("OP-ROOM-1"));
        QCOMPARE(played(table, {CutRooms{{0, 0}, Space{12, 6}}}), fine);
        for (const int room : {2, 3, 4, 6})
            QCOMPARE(played(table, {PlaceStack{{room}, {}}}), fine);
        QCOMPARE(played(table, {BeginGame{}}), fine);
        QCOMPARE(table.open.adrenaline.pool, 6);
        QCOMPARE(table.open.clock.round, 1);
        QCOMPARE(table.open.clock.step, Step::Transfer);
    }
};

DOSSIER_TESTS(OverseerRulesTest, Nothing)

} // namespace overseer_rules_test

#include "overseer_rules_test.moc"
