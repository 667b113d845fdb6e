#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "tests/support/commandos_in_turns.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace commando_actions_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

/// OP-ACT, OP-CHAL: the actions of commandos in their turns, and their cost.
class CommandoActionsTest : public QObject
{
    Q_OBJECT

private slots:

    /// A stance corrected during the turns takes no turn; when it is corrected as the last one of its step, the turns
    /// begin.
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

    /// A commando without entered cards needs no stance: the others' are enough.
    void OP_CMD_4_whoHasNoStanceCardsChoosesNone()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Stances);
            std::ranges::find(table.open.content.sheets, heavy, &Sheet::id)->stances.clear();
            QCOMPARE(withoutStance(table.open), (std::vector<Role>{leader, counter}));
            for (const Role role : {leader, counter})
            {
                QCOMPARE(table.open.clock.step, Step::Stances);
                QCOMPARE(played(table, {ChooseStance{role, sheetOf(table.open, role)->stances.front().id}}), fine);
            }
            QCOMPARE(table.open.clock.step, Step::Turns);
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

DOSSIER_TESTS(CommandoActionsTest, Nothing)

} // namespace commando_actions_test

#include "commando_actions_test.moc"
