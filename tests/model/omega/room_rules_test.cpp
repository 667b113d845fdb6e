#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace room_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;

constexpr Edge toB{{3, 2}, Edge::Side::East};
constexpr Edge toC{{8, 2}, Edge::Side::East};
constexpr Edge toGoal{{12, 3}, Edge::Side::South};
constexpr RoomId roomB{2};

/// The leader at the door to room B, which has that face and that stack behind it.
Table atTheDoor(Printing printing, DoorKind kind, const std::vector<RoomCardId> &stack = {})
{
    Table table = tableInTurns(printing);
    omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
    omega::apply(table, DoorKindSet{{toB}, kind});
    omega::apply(table, StackSet{roomB, stack});
    return table;
}

/// Room B just revealed with these cards.
Table revealed(Printing printing, const std::vector<RoomCardId> &stack)
{
    Table table = atTheDoor(printing, DoorKind::Unlocked, stack);
    forced(table, OpenDoor{leader, {toB}});
    return table;
}

Spawn spawning(const Table &table, const char *kind, Space at)
{
    return {{static_cast<int>(table.open.figures.size()) + 1}, {kind}, at, Facing::South, std::nullopt};
}

/// The overseer's spawn step with an ability's clones to be placed.
Table reinforced(Printing printing)
{
    Table table = tableInStep(printing, Step::Spawn);
    forced(table, UseAbility{{"clone_reinforcements"}});
    return table;
}

} // namespace

/// OP-DOOR, OP-ROOM, OP-SPAWN: doors, rooms, stacks and their content.
class RoomRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_DOOR_1_aMarkerLaidByHandHasAKindUntilItIsTold()
    {
        Table table = tableInTurns(Printing::Revised);
        const Edge laid{{1, 1}, Edge::Side::East};
        forced(table, Correct{DoorPlaced{laid}});
        QCOMPARE(table.secret.doors.at(laid), DoorKind::Unlocked);
        Ground ground = table.open.ground;
        ground.doors[{{1, 2}, Edge::Side::East}] = std::nullopt;
        ground.doors.erase(laid);
        forced(table, Correct{GroundWritten{ground}});
        QVERIFY(!table.secret.doors.contains(laid));
        QVERIFY((table.secret.doors.contains({{1, 2}, Edge::Side::East})));
    }

    void OP_DOOR_1_twoDoorsOfARoomWithOneIconAreNamedToTheOverseer()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            forced(table, PlaceDoor{toB, DoorKind::Jammed});
            forced(table, PlaceDoor{toC, DoorKind::Jammed});
            for (const Edge &door : {Edge{{5, 3}, Edge::Side::South}, toGoal, Edge{{3, 6}, Edge::Side::East}})
                forced(table, PlaceDoor{door, DoorKind::Unlocked});
            QCOMPARE(no(table, CutRooms{{0, 0}, std::nullopt}),
                std::string(
                    R"({"rule": "OP-DOOR-1", "facts": {"first": [3, 2, "E"], "room": 2, "second": [8, 2, "E"]}})"));
            QCOMPARE(no(table, CutRooms{{0, 0}, std::nullopt}, PublicSeat{}), fine);
            forced(table, Correct{DoorKindSet{{toC}, DoorKind::Locked}});
            QCOMPARE(no(table, CutRooms{{0, 0}, std::nullopt}), fine);
        }
    }

    void OP_DOOR_1_unlockedDoorsHaveNoLimitAndTheBoxHasEighteen()
    {
        Table table = sampleTable(Printing::First);
        table.open.content.doorPlaces.clear();
        for (int i = 0; i < doorsInTheBox; ++i)
        {
            const Edge door{{i % 9 + (i % 9 > 3 ? 1 : 0), i / 9}, Edge::Side::South};
            QCOMPARE(played(table, {PlaceDoor{door, DoorKind::Unlocked}}), fine);
        }
        QVERIFY(!sameIconInARoom(table.open, table.secret));
        QCOMPARE(
            ruleAgainst(table, PlaceDoor{{{12, 6}, Edge::Side::South}, DoorKind::Unlocked}), std::string("OP-DOOR-1"));
    }

    void OP_ROOM_1_theAppCutsTheRooms()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(table.open.ground.rooms.size(), std::size_t(6));
            QCOMPARE(roomOf(table.open, {0, 0})->state, RoomState::Start);
            QCOMPARE(roomOf(table.open, {4, 2})->id.number, roomB.number);
            QCOMPARE(roomOf(table.open, {12, 4})->state, RoomState::Goal);
            QVERIFY(roomOf(table.open, {4, 0}) == nullptr);
            omega::apply(table, ClockWritten{});
            QCOMPARE(no(table, CutRooms{{0, 0}, Space{12, 4}}), fine);
            QCOMPARE(no(table, CutRooms{{4, 0}, std::nullopt}),
                std::string(R"({"rule": "OP-ROOM-1", "facts": {"wall": [4, 0]}})"));
            QCOMPARE(ruleAgainst(table, CutRooms{{0, 0}, Space{4, 4}}), std::string("OP-ROOM-1"));
            QCOMPARE(no(table, PlaceStack{roomB, {{"empty_room"}}}), fine);
            QCOMPARE(ruleAgainst(table, PlaceStack{{1}, {{"empty_room"}}}), std::string("OP-ROOM-2"));
        }
    }

    void OP_DOOR_2_anUnlockedDoorRevealsTheRoomAndGoesWithItsLastCard()
    {
        for (const Printing printing : printings)
        {
            Table table = atTheDoor(printing, DoorKind::Unlocked, {{"empty_room"}});
            QCOMPARE(played(table, {OpenDoor{leader, {toB}}}), fine);
            QVERIFY(table.open.ground.doors.at(toB) == DoorKind::Unlocked);
            QVERIFY(!table.secret.doors.contains(toB));
            QCOMPARE(roomOf(table.open, {5, 0})->state, RoomState::Revealed);
            QVERIFY2(table.open.ground.map.hasDoor(toB), "until the stack is resolved");
            QCOMPARE(ruleAgainst(table, EndTurn{}), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {ResolveCard{{"empty_room"}, std::nullopt, std::nullopt}, EndTurn{}}), fine);
            QVERIFY(!table.open.ground.map.hasDoor(toB));
            QVERIFY(!table.open.ground.doors.contains(toB));
        }
    }

    void OP_DOOR_2_aFailedChallengeLeavesTheDoorFaceUp()
    {
        Table table = atTheDoor(Printing::Revised, DoorKind::Jammed);
        const int before = adrenalineOf(table.open, leader);
        QCOMPARE(played(table, {OpenDoor{leader, {toB}}, RollChallenge{{{2, 0}, {}}, Roller::People}}), fine);
        QVERIFY(table.open.ground.doors.at(toB) == DoorKind::Jammed);
        QCOMPARE(played(table, {OpenDoor{leader, {toB}}, RollChallenge{{{2, 1}, {}}, Roller::People}}), fine);
        QVERIFY(!table.open.ground.doors.contains(toB));
        QCOMPARE(adrenalineOf(table.open, leader), before + 2);
    }

    void OP_DOOR_2_onOrNextToTheMarker()
    {
        Table table = atTheDoor(Printing::First, DoorKind::Unlocked);
        omega::apply(table, Placed{leader, Space{2, 3}, Facing::East});
        QCOMPARE(no(table, OpenDoor{leader, {toB}}), fine);
        omega::apply(table, Placed{leader, Space{1, 2}, Facing::East});
        QCOMPARE(ruleAgainst(table, OpenDoor{leader, {toB}}), std::string("OP-ACT-2"));
    }

    void OP_DOOR_2_theOverseersDoorsByThePrinting()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            QCOMPARE(ruleAgainst(table, ForceDoor{{toGoal}}), std::string("OP-DOOR-2"));
            QCOMPARE(played(table, {ForceDoor{{toC}}}), fine);
            QVERIFY(!table.open.ground.doors.contains(toC));
            for (Room &room : table.open.ground.rooms)
                if (room.state == RoomState::Hidden)
                    room.state = RoomState::Revealed;
            QCOMPARE(ruleAgainst(table, ForceDoor{{toB}}), std::string(printing == Printing::First ? "OP-DOOR-2" : ""));
            QCOMPARE(ruleAgainst(table, ForceDoor{{toGoal}}), std::string("OP-DOOR-2"));
        }
    }

    void theGoalRoomEndsTheMission()
    {
        Table table = tableInStep(Printing::Revised, Step::Spawn);
        forced(table, ForceDoor{{toGoal}});
        QCOMPARE(table.open.clock.step, Step::Over);
        QVERIFY2(!table.open.clock.winner, "who has won is for the mission to say");
    }

    void OP_ROOM_2_cardsAreResolvedByGroup()
    {
        Table table = revealed(Printing::Revised, {{"empty_room"}, {"two_rogues"}, {"open_vent"}});
        QCOMPARE(table.open.pending.reveal->left.front().text, std::string("open_vent"));
        QCOMPARE(no(table, ResolveCard{{"two_rogues"}, std::nullopt, std::nullopt}),
            std::string(R"({"rule": "OP-ROOM-2", "facts": {"first": "open_vent", "group": 1}})"));
        QCOMPARE(
            played(table,
                {ResolveCard{{"open_vent"}, std::nullopt, std::nullopt}, PlaceMarkers{MarkerKind::Vent, {{6, 1}}},
                    ResolveCard{{"two_rogues"}, std::nullopt, std::nullopt}, spawning(table, "rogue_clone", {7, 2}),
                    LeaveRest{}, ResolveCard{{"empty_room"}, std::nullopt, std::nullopt}}),
            fine);
        QVERIFY(!table.open.pending.any());
        QCOMPARE(table.open.reserves.at({"rogue_clone"}), 5);
    }

    void OP_ROOM_2_faultyIntelTurnsATileWithItsIcon()
    {
        for (const Printing printing : printings)
        {
            Table table = revealed(printing, {{"faulty_intel_emi"}});
            const ResolveCard leave{{"faulty_intel_emi"}, std::nullopt, std::nullopt};
            const ResolveCard turn{{"faulty_intel_emi"}, std::nullopt, U'b'};
            QCOMPARE(ruleAgainst(table, leave), std::string(printing == Printing::First ? "OP-ROOM-2" : ""));
            QCOMPARE(played(table, {turn}), fine);
            QVERIFY(mapOf(table.open).hasEmi({5, 0}));
            QVERIFY(spacesWith(table.open, MarkerKind::Peril).contains({7, 0}));
            QVERIFY(mapOf(table.open).hasRubble({8, 3}));
            Table without = revealed(printing, {{"faulty_intel_emi"}});
            without.open.ground.flipped.insert(U'b');
            QCOMPARE(no(without, leave), fine);
        }
    }

    void OP_ROOM_2_objectivesGoIntoTheRoom()
    {
        Table table = revealed(Printing::First, {{"data_core"}});
        QCOMPARE(ruleAgainst(table, ResolveCard{{"data_core"}, Space{0, 0}, std::nullopt}), std::string("OP-ROOM-2"));
        QCOMPARE(played(table, {ResolveCard{{"data_core"}, Space{6, 3}, std::nullopt}}), fine);
        QVERIFY(table.open.ground.objectives.at({"data_core"}) == Space(6, 3));
    }

    void OP_GAS_1_gasOfACardLiesAsOneCloudInItsRoom()
    {
        Table table = revealed(Printing::Revised, {{"corrosive_gas_cloud"}});
        forced(table, ResolveCard{{"corrosive_gas_cloud"}, std::nullopt, std::nullopt});
        QCOMPARE(ruleAgainst(table, PlaceMarkers{MarkerKind::Gas, {{5, 0}, {6, 0}}}), std::string("OP-GAS-1"));
        QCOMPARE(ruleAgainst(table, PlaceMarkers{MarkerKind::Vent, {{5, 0}}}), std::string("OP-ROOM-2"));
        QCOMPARE(played(table, {PlaceMarkers{MarkerKind::Gas, {{5, 0}, {6, 0}, {5, 1}, {6, 1}}}}), fine);
        QVERIFY(!table.open.pending.any());
    }

    void OP_SPAWN_1_outOfTheReservesOntoTheRoomsTiles()
    {
        Table table = revealed(Printing::Revised, {{"two_rogues"}});
        forced(table, ResolveCard{{"two_rogues"}, std::nullopt, std::nullopt});
        QCOMPARE(ruleAgainst(table, spawning(table, "warrior_clone", {6, 1})), std::string("OP-SPAWN-1"));
        QCOMPARE(ruleAgainst(table, spawning(table, "rogue_clone", {4, 0})), std::string("OP-SPAWN-1"));
        QCOMPARE(ruleAgainst(table, spawning(table, "rogue_clone", {2, 1})), std::string("OP-SPAWN-1"));
        QCOMPARE(ruleAgainst(table, spawning(table, "rogue_clone", {5, 5})), std::string("OP-SPAWN-1"));
        QCOMPARE(no(table, spawning(table, "rogue_clone", {6, 1})), fine);
        table.open.reserves[{"rogue_clone"}] = 0;
        QCOMPARE(no(table, spawning(table, "rogue_clone", {6, 1})),
            std::string(R"({"rule": "OP-SPAWN-1", "facts": {"kind": "rogue_clone", "reserves": 0}})"));
    }

    void OP_SPAWN_1_anAbilitysFiguresComeAtAVentOrAPassage()
    {
        for (const Printing printing : printings)
        {
            Table table = reinforced(printing);
            QCOMPARE(no(table, spawning(table, "rogue_clone", {3, 1})), fine);
            QCOMPARE(ruleAgainst(table, spawning(table, "rogue_clone", {3, 3})), std::string("OP-SPAWN-1"));
            omega::apply(table, MarkerPlaced{MarkerKind::EnemyPassage, {6, 1}});
            QCOMPARE(no(table, spawning(table, "rogue_clone", {5, 1})),
                std::string(R"({"rule": "OP-SPAWN-1", "facts": {"hidden_room": 2}})"));
            table.open.content.mission.spawnInHiddenRooms = true;
            QCOMPARE(no(table, spawning(table, "rogue_clone", {5, 1})), fine);
        }
    }

    void OP_SPAWN_1_oneAdrenalineMakesRoomInTheRevisedPrinting()
    {
        for (const Printing printing : printings)
        {
            Table table = reinforced(printing);
            omega::apply(table, Placed{leader, Space{2, 0}, Facing::East});
            Spawn spawn = spawning(table, "rogue_clone", {2, 0});
            QCOMPARE(ruleAgainst(table, spawn), std::string("OP-SPAWN-1"));
            spawn.aside = Aside{leader, {3, 0}};
            QCOMPARE(ruleAgainst(table, spawn), std::string(printing == Printing::First ? "OP-SPAWN-1" : ""));
            if (printing == Printing::First)
                continue;
            const int before = table.open.adrenaline.pool;
            QCOMPARE(played(table, {spawn}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(3, 0));
            QCOMPARE(table.open.adrenaline.pool, before - 1);
        }
    }

    void OP_SPAWN_1_aCloneNestAddsAClone()
    {
        Table table = reinforced(Printing::Revised);
        omega::apply(table, MarkerPlaced{MarkerKind::Vent, {5, 6}});
        table.open.content.mission.spawnInHiddenRooms = true;
        forced(table, spawning(table, "rogue_clone", {6, 5}));
        int left = 0;
        for (const Allowance &allowance : table.open.pending.allowances)
            left += allowance.left;
        QCOMPARE(left, 3);
        QCOMPARE(no(table, spawning(table, "warrior_clone", {5, 6})), fine);
    }

    void aHazardPlacedUnderSomebodyIsMetAtOnce()
    {
        Table table = tableInTurns(Printing::Revised);
        omega::apply(table, AllowancesChanged{{{.marker = MarkerKind::Peril, .left = 1}}});
        QCOMPARE(played(table, {PlaceMarkers{MarkerKind::Peril, {{0, 1}}}}), fine);
        QVERIFY(view(table, PublicSeat{}).due.front() == (Due{RollHazard{leader, {}, Roller::People}, true}));
    }

    void theBoxHoldsSoManyMarkers()
    {
        for (const Printing printing : printings)
        {
            QCOMPARE(boxHolds(MarkerKind::Rubble, printing), printing == Printing::First ? 4 : 6);
            Table table = sampleTable(printing);
            const std::vector<Space> five{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 1}};
            QCOMPARE(ruleAgainst(table, PlaceMarkers{MarkerKind::Rubble, five}),
                std::string(printing == Printing::First ? "OP-ROOM-2" : ""));
        }
    }
};

DOSSIER_TESTS(RoomRulesTest, Nothing)

} // namespace room_rules_test

#include "room_rules_test.moc"
