#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/slowed.h"
#include "model/omega/seen/turn_order.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace commando_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;
constexpr Role heavy = Role::HeavySupport;

int tokens(const Table &table, Role role)
{
    return adrenalineOf(table.open, role);
}

/// A commando with so many wounds, put down by the rules.
void putDown(Table &table, Role role)
{
    const int vitality = *vitalityOf(table.open, role);
    omega::apply(table, WoundsChanged{role, vitality - 1});
    omega::apply(table, HazardFound{{role, 1}});
    forced(table, RollHazard{role, {{}, {1}}, Roller::People});
}

Move going(Role role, std::vector<Space> path, int actions = 1)
{
    return {role, std::move(path), Facing::East, actions, 0};
}

} // namespace

/// OP-ACT, OP-MOVE, OP-DOWN: what commandos do, and what becomes of them.
class CommandoRulesTest : public QObject
{
    Q_OBJECT

private slots:

    /// Put right in the turns, a stance takes no turn; put right as the last one of its step, the turns begin.
    void OP_CMD_4_aCorrectedStanceTakesNoTurn()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const StanceId other = sheetOf(table.open, counter)->stances.back().id;
            forced(table, Correct{StanceChosen{counter, other}});
            QCOMPARE(inPlay(table.open, counter).stance, std::optional(other));
            QVERIFY(!inPlay(table.open, counter).done);
            QCOMPARE(played(table, {EndTurn{}, BeginTurn{counter}}), fine);
            Table choosing = tableInStep(printing, Step::Stances);
            for (const Role role : withoutStance(choosing.open))
            {
                QCOMPARE(choosing.open.clock.step, Step::Stances);
                forced(choosing, Correct{StanceChosen{role, sheetOf(choosing.open, role)->stances.front().id}});
            }
            QCOMPARE(choosing.open.clock.step, Step::Turns);
        }
    }

    void OP_ACT_1_actionsHaveTheirCosts()
    {
        const PublicTable table = tableInTurns(Printing::First).open;
        for (const ActionKind one :
            {ActionKind::Investigate, ActionKind::Move, ActionKind::OpenDoor, ActionKind::Trade})
            QCOMPARE(costOf(table, one), 1);
        for (const ActionKind two : {ActionKind::Attack, ActionKind::Revive, ActionKind::Heal})
            QCOMPARE(costOf(table, two), 2);
    }

    void OP_ACT_1_aMissionChangesCosts()
    {
        Table table = tableInTurns(Printing::Revised);
        table.open.content.mission.costs[ActionKind::Heal] = 1;
        omega::apply(table, WoundsChanged{leader, 1});
        QCOMPARE(played(table, {Heal{leader}}), fine);
        QCOMPARE(tokens(table, leader), 1);
        QCOMPARE(table.open.commandos.at(leader).wounds, 0);
        QCOMPARE(ruleAgainst(table, Heal{leader}), std::string("OP-ACT-2"));
    }

    void OP_ACT_1_onlyInOnesOwnTurnAndOneAtATime()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(no(table, TakeAction{counter, {"push"}, 0}),
                std::string(R"({"rule": "OP-ACT-1", "facts": {"turn": "team_leader"}})"));
            QCOMPARE(played(table, {BeginChallenge{leader, Stat::Strength, 1}}), fine);
            QCOMPARE(no(table, going(leader, {{0, 1}, {1, 1}})),
                std::string(R"({"rule": "OP-ACT-1", "facts": {"under_way": "challenge"}})"));
            QCOMPARE(ruleAgainst(table, EndTurn{}), std::string("OP-ACT-1"));
        }
    }

    void OP_MOVE_aMoveIsJudgedByTheGridAndPaidFor()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {0, 2}})), std::string("OP-MOVE-5"));
            QCOMPARE(ruleAgainst(table, going(leader, {{1, 1}, {2, 1}})), std::string("OP-MOVE-1"));
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 0}, {2, 0}})),
                std::string("OP-MOVE-1"));
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 2}})}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(2, 2));
            QCOMPARE(tokens(table, leader), 1);
            QVERIFY2(ruleAgainst(table, going(leader, {{2, 2}, {3, 1}})) == "OP-MOVE-2", "one diagonal a turn");
        }
    }

    void OP_MOVE_6_combinedMovesAreTheRevisedPrintings()
    {
        const Move twice = going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}}, 2);
        QCOMPARE(ruleAgainst(tableInTurns(Printing::First), twice), std::string("OP-MOVE-6"));
        Table table = tableInTurns(Printing::Revised);
        QCOMPARE(played(table, {twice}), fine);
        QCOMPARE(tokens(table, leader), 2);
        Move dear = going(leader, {{2, 2}, {2, 1}}, 2);
        dear.surcharge = 2;
        QCOMPARE(ruleAgainst(table, dear), std::string("OP-ADR-2"));
    }

    /// EN 1067: both of two move actions close to it cost one adrenaline more each.
    void OP_ACT_1_movesCloseToAFearHunterCostMore()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
            card.slows = 1;
            card.slowsWithin = 1;
            omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
            // From its own space, one space away, past it, and out of its reach.
            QCOMPARE(adrenalineFor(table.open, going(leader, {{0, 1}, {0, 2}})), 1);
            QCOMPARE(adrenalineFor(table.open, going(leader, {{0, 1}, {1, 1}, {0, 2}})), 2);
            const Move past = going(leader, {{0, 1}, {1, 2}, {2, 2}, {3, 2}});
            QCOMPARE(adrenalineFor(table.open, past), 1);
            card.slowsWithin = 2;
            QCOMPARE(adrenalineFor(table.open, past), 2);
            QCOMPARE(slowsUnknown(table.open), std::nullopt);
            // Out of turn of a move that an ability gives nothing is paid.
            Move free = past;
            free.free = true;
            QCOMPARE(adrenalineFor(table.open, free), 0);
        }
    }

    void OP_ACT_1_bothMovesOfACombinedOneAreSlowed()
    {
        Table table = tableInTurns(Printing::Revised);
        FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
        card.slows = 1;
        card.slowsWithin = 1;
        omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
        const Move twice = going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}}, 2);
        // The second action begins where the first of four points has ended, two spaces away.
        QCOMPARE(adrenalineFor(table.open, twice), 3);
        card.slowsWithin = 2;
        QCOMPARE(adrenalineFor(table.open, twice), 4);
        QCOMPARE(played(table, {twice}), fine);
        QCOMPARE(tokens(table, leader), 4);
    }

    /// Nobody has entered how close: people say it with the move, and the rest is as it was.
    void OP_ACT_1_anUnknownReachIsAsked()
    {
        Table table = tableInTurns(Printing::Revised);
        FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
        card.slows = 1;
        omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
        QCOMPARE(slowsUnknown(table.open), FigureId{7});
        Move move = going(leader, {{0, 1}, {1, 1}});
        QCOMPARE(adrenalineFor(table.open, move), 1);
        move.surcharge = 1;
        QCOMPARE(adrenalineFor(table.open, move), 2);
    }

    void OP_MOVE_9_turningIsFreeInOnesOwnTurn()
    {
        Table table = tableInTurns(Printing::Revised);
        QCOMPARE(played(table, {Face{leader, Facing::North}}), fine);
        QCOMPARE(tokens(table, leader), 0);
        QCOMPARE(ruleAgainst(table, Face{counter, Facing::North}), std::string("OP-MOVE-9"));
    }

    void OP_ACT_2_investigateOnOrNextToAMarker()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {1, 1}});
            omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {3, 1}});
            QCOMPARE(ruleAgainst(table, Investigate{leader, {3, 1}, std::nullopt}), std::string("OP-ACT-2"));
            QCOMPARE(ruleAgainst(table, Investigate{leader, {0, 0}, std::nullopt}), std::string("OP-ACT-2"));
            QCOMPARE(played(table, {Investigate{leader, {1, 1}, ItemId{"medkit"}}}), fine);
            QCOMPARE(table.open.commandos.at(leader).items, std::vector{ItemId{"medkit"}});
            QCOMPARE(table.open.deck.left, 3);
            QVERIFY(!spacesWith(table.open, MarkerKind::Investigate).contains({1, 1}));
        }
    }

    void OP_ACT_2_theAppsDeckKnowsTheCardAndNobodyElse()
    {
        Table table = tableInTurns(Printing::Revised);
        forced(table, ShuffleDeck{{{"keycard"}, {"clips"}}});
        omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {1, 1}});
        QVERIFY(view(table, OverseerSeat{}).open.deck.left == 2);
        QCOMPARE(played(table, {Investigate{leader, {1, 1}, std::nullopt}}), fine);
        QCOMPARE(table.open.commandos.at(leader).items, std::vector{ItemId{"keycard"}});
        QCOMPARE(table.deck, std::vector{ItemId{"clips"}});
    }

    void OP_ACT_2_tradeToAnAdjacentActiveCommando()
    {
        Table table = tableInTurns(Printing::First);
        omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
        omega::apply(table, ItemMoved{{"keycard"}, std::nullopt, leader});
        QCOMPARE(ruleAgainst(table, Trade{leader, counter, {"keycard"}}), std::string("OP-ACT-2"));
        QCOMPARE(ruleAgainst(table, Trade{leader, heavy, {"medkit"}}), std::string("OP-ACT-2"));
        QCOMPARE(played(table, {Trade{leader, counter, {"medkit"}}}), fine);
        QCOMPARE(table.open.commandos.at(counter).items, std::vector{ItemId{"medkit"}});
    }

    void OP_ACT_2_equippingIsTheRevisedPrintings()
    {
        Table table = tableInTurns(Printing::Revised);
        const Equip flamer{leader, AttackType::Ranged, WeaponId{"flame_thrower"}};
        QCOMPARE(ruleAgainst(table, flamer), std::string("OP-ACT-2"));
        omega::apply(table, ItemMoved{{"found_flamer"}, std::nullopt, leader});
        QCOMPARE(played(table, {flamer}), fine);
        QVERIFY(table.open.commandos.at(leader).ranged == WeaponId{"flame_thrower"});
        QCOMPARE(played(table, {Equip{leader, AttackType::Ranged, std::nullopt}}), fine);
        QVERIFY(table.open.commandos.at(leader).ranged == WeaponId{"carbine"});
        table.open.printing = Printing::First;
        QCOMPARE(ruleAgainst(table, flamer), std::string("OP-ACT-2"));
    }

    void OP_ACT_3_aMarkerOnceATurnAndTheOlderOneGoes()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, TurnWritten{Turn{.who = heavy}, {}, {}});
            omega::apply(table, KitChanged{heavy, {"napalm"}, true});
            omega::apply(table, MarkerPlaced{MarkerKind::Napalm, {3, 3}});
            omega::apply(table, TurnBegan{heavy, false});
            QCOMPARE(ruleAgainst(table, UseKit{counter, {"napalm"}, Space{1, 2}}), std::string("OP-CMD-3"));
            QCOMPARE(played(table, {UseKit{heavy, {"napalm"}, Space{1, 2}}}), fine);
            QCOMPARE(table.open.ground.markers.at(MarkerKind::Napalm), (std::set<Space>{{1, 2}}));
            QCOMPARE(no(table, UseKit{heavy, {"napalm"}, Space{2, 2}}),
                std::string(R"({"rule": "OP-ACT-3", "facts": {"placed": "napalm"}})"));
        }
    }

    void OP_DOWN_1_woundsAtVitalityPutACommandoDown()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, sheet(leader), 3);
            fund(table, well({"charge"}), 4);
            const int before = table.open.adrenaline.pool;
            omega::apply(table, WoundsChanged{leader, 2});
            omega::apply(table, HazardFound{{leader, 1}});
            forced(table, RollHazard{leader, {{}, {1}}, Roller::People});
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Active);
            omega::apply(table, HazardFound{{leader, 1}});
            forced(table, RollHazard{leader, {{}, {2}}, Roller::People});
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
            QCOMPARE(table.open.commandos.at(leader).wounds, 4);
            QVERIFY(isMarker(table.open, leader));
            // OP-ADR-5
            QCOMPARE(table.open.adrenaline.pool, before + 3);
            QCOMPARE(tokens(table, leader), 0);
            QCOMPARE(table.open.adrenaline.wells.at({"charge"}), 2);
            // In `revised` the turn ends at once.
            QCOMPARE(table.open.turn.has_value(), printing == Printing::First);
        }
    }

    void OP_DOWN_1_theDownedMoveAndDoWhatTheirCardAllows()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, leader);
            omega::apply(table, TurnBegan{leader, false});
            omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
            QCOMPARE(no(table, going(leader, {{0, 1}, {1, 1}, {2, 1}})), std::string(fine));
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}})), std::string("OP-MOVE-1"));
            QCOMPARE(ruleAgainst(table, Heal{leader}), std::string("OP-DOWN-1"));
            QCOMPARE(ruleAgainst(table, Trade{leader, counter, {"medkit"}}),
                std::string(printing == Printing::First ? "OP-DOWN-1" : ""));
        }
    }

    void OP_DOWN_2_theRevivedAreActiveFromTheNextPlanning()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, counter);
            QCOMPARE(ruleAgainst(table, Revive{leader, heavy}), std::string("OP-DOWN-2"));
            QCOMPARE(played(table, {Revive{leader, counter}}), fine);
            QCOMPARE(tokens(table, leader), 2);
            QCOMPARE(table.open.commandos.at(counter).condition, Condition::Revived);
            QVERIFY(!isMarker(table.open, counter));
            QCOMPARE(ruleAgainst(table, Revive{leader, counter}), std::string("OP-DOWN-2"));
            omega::apply(table, TurnEnded{});
            omega::apply(table, StepBegan{Step::Stances, 2});
            QCOMPARE(played(table, {ChooseStance{counter, {"countermeasures_bold"}}}), fine);
            QCOMPARE(table.open.commandos.at(counter).condition, Condition::Active);
            QCOMPARE(table.open.commandos.at(counter).wounds, 3);
        }
    }

    void OP_DOWN_3_explosionsAndHazardsKillTheDowned()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, heavy);
            omega::apply(table, HazardFound{{heavy, 1}});
            QCOMPARE(played(table, {RollHazard{heavy, {{}, {0}}, Roller::App}}), fine);
            QCOMPARE(table.open.commandos.at(heavy).condition, Condition::Downed);
            omega::apply(table, HazardFound{{heavy, 1}});
            QCOMPARE(played(table, {RollHazard{heavy, {{}, {1}}, Roller::App}}), fine);
            QCOMPARE(table.open.commandos.at(heavy).condition, Condition::Dead);
            QVERIFY(!table.open.commandos.at(heavy).at);
            QCOMPARE(table.open.clock.step, Step::Turns);
        }
    }

    void OP_DOWN_3_theOverseerWinsWhenAllHaveFallen()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, counter);
            putDown(table, heavy);
            QVERIFY(table.open.clock.step != Step::Over);
            putDown(table, leader);
            QCOMPARE(table.open.clock.step, Step::Over);
            QVERIFY(table.open.clock.winner == Side::Enemy);
            QVERIFY(view(table, PublicSeat{}).due.empty());
        }
    }

    void gasWoundsWhoEntersOrBeginsATurnInIt()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (const Space space : {Space{2, 1}, Space{3, 1}})
                omega::apply(table, MarkerPlaced{MarkerKind::Gas, space});
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}})}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 1);
            omega::apply(table, TurnEnded{});
            omega::apply(table, StepBegan{Step::Turns, 1});
            QCOMPARE(played(table, {BeginTurn{leader}}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 2);
        }
    }

    void gasOnTheWayStopsWhomItPutsDown()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, WoundsChanged{leader, 3});
            omega::apply(table, MarkerPlaced{MarkerKind::Gas, {1, 1}});
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 1}})}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(1, 1));
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
        }
    }

    /// Who is not on the map is not on it: it is not that nobody knows how fast he is.
    void OP_GRID_1_whoIsNotOnTheMapDoesNotMoveOnIt()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const Move move = going(leader, {{0, 1}, {1, 1}, {2, 2}});
            QCOMPARE(ruleAgainst(table, move), fine);
            omega::apply(table, Placed{leader, std::nullopt, Facing::East});
            QCOMPARE(no(table, move),
                std::string("{\"rule\": \"OP-GRID-1\", \"facts\": {\"off_the_map\": \"team_leader\"}}"));
        }
    }

    void OP_CHAL_1_asManyDiceAsTheStatAndOneForTheBoost()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(played(table, {BeginChallenge{leader, Stat::Strength, 3}}), fine);
            QCOMPARE(ruleAgainst(table, RollChallenge{{{1, 1, 1}, {}}, Roller::People}), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {BoostChallenge{}}), fine);
            QCOMPARE(tokens(table, leader), 1);
            QCOMPARE(ruleAgainst(table, BoostChallenge{}), std::string("OP-CHAL-1"));
            const Events events = resolve(table, RollChallenge{{{1, 1, 1}, {}}, Roller::App});
            QVERIFY(get<ChallengeEnded>(events.front()).passed);
            QVERIFY(get<ChallengeEnded>(events.front()).roller == Roller::App);
            QVERIFY2(
                !get<ChallengeEnded>(resolve(table, RollChallenge{{{1, 1, 0}, {}}, Roller::People}).front()).passed,
                "one hit too few");
        }
    }
};

DOSSIER_TESTS(CommandoRulesTest, Nothing)

} // namespace commando_rules_test

#include "commando_rules_test.moc"
