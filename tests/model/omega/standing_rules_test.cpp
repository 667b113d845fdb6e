#include "model/omega/seen/numbers.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace standing_rules_test
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
constexpr RoomId roomB{2};

Spawn coming(Space at, const char *kind = "rogue_clone", const std::optional<Aside> &aside = {})
{
    return {{9}, {kind}, at, Facing::South, aside};
}

/// Room B is open, and its card brings a figure of four spaces.
Table hunterOfACard(Printing printing)
{
    Table table = tableInTurns(printing);
    omega::apply(table, RoomRevealed{roomB, std::nullopt, {}});
    omega::apply(table, AllowancesChanged{{{.kinds = {{"fear_hunter"}}, .left = 1, .room = roomB}}});
    return table;
}

/// An ability's figures are to be placed, beside a vent there.
Table byAVent(Printing printing, const char *kind, Space vent, int count = 1)
{
    Table table = tableInStep(printing, Step::Spawn);
    omega::apply(table, MarkerPlaced{MarkerKind::Vent, vent});
    omega::apply(table, AllowancesChanged{{{.kinds = {{kind}}, .left = count}}});
    fund(table, pool, 3);
    return table;
}

/// Somebody is to be knocked back from there.
Table knocked(Printing printing, const char *kind, Space at)
{
    Table table = tableInTurns(printing);
    omega::apply(table, KnockbackAllowed{KnockbackDue{bring(table, kind, at)}});
    return table;
}

} // namespace

/// OP-GRID-5, OP-SPAWN-1, OP-ATK-3, OP-MOVE-7: where figures come, are put and are pushed, with all their spaces.
class StandingRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_SPAWN_1_allOfALargeFigureComesOntoTheTilesOfTheRoom()
    {
        for (const Printing printing : printings)
        {
            Table table = hunterOfACard(printing);
            for (const Space wall : {Space{4, 1}, Space{4, 3}})
                table.open.ground.map.setWall(wall, false);
            QCOMPARE(
                boundary(no(table, coming({5, 0}, "fear_hunter")), ruleAgainst(table, coming({3, 0}, "fear_hunter"))),
                "fine | OP-SPAWN-1");
            omega::apply(table, DoorTaken{{toB}});
            QCOMPARE(no(table, coming({3, 2}, "fear_hunter")),
                std::string(R"({"rule": "OP-SPAWN-1", "facts": {"at": [3, 2], "outside_room": 2}})"));
        }
    }

    void OP_SPAWN_1_noPartOfALargeFigureComesIntoAHiddenRoom()
    {
        for (const Printing printing : printings)
        {
            Table table = hunterOfACard(printing);
            Ground ground = table.open.ground;
            for (Room &room : ground.rooms)
                if (room.id == roomB)
                    std::erase_if(room.spaces, [](Space space) { return space.x == 8; });
            ground.rooms.push_back({{9}, RoomState::Hidden, {{8, 0}, {8, 1}, {8, 2}, {8, 3}}});
            table.open.ground = ground;
            QCOMPARE(boundary(ruleAgainst(table, coming({6, 0}, "fear_hunter")),
                         ruleAgainst(table, coming({7, 0}, "fear_hunter"))),
                "fine | OP-SPAWN-1");
            QCOMPARE(no(table, coming({7, 0}, "fear_hunter")),
                std::string(R"({"rule": "OP-SPAWN-1", "facts": {"hidden_room": 9}})"));
            table.open.content.mission.spawnInHiddenRooms = true;
            QCOMPARE(no(table, coming({7, 0}, "fear_hunter")), fine);
        }
    }

    void OP_SPAWN_1_noLargeFigureComesAcrossAClosedDoor()
    {
        for (const Printing printing : printings)
        {
            Table table = hunterOfACard(printing);
            const Edge door{{6, 0}, Edge::Side::East};
            omega::apply(table, DoorPlaced{door});
            QCOMPARE(no(table, coming({6, 0}, "fear_hunter")),
                std::string(R"({"rule": "OP-SPAWN-1", "facts": {"across_door": [6, 0, "E"]}})"));
            omega::apply(table, DoorTaken{{door}});
            QCOMPARE(no(table, coming({6, 0}, "fear_hunter")), fine);
        }
    }

    void OP_SPAWN_1_anyPartOfALargeFigureIsNextToTheVent()
    {
        for (const Printing printing : printings)
        {
            Table table = byAVent(printing, "fear_hunter", {3, 3});
            omega::apply(table, Placed{leader, Space{0, 0}, Facing::East});
            omega::apply(table, Placed{Role::Countermeasures, Space{3, 0}, Facing::East});
            omega::apply(table, Placed{Role::HeavySupport, Space{2, 0}, Facing::East});
            QCOMPARE(boundary(ruleAgainst(table, coming({1, 2}, "fear_hunter")),
                         ruleAgainst(table, coming({0, 2}, "fear_hunter"))),
                "fine | OP-SPAWN-1");
            QCOMPARE(played(table, {coming({1, 2}, "fear_hunter")}), fine);
        }
    }

    void OP_SPAWN_1_theNestsCloneComesBeforeOrAfterTheOthers()
    {
        for (const Printing printing : printings)
        {
            Table table = byAVent(printing, "rogue_clone", {5, 5}, 2);
            table.open.content.mission.spawnInHiddenRooms = true;
            Spawn first = coming({5, 6});
            QCOMPARE(played(table, {first}), fine);
            const auto next = [&](Space at)
            {
                Spawn spawn = coming(at);
                spawn.figure = {10};
                return spawn;
            };
            QCOMPARE(
                boundary(ruleAgainst(table, next({8, 7})), ruleAgainst(table, next({12, 7}))), "fine | OP-SPAWN-1");
            QCOMPARE(played(table, {next({8, 7})}), fine);
            // The ability's own is left, and comes near the vent alone.
            QCOMPARE(static_cast<int>(table.open.pending.allowances.size()), 1);
            Spawn last = coming({8, 6});
            last.figure = {11};
            QCOMPARE(ruleAgainst(table, last), std::string("OP-SPAWN-1"));
            last.at = {6, 5};
            QCOMPARE(played(table, {last}), fine);
            QVERIFY(table.open.pending.allowances.empty());
        }
    }

    void OP_SPAWN_1_nobodyIsPutAsideThroughAClosedDoor()
    {
        Table table = byAVent(Printing::Revised, "rogue_clone", {3, 2});
        omega::apply(table, Placed{leader, Space{3, 2}, Facing::East});
        const auto aside = [](Space to) { return coming({3, 2}, "rogue_clone", Aside{leader, to}); };
        QCOMPARE(boundary(ruleAgainst(table, aside({3, 1})), ruleAgainst(table, aside({4, 2}))), "fine | OP-SPAWN-1");
        QCOMPARE(
            no(table, aside({4, 2})), std::string(R"({"rule": "OP-SPAWN-1", "facts": {"in_the_way": [3, 2, "E"]}})"));
        omega::apply(table, DoorTaken{{toB}});
        QCOMPARE(no(table, aside({4, 2})), fine);
        QCOMPARE(no(byAVent(Printing::First, "rogue_clone", {3, 2}), aside({3, 1})),
            std::string(R"({"rule": "OP-SPAWN-1", "facts": {"printing": "first"}})"));
    }

    void OP_SPAWN_1_onlyAFigureThatStandsThereIsPutAside()
    {
        Table table = byAVent(Printing::Revised, "rogue_clone", {2, 2});
        omega::apply(table, Placed{leader, Space{2, 2}, Facing::East});
        const auto aside = [](Role who) { return coming({2, 2}, "rogue_clone", Aside{who, {3, 1}}); };
        QCOMPARE(no(table, aside(leader)), fine);
        QCOMPARE(no(table, aside(Role::Countermeasures)),
            std::string(R"({"rule": "OP-SPAWN-1", "facts": {"not_in_the_way": "countermeasures"}})"));
        omega::apply(table, WoundsChanged{leader, 4});
        omega::apply(table, ConditionChanged{leader, Condition::Downed});
        QCOMPARE(
            no(table, aside(leader)), std::string(R"({"rule": "OP-SPAWN-1", "facts": {"no_figure": "team_leader"}})"));
    }

    void OP_ATK_3_knockbackStopsAtDoorsAndWalls()
    {
        for (const Printing printing : printings)
        {
            Table table = knocked(printing, "blaster", {3, 2});
            QCOMPARE(boundary(ruleAgainst(table, KnockBack{Space{3, 1}}), ruleAgainst(table, KnockBack{Space{4, 2}})),
                "fine | OP-ATK-3");
            QCOMPARE(no(table, KnockBack{Space{4, 2}}),
                std::string(R"({"rule": "OP-ATK-3", "facts": {"in_the_way": [3, 2, "E"]}})"));
            QCOMPARE(ruleAgainst(table, KnockBack{Space{4, 1}}), std::string("OP-ATK-3"));
            omega::apply(table, DoorTaken{{toB}});
            QCOMPARE(no(table, KnockBack{Space{4, 2}}), fine);
            QCOMPARE(no(table, KnockBack{}), fine);
        }
    }

    void OP_ATK_3_aLargeFigureIsKnockedBackWithAllItsSpaces()
    {
        for (const Printing printing : printings)
        {
            Table table = knocked(printing, "fear_hunter", {2, 1});
            QCOMPARE(boundary(ruleAgainst(table, KnockBack{Space{2, 0}}), ruleAgainst(table, KnockBack{Space{3, 1}})),
                "fine | OP-ATK-3");
            omega::apply(table, Placed{leader, Space{3, 3}, Facing::East});
            QCOMPARE(no(table, KnockBack{Space{2, 2}}),
                std::string(R"({"rule": "OP-ATK-3", "facts": {"in_the_way": [3, 3]}})"));
        }
    }

    void OP_GRID_5_aDeployedFigureStandsWithAllItsSpaces()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (FigureCard &card : table.open.content.figures)
                if (card.id.text == "sentry_drone")
                    card.size = 2;
            const auto deployed
                = [&](Space at) { return ruleAgainst(table, Deploy{{9}, {"sentry_drone"}, at, Facing::East}); };
            QCOMPARE(boundary(deployed({2, 0}), deployed({3, 0})), "fine | OP-GRID-1");
            omega::apply(table, Placed{leader, Space{3, 1}, Facing::East});
            QCOMPARE(deployed({2, 0}), std::string("OP-GRID-5"));
        }
    }

    void OP_MOVE_7_noPartOfALargeFigureEntersAWallInTheFirstPrinting()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId hunter = bring(table, "fear_hunter", {6, 1}, Facing::East);
            omega::apply(table, TurnBegan{hunter, false});
            omega::apply(table, DoorTaken{{toC}});
            const auto moving = [&](std::vector<Space> path)
            { return ruleAgainst(table, Move{hunter, std::move(path), Facing::East}); };
            QCOMPARE(boundary(moving({{6, 1}, {7, 1}}), moving({{6, 1}, {7, 1}, {8, 1}})),
                printing == Printing::First ? "fine | OP-MOVE-3" : "fine | OP-MOVE-7");
            // Through a gap of one space.
            QCOMPARE(moving({{6, 1}, {7, 2}, {8, 2}, {9, 2}, {10, 2}}),
                std::string(printing == Printing::First ? "OP-MOVE-3" : ""));
            QCOMPARE(moving({{6, 1}, {7, 1}, {6, 1}, {7, 1}, {6, 1}, {7, 1}, {6, 1}}), std::string("OP-MOVE-1"));
        }
    }
};

DOSSIER_TESTS(StandingRulesTest, Nothing)

} // namespace standing_rules_test

#include "standing_rules_test.moc"
