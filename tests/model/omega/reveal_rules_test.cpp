#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace reveal_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;
constexpr Role heavy = Role::HeavySupport;

constexpr Edge toB{{3, 2}, Edge::Side::East};
constexpr Edge toC{{8, 2}, Edge::Side::East};
constexpr Edge fromBtoE{{5, 3}, Edge::Side::South};

ResolveCard resolving(const char *card)
{
    return {{card}, std::nullopt, std::nullopt};
}

RoomState stateOf(const Table &table, int room)
{
    return roomWith(table.open, {room})->state;
}

/// Returns the state of a door, and the number of hidden rooms, as text.
std::string doorAndHidden(const Table &table, const Edge &door)
{
    const auto hidden = std::ranges::count(table.open.ground.rooms, RoomState::Hidden, &Room::state);
    return (table.open.ground.map.hasDoor(door) ? "shut " : "open ") + std::to_string(hidden);
}

/// A locked door beside the leader, with an unknown challenge.
Table atAnUnknownDoor(Printing printing)
{
    Table table = tableInTurns(printing);
    for (DoorRule &rule : table.open.content.doors)
        if (rule.id == DoorKind::Locked)
            rule = {.id = DoorKind::Locked, .challenge = true};
    omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
    omega::apply(table, DoorKindSet{{toB}, DoorKind::Locked});
    return table;
}

/// The first of two clones has come next to a vent, in sight of the heavy support specialist.
Table halfSpawned(Printing printing)
{
    Table table = tableInStep(printing, Step::Spawn);
    omega::apply(table, MarkerPlaced{MarkerKind::Vent, {3, 1}});
    omega::apply(table, AllowancesChanged{{{.kinds = {{"rogue_clone"}}, .left = 2}}});
    forced(table, Spawn{{1}, {"rogue_clone"}, {3, 2}, Facing::West, std::nullopt});
    return table;
}

DeclareAttack cautiously()
{
    return {heavy, {"m62"}, {0, 3}, FigureId{1}, {3, 2}, true, {}};
}

RollAttack showing(const Table &table, int face)
{
    const DicePool dice = table.open.pending.attack->dice;
    return {{std::vector<int>(static_cast<std::size_t>(dice.black), face),
                std::vector<int>(static_cast<std::size_t>(dice.red), face)},
        Roller::People};
}

} // namespace

/// OP-DOOR-2, OP-ROOM-2, OP-INT-1: opening doors, revealed rooms, and the responses to them.
class RevealRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROOM_2_aDoorBetweenTwoHiddenRoomsRevealsOneAfterTheOther()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            omega::apply(table, StackSet{{2}, {{"empty_room"}}});
            omega::apply(table, StackSet{{3}, {{"warriors"}}});
            const std::string before = doorAndHidden(table, toC);
            QCOMPARE(played(table, {ForceDoor{{toC}}, resolving("empty_room")}), fine);
            QVERIFY(table.open.pending.reveal->room == RoomId{3});
            QVERIFY2(table.open.ground.map.hasDoor(toC), "until both stacks are resolved");
            QCOMPARE(played(table, {resolving("warriors"), LeaveRest{}}), fine);
            QCOMPARE(boundary(before, doorAndHidden(table, toC)), "shut 4 | open 2");
            QVERIFY(!table.open.pending.any() && table.secret.stacks.empty());
        }
    }

    void OP_ROOM_2_aDoorOfOneHiddenRoomRevealsThatOneAlone()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            QCOMPARE(played(table, {ForceDoor{{toB}}}), fine);
            QCOMPARE(doorAndHidden(table, toB), std::string("open 3"));
            QCOMPARE(stateOf(table, 3), RoomState::Hidden);
        }
    }

    void OP_DOOR_2_anEventThatOpensADoorRevealsBothItsRooms()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            QCOMPARE(played(table, {ResolveEvent{{"alarm"}}, LeaveRest{}}), fine);
            QCOMPARE(doorAndHidden(table, fromBtoE), std::string("open 2"));
        }
    }

    void OP_DOOR_2_whatADoorAsksForIsTypedInAndTheTryIsPaidForOnce()
    {
        for (const Printing printing : printings)
        {
            Table table = atAnUnknownDoor(printing);
            const OpenDoor open{leader, {toB}};
            QCOMPARE(played(table, {open}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 1);
            QVERIFY(view(table, PublicSeat{}).due.front() == (Due{open, true}));
            const std::string unknown = ruleAgainst(table, open);
            QCOMPARE(no(table, open), std::string(R"({"rule": "OP-DOOR-2", "facts": {"unknown": "door_rule"}})"));
            forced(table, Correct{DoorRuleWritten{{DoorKind::Locked, true, Stat::Strength, 1}}});
            QCOMPARE(boundary(ruleAgainst(table, open), unknown), "fine | OP-DOOR-2");
            QCOMPARE(played(table, {open, RollChallenge{{{1, 0}, {}}, Roller::People}}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 1);
            QVERIFY(!table.open.ground.map.hasDoor(toB));
        }
    }

    void OP_DOOR_2_aDoorThatLiesFaceUpIsAskedForBeforeItIsPaid()
    {
        for (const Printing printing : printings)
        {
            Table table = atAnUnknownDoor(printing);
            QCOMPARE(played(table, {OpenDoor{leader, {toB}}, EndTurn{}}), fine);
            omega::apply(table, TurnBegan{leader, false});
            QCOMPARE(ruleAgainst(table, OpenDoor{leader, {toB}}), std::string("OP-DOOR-2"));
            QVERIFY(view(table, PublicSeat{}).due.front() == (Due{EndTurn{}, true}));
            forced(table, Correct{DoorRuleWritten{{DoorKind::Locked, false, std::nullopt, std::nullopt}}});
            QCOMPARE(played(table, {OpenDoor{leader, {toB}}}), fine);
            QCOMPARE(adrenalineOf(table.open, leader), 2);
        }
    }

    void OP_DOOR_2_aDoorThatLiesFaceDownTellsNothing()
    {
        for (const Printing printing : printings)
        {
            Table table = atAnUnknownDoor(printing);
            const OpenDoor open{leader, {toB}};
            QCOMPARE(no(table, open, CommandoSeat{1}), fine);
            QCOMPARE(no(table, open, OverseerSeat{}), fine);
        }
    }

    void OP_INT_1_aFigureThatComesIsAttackedBeforeTheNextOne()
    {
        for (const Printing printing : printings)
        {
            Table table = halfSpawned(printing);
            const int reserves = table.open.reserves.at({"rogue_clone"});
            QCOMPARE(played(table, {Interrupt{{"cautious_advance"}, heavy, 0}, cautiously()}), fine);
            const Spawn next{{2}, {"rogue_clone"}, {2, 1}, Facing::West, std::nullopt};
            const std::string before = ruleAgainst(table, next);
            QCOMPARE(ruleAgainst(table, LeaveRest{}), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {showing(table, 2), ApplyAttack{}}), fine);
            QVERIFY(!table.open.figures.contains(FigureId{1}));
            QCOMPARE(table.open.reserves.at({"rogue_clone"}), reserves + 1);
            QCOMPARE(boundary(ruleAgainst(table, next), before), "fine | OP-ACT-1");
        }
    }

    void OP_INT_1_eachThatComesCanBeAnsweredAnew()
    {
        Table table = halfSpawned(Printing::Revised);
        const Interrupt answer{{"cautious_advance"}, heavy, 0};
        QCOMPARE(played(table, {answer}), fine);
        const std::string again = ruleAgainst(table, answer);
        QCOMPARE(played(table, {Spawn{{2}, {"rogue_clone"}, {2, 1}, Facing::West, std::nullopt}}), fine);
        QCOMPARE(boundary(ruleAgainst(table, answer), again), "fine | OP-INT-1");
    }

    void OP_INT_1_betweenTheCardsOfARoom()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, RoomRevealed{{2}, std::nullopt, {{"two_rogues"}, {"empty_room"}}});
            bring(table, "rogue_clone", {3, 2}, Facing::West);
            QCOMPARE(played(table, {Interrupt{{"cautious_advance"}, heavy, 0}, cautiously()}), fine);
            QCOMPARE(ruleAgainst(table, resolving("two_rogues")), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {showing(table, 0), ApplyAttack{}, resolving("two_rogues")}), fine);
        }
    }

    void OP_INT_1_betweenTurnsByThePrinting()
    {
        for (const Printing printing : printings)
        {
            const bool first = printing == Printing::First;
            const Interrupt commandos{{"focus"}, leader, 0};
            const Interrupt overseers{{"focus"}, std::nullopt, 0};
            Table between = tableInStep(printing, Step::Turns);
            QCOMPARE(ruleAgainst(between, commandos), std::string(first ? "OP-INT-1" : ""));
            Table phase = tableInStep(printing, Step::Refresh);
            QCOMPARE(no(phase, commandos), fine);
            QCOMPARE(no(phase, overseers),
                first ? std::string(R"({"rule": "OP-INT-1", "facts": {"own_phase": "refresh"}})") : fine);
        }
    }
};

DOSSIER_TESTS(RevealRulesTest, Nothing)

} // namespace reveal_rules_test

#include "reveal_rules_test.moc"
