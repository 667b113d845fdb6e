#include "omega_table.h"

#include <QTest>

#include <rapidcheck.h>

using namespace dossier;
using namespace dossier::omega;

namespace
{

constexpr int side = 6;

/// A map with a few walls, doors and markers of any kind, some of them turned up.
Table anyTable()
{
    Table table{.map = Map(side, side), .doors = {}};
    const auto somewhere = rc::gen::inRange(0, side);
    for (int i = *rc::gen::inRange(0, 8); i > 0; --i)
        table.map.setWall({*somewhere, *somewhere});
    for (int i = *rc::gen::inRange(0, 10); i > 0; --i)
    {
        const Edge edge{{*somewhere, *somewhere}, *rc::gen::arbitrary<bool>() ? Edge::Side::East : Edge::Side::South};
        if (table.map.setDoor(edge))
            table.doors[edge] = {static_cast<DoorKind>(*rc::gen::inRange(0, 4)), *rc::gen::arbitrary<bool>()};
    }
    return table;
}

/// The same table but for the kinds of the doors that lie face down.
Table withOtherSecrets(Table table)
{
    for (auto &[edge, marker] : table.doors)
        if (!marker.faceUp)
            marker.kind = static_cast<DoorKind>(*rc::gen::inRange(0, 4));
    return table;
}

/// Two rooms side by side with a door between, and a third below the first with two doors to it.
Table threeRooms()
{
    Map map(4, 4);
    for (const Edge &edge : {Edge{{1, 0}, Edge::Side::East}, Edge{{1, 1}, Edge::Side::East}})
        map.setDoor(edge);
    for (const int x : {0, 1, 2, 3})
        map.setDoor({{x, 1}, Edge::Side::South});
    return {.map = map, .doors = {}};
}

constexpr Edge betweenTheUpperRooms{{1, 0}, Edge::Side::East};
constexpr Edge westDown{{0, 1}, Edge::Side::South};
constexpr Edge eastDown{{3, 1}, Edge::Side::South};

} // namespace

class OmegaViewTest : public QObject
{
    Q_OBJECT

private slots:

    // OP-ROOM-3: the kinds of face-down doors are the overseer's alone.
    void secretsChangeNothingForAnybodyElse()
    {
        const bool holds = rc::check("two tables that differ in secrets alone",
            []
            {
                const Table table = anyTable();
                const Table other = withOtherSecrets(table);
                for (const Seat &seat : {Seat(PublicSeat{}), Seat(CommandoSeat{1}), Seat(CommandoSeat{5})})
                    RC_ASSERT(view(table, seat) == view(other, seat));
            });
        QVERIFY(holds);
    }

    void theOverseerSeesEveryKind()
    {
        const bool holds = rc::check("the overseer's view has the whole truth of the doors",
            []
            {
                const Table table = anyTable();
                const View seen = view(table, OverseerSeat{});
                RC_ASSERT(seen.doors.size() == table.doors.size());
                for (const SeenDoor &door : seen.doors)
                {
                    RC_ASSERT(door.kind == table.doors.at(door.edge).kind);
                    RC_ASSERT(door.faceUp == table.doors.at(door.edge).faceUp);
                }
            });
        QVERIFY(holds);
    }

    void everybodySeesWhereDoorsLieAndThoseTurnedUp()
    {
        Table table = threeRooms();
        table.doors[westDown] = {.kind = DoorKind::Jammed, .faceUp = false};
        table.doors[eastDown] = {.kind = DoorKind::Locked, .faceUp = false};
        QVERIFY(turnUp(table, eastDown));
        const View expected{.doors = {{westDown, false, std::nullopt}, {eastDown, true, DoorKind::Locked}}};
        QVERIFY(view(table, PublicSeat{}) == expected);
        QVERIFY(view(table, CommandoSeat{2}) == expected);
    }

    void thereMustBeAMarkerToTurnUp()
    {
        Table table = threeRooms();
        const Table before = table;
        QVERIFY(!turnUp(table, westDown));
        QVERIFY(table == before);
    }

    // OP-DOOR-1: no room may have two doors with the same icon.
    void twoDoorsOfARoomWithOneIconAreNamed()
    {
        Table table = threeRooms();
        table.doors[betweenTheUpperRooms] = {.kind = DoorKind::Jammed, .faceUp = false};
        table.doors[westDown] = {.kind = DoorKind::Jammed, .faceUp = true};
        const auto found = sameIconInARoom(table);
        QVERIFY(found.has_value());
        QVERIFY(*found == (SameIcon{westDown, betweenTheUpperRooms, 1}));
    }

    void doorsOfDifferentRoomsMayShareAnIcon()
    {
        Table table = threeRooms();
        table.map.setDoor({{1, 2}, Edge::Side::East});
        table.map.setDoor({{1, 3}, Edge::Side::East});
        table.doors[westDown] = {.kind = DoorKind::Shorted, .faceUp = false};
        table.doors[eastDown] = {.kind = DoorKind::Shorted, .faceUp = false};
        QVERIFY(!sameIconInARoom(table));
    }

    void unlockedDoorsHaveNoLimit()
    {
        Table table = threeRooms();
        for (const Edge &edge : {betweenTheUpperRooms, westDown, eastDown})
            table.doors[edge] = {.kind = DoorKind::Unlocked, .faceUp = false};
        QVERIFY(!sameIconInARoom(table));
    }

    void seatsHaveATextForm()
    {
        QCOMPARE(text(OverseerSeat{}), std::string("overseer"));
        QCOMPARE(text(CommandoSeat{3}), std::string("commando 3"));
        QCOMPARE(text(PublicSeat{}), std::string("public"));
    }
};

QTEST_GUILESS_MAIN(OmegaViewTest)
#include "view_test.moc"
