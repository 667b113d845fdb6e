#include "model/omega/json/json.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace phase_rules_test
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

/// Every type of command, as it is when nothing is said.
template <std::size_t index = 0>
std::vector<Command> everyType()
{
    if constexpr (index == alternativeCount<Command>)
        return {};
    else
    {
        std::vector<Command> all = everyType<index + 1>();
        all.insert(all.begin(), Command(AlternativeAt<index, Command>{}));
        return all;
    }
}

bool isWritten(const Command &command)
{
    return holds_alternative<Correct>(command) || holds_alternative<WritePlan>(command)
        || holds_alternative<WriteNotes>(command);
}

/// A room is open, with a card to be resolved, in that step.
Table revealedIn(Printing printing, Step step)
{
    Table table = tableInStep(printing, step);
    omega::apply(table, RoomRevealed{{2}, std::nullopt, {{"two_rogues"}}});
    return table;
}

/// A set-up with which the game can begin.
Table ready(Printing printing)
{
    const Scenario &scenario = samplePack().scenarios.front();
    Table table = sampleTable(printing);
    for (int i = 0; i < 3; ++i)
    {
        forced(table, ChooseCommando{{static_cast<Role>(i)}, i + 1});
        forced(table, PlaceCommando{static_cast<Role>(i), scenario.starts[static_cast<std::size_t>(i)], Facing::East});
    }
    for (const Edge &door : scenario.doors)
        forced(table, PlaceDoor{door, DoorKind::Unlocked});
    forced(table, CutRooms{scenario.starts.front(), scenario.goal});
    const std::vector<Room> rooms = table.open.ground.rooms;
    for (const Room &room : rooms)
        if (room.state == RoomState::Hidden)
            forced(table, PlaceStack{room.id, {{"empty_room"}}});
    return table;
}

std::string beginning(const Table &table)
{
    return ruleAgainst(table, BeginGame{});
}

} // namespace

/// OP-ROUND, OP-CMD-1, OP-DOOR-1, OP-ROOM-1: the beginning of a game, its due actions, and its end.
class PhaseRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROUND_1_nothingHappensAfterTheEndOfTheGame()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, GameEnded{std::nullopt});
            QStringList taken;
            for (const Command &command : everyType())
                if (ruleAgainst(table, command) != (isWritten(command) ? "" : "OP-ROUND-1"))
                    taken << QString::fromStdString(toJson(command));
            QCOMPARE(taken.join(u'\n'), QString());
            QCOMPARE(no(table, EndGame{}), std::string(R"({"rule": "OP-ROUND-1", "facts": {"over": "over"}})"));
            QVERIFY(view(table, PublicSeat{}).due.empty());
        }
    }

    void OP_ROUND_1_diceThatLieAtTheEndStay()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const FigureId clone = bring(table, "rogue_clone", {1, 1}, Facing::West);
            QCOMPARE(played(table, {DeclareAttack{leader, {"knife"}, {0, 1}, clone, {1, 1}, false, {}}}), fine);
            const DicePool dice = table.open.pending.attack->dice;
            const RollAttack roll{{std::vector<int>(static_cast<std::size_t>(dice.black), 2),
                                      std::vector<int>(static_cast<std::size_t>(dice.red), 2)},
                Roller::People};
            Table over = table;
            omega::apply(over, GameEnded{Side::Commando});
            QCOMPARE(boundary(ruleAgainst(table, roll), ruleAgainst(over, roll)), "fine | OP-ROUND-1");
        }
    }

    void OP_DOWN_3_theDeadDoNothing()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, KitChanged{leader, {"keep_your_head_down"}, true});
            const UseKit use{leader, {"keep_your_head_down"}, std::nullopt};
            const std::string alive = ruleAgainst(table, use);
            omega::apply(table, ConditionChanged{leader, Condition::Dead});
            QCOMPARE(boundary(alive, ruleAgainst(table, use)), "fine | OP-DOWN-3");
            for (const Command &command :
                {Command(Move{leader, {{0, 1}}, Facing::East}), Command(Face{leader, Facing::East}),
                    Command(Interrupt{{"x"}, leader, 0}), Command(TakeAction{leader, {"x"}, 0}),
                    Command(BeginChallenge{leader, Stat::Strength, 1}), Command(LeaveMap{leader})})
                QCOMPARE(no(table, command),
                    std::string(R"({"rule": "OP-DOWN-3", "facts": {"commando": "team_leader", "condition": "dead"}})"));
        }
    }

    void OP_ROUND_1_noStepGoesOverWhatIsUnderWay()
    {
        for (const Printing printing : printings)
        {
            const auto isRefused = [&](Step step, const Command &command)
            {
                const std::string without = ruleAgainst(tableInStep(printing, step), command);
                QCOMPARE(boundary(without, ruleAgainst(revealedIn(printing, step), command)), "fine | OP-ACT-1");
            };
            isRefused(Step::Timer, AdvanceTimers{});
            isRefused(Step::Transfer, TransferAdrenaline{});
            isRefused(Step::Initiative, AssignInitiative{{leader, counter, heavy}});
            isRefused(Step::Stances,
                ChooseStance{leader, samplePack().sheets[static_cast<std::size_t>(leader)].stances.front().id});
            isRefused(Step::Turns, BeginTurn{leader});
            isRefused(Step::Refresh, RefreshDashboard{});
            isRefused(Step::Spawn, BeginActivations{});
            isRefused(Step::Activate, EndActivations{});
            isRefused(Step::Discard, DiscardAdrenaline{});
        }
    }

    void OP_ROUND_1_theTurnsAreOverWhenNobodyIsLeftToTakeOne()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Turns);
            const std::string before = ruleAgainst(table, EndTurn{});
            for (const Role role : {leader, counter, heavy})
                omega::apply(table, Placed{role, std::nullopt, Facing::East});
            QVERIFY(view(table, PublicSeat{}).due == (std::vector<Due>{{EndTurn{}, true}}));
            QCOMPARE(boundary(ruleAgainst(table, EndTurn{}), before), "fine | OP-ROUND-1");
            QCOMPARE(played(table, {EndTurn{}}), fine);
            QCOMPARE(table.open.clock.step, Step::Refresh);
        }
    }

    void OP_ROUND_2_theTokensStayOnTheLastSpaceOfTheTrack()
    {
        for (const Printing printing : printings)
        {
            const auto after = [&](int space)
            {
                Table table = tableInStep(printing, Step::Timer);
                table.open.content.mission.events.clear();
                omega::apply(table, TimersMoved{space, space});
                const std::string fault = played(table, {AdvanceTimers{}});
                const bool goesOn = table.open.clock.step == Step::Transfer;
                return fault.empty() && goesOn ? table.open.clock.primary : -1;
            };
            QCOMPARE(boundary(after(Clock::lastSpace - 2), after(Clock::lastSpace)), "19 | 20");
            QCOMPARE(after(Clock::lastSpace - 1), Clock::lastSpace);
        }
    }

    void OP_CMD_1_theCommandingOfficersPlayerAssignsTheInitiative()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Initiative);
            const AssignInitiative assign{{heavy, counter, leader}};
            QCOMPARE(boundary(ruleAgainst(table, assign, CommandoSeat{1}), ruleAgainst(table, assign, CommandoSeat{2})),
                "fine | OP-CMD-1");
            QCOMPARE(no(table, assign, CommandoSeat{2}),
                std::string(R"({"rule": "OP-CMD-1", "facts": {"officer": "team_leader"}})"));
            QCOMPARE(no(table, assign, OverseerSeat{}), fine);
            omega::apply(table, ConditionChanged{leader, Condition::Dead});
            QCOMPARE(no(table, AssignInitiative{{heavy, counter}}, CommandoSeat{2}), fine);
        }
    }

    void OP_DOOR_1_doorsLieWhereTheMapHasThemAndOnAllOfThesePlaces()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            const auto placing
                = [&](const Edge &door) { return ruleAgainst(table, PlaceDoor{door, DoorKind::Locked}); };
            QCOMPARE(
                boundary(placing({{3, 2}, Edge::Side::East}), placing({{2, 2}, Edge::Side::East})), "fine | OP-DOOR-1");
            Table without = ready(printing);
            omega::apply(without, DoorTaken{{{{8, 6}, Edge::Side::East}}});
            QCOMPARE(boundary(beginning(ready(printing)), beginning(without)), "fine | OP-DOOR-1");
            QCOMPARE(no(without, BeginGame{}),
                std::string(R"({"rule": "OP-DOOR-1", "facts": {"without_door": [8, 6, "E"]}})"));
            table.open.content.doorPlaces.clear();
            QVERIFY2(placing({{2, 2}, Edge::Side::East}).empty(), "a map of which nobody has said where its doors are");
        }
    }

    void OP_ROOM_1_commandosBeginInTheStartingRoom()
    {
        for (const Printing printing : printings)
        {
            Table table = ready(printing);
            omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
            const std::string inTheRoom = beginning(table);
            omega::apply(table, Placed{leader, Space{4, 2}, Facing::East});
            QCOMPARE(boundary(inTheRoom, beginning(table)), "fine | OP-ROOM-1");
        }
    }

    void OP_ROOM_1_noGameBeginsWithoutRooms()
    {
        for (const Printing printing : printings)
        {
            Table table = ready(printing);
            omega::apply(table, RoomsCut{});
            QCOMPARE(no(table, BeginGame{}), std::string(R"({"rule": "OP-ROOM-1", "facts": {"rooms": 0}})"));
        }
    }

    /// A goal that a later door cut off, or that lost its door, would be none.
    void OP_ROOM_1_theRoomsAreThoseOfTheDoors()
    {
        const Scenario &scenario = samplePack().scenarios.front();
        const Edge door = scenario.doors.front();
        for (const Printing printing : printings)
        {
            Table table = ready(printing);
            const std::string before = beginning(table);
            forced(table, Correct{DoorTaken{{door}}});
            forced(table, CutRooms{scenario.starts.front(), scenario.goal});
            forced(table, PlaceDoor{door, DoorKind::Unlocked});
            QCOMPARE(boundary(before, beginning(table)), "fine | OP-ROOM-1");
            const auto isStale
                = [&] { return no(table, BeginGame{}).find("changed_since_the_cut") != std::string::npos; };
            QVERIFY(isStale());
            forced(table, CutRooms{scenario.starts.front(), scenario.goal});
            QVERIFY(!isStale());
        }
    }

    void OP_ROOM_1_everyHiddenRoomHasAStackAndOnlyTheOverseerIsTold()
    {
        for (const Printing printing : printings)
        {
            Table table = ready(printing);
            QCOMPARE(beginning(table), fine);
            table.secret.stacks.at({2}).clear();
            QVERIFY2(beginning(table).empty(), "a stack may be without cards");
            table.secret.stacks.erase({2});
            QCOMPARE(no(table, BeginGame{}), std::string(R"({"rule": "OP-ROOM-1", "facts": {"without_stack": 2}})"));
            QCOMPARE(no(table, BeginGame{}, PublicSeat{}), fine);
        }
    }

    /// A correction leads back from the end: then nobody has won.
    void OP_ROUND_3_whoGoesOnAfterTheEndHasNotWon()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Turns);
            omega::apply(table, GameEnded{Side::Commando});
            QVERIFY(table.open.clock.winner == Side::Commando);
            omega::apply(table, StepBegan{Step::Over, table.open.clock.round});
            QVERIFY(table.open.clock.winner == Side::Commando);
            QCOMPARE(played(table, {Correct{StepBegan{Step::Turns, table.open.clock.round}}}), fine);
            QVERIFY(!table.open.clock.winner);
        }
    }
};

DOSSIER_TESTS(PhaseRulesTest, Nothing)

} // namespace phase_rules_test

#include "phase_rules_test.moc"
