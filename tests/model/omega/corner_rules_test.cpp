#include "model/omega/json/json.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/commandos_in_turns.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace corner_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr Edge toB{{3, 2}, Edge::Side::East};

/// Returns the leader's turn on (0, 1), and a figure in the far corner of the room that slows everybody adjacent to it.
Table slowedInTheCorner(Printing printing)
{
    Table table = tableInTurns(printing);
    FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
    card.slows = 1;
    card.slowsWithin = 1;
    omega::apply(table, FigureArrived{{7}, card.id, {3, 0}, Facing::South});
    return table;
}

Move halting(std::vector<Space> path, int pause, int actions = 1)
{
    Move move = going(leader, std::move(path), actions);
    move.pause = pause;
    return move;
}

ContinueMove onAlong(std::vector<Space> path)
{
    return {std::move(path), Facing::East, std::nullopt};
}

std::string correcting(const Table &table, const Event &event)
{
    return malformed(table.open, Command(Correct{event})).value_or(fine);
}

/// A clone's activation, and a second clone.
Table activating(Printing printing)
{
    Table table = tableInStep(printing, Step::Activate);
    fund(table, Purse{PurseKind::Pool, {}, {}}, 20 - table.open.adrenaline.pool);
    bring(table, "rogue_clone", {5, 0});
    bring(table, "rogue_clone", {5, 2});
    return table;
}

} // namespace

/// Effects of actions that are really done, and not of a correction: OP-MOVE, OP-ACT-1, OP-DASH-1, OP-DOWN-1.
class CornerRulesTest : public QObject
{
    Q_OBJECT

private slots:

    /// EN 1067, OP-INT-1: the cost follows the way that is gone.
    void OP_ACT_1_aHaltedMovePaysForTheWayThatItGoes()
    {
        for (const Printing printing : printings)
        {
            Table near = slowedInTheCorner(printing);
            QCOMPARE(played(near, {halting({{0, 1}, {1, 1}, {1, 0}}, 1)}), fine);
            QCOMPARE(tokens(near, leader), 1);
            Table away = near;
            QCOMPARE(played(near, {onAlong({{1, 1}, {2, 1}, {2, 2}})}), fine);
            QCOMPARE(played(away, {onAlong({{1, 1}, {1, 2}})}), fine);
            QCOMPARE(boundary(tokens(away, leader), tokens(near, leader)), "1 | 2");
            // A declared but unfinished step is not paid for, and a paid one is paid only once.
            Table declared = slowedInTheCorner(printing);
            const Move past = halting({{0, 1}, {1, 1}, {2, 1}, {3, 1}}, 1);
            QCOMPARE(adrenalineFor(declared.open, past), 2);
            QCOMPARE(played(declared, {past}), fine);
            QCOMPARE(tokens(declared, leader), 1);
            Table on = declared;
            QCOMPARE(played(declared, {onAlong({{1, 1}, {1, 0}})}), fine);
            QCOMPARE(tokens(declared, leader), 1);
            ContinueMove again = onAlong({{1, 1}, {2, 1}, {3, 1}});
            again.pause = 1;
            QCOMPARE(played(on, {again, onAlong({{2, 1}, {3, 1}})}), fine);
            QCOMPARE(tokens(on, leader), 2);
        }
    }

    /// OP-ADR-2: the rest that would cost more than the stance holds is refused.
    void OP_ACT_1_theRestIsRefusedWhereItCannotBePaid()
    {
        const auto goesOn = [](int before)
        {
            Table table = slowedInTheCorner(Printing::Revised);
            fund(table, Purse{PurseKind::Sheet, {}, leader}, before);
            (void)played(table, {halting({{0, 1}, {1, 1}, {1, 0}}, 1)});
            return ruleAgainst(table, onAlong({{1, 1}, {2, 1}, {2, 2}}));
        };
        const int max = maxAdrenalineOf(slowedInTheCorner(Printing::Revised).open, leader).value();
        QCOMPARE(boundary(goesOn(max - 2), goesOn(max - 1)), "fine | OP-ADR-2");
    }

    /// OP-MOVE-6: each of two move actions that is close pays, whichever leg it is gone in.
    void OP_MOVE_6_bothActionsOfAHaltedMoveAreCounted()
    {
        const std::vector<Space> path{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}};
        for (const int pause : {0, 1, 2, 3, 4, 5})
        {
            const Table begun = slowedInTheCorner(Printing::Revised);
            Table table = begun;
            const Move move = halting(path, pause, 2);
            QCOMPARE(played(table, {move, onAlong({path.begin() + pause, path.end()})}), fine);
            QCOMPARE(tokens(table, leader), adrenalineFor(begun.open, going(leader, path, 2)));
        }
    }

    /// EN 715: at the beginning or the end of an action.
    void OP_MOVE_9_nobodyTurnsAmidAMove()
    {
        for (const Printing printing : printings)
        {
            const auto turns = [&](int pause)
            {
                Table table = tableInTurns(printing);
                (void)played(table, {halting({{0, 1}, {1, 1}}, pause)});
                if (pause == 1)
                    (void)played(table, {onAlong({{1, 1}})});
                return ruleAgainst(table, Face{leader, Facing::North});
            };
            QCOMPARE(boundary(turns(1), turns(0)), "fine | OP-MOVE-9");
        }
    }

    /// OP-DASH-1, OP-SAME-1: nothing is paid for a move that is over, or (`revised`) doubled already.
    void OP_DASH_1_chargeComesBeforeTheMoveAndOnce()
    {
        const AbilityId charge{"charge"};
        for (const Printing printing : printings)
        {
            const Table begun = activating(printing);
            const FigureId clone = begun.open.figures.begin()->first;
            Table table = begun;
            QCOMPARE(played(table, {ActivateEnemy{clone, false}}), fine);
            const std::string before = ruleAgainst(table, UseAbility{charge, clone});
            Table moved = table;
            QCOMPARE(played(moved, {Move{clone, {{5, 0}, {6, 0}}, Facing::East}}), fine);
            QCOMPARE(boundary(before, ruleAgainst(moved, UseAbility{charge, clone})), "fine | OP-DASH-1");
            QCOMPARE(played(table, {UseAbility{charge, clone}}), fine);
            QCOMPARE(ruleAgainst(table, UseAbility{charge, clone}),
                printing == Printing::First ? fine : std::string("OP-SAME-1"));
        }
    }

    /// OP-ROOM-1: a goal in the starting room would be dropped.
    void OP_ROOM_1_theGoalIsARoomOfItsOwn()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            for (const Edge &door : table.open.content.doorPlaces)
                omega::apply(table, DoorPlaced{door});
            const Space start{0, 1};
            QCOMPARE(boundary(ruleAgainst(table, CutRooms{start, Space{10, 0}}),
                         ruleAgainst(table, CutRooms{start, Space{2, 2}})),
                "fine | OP-ROOM-1");
            QVERIFY(no(table, CutRooms{start, Space{2, 2}}).find("goal_in_the_start") != std::string::npos);
        }
    }

    /// OP-ROOM-1: the mission ends with the door of the goal, whoever takes it away.
    void OP_ROOM_1_aCorrectionThatOpensTheGoalEndsTheMission()
    {
        constexpr Edge toGoal{{12, 3}, Edge::Side::South};
        for (const Printing printing : printings)
        {
            const auto ends = [&](const Edge &door, bool inSetUp = false)
            {
                Table table = tableInTurns(printing);
                if (inSetUp)
                    omega::apply(table, ClockWritten{});
                return count<GameEnded>(forced(table, Correct{DoorTaken{{door}}})) == 1;
            };
            QCOMPARE(boundary(ends(toB), ends(toGoal)), "no | yes");
            QVERIFY(!ends(toGoal, true));
        }
    }

    /// OP-GRID-1: a correction puts nobody on a wall, or a large base over the edge.
    void OP_GRID_1_correctionsKeepToTheFloor()
    {
        for (const Printing printing : printings)
        {
            const Table table = tableInTurns(printing);
            QCOMPARE(correcting(table, Placed{leader, Space{4, 3}, Facing::East}), std::string("/event/at"));
            QCOMPARE(correcting(table, Placed{leader, Space{3, 3}, Facing::East}), fine);
            QCOMPARE(correcting(table, Placed{leader, std::nullopt, Facing::East}), fine);
            const auto arriving
                = [&](Space at) { return correcting(table, FigureArrived{{7}, {"fear_hunter"}, at, Facing::West}); };
            QCOMPARE(boundary(arriving({6, 6}), arriving({13, 7})), "fine | /event/at");
            QCOMPARE(arriving({8, 0}), std::string("/event/at"));
            QCOMPARE(correcting(table, Moved{leader, {{0, 1}, {4, 3}}, false}), std::string("/event/path"));
        }
    }

    /// OP-GRID-1: markers and walls that come by a correction leave everybody on the floor.
    void OP_GRID_1_correctionsWallNobodyIn()
    {
        for (const Printing printing : printings)
        {
            const Table table = tableInTurns(printing);
            const Space wall{4, 3};
            const Space beside{3, 3};
            for (const Event &event : {Event(MarkerPlaced{MarkerKind::Peril, wall}),
                     Event(ObjectivePlaced{{"1"}, wall}), Event(MarkerPlaced{MarkerKind::Wall, {0, 1}})})
                QCOMPARE(correcting(table, event), std::string("/event/at"));
            QCOMPARE(boundary(correcting(table, MarkerPlaced{MarkerKind::Peril, beside}),
                         correcting(table, MarkerPlaced{MarkerKind::Peril, wall})),
                "fine | /event/at");
            QCOMPARE(boundary(correcting(table, MarkerPlaced{MarkerKind::Wall, beside}),
                         correcting(table, MarkerPlaced{MarkerKind::Wall, {0, 1}})),
                "fine | /event/at");
            Ground ground = table.open.ground;
            ground.map.setWall(beside);
            const std::string empty = correcting(table, GroundWritten{ground});
            ground.map.setWall({0, 1});
            QCOMPARE(boundary(empty, correcting(table, GroundWritten{ground})), "fine | /event/ground/map");
        }
    }

    /// OP-MOVE-7: no correction lays a closed door under a large base, or a base across a door.
    void OP_MOVE_7_noDoorIsUnderALargeBase()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            table.open.ground.map.setDoor(toB, false);
            const auto arriving
                = [&](Space at) { return correcting(table, FigureArrived{{7}, {"fear_hunter"}, at, Facing::West}); };
            // Row 2 is open from room to room; one space east of the door two rows are floor.
            const Edge across{{6, 2}, Edge::Side::East};
            QCOMPARE(arriving({6, 1}), fine);
            table.open.ground.map.setDoor(across);
            QCOMPARE(boundary(arriving({7, 1}), arriving({6, 1})), "fine | /event/at");
            table.open.ground.map.setDoor(across, false);
            omega::apply(table, FigureArrived{{7}, {"fear_hunter"}, {6, 1}, Facing::West});
            const Edge atTheEdge{{7, 2}, Edge::Side::East};
            QCOMPARE(boundary(correcting(table, DoorPlaced{atTheEdge}), correcting(table, DoorPlaced{across})),
                "fine | /event/door");
        }
    }

    /// OP-DOWN-1, OP-ATK-4: nobody dead has a turn or stands up without a space, and no figure lives with all wounds.
    void OP_ATK_4_nobodyLivesOnWithAllWounds()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const FigureId clone = bring(table, "rogue_clone", {2, 0});
            const int vitality = vitalityOf(table.open, clone).value();
            const auto wounded = [&](int wounds)
            {
                Standing standing = table.open.figures.at(clone);
                standing.wounds = wounds;
                return correcting(table, FigureWritten{clone, standing});
            };
            QCOMPARE(boundary(wounded(vitality - 1), wounded(vitality)), "fine | /event/standing/wounds");
            const std::string before = correcting(table, TurnBegan{counter});
            const Commando stands = table.open.commandos.at(counter);
            QCOMPARE(played(table, {Correct{ConditionChanged{counter, Condition::Dead}}}), fine);
            QCOMPARE(boundary(before, correcting(table, TurnBegan{counter})), "fine | /event/who");
            QCOMPARE(correcting(table, TurnWritten{Turn{.who = counter}, {}, {}}), std::string("/event/turn/who"));
            QCOMPARE(correcting(table, CommandoWritten{counter, stands}), fine);
            Commando nowhere = stands;
            nowhere.at.reset();
            QCOMPARE(correcting(table, CommandoWritten{counter, nowhere}), std::string("/event/commando/at"));
        }
    }

    /// OP-DOWN-1: a commando with all wounds cannot be standing, and nobody stands without a space; the missing value
    /// is named.
    void OP_DOWN_1_nobodyStandsWithAllWounds()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const int vitality = vitalityOf(table.open, counter).value();
            QCOMPARE(played(table, {Correct{WoundsChanged{counter, vitality}}}), fine);
            QCOMPARE(table.open.commandos.at(counter).condition, Condition::Downed);
            const ConditionChanged stands{counter, Condition::Active};
            const std::string before = correcting(table, stands);
            QCOMPARE(played(table, {Correct{WoundsChanged{counter, vitality - 1}}}), fine);
            QCOMPARE(boundary(correcting(table, stands), before), "fine | /event/wounds");
            QCOMPARE(played(table, {Correct{ConditionChanged{counter, Condition::Dead}}}), fine);
            QCOMPARE(correcting(table, stands), std::string("/event/at"));
            QCOMPARE(played(table, {Correct{Placed{counter, Space{3, 3}, Facing::East}}, Correct{stands}}), fine);
        }
    }

    /// OP-SPAWN-1, `revised`: all figures under a large base make room, each for an adrenaline.
    void OP_SPAWN_1_twoMakeRoomForALargeFigure()
    {
        const auto spawned = [](int pool, bool both)
        {
            Table table = tableInStep(Printing::Revised, Step::Spawn);
            omega::apply(table, MarkerPlaced{MarkerKind::Vent, {1, 1}});
            omega::apply(table, Placed{leader, Space{1, 1}, Facing::East});
            omega::apply(table, Placed{counter, Space{2, 1}, Facing::East});
            omega::apply(table, AllowancesChanged{{{.kinds = {{"fear_hunter"}}, .left = 1}}});
            fund(table, Purse{PurseKind::Pool, {}, {}}, pool - table.open.adrenaline.pool);
            Spawn spawn{{9}, {"fear_hunter"}, {1, 1}, Facing::West, Aside{leader, {0, 1}}, {}};
            if (both)
                spawn.also = {{counter, {3, 1}}};
            const std::string rule = ruleAgainst(table, spawn);
            if (rule.empty())
            {
                forced(table, spawn);
                return std::to_string(table.open.adrenaline.pool) + " left";
            }
            return rule;
        };
        QCOMPARE(boundary(spawned(2, true), spawned(1, true)), "0 left | OP-ADR-1");
        QCOMPARE(spawned(2, false), std::string("OP-SPAWN-1"));
    }

    /// OP-DOOR-2: the try that was paid for comes before any other action.
    void OP_DOOR_2_aPaidTryComesBeforeAnotherAction()
    {
        for (const Printing printing : printings)
        {
            const auto moves = [&](bool tried)
            {
                Table table = tableInTurns(printing);
                for (DoorRule &rule : table.open.content.doors)
                    if (rule.id == DoorKind::Locked)
                        rule = {.id = DoorKind::Locked, .challenge = true};
                omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
                omega::apply(table, DoorKindSet{{toB}, DoorKind::Locked});
                if (tried)
                    (void)played(table, {OpenDoor{leader, {toB}}});
                return ruleAgainst(table, going(leader, {{3, 2}, {3, 3}}));
            };
            QCOMPARE(boundary(moves(false), moves(true)), "fine | OP-DOOR-2");
        }
    }

    /// A try that cannot be made any more holds nobody up: away from the door, or on the downed card (`first`).
    void OP_DOOR_2_aTryThatIsOutOfReachIsNotWaitedFor()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (DoorRule &rule : table.open.content.doors)
                if (rule.id == DoorKind::Locked)
                    rule = {.id = DoorKind::Locked, .challenge = true};
            omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
            omega::apply(table, DoorKindSet{{toB}, DoorKind::Locked});
            QCOMPARE(played(table, {OpenDoor{leader, {toB}}}), fine);
            const std::string there = ruleAgainst(table, going(leader, {{3, 2}, {3, 3}}));
            Table away = table;
            omega::apply(away, Placed{leader, Space{1, 2}, Facing::East});
            QCOMPARE(boundary(ruleAgainst(away, going(leader, {{1, 2}, {1, 3}})), there), "fine | OP-DOOR-2");
            if (printing == Printing::Revised)
                continue;
            omega::apply(table, ConditionChanged{leader, Condition::Downed});
            QCOMPARE(ruleAgainst(table, OpenDoor{leader, {toB}}), std::string("OP-DOWN-1"));
            QCOMPARE(ruleAgainst(table, going(leader, {{3, 2}, {3, 3}})), fine);
        }
    }

    /// OP-SPAWN-1, OP-ROOM-2: an ability that can bring nothing takes no token.
    void OP_DASH_1_nothingIsPaidForWhatIsNotThere()
    {
        const AbilityId clones{"clone_reinforcements"};
        const AbilityId caveIn{"cave_in"};
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            fund(table, Purse{PurseKind::Pool, {}, {}}, 20 - table.open.adrenaline.pool);
            const auto withReserves = [&](int rogues)
            {
                omega::apply(table, ReservesChanged{{"rogue_clone"}, rogues});
                omega::apply(table, ReservesChanged{{"warrior_clone"}, 0});
                return ruleAgainst(table, UseAbility{clones});
            };
            QCOMPARE(boundary(withReserves(1), withReserves(0)), "fine | OP-SPAWN-1");
            const int box = boxHolds(MarkerKind::Rubble, printing);
            for (int x = 0; x + 1 < box; ++x)
                omega::apply(table, MarkerPlaced{MarkerKind::Rubble, {x % 4, x / 4}});
            const std::string last = ruleAgainst(table, UseAbility{caveIn});
            omega::apply(table, MarkerPlaced{MarkerKind::Rubble, {3, 3}});
            QCOMPARE(boundary(last, ruleAgainst(table, UseAbility{caveIn})), "fine | OP-ROOM-2");
        }
    }

    /// A multiple of a speed that nobody typed in is asked for before it is paid.
    void OP_DASH_1_chargeNeedsASpeed()
    {
        for (const Printing printing : printings)
        {
            Table table = activating(printing);
            const FigureId clone = table.open.figures.begin()->first;
            QCOMPARE(played(table, {ActivateEnemy{clone, false}}), fine);
            const std::string known = ruleAgainst(table, UseAbility{{"charge"}, clone});
            std::ranges::find(table.open.content.figures, KindId{"rogue_clone"}, &FigureCard::id)->speed.reset();
            QCOMPARE(boundary(known, ruleAgainst(table, UseAbility{{"charge"}, clone})), "fine | OP-DASH-1");
            QCOMPARE(no(table, UseAbility{{"charge"}, clone}),
                std::string(R"({"rule": "OP-DASH-1", "facts": {"unknown": "speed"}})"));
        }
    }
};

DOSSIER_TESTS(CornerRulesTest, Nothing)

} // namespace corner_rules_test

#include "corner_rules_test.moc"
