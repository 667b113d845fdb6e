#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace mission_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;
constexpr RoomId roomB{2};
constexpr Edge toC{{8, 2}, Edge::Side::East};

const ResolveEvent lightsOut{{"lights_out"}};
const ResolveEvent tremor{{"tremor"}};
const ResolveEvent soundAlarm{{"alarm"}};

MissionEvent ambush()
{
    return samplePack().scenarios.front().secretEvents.front();
}

std::vector<Due> due(const Table &table, const Seat &seat = PublicSeat{})
{
    return view(table, seat).due;
}

} // namespace

/// OP-ROUND-2, OP-ROOM-2, OP-SPAWN-1, OP-ATK-3: the content of a mission, and its tokens and tiles.
class MissionRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROUND_2_anEventComesWithItsSpaceOfTheTrackAndIsResolvedOnce()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Timer);
            QCOMPARE(played(table, {AdvanceTimers{}}), fine);
            QVERIFY2(!table.open.pending.any(), "a space before");
            QCOMPARE(no(table, lightsOut),
                std::string(R"({"rule": "OP-ROUND-2", "facts": {"event": "lights_out", "round": 3}})"));
            omega::apply(table, StepBegan{Step::Timer, 3});
            QCOMPARE(played(table, {AdvanceTimers{}}), fine);
            QVERIFY(due(table).front() == (Due{lightsOut, true}));
            QCOMPARE(no(table, TransferAdrenaline{}),
                std::string(R"({"rule": "OP-ACT-1", "facts": {"under_way": "event"}})"));
            QCOMPARE(played(table, {lightsOut}), fine);
            QVERIFY(table.open.clock.happened.contains({"lights_out"}));
            QCOMPARE(
                no(table, lightsOut), std::string(R"({"rule": "OP-ROUND-2", "facts": {"happened": "lights_out"}})"));
            QCOMPARE(played(table, {TransferAdrenaline{}}), fine);
            omega::apply(table, MissionEventsCame{{lightsOut.event, tremor.event}});
            QVERIFY2(no(table, lightsOut) == fine && no(table, tremor) == fine, "what the table says has come");
        }
    }

    void OP_ROUND_2_theSecondaryTimerHasEventsOfItsOwn()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Timer);
            omega::apply(table, MissionEventHappened{{"lights_out"}});
            omega::apply(table, TimersMoved{7, 5});
            QCOMPARE(played(table, {AdvanceTimers{}}), fine);
            QCOMPARE(table.open.pending.events, std::vector{tremor.event});
            QCOMPARE(played(table, {tremor}), fine);
            QCOMPARE(ruleAgainst(table, TransferAdrenaline{}), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {PlaceMarkers{MarkerKind::Peril, {{2, 2}}}, TransferAdrenaline{}}), fine);
            QVERIFY(spacesWith(table.open, MarkerKind::Peril).contains({2, 2}));
        }
    }

    void OP_ROUND_2_eventsThatHangOnNoRoundComeWhenTheTableSaysSo()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(played(table, {BeginChallenge{leader, Stat::Strength, 1}}), fine);
            QCOMPARE(ruleAgainst(table, soundAlarm), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {RollChallenge{{{1, 0}, {}}, Roller::People}, soundAlarm}), fine);
            QCOMPARE(roomWith(table.open, roomB)->state, RoomState::Revealed);
            QVERIFY(due(table).front() == (Due{Spawn{.kind = {"rogue_clone"}}, true}));
            QCOMPARE(played(table, {Spawn{{1}, {"rogue_clone"}, {3, 0}, Facing::South, std::nullopt}}), fine);
            QVERIFY2(!table.open.ground.doors.contains(Edge{{5, 3}, Edge::Side::South}), "its door is open");
            QVERIFY(!table.open.pending.any());
        }
        Table over = tableInStep(Printing::First, Step::Over);
        QCOMPARE(ruleAgainst(over, soundAlarm), std::string("OP-ROUND-1"));
    }

    void OP_ROUND_2_theTrackShowsWhatHangsOnIt()
    {
        Table table = tableInTurns(Printing::Revised);
        omega::apply(table, MissionEventPlanned{ambush()});
        const std::vector<TrackMark> open{{3, TimerToken::Primary, MissionEventId{"lights_out"}},
            {4, TimerToken::Primary, std::nullopt}, {6, TimerToken::Secondary, MissionEventId{"tremor"}}};
        QVERIFY(view(table, PublicSeat{}).track == open);
        QVERIFY(view(table, OverseerSeat{}).track == open);
        QVERIFY(view(table, PublicSeat{}).planned.empty());
        const std::vector<TrackMark> planned{{5, TimerToken::Primary, MissionEventId{"ambush"}}};
        QVERIFY(view(table, OverseerSeat{}).planned == planned);
    }

    void OP_ROOM_3_aPlannedEventIsTheOverseersUntilItIsSprung()
    {
        for (const Printing printing : printings)
        {
            Table plain = tableInTurns(printing);
            Table table = plain;
            const SpringEvent spring{{"ambush"}};
            omega::apply(table, MissionEventPlanned{ambush()});
            QCOMPARE(
                no(table, spring), std::string(R"({"rule": "OP-ROUND-2", "facts": {"event": "ambush", "round": 5}})"));
            for (Table *one : {&plain, &table})
                omega::apply(*one, TimersMoved{5, 5});
            for (const Seat &seat : {Seat(PublicSeat{}), Seat(CommandoSeat{1})})
            {
                QVERIFY(view(table, seat) == view(plain, seat));
                QCOMPARE(ruleAgainst(table, spring, seat), std::string("OP-ROOM-3"));
                QCOMPARE(no(table, spring, seat), no(plain, spring, seat));
            }
            QVERIFY(due(table, OverseerSeat{}).back() == (Due{spring, false}));
            QCOMPARE(ruleAgainst(plain, spring), std::string("OP-ROUND-2"));
            QCOMPARE(played(table, {spring}), fine);
            QVERIFY(table.secret.events.empty());
            QVERIFY(found(view(table, PublicSeat{}).open.content.mission.events, MissionEventId{"ambush"}) != nullptr);
            QCOMPARE(table.open.pending.allowances.front().kinds, std::vector{KindId{"warrior_clone"}});
        }
    }

    void OP_ROOM_3_planningAnEventShowsNothing()
    {
        Table table = sampleTable(Printing::Revised);
        const Events events = resolve(table, PlanEvent{ambush()});
        QCOMPARE(events.size(), std::size_t(1));
        QVERIFY(seenBy(events, PublicSeat{}).empty() && seenBy(events, CommandoSeat{1}).empty());
        QCOMPARE(played(table, {PlanEvent{ambush()}}), fine);
        QCOMPARE(ruleAgainst(tableInTurns(Printing::Revised), PlanEvent{ambush()}), std::string("OP-ROUND-1"));
        MissionEvent late = ambush();
        late.round = 21;
        QVERIFY2(malformed(table.open, Command(PlanEvent{late})), "the track ends at 20");
        QVERIFY2(malformed(table.open, Command(PlanEvent{table.open.content.mission.events.front()})), "there already");
    }

    void OP_ROOM_2_objectivesGoToAZoneAndTheBoxHasTwo()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, RoomRevealed{roomB, std::nullopt, {{"data_core"}}});
            QCOMPARE(no(table, ResolveCard{{"data_core"}, Space{5, 3}, std::nullopt}),
                std::string(R"({"rule": "OP-ROOM-2", "facts": {"objective": "data_core", "zone": [6, 3]}})"));
            omega::apply(table, ObjectivePlaced{{"one"}, {0, 0}});
            QCOMPARE(no(table, ResolveCard{{"data_core"}, Space{7, 3}, std::nullopt}), fine);
            omega::apply(table, ObjectivePlaced{{"two"}, {1, 0}});
            QCOMPARE(no(table, ResolveCard{{"data_core"}, Space{7, 3}, std::nullopt}),
                std::string(R"({"rule": "OP-ROOM-2", "facts": {"box": 2, "objectives": 3}})"));
            table.open.content.mission.objectiveZones.clear();
            table.open.ground.objectives.clear();
            QCOMPARE(no(table, ResolveCard{{"data_core"}, Space{5, 3}, std::nullopt}), fine);
        }
    }

    void OP_ROOM_2_aHiddenRoomsPassageComesWithTheReveal()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            QVERIFY(!spacesWith(table.open, MarkerKind::EnemyPassage).contains({11, 0}));
            Table setUp = table;
            omega::apply(setUp, ClockWritten{});
            QCOMPARE(no(setUp, PlaceMarkers{MarkerKind::CommandoPassage, {{0, 0}}}), fine);
            QCOMPARE(no(setUp, PlaceMarkers{MarkerKind::CommandoPassage, {{6, 0}}}),
                std::string(R"({"rule": "OP-ROOM-2", "facts": {"at": [6, 0], "hidden_room": 2}})"));
            QCOMPARE(played(table, {ForceDoor{{{{3, 2}, Edge::Side::East}}}}), fine);
            QVERIFY2(!spacesWith(table.open, MarkerKind::EnemyPassage).contains({11, 0}), "room B lies before it");
            QCOMPARE(played(table, {ForceDoor{{toC}}}), fine);
            QVERIFY(spacesWith(table.open, MarkerKind::EnemyPassage).contains({11, 0}));
        }
    }

    void OP_SPAWN_1_aPassageTurnsRedAndLetsEnemiesIn()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            omega::apply(table, MarkerPlaced{MarkerKind::CommandoPassage, {0, 0}});
            forced(table, UseAbility{{"clone_reinforcements"}});
            const Spawn spawn{{1}, {"rogue_clone"}, {1, 0}, Facing::South, std::nullopt};
            table.open.ground.printed.clear();
            QCOMPARE(ruleAgainst(table, spawn), std::string("OP-SPAWN-1"));
            QCOMPARE(no(table, FlipPassage{{1, 0}}),
                std::string(R"({"rule": "OP-SPAWN-1", "facts": {"no_passage": [1, 0]}})"));
            QCOMPARE(played(table, {FlipPassage{{0, 0}}, spawn}), fine);
            QVERIFY(!table.open.ground.markers.contains(MarkerKind::CommandoPassage));
        }
    }

    void OP_SPAWN_1_whoeverIsSpawnedHasMovedThere()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Spawn);
            omega::apply(table, MarkerPlaced{MarkerKind::Peril, {3, 1}});
            forced(table, UseAbility{{"clone_reinforcements"}});
            QCOMPARE(played(table, {Spawn{{1}, {"rogue_clone"}, {3, 1}, Facing::South, std::nullopt}}), fine);
            QVERIFY(due(table).front() == (Due{RollHazard{FigureId{1}, {}, Roller::People}, true}));
            QCOMPARE(played(table, {RollHazard{FigureId{1}, {{}, {1}}, Roller::People}}), fine);
            QVERIFY2(table.open.figures.empty(), "back to the reserves");
        }
    }

    void OP_SPAWN_1_whoeverMakesRoomMeetsWhatLiesThere()
    {
        Table table = tableInStep(Printing::Revised, Step::Spawn);
        omega::apply(table, Placed{leader, Space{2, 0}, Facing::East});
        omega::apply(table, MarkerPlaced{MarkerKind::Gas, {3, 0}});
        forced(table, UseAbility{{"clone_reinforcements"}});
        QCOMPARE(played(table, {Spawn{{1}, {"rogue_clone"}, {2, 0}, Facing::South, Aside{leader, {3, 0}}}}), fine);
        QCOMPARE(table.open.commandos.at(leader).wounds, 1);
    }

    void OP_ATK_3_explosionsDamageTheMarkersThatTheMissionSays()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::Bomb, {3, 1}});
            omega::apply(table, MarkerPlaced{MarkerKind::Bomb, {3, 3}});
            omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {3, 0}});
            QCOMPARE(markersBlastedBy(table.open, {2, 1}, 1, std::nullopt),
                (std::vector<MarkerAt>{{MarkerKind::Bomb, {3, 1}}}));
            QVERIFY2(markersBlastedBy(table.open, {3, 1}, 1, MarkerKind::Bomb).empty(), "it is the one that goes off");
            Explode blast{std::nullopt, {2, 1}, 1, {0, 1}, {}, Roller::People, {}};
            QCOMPARE(no(table, blast),
                std::string(R"({"rule": "OP-ATK-3", "facts": {"at": [3, 1], "rolls_once": "bomb"}})"));
            blast.markers = {{MarkerKind::Bomb, {3, 1}, {{}, {1}}}};
            Explode far = blast;
            far.markers.push_back({MarkerKind::Bomb, {3, 3}, {{}, {1}}});
            QCOMPARE(ruleAgainst(table, far), std::string("OP-ATK-3"));
            Explode dark = blast;
            dark.markers.front().faces = {{1}, {}};
            QCOMPARE(ruleAgainst(table, dark), std::string("OP-DICE-2"));
            QCOMPARE(played(table, {blast}), fine);
            QCOMPARE(table.open.ground.damage.at(MarkerKind::Bomb).at({3, 1}), 1);
            QCOMPARE(played(table, {blast}), fine);
            QVERIFY(!spacesWith(table.open, MarkerKind::Bomb).contains({3, 1}));
            QVERIFY(table.open.ground.damage.empty());
        }
    }

    void OP_ATK_3_whoeverIsKnockedIntoGasIsHurtByIt()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::Gas, {1, 1}});
            omega::apply(table, KnockbackAllowed{KnockbackDue{leader}});
            QCOMPARE(played(table, {KnockBack{Space{1, 1}}}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 1);
        }
    }

    void OP_ACT_2_theBoxHasTwentyInvestigateCards()
    {
        for (const Printing printing : printings)
        {
            const Table table = sampleTable(printing);
            QCOMPARE(no(table, CountDeck{20}), fine);
            QCOMPARE(
                no(table, CountDeck{21}), std::string(R"({"rule": "OP-ACT-2", "facts": {"box": 20, "cards": 21}})"));
            QCOMPARE(no(table, ShuffleDeck{std::vector<ItemId>(20, {"clips"})}), fine);
            QCOMPARE(ruleAgainst(table, ShuffleDeck{std::vector<ItemId>(21, {"clips"})}), std::string("OP-ACT-2"));
        }
    }

    void whatEventsBringIsInThePack()
    {
        Pack torn = samplePack();
        torn.scenarios.front().secretEvents.front().spawns = {{{"nobody"}, 1}};
        QCOMPARE(gapsIn(torn), std::vector<std::string>{"/scenarios/sample_depot/nobody"});
    }

    void everyMarkerOfTheBoxCanBeLaidAndTaken()
    {
        for (const Printing printing : printings)
        {
            Table table = sampleTable(printing);
            for (std::size_t i = 0; i < words(MarkerKind{}).size(); ++i)
            {
                const MarkerKind kind = static_cast<MarkerKind>(i);
                QVERIFY2(malformed(table.open, Command(TakeMarker{kind, {1, 1}})), "there is none");
                QCOMPARE(played(table, {PlaceMarkers{kind, {{1, 1}}}, TakeMarker{kind, {1, 1}}}), fine);
                QVERIFY(table.open.ground.markers.empty());
            }
        }
        Table over = tableInStep(Printing::Revised, Step::Over);
        omega::apply(over, MarkerPlaced{MarkerKind::Passkey, {1, 1}});
        QCOMPARE(ruleAgainst(over, TakeMarker{MarkerKind::Passkey, {1, 1}}), std::string("OP-ROUND-1"));
    }
};

DOSSIER_TESTS(MissionRulesTest, Nothing)

} // namespace mission_rules_test

#include "mission_rules_test.moc"
