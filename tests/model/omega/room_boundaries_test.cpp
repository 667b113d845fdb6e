#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace room_boundaries_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
constexpr Role leader = Role::TeamLeader;

constexpr Edge toB{{3, 2}, Edge::Side::East};
constexpr Edge toC{{8, 2}, Edge::Side::East};
constexpr Edge fromBtoE{{5, 3}, Edge::Side::South};
constexpr Edge toGoal{{12, 3}, Edge::Side::South};
constexpr Edge fromDtoE{{3, 6}, Edge::Side::East};
constexpr Edge fromEtoF{{8, 6}, Edge::Side::East};
constexpr RoomId roomB{2};

/// Room B is open with these cards to resolve.
Table revealed(Printing printing, const std::vector<RoomCardId> &stack)
{
    Table table = tableInTurns(printing);
    omega::apply(table, RoomRevealed{roomB, std::nullopt, stack});
    return table;
}

/// The overseer's spawn step with an ability's clones to be placed.
Table reinforced(Printing printing)
{
    Table table = tableInStep(printing, Step::Spawn);
    forced(table, UseAbility{{"clone_reinforcements"}});
    return table;
}

Spawn coming(Space at, const std::optional<Aside> &aside = {})
{
    return {{9}, {"rogue_clone"}, at, Facing::South, aside};
}

int allowed(const Table &table)
{
    int left = 0;
    for (const Allowance &allowance : table.open.pending.allowances)
        left += allowance.left;
    return left;
}

} // namespace

/// OP-DOOR, OP-ROOM, OP-SPAWN at their last allowed values and one beyond.
class RoomBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_DOOR_1_theEighteenthDoorIsTheLast()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            table.open.content.doorPlaces.clear();
            const auto edge = [](int i) { return Edge{{i % 9 + (i % 9 > 3 ? 1 : 0), i / 9}, Edge::Side::South}; };
            for (int i = 0; i < doorsInTheBox - 1; ++i)
                forced(table, PlaceDoor{edge(i), DoorKind::Unlocked});
            const std::string last = played(table, {PlaceDoor{edge(doorsInTheBox - 1), DoorKind::Unlocked}});
            QCOMPARE(boundary(last, ruleAgainst(table, PlaceDoor{fromEtoF, DoorKind::Unlocked})), "fine | OP-DOOR-1");
        }
    }

    void OP_DOOR_1_oneIconTwiceButNotInOneRoom()
    {
        for (const Printing printing : printings)
        {
            const auto cuttingWith = [&](const Edge &second, DoorKind kind)
            {
                Table table = sampleTable(printing);
                for (const Edge &door : {toB, toC, fromBtoE, toGoal, fromDtoE, fromEtoF})
                    forced(table, PlaceDoor{door, door == toB || door == second ? kind : DoorKind::Unlocked});
                return ruleAgainst(table, CutRooms{{0, 0}, std::nullopt});
            };
            QCOMPARE(boundary(cuttingWith(fromEtoF, DoorKind::Jammed), cuttingWith(toC, DoorKind::Jammed)),
                "fine | OP-DOOR-1");
            QCOMPARE(
                boundary(cuttingWith(toC, DoorKind::Unlocked), cuttingWith(toC, DoorKind::Locked)), "fine | OP-DOOR-1");
        }
    }

    void OP_DOOR_2_theHitsOfTheChallengeOpen()
    {
        for (const Printing printing : printings)
        {
            const auto isShutAfter = [&](const std::vector<int> &faces)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
                omega::apply(table, DoorKindSet{{toB}, DoorKind::Jammed});
                forced(table, OpenDoor{leader, {toB}});
                forced(table, RollChallenge{{faces, {}}, Roller::People});
                return table.open.ground.map.hasDoor(toB);
            };
            QCOMPARE(boundary(isShutAfter({1, 2}), isShutAfter({1, 1})), "no | yes");
        }
    }

    void OP_DOOR_2_theOverseersDoorsWhileTheLastRoomIsHidden()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            for (Room &room : table.open.ground.rooms)
                if (room.state == RoomState::Hidden && !room.contains({10, 0}))
                    room.state = RoomState::Revealed;
            const auto forcing = [&](const Edge &door) { return ruleAgainst(table, ForceDoor{{door}}); };
            QCOMPARE(boundary(forcing(toC), forcing(fromDtoE)), "fine | OP-DOOR-2");
            const std::string before = forcing(fromDtoE);
            for (Room &room : table.open.ground.rooms)
                if (room.state == RoomState::Hidden)
                    room.state = RoomState::Revealed;
            QCOMPARE(boundary(forcing(fromDtoE), before),
                printing == Printing::First ? "OP-DOOR-2 | OP-DOOR-2" : "fine | OP-DOOR-2");
            QCOMPARE(forcing(toGoal), std::string("OP-DOOR-2"));
        }
    }

    void OP_ROOM_1_aDoorMoreIsARoomMore()
    {
        for (const Printing printing : printings)
        {
            const auto rooms = [&](const std::vector<Edge> &doors)
            {
                Table table = sampleTable(printing);
                for (const Edge &door : doors)
                    forced(table, PlaceDoor{door, DoorKind::Unlocked});
                forced(table, CutRooms{{0, 0}, std::nullopt});
                return static_cast<int>(table.open.ground.rooms.size());
            };
            QCOMPARE(boundary(rooms({toB, toC, fromBtoE, toGoal, fromDtoE, fromEtoF}),
                         rooms({toC, fromBtoE, toGoal, fromDtoE, fromEtoF})),
                "6 | 5");
            Table table = tableInStep(printing, Step::SetUp);
            const auto starting = [&](Space start) { return ruleAgainst(table, CutRooms{start, std::nullopt}); };
            QCOMPARE(boundary(starting({3, 0}), starting({4, 0})), "fine | OP-ROOM-1");
            const auto stacked = [&](int room) { return ruleAgainst(table, PlaceStack{{room}, {{"empty_room"}}}); };
            QCOMPARE(boundary(stacked(2), stacked(1)), "fine | OP-ROOM-2");
            QCOMPARE(boundary(stacked(4), stacked(5)), "fine | OP-ROOM-2");
        }
    }

    /// A stack stays with its room's number, and lies there as long as the room is hidden.
    void OP_ROOM_2_noStackLiesInTheStartingRoom()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::SetUp);
            const auto stacks = [&] { return view(table, OverseerSeat{}).overseer->stacks; };
            QCOMPARE(played(table, {PlaceStack{roomB, {{"empty_room"}}}}), std::string());
            const bool before = stacks().contains(roomB);
            forced(table, CutRooms{{5, 2}, std::nullopt});
            QCOMPARE(roomWith(table.open, roomB)->state, RoomState::Start);
            QCOMPARE(boundary(before, stacks().contains(roomB)), "yes | no");
            QCOMPARE(ruleAgainst(table, PlaceStack{roomB, {{"empty_room"}}}), std::string("OP-ROOM-2"));
            forced(table, CutRooms{{0, 0}, std::nullopt});
            QVERIFY(stacks().contains(roomB));
        }
    }

    void OP_ROOM_2_theFirstDoorRevealsAndTheSecondNoMore()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            for (Room &room : table.open.ground.rooms)
                if (room.contains({10, 0}))
                    room.state = RoomState::Revealed;
            const int first = count<RoomRevealed>(forced(table, ForceDoor{{toB}}));
            QCOMPARE(boundary(first, count<RoomRevealed>(resolve(table, ForceDoor{{toC}}))), "1 | 0");
        }
    }

    void OP_ROOM_2_aGroupAfterTheOtherAndNoMoreThanTheCardGives()
    {
        for (const Printing printing : printings)
        {
            Table table = revealed(printing, {{"open_vent"}, {"interference"}, {"two_rogues"}});
            const auto resolving
                = [&](const char *card) { return ruleAgainst(table, ResolveCard{{card}, std::nullopt, std::nullopt}); };
            QCOMPARE(boundary(resolving("interference"), resolving("two_rogues")), "fine | OP-ROOM-2");
            forced(table, ResolveCard{{"open_vent"}, std::nullopt, std::nullopt});
            const auto placing
                = [&](const std::vector<Space> &at) { return ruleAgainst(table, PlaceMarkers{MarkerKind::Vent, at}); };
            QCOMPARE(boundary(placing({{8, 2}}), placing({{8, 2}, {7, 2}})), "fine | OP-ROOM-2");
            QCOMPARE(boundary(placing({{8, 2}}), placing({{9, 2}})), "fine | OP-ROOM-2");
        }
    }

    void OP_ROOM_2_theSecondObjectiveIsTheLastAndOnlyItsIconTurnsATile()
    {
        for (const Printing printing : printings)
        {
            Table table = revealed(printing, {{"data_core"}, {"faulty_intel_emi"}});
            const auto turning = [&](const std::optional<TileName> &tile)
            { return ruleAgainst(table, ResolveCard{{"faulty_intel_emi"}, std::nullopt, tile}); };
            QCOMPARE(boundary(turning(U'b'), turning(U'a')), "fine | OP-ROOM-2");
            QCOMPARE(boundary(turning(U'b'), turning(std::nullopt)),
                printing == Printing::First ? "fine | OP-ROOM-2" : "fine | fine");
            Table core = revealed(printing, {{"data_core"}});
            const auto laid = [&] { return ruleAgainst(core, ResolveCard{{"data_core"}, Space{7, 3}, std::nullopt}); };
            omega::apply(core, ObjectivePlaced{{"one"}, {0, 0}});
            const std::string second = laid();
            omega::apply(core, ObjectivePlaced{{"two"}, {1, 0}});
            QCOMPARE(boundary(second, laid()), "fine | OP-ROOM-2");
        }
    }

    void OP_ROOM_3_nobodySeesAStackBeforeTheDoorOpens()
    {
        for (const Printing printing : printings)
        {
            Table one = tableInStep(printing, Step::Spawn);
            Table other = one;
            omega::apply(one, StackSet{roomB, {{"two_rogues"}}});
            omega::apply(other, StackSet{roomB, {{"open_vent"}, {"empty_room"}}});
            const auto same = [&] { return view(one, PublicSeat{}) == view(other, PublicSeat{}); };
            const bool before = same();
            forced(one, ForceDoor{{toB}});
            forced(other, ForceDoor{{toB}});
            QCOMPARE(boundary(before, same()), "yes | no");
        }
    }

    void OP_SPAWN_1_theLastFigureOfTheReserves()
    {
        for (const Printing printing : printings)
        {
            const auto spawningFrom = [&](int reserves)
            {
                Table table = reinforced(printing);
                table.open.reserves[{"rogue_clone"}] = reserves;
                return ruleAgainst(table, coming({3, 1}));
            };
            QCOMPARE(boundary(spawningFrom(1), spawningFrom(0)), "fine | OP-SPAWN-1");
        }
    }

    void OP_SPAWN_1_nextToTheVentOnTheRoomsLastSpaceAndNoFurther()
    {
        for (const Printing printing : printings)
        {
            const Table table = reinforced(printing);
            const auto atVent = [&](Space at) { return ruleAgainst(table, coming(at)); };
            QCOMPARE(boundary(atVent({3, 1}), atVent({2, 2})), "fine | OP-SPAWN-1");
            QCOMPARE(boundary(atVent({1, 0}), atVent({0, 0})), "fine | OP-SPAWN-1");
            Table room = revealed(printing, {{"two_rogues"}});
            forced(room, ResolveCard{{"two_rogues"}, std::nullopt, std::nullopt});
            const auto inRoom = [&](Space at) { return ruleAgainst(room, coming(at)); };
            QCOMPARE(boundary(inRoom({8, 2}), inRoom({9, 2})), "fine | OP-SPAWN-1");
            QCOMPARE(boundary(inRoom({4, 2}), inRoom({4, 1})), "fine | OP-SPAWN-1");
        }
    }

    void OP_SPAWN_1_oneTokenPutsAsideByOneSpace()
    {
        const auto making = [](Printing printing, int tokens, Space to)
        {
            Table table = reinforced(printing);
            table.open.adrenaline.bank += table.open.adrenaline.pool - tokens;
            table.open.adrenaline.pool = tokens;
            omega::apply(table, Placed{leader, Space{2, 0}, Facing::East});
            return ruleAgainst(table, coming({2, 0}, Aside{leader, to}));
        };
        const std::string legal = making(Printing::Revised, 1, {3, 1});
        QCOMPARE(boundary(legal, making(Printing::Revised, 0, {3, 1})), "fine | OP-ADR-1");
        QCOMPARE(boundary(legal, making(Printing::Revised, 1, {3, 2})), "fine | OP-SPAWN-1");
        QCOMPARE(boundary(legal, making(Printing::First, 1, {3, 1})), "fine | OP-SPAWN-1");
    }

    void OP_SPAWN_1_aNestGivesOneCloneOnItsOwnTile()
    {
        for (const Printing printing : printings)
        {
            const auto leftAfter = [&](Space at)
            {
                Table table = reinforced(printing);
                table.open.content.mission.spawnInHiddenRooms = true;
                omega::apply(table, MarkerPlaced{MarkerKind::Vent, {5, 6}});
                forced(table, coming(at));
                return allowed(table);
            };
            QCOMPARE(boundary(leftAfter({5, 6}), leftAfter({3, 1})), "3 | 2");
            Table nest = tableInStep(printing, Step::Spawn);
            nest.open.content.mission.spawnInHiddenRooms = true;
            omega::apply(nest, AllowancesChanged{{{.kinds = {{"rogue_clone"}}, .left = 1, .tile = U'e'}}});
            QCOMPARE(
                boundary(ruleAgainst(nest, coming({8, 6})), ruleAgainst(nest, coming({9, 6}))), "fine | OP-SPAWN-1");
        }
    }
};

DOSSIER_TESTS(RoomBoundariesTest, Nothing)

} // namespace room_boundaries_test

#include "room_boundaries_test.moc"
