#include "model/omega/seen/numbers.h"
#include "model/omega/seen/setup.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace commando_boundaries_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;
constexpr Role heavy = Role::HeavySupport;

std::string nameOf(Condition condition)
{
    return std::string(wordOf(condition));
}

/// The seats of as many commandos, by rank.
Table seated(Printing printing, const std::vector<int> &seats)
{
    Table table = sampleTable(printing);
    for (std::size_t i = 0; i < seats.size(); ++i)
        forced(table, ChooseCommando{{static_cast<Role>(i)}, seats[i]});
    return table;
}

/// The refusal of the last of these cards for the leader.
std::string takingKit(Printing printing, int commandos, const std::vector<const char *> &kits)
{
    Table table = seated(printing, std::vector<int>(static_cast<std::size_t>(commandos), 1));
    std::string last;
    for (const char *kit : kits)
    {
        last = ruleAgainst(table, TakeKit{leader, {kit}});
        forced(table, TakeKit{leader, {kit}});
    }
    return last;
}

/// The leader's turn with a use for every action: at a door, beside a marker, an enemy, an active and a downed
/// commando.
Table busyTable(Printing printing, int tokens)
{
    Table table = tableInTurns(printing);
    omega::apply(table, Placed{leader, Space{3, 2}, Facing::West});
    omega::apply(table, Placed{heavy, Space{3, 1}, Facing::West});
    omega::apply(table, Placed{counter, Space{3, 3}, Facing::West});
    omega::apply(table, ConditionChanged{counter, Condition::Downed});
    omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {2, 3}});
    omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
    omega::apply(table, WoundsChanged{leader, 1});
    bring(table, "blaster", {2, 2}, Facing::East);
    fund(table, sheet(leader), tokens);
    return table;
}

const Move step{leader, {{3, 2}, {2, 1}}, Facing::West, 1, 0};
const Heal heal{leader};

/// Every action and its cost.
const std::vector<std::pair<Command, int>> actions{{Investigate{leader, {2, 3}, std::nullopt}, 1}, {step, 1},
    {OpenDoor{leader, {{{3, 2}, Edge::Side::East}}}, 1}, {Trade{leader, heavy, {"medkit"}}, 1},
    {DeclareAttack{leader, {"knife"}, {3, 2}, FigureId{1}, {2, 2}, false, {}}, 2}, {Revive{leader, counter}, 2},
    {heal, 2}};

/// Returns the refusal of a command about a commando at a space in that condition; the leader at (0, 1) acts.
std::string withCounterAt(Printing printing, Space at, Condition condition, const Command &command)
{
    Table table = tableInTurns(printing);
    omega::apply(table, Placed{counter, at, Facing::East});
    omega::apply(table, ConditionChanged{counter, condition});
    omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
    return ruleAgainst(table, command);
}

/// The leader with that many wounds, of four.
Table wounded(Printing printing, int wounds)
{
    Table table = tableInTurns(printing);
    omega::apply(table, WoundsChanged{leader, wounds - 1});
    omega::apply(table, HazardFound{{leader, 1}});
    forced(table, RollHazard{leader, {{}, {1}}, Roller::People});
    return table;
}

} // namespace

/// OP-CMD, OP-ACT, OP-DOWN, OP-GAS, OP-CHAL at their last allowed values and one beyond.
class CommandoBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_CMD_1_theDownedStillCommandTheDeadDoNot()
    {
        for (const Printing printing : printings)
        {
            const auto officer = [&](Condition leaders)
            {
                Table table = tableInStep(printing, Step::Initiative);
                omega::apply(table, ConditionChanged{leader, leaders});
                return std::string(wordOf(*view(table, PublicSeat{}).commandingOfficer));
            };
            QCOMPARE(boundary(officer(Condition::Downed), officer(Condition::Dead)), "team_leader | countermeasures");
        }
    }

    void OP_CMD_1_aCardForEachAndNoneLeftOver()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Initiative, 5);
            const auto assigning
                = [&](const std::vector<Role> &order) { return ruleAgainst(table, AssignInitiative{order}); };
            const Role rifleman = Role::Rifleman;
            const Role scout = Role::Reconnaissance;
            const std::string all = assigning({scout, rifleman, heavy, counter, leader});
            QCOMPARE(boundary(all, assigning({scout, rifleman, heavy, counter})), "fine | OP-CMD-1");
            QCOMPARE(boundary(all, assigning({scout, rifleman, heavy, counter, leader, scout})), "fine | OP-CMD-1");
            QCOMPARE(boundary(all, assigning({scout, rifleman, heavy, counter, counter})), "fine | OP-CMD-1");
            forced(table, AssignInitiative{{scout, rifleman, heavy, counter, leader}});
            QCOMPARE(boundary(table.open.commandos.at(scout).initiative, table.open.commandos.at(leader).initiative),
                "1 | 5");
        }
    }

    void OP_CMD_2_threeToFiveAndAsManyEachAsThePlayersSay()
    {
        for (const Printing printing : printings)
        {
            const auto rule = [&](const std::vector<int> &seats)
            {
                const Refusal no = wrongNumberOfCommandos(seated(printing, seats).open);
                return no ? std::string(id(no->rule)) : std::string();
            };
            QCOMPARE(boundary(rule({1, 1, 1}), rule({1, 1})), "fine | OP-CMD-2");
            QCOMPARE(boundary(rule({1, 1, 1, 1, 1}), rule({})), "fine | OP-CMD-2");
            QCOMPARE(boundary(rule({1, 1, 2, 2}), rule({1, 1, 2})), "fine | OP-CMD-2");
            QCOMPARE(boundary(rule({1, 1, 2, 2}), rule({1, 1, 2, 2, 2})), "fine | OP-CMD-2");
            QCOMPARE(boundary(rule({1, 2, 3}), rule({1, 2, 3, 3})), "fine | OP-CMD-2");
            QCOMPARE(boundary(rule({1, 2, 3, 4}), rule({1, 2, 3, 4, 4})), "fine | OP-CMD-2");
            QCOMPARE(rule({1, 2, 3, 4, 5}), std::string());
        }
    }

    void OP_CMD_3_theLastPointAndOneMore()
    {
        for (const int commandos : {3, 4, 5})
            QCOMPARE(boundary(takingKit(Printing::First, commandos, {"flame_kit", "keep_your_head_down"}),
                         takingKit(Printing::First, commandos, {"flame_kit", "keep_your_head_down", "stims"})),
                "fine | OP-CMD-3");
        const auto revised = [](int commandos, const std::vector<const char *> &kits)
        { return takingKit(Printing::Revised, commandos, kits); };
        QCOMPARE(boundary(revised(3, {"flame_kit", "keep_your_head_down"}),
                     revised(3, {"flame_kit", "keep_your_head_down", "stims"})),
            "fine | OP-CMD-3");
        QCOMPARE(boundary(revised(4, {"flame_kit", "stims"}), revised(4, {"flame_kit", "keep_your_head_down"})),
            "fine | OP-CMD-3");
        QCOMPARE(boundary(revised(5, {"flame_kit"}), revised(5, {"flame_kit", "stims"})), "fine | OP-CMD-3");
    }

    void OP_CMD_3_commonCardsAndThoseOfAnother()
    {
        for (const Printing printing : printings)
        {
            QCOMPARE(
                boundary(takingKit(printing, 3, {"stims"}), takingKit(printing, 3, {"napalm"})), "fine | OP-CMD-3");
            Table table = seated(printing, {1, 1, 1});
            forced(table, TakeKit{leader, {"flame_kit"}});
            const Commando &armed = table.open.commandos.at(leader);
            QCOMPARE(boundary(armed.ranged->text, armed.melee->text), "flame_thrower | knife");
            QCOMPARE(boundary(std::string(), ruleAgainst(table, TakeKit{counter, {"flame_kit"}})), "fine | OP-CMD-3");
        }
    }

    void OP_CMD_4_onesOwnLastStanceInThePlanningAlone()
    {
        for (const Printing printing : printings)
        {
            const auto choosing = [&](Step step, const char *stance)
            { return ruleAgainst(tableInStep(printing, step), ChooseStance{leader, {stance}}); };
            QCOMPARE(boundary(choosing(Step::Stances, "team_leader_bold"),
                         choosing(Step::Stances, "countermeasures_steady")),
                "fine | OP-CMD-4");
            QCOMPARE(boundary(choosing(Step::Stances, "team_leader_steady"), choosing(Step::Turns, "team_leader_bold")),
                "fine | OP-ROUND-1");
            Table table = tableInTurns(printing);
            const std::optional<int> standing = speedOf(table.open, leader);
            omega::apply(table, ConditionChanged{leader, Condition::Downed});
            QCOMPARE(boundary(standing, speedOf(table.open, leader)), "4 | 2");
        }
    }

    void OP_ACT_1_eachActionCostsToTheLastTokenOfTheMaximum()
    {
        constexpr int max = 6;
        for (const Printing printing : printings)
            for (const auto &[action, cost] : actions)
                QCOMPARE(boundary(ruleAgainst(busyTable(printing, max - cost), action),
                             ruleAgainst(busyTable(printing, max - cost + 1), action)),
                    "fine | OP-ADR-2");
    }

    void OP_ACT_1_asManyActionsAsTheMaximumAllowsMovesOrNot()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const Move there{leader, {{0, 1}, {1, 1}}, Facing::East, 1, 0};
            const Move back{leader, {{1, 1}, {0, 1}}, Facing::East, 1, 0};
            QCOMPARE(played(table, {there, back, there, back, there}), std::string());
            const std::string sixth = played(table, {back});
            QCOMPARE(boundary(sixth, ruleAgainst(table, there)), "fine | OP-ADR-2");
            const std::string ofNoCost = ruleAgainst(table, TakeAction{leader, {"shout"}, 0});
            QCOMPARE(boundary(ofNoCost, ruleAgainst(table, TakeAction{leader, {"push"}, 1})), "fine | OP-ADR-2");
            // Other actions count the same way: three of two tokens each.
            Table healing = tableInTurns(printing);
            omega::apply(healing, WoundsChanged{leader, 3});
            QCOMPARE(played(healing, {heal, heal}), std::string());
            omega::apply(healing, WoundsChanged{leader, 3});
            const std::string third = played(healing, {heal});
            QCOMPARE(boundary(third, ruleAgainst(healing, heal)), "fine | OP-ADR-2");
        }
    }

    void OP_ACT_1_freeAttacksPayTheirExtrasAndMissionsChangeCosts()
    {
        for (const Printing printing : printings)
        {
            Table table = busyTable(printing, 6);
            omega::apply(table, Placed{FigureId{1}, Space{1, 2}, Facing::East});
            DeclareAttack shot{leader, {"carbine"}, {3, 2}, FigureId{1}, {1, 2}, true, {}};
            const std::string plain = ruleAgainst(table, shot);
            shot.extras = {{"aim"}};
            QCOMPARE(boundary(plain, ruleAgainst(table, shot)), "fine | OP-ADR-2");
            const auto healingAt = [&](int tokens)
            {
                Table cheap = busyTable(printing, tokens);
                cheap.open.content.mission.costs[ActionKind::Heal] = 1;
                return ruleAgainst(cheap, heal);
            };
            QCOMPARE(boundary(healingAt(5), healingAt(6)), "fine | OP-ADR-2");
        }
    }

    void OP_ACT_1_theNextActionWaitsForTheLastDie()
    {
        for (const Printing printing : printings)
        {
            Table table = busyTable(printing, 0);
            QCOMPARE(played(table, {BeginChallenge{leader, Stat::Strength, 1}}), std::string());
            const std::string during = ruleAgainst(table, heal);
            QCOMPARE(played(table, {RollChallenge{{{0, 0}, {}}, Roller::People}}), std::string());
            QCOMPARE(boundary(ruleAgainst(table, heal), during), "fine | OP-ACT-1");
        }
    }

    void OP_ACT_2_onOrNextToTheMarkerAndNoFurther()
    {
        for (const Printing printing : printings)
        {
            const auto investigating = [&](Space marker, int cards)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, MarkerPlaced{MarkerKind::Investigate, marker});
                omega::apply(table, DeckCounted{cards});
                return ruleAgainst(table, Investigate{leader, marker, std::nullopt});
            };
            QCOMPARE(investigating({0, 1}, 4), std::string());
            QCOMPARE(boundary(investigating({1, 2}, 4), investigating({2, 1}, 4)), "fine | OP-ACT-2");
            QCOMPARE(boundary(investigating({1, 1}, 1), investigating({1, 1}, 0)), "fine | OP-ACT-2");
            const auto opening = [&](Space from)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, Placed{leader, from, Facing::East});
                return ruleAgainst(table, OpenDoor{leader, {{{3, 2}, Edge::Side::East}}});
            };
            QCOMPARE(boundary(opening({2, 3}), opening({1, 2})), "fine | OP-ACT-2");
            QCOMPARE(boundary(opening({5, 1}), opening({6, 2})), "fine | OP-ACT-2");
        }
    }

    void OP_ACT_2_tradeAndReviveFromSpaceToSpace()
    {
        for (const Printing printing : printings)
        {
            const Trade trade{leader, counter, {"medkit"}};
            const auto trading
                = [&](Space at, Condition condition) { return withCounterAt(printing, at, condition, trade); };
            QCOMPARE(
                boundary(trading({1, 2}, Condition::Active), trading({2, 1}, Condition::Active)), "fine | OP-ACT-2");
            QCOMPARE(
                boundary(trading({1, 2}, Condition::Active), trading({1, 2}, Condition::Revived)), "fine | OP-ACT-2");
            const auto reviving
                = [&](Space at) { return withCounterAt(printing, at, Condition::Downed, Revive{leader, counter}); };
            QCOMPARE(boundary(reviving({1, 2}), reviving({2, 1})), "fine | OP-ACT-2");
        }
    }

    void OP_ACT_2_theLastWoundIsHealedAndOnlyRevisedWeaponsChangeHands()
    {
        for (const Printing printing : printings)
        {
            const auto healing = [&](int wounds)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, WoundsChanged{leader, wounds});
                return ruleAgainst(table, heal);
            };
            QCOMPARE(boundary(healing(1), healing(0)), "fine | OP-ACT-2");
        }
        const auto equipping = [](Printing printing, const char *held)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, ItemMoved{{held}, std::nullopt, leader});
            return ruleAgainst(table, Equip{leader, AttackType::Ranged, WeaponId{"flame_thrower"}});
        };
        const std::string legal = equipping(Printing::Revised, "found_flamer");
        QCOMPARE(boundary(legal, equipping(Printing::First, "found_flamer")), "fine | OP-ACT-2");
        QCOMPARE(boundary(legal, equipping(Printing::Revised, "medkit")), "fine | OP-ACT-2");
    }

    void OP_ACT_3_onceInATurnAndAgainInTheNext()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, TurnEnded{});
            omega::apply(table, KitChanged{heavy, {"napalm"}, true});
            omega::apply(table, TurnBegan{heavy, false});
            const std::string first = played(table, {UseKit{heavy, {"napalm"}, Space{1, 2}}});
            const UseKit again{heavy, {"napalm"}, Space{2, 2}};
            QCOMPARE(boundary(first, ruleAgainst(table, again)), "fine | OP-ACT-3");
            omega::apply(table, TurnEnded{});
            omega::apply(table, TurnBegan{heavy, false});
            QCOMPARE(played(table, {again}), std::string());
            const std::set<Space> &there = table.open.ground.markers.at(MarkerKind::Napalm);
            QCOMPARE(boundary(there.contains({2, 2}), there.contains({1, 2})), "yes | no");
        }
    }

    void OP_DOWN_1_theWoundThatReachesVitality()
    {
        for (const Printing printing : printings)
        {
            const Table standing = wounded(printing, 3);
            const Table fallen = wounded(printing, 4);
            QCOMPARE(boundary(nameOf(standing.open.commandos.at(leader).condition),
                         nameOf(fallen.open.commandos.at(leader).condition)),
                "active | downed");
            QCOMPARE(boundary(isMarker(standing.open, leader), isMarker(fallen.open, leader)), "no | yes");
            QCOMPARE(boundary(standing.open.turn.has_value(), fallen.open.turn.has_value()),
                printing == Printing::First ? "yes | yes" : "yes | no");
        }
    }

    void OP_DOWN_1_theDownedMoveAndInRevisedDoWhatTheirCardSays()
    {
        for (const Printing printing : printings)
        {
            Table table = busyTable(printing, 0);
            omega::apply(table, ConditionChanged{leader, Condition::Downed});
            QCOMPARE(boundary(ruleAgainst(table, step), ruleAgainst(table, heal)), "fine | OP-DOWN-1");
            const std::string trading = ruleAgainst(table, Trade{leader, heavy, {"medkit"}});
            QCOMPARE(boundary(trading, ruleAgainst(table, Revive{leader, counter})),
                printing == Printing::First ? "OP-DOWN-1 | OP-DOWN-1" : "fine | OP-DOWN-1");
        }
    }

    void OP_DOWN_2_theDownedCardIsKeptToTheNextPlanning()
    {
        for (const Printing printing : printings)
        {
            const auto reviving = [&](Condition condition)
            { return withCounterAt(printing, {1, 2}, condition, Revive{leader, counter}); };
            QCOMPARE(boundary(reviving(Condition::Downed), reviving(Condition::Revived)), "fine | OP-DOWN-2");
            QCOMPARE(boundary(reviving(Condition::Downed), reviving(Condition::Active)), "fine | OP-DOWN-2");
            Table table = tableInTurns(printing);
            omega::apply(table, WoundsChanged{counter, 4});
            omega::apply(table, ConditionChanged{counter, Condition::Downed});
            QCOMPARE(played(table, {Revive{leader, counter}}), std::string());
            const std::optional<int> before = speedOf(table.open, counter);
            const int wounds = table.open.commandos.at(counter).wounds;
            omega::apply(table, StepBegan{Step::Stances, 2});
            QCOMPARE(played(table, {ChooseStance{counter, {"countermeasures_steady"}}}), std::string());
            QCOMPARE(boundary(before, speedOf(table.open, counter)), "2 | 4");
            QCOMPARE(boundary(wounds, table.open.commandos.at(counter).wounds), "4 | 3");
        }
    }

    void OP_DOWN_3_oneHitOfABlastKillsAndTheLastToFallLoses()
    {
        for (const Printing printing : printings)
        {
            const auto after = [&](int hits)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, ConditionChanged{counter, Condition::Downed});
                forced(table, Explode{std::nullopt, {0, 2}, 0, {0, 1}, {{counter, {{}, {hits}}}}, Roller::People, {}});
                return nameOf(table.open.commandos.at(counter).condition);
            };
            QCOMPARE(boundary(after(0), after(1)), "downed | dead");
            const auto overAfter = [&](int fallen)
            {
                Table table = tableInTurns(printing);
                for (int role = 0; role < fallen - 1; ++role)
                    omega::apply(table, ConditionChanged{static_cast<Role>(role), Condition::Downed});
                const Role last = static_cast<Role>(fallen - 1);
                omega::apply(table, WoundsChanged{last, *vitalityOf(table.open, last) - 1});
                omega::apply(table, HazardFound{{last, 1}});
                forced(table, RollHazard{last, {{}, {1}}, Roller::People});
                return table.open.clock.winner == Side::Enemy;
            };
            QCOMPARE(boundary(overAfter(2), overAfter(3)), "no | yes");
        }
    }

    void OP_GAS_1_nineMarkersOfACardAndFewerInBothPrintings()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, RoomRevealed{{2}, std::nullopt, {{"corrosive_gas_cloud"}}});
            forced(table, ResolveCard{{"corrosive_gas_cloud"}, std::nullopt, std::nullopt});
            std::vector<Space> square{{5, 0}, {6, 0}, {5, 1}, {6, 1}};
            QCOMPARE(ruleAgainst(table, PlaceMarkers{MarkerKind::Gas, square}), std::string());
            for (const Space space : {Space{7, 0}, {7, 1}, {5, 2}, {6, 2}, {7, 2}})
                square.push_back(space);
            const std::string nine = ruleAgainst(table, PlaceMarkers{MarkerKind::Gas, square});
            square.push_back({8, 2});
            QCOMPARE(boundary(nine, ruleAgainst(table, PlaceMarkers{MarkerKind::Gas, square})), "fine | OP-ROOM-2");
        }
    }

    void OP_GAS_1_cloudsThatTouchAreOneInTheRevisedPrintingAlone()
    {
        for (const Printing printing : printings)
        {
            const auto woundsOnTheWay = [&](Space second)
            {
                Table table = tableInTurns(printing);
                for (const Space gas : {Space{1, 1}, second})
                    omega::apply(table, MarkerPlaced{MarkerKind::Gas, gas});
                forced(table, Move{leader, {{0, 1}, {1, 1}, second}, Facing::East, 1, 0});
                return table.open.commandos.at(leader).wounds;
            };
            QCOMPARE(boundary(woundsOnTheWay({2, 1}), woundsOnTheWay({2, 2})),
                printing == Printing::First ? "1 | 2" : "1 | 1");
        }
    }

    void OP_CHAL_1_theNumberItselfPassesAndOneBoostIsAll()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, sheet(leader), 5);
            QCOMPARE(played(table, {BeginChallenge{leader, Stat::Strength, 3}}), std::string());
            const auto rolling
                = [&](const std::vector<int> &faces) { return RollChallenge{{faces, {}}, Roller::People}; };
            QCOMPARE(boundary(ruleAgainst(table, rolling({1, 1})), ruleAgainst(table, rolling({1, 1, 1}))),
                "fine | OP-DICE-2");
            const auto passed = [&](const std::vector<int> &faces)
            { return get<ChallengeEnded>(resolve(table, rolling(faces)).front()).passed; };
            QCOMPARE(boundary(passed({2, 1}), passed({1, 1})), "yes | no");
            const std::string boost = played(table, {BoostChallenge{}});
            QCOMPARE(boundary(boost, ruleAgainst(table, BoostChallenge{})), "fine | OP-CHAL-1");
            QCOMPARE(boundary(ruleAgainst(table, rolling({1, 1, 1})), ruleAgainst(table, rolling({1, 1}))),
                "fine | OP-DICE-2");
            const auto boostingAt = [&](int tokens)
            {
                Table other = tableInTurns(printing);
                fund(other, sheet(leader), tokens);
                forced(other, BeginChallenge{leader, Stat::Strength, 3});
                return ruleAgainst(other, BoostChallenge{});
            };
            QCOMPARE(boundary(boostingAt(5), boostingAt(6)), "fine | OP-ADR-2");
        }
    }
};

DOSSIER_TESTS(CommandoBoundariesTest, Nothing)

} // namespace commando_boundaries_test

#include "commando_boundaries_test.moc"
