#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <functional>

namespace refusals_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;
constexpr Role heavy = Role::HeavySupport;

/// A table, a command, and the refusal in both printings.
struct Case
{
    const char *what;
    Step step;
    std::function<Command(Table &)> meet;
    std::string refusal;
};

std::string told(const char *id, const std::string &facts)
{
    return std::string(R"({"rule": ")") + id + R"(", "facts": {)" + facts + "}}";
}

FigureId near(Table &table, const char *kind = "rogue_clone")
{
    return bring(table, kind, {1, 1}, Facing::West);
}

/// The enemy's combat activation.
FigureId activated(Table &table, const char *kind = "rogue_clone")
{
    const FigureId figure = near(table, kind);
    omega::apply(table, TurnBegan{figure, true});
    return figure;
}

DeclareAttack stabbing(FigureId whom)
{
    return {leader, {"knife"}, {0, 1}, whom, {1, 1}, false, {}};
}

void room(Table &table, const std::vector<RoomCardId> &cards)
{
    omega::apply(table, RoomRevealed{{2}, std::nullopt, cards});
}

void allowed(Table &table, Allowance allowance)
{
    omega::apply(table, AllowancesChanged{{std::move(allowance)}});
}

Spawn coming(Space at, const char *kind = "rogue_clone")
{
    return {{9}, {kind}, at, Facing::South, std::nullopt};
}

// The rows of a chapter each.

std::vector<Case> rounds()
{
    return {
        {"the minimum is unknown", Step::Transfer,
            [](Table &table)
            {
                table.open.content.mission.energyMinimum.reset();
                return Command(TransferAdrenaline{});
            },
            told("OP-ADR-3", R"("unknown": "energy_minimum")")},
        {"a turn is under way", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, TurnBegan{leader, false});
                return Command(BeginTurn{leader});
            },
            told("OP-ROUND-1", R"("turn": "team_leader")")},
        {"nobody's turn ends", Step::Turns, [](Table & /*table*/) { return Command(EndTurn{}); },
            told("OP-ROUND-1", R"("turn": "nobody")")},
        {"a refresh value is unknown", Step::Refresh,
            [](Table &table)
            {
                fund(table, well({"charge"}), 1);
                table.open.content.abilities.front().refresh.reset();
                return Command(RefreshDashboard{});
            },
            told("OP-DASH-3", R"("ability": "charge", "unknown": "refresh")")},
        {"an activation is under way", Step::Activate,
            [](Table &table)
            {
                activated(table);
                return Command(EndActivations{});
            },
            told("OP-ROUND-1", R"("turn": 1)")},
        {"something is to be placed", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.kinds = {{"rogue_clone"}}, .left = 1});
                return Command(BeginActivations{});
            },
            told("OP-ACT-1", R"("under_way": "placement")")},
        {"substitutes at set-up", Step::SetUp, [](Table & /*table*/) { return Command(ChangeSubstitutes{1}); },
            told("OP-ROUND-1", R"("belongs_to": "transfer", "due": "set_up")")},
        {"the game is over", Step::Over, [](Table & /*table*/) { return Command(EndGame{}); },
            told("OP-ROUND-1", R"("over": "over")")},
    };
}

std::vector<Case> setUp()
{
    return {
        {"a card's points are unknown", Step::SetUp,
            [](Table &table)
            {
                for (Kit &kit : table.open.content.kits)
                    kit.points.reset();
                return Command(TakeKit{leader, {"stims"}});
            },
            told("OP-CMD-3", R"("unknown": "points")")},
        {"somebody has the card", Step::SetUp,
            [](Table &table)
            {
                omega::apply(table, KitChanged{heavy, {"stims"}, true});
                return Command(TakeKit{leader, {"stims"}});
            },
            told("OP-CMD-3", R"("kit": "stims", "taken_by": "heavy_support")")},
        {"a commando on a wall", Step::SetUp, [](Table & /*table*/)
            { return Command(PlaceCommando{leader, {4, 0}, Facing::East}); }, told("OP-GRID-1", R"("wall": [4, 0])")},
        {"a commando on another", Step::SetUp,
            [](Table &table) { return Command(PlaceCommando{leader, *table.open.commandos.at(counter).at}); },
            told("OP-GRID-5", R"("in_the_way": [0, 2])")},
        {"the game begins without a minimum", Step::SetUp,
            [](Table &table)
            {
                table.open.content.mission.energyMinimum.reset();
                return Command(BeginGame{});
            },
            told("OP-ADR-3", R"("unknown": "energy_minimum")")},
        {"the game begins with too much kit", Step::SetUp,
            [](Table &table)
            {
                for (const char *kit : {"napalm", "flame_kit"})
                    omega::apply(table, KitChanged{heavy, {kit}, true});
                return Command(BeginGame{});
            },
            told("OP-CMD-3", R"("commando": "heavy_support", "most": 6, "points": 7)")},
    };
}

std::vector<Case> moves()
{
    return {
        {"an enemy that is not activated", Step::Activate,
            [](Table &table) { return Command(Move{near(table), {{1, 1}, {2, 1}}, Facing::West, 1, 0}); },
            told("OP-ATK-4", R"("not_activated": 1)")},
        {"a speed is unknown", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, TurnBegan{leader, false});
                table.open.content.sheets.front().stances.front().speed.reset();
                return Command(Move{leader, {{0, 1}, {1, 1}}, Facing::East, 1, 0});
            },
            told("OP-MOVE-1", R"("unknown": "speed")")},
        {"two moves are halted", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, MoveHalted{MoveUnderWay{leader, 1}});
                return Command(Move{counter, {{0, 2}, {1, 2}}, Facing::East, 1, 0, 0, true});
            },
            told("OP-ACT-1", R"("under_way": "move")")},
        {"a free move while the dice lie", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, TurnBegan{leader, false});
                const FigureId enemy = near(table);
                forced(table, stabbing(enemy));
                forced(table, RollAttack{{{0, 0}, {0}}, Roller::People});
                return Command(Move{counter, {{0, 2}, {1, 2}}, Facing::East, 1, 0, std::nullopt, true});
            },
            told("OP-ACT-1", R"("under_way": "attack")")},
        {"a free move at set-up", Step::SetUp, [](Table & /*table*/)
            { return Command(Move{counter, {{0, 2}, {1, 2}}, Facing::East, 1, 0, std::nullopt, true}); },
            told("OP-ROUND-1", R"("belongs_to": "turns", "due": "set_up")")},
        {"a halted move waits for a hazard", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, MoveHalted{MoveUnderWay{leader, 1}});
                omega::apply(table, HazardFound{{leader, 1}});
                return Command(ContinueMove{{{0, 1}}, Facing::East, std::nullopt});
            },
            told("OP-ACT-1", R"("under_way": "hazard")")},
    };
}

std::vector<Case> actions()
{
    const auto turn = [](Table &table, Role role) { omega::apply(table, TurnBegan{role, false}); };
    return {
        {"the deck is empty", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                omega::apply(table, MarkerPlaced{MarkerKind::Investigate, {1, 1}});
                omega::apply(table, DeckCounted{0});
                return Command(Investigate{leader, {1, 1}, std::nullopt});
            },
            told("OP-ACT-2", R"("cards": 0)")},
        {"the bank is empty", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                fund(table, pool, table.open.adrenaline.bank);
                return Command(TakeAction{leader, {"push"}, 1});
            },
            told("OP-ADR-1", R"("bank": 0, "cost": 1)")},
        {"a trade with oneself", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
                return Command(Trade{leader, leader, {"medkit"}});
            },
            told("OP-ACT-2", R"("not_active": "team_leader")")},
        {"a trade with the downed", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                omega::apply(table, ConditionChanged{counter, Condition::Downed});
                omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
                return Command(Trade{leader, counter, {"medkit"}});
            },
            told("OP-ACT-2", R"("not_active": "countermeasures")")},
        {"a card that is not held", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                return Command(Trade{leader, counter, {"medkit"}});
            },
            told("OP-ACT-2", R"("not_held": "medkit")")},
        {"a revival from afar", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                omega::apply(table, ConditionChanged{heavy, Condition::Downed});
                return Command(Revive{leader, heavy});
            },
            told("OP-ACT-2", R"("not_adjacent": "heavy_support")")},
        {"a kit card that is no action of its own", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                omega::apply(table, KitChanged{leader, {"flame_kit"}, true});
                return Command(UseKit{leader, {"flame_kit"}, std::nullopt});
            },
            told("OP-CMD-3", R"("only_a_weapon": "flame_kit")")},
        {"a marker without a space", Step::Turns,
            [=](Table &table)
            {
                turn(table, heavy);
                omega::apply(table, KitChanged{heavy, {"napalm"}, true});
                return Command(UseKit{heavy, {"napalm"}, std::nullopt});
            },
            told("OP-ACT-3", R"("unknown": "at")")},
        {"a marker on a wall", Step::Turns,
            [=](Table &table)
            {
                turn(table, heavy);
                omega::apply(table, KitChanged{heavy, {"napalm"}, true});
                return Command(UseKit{heavy, {"napalm"}, Space{4, 0}});
            },
            told("OP-GRID-1", R"("wall": [4, 0])")},
        {"a challenge of speed", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                return Command(BeginChallenge{leader, Stat::Speed, 1});
            },
            told("OP-CHAL-1", R"("stat": "speed")")},
        {"a stat is unknown", Step::Turns,
            [=](Table &table)
            {
                turn(table, leader);
                table.open.content.sheets.front().strength.reset();
                return Command(BeginChallenge{leader, Stat::Strength, 1});
            },
            told("OP-CHAL-1", R"("unknown": "strength")")},
        {"no challenge is boosted", Step::Turns, [](Table & /*table*/) { return Command(BoostChallenge{}); },
            told("OP-CHAL-1", R"("boosted": "nothing")")},
        {"no challenge is rolled", Step::Turns,
            [](Table & /*table*/) { return Command(RollChallenge{{{1}, {}}, Roller::People}); },
            told("OP-CHAL-1", R"("under_way": "nothing")")},
    };
}

std::vector<Case> roomsAndSpawns()
{
    return {
        {"a card that is not in the room", Step::Spawn,
            [](Table &table)
            {
                room(table, {{"open_vent"}});
                return Command(ResolveCard{{"two_rogues"}, std::nullopt, std::nullopt});
            },
            told("OP-ROOM-2", R"("not_revealed": "two_rogues")")},
        {"a card before the last is done", Step::Spawn,
            [](Table &table)
            {
                room(table, {{"open_vent"}});
                allowed(table, {.marker = MarkerKind::Vent, .left = 1, .room = RoomId{2}});
                return Command(ResolveCard{{"open_vent"}, std::nullopt, std::nullopt});
            },
            told("OP-ACT-1", R"("under_way": "placement")")},
        {"nothing is left", Step::Spawn, [](Table & /*table*/) { return Command(LeaveRest{}); },
            told("OP-ROOM-2", R"("allowed": 0)")},
        {"more markers than the card gives", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.marker = MarkerKind::Vent, .left = 1, .room = RoomId{2}});
                return Command(PlaceMarkers{MarkerKind::Vent, {{6, 1}, {7, 1}}});
            },
            told("OP-ROOM-2", R"("allowed": 1, "markers": 2)")},
        {"a vent outside the room", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.marker = MarkerKind::Vent, .left = 1, .room = RoomId{2}});
                return Command(PlaceMarkers{MarkerKind::Vent, {{2, 1}}});
            },
            told("OP-ROOM-2", R"("at": [2, 1], "outside_room": 2)")},
        {"a vent on an objective", Step::Spawn,
            [](Table &table)
            {
                omega::apply(table, ObjectivePlaced{{"data_core"}, {6, 1}});
                allowed(table, {.marker = MarkerKind::Vent, .left = 1, .room = RoomId{2}});
                return Command(PlaceMarkers{MarkerKind::Vent, {{6, 1}}});
            },
            told("OP-ROOM-2", R"("objective": [6, 1])")},
        {"a vent on a wall", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.marker = MarkerKind::Vent, .left = 1});
                return Command(PlaceMarkers{MarkerKind::Vent, {{4, 0}}});
            },
            told("OP-GRID-1", R"("wall": [4, 0])")},
        {"two vents on one space", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.marker = MarkerKind::Vent, .left = 2});
                return Command(PlaceMarkers{MarkerKind::Vent, {{1, 1}, {1, 1}}});
            },
            told("OP-ROOM-2", R"("there_already": [1, 1])")},
        {"a spawn onto a wall", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.kinds = {{"rogue_clone"}}, .left = 1, .room = RoomId{2}});
                return Command(coming({4, 0}));
            },
            told("OP-SPAWN-1", R"("wall": [4, 0])")},
        {"a nest's clone elsewhere", Step::Spawn,
            [](Table &table)
            {
                allowed(table, {.kinds = {{"rogue_clone"}}, .left = 1, .tile = U'e'});
                return Command(coming({1, 1}));
            },
            told("OP-SPAWN-1", R"("not_at_the_nest": [1, 1])")},
        {"a second activation at a time", Step::Activate,
            [](Table &table)
            {
                activated(table);
                return Command(ActivateEnemy{bring(table, "rogue_clone", {3, 3}), false});
            },
            told("OP-ACT-1", R"("turn": 1)")},
        {"a friend is no enemy", Step::Activate,
            [](Table &table) { return Command(ActivateEnemy{near(table, "sentry_drone"), false}); },
            told("OP-ATK-4", R"("figure": 1, "times": 1)")},
        {"a combat cost is unknown", Step::Activate,
            [](Table &table)
            {
                table.open.content.figures.front().combatCost.reset();
                return Command(ActivateEnemy{near(table), true});
            },
            told("OP-ATK-4", R"("unknown": "combat_cost")")},
        {"an enemy is deployed", Step::Turns,
            [](Table & /*table*/) { return Command(Deploy{{1}, {"rogue_clone"}, {1, 1}, Facing::East}); },
            told("OP-SPAWN-1", R"("not_allowed": "rogue_clone")")},
        {"a second drone of the kind", Step::Turns,
            [](Table &table)
            {
                near(table, "sentry_drone");
                return Command(Deploy{{2}, {"sentry_drone"}, {2, 1}, Facing::East});
            },
            told("OP-ACT-3", R"("figure": 1)")},
        {"a drone on a wall", Step::Turns,
            [](Table & /*table*/) { return Command(Deploy{{1}, {"sentry_drone"}, {4, 0}, Facing::East}); },
            told("OP-GRID-1", R"("wall": [4, 0])")},
        {"a drone on a commando", Step::Turns,
            [](Table & /*table*/) { return Command(Deploy{{1}, {"sentry_drone"}, {0, 1}, Facing::East}); },
            told("OP-GRID-5", R"("at": [0, 1], "in_the_way": "team_leader")")},
    };
}

std::vector<Case> attacks()
{
    const auto turn = [](Table &table) { omega::apply(table, TurnBegan{leader, false}); };
    return {
        {"an extra of another weapon", Step::Turns,
            [=](Table &table)
            {
                turn(table);
                DeclareAttack attack = stabbing(near(table));
                attack.extras = {{"aim"}};
                return Command(attack);
            },
            told("OP-ATK-1", R"("extra": "aim")")},
        {"a target that stands elsewhere", Step::Turns,
            [=](Table &table)
            {
                turn(table);
                DeclareAttack attack = stabbing(near(table));
                attack.to = {2, 1};
                return Command(attack);
            },
            told("OP-ATK-1", R"("from": [0, 1], "to": [2, 1])")},
        {"a range is unknown", Step::Turns,
            [=](Table &table)
            {
                turn(table);
                DeclareAttack attack = stabbing(near(table));
                attack.weapon = {"carbine"};
                table.open.content.weapons.front().range.reset();
                return Command(attack);
            },
            told("OP-ATK-1", R"("unknown": "range")")},
        {"a second attack of an activation", Step::Activate,
            [](Table &table)
            {
                const FigureId enemy = activated(table);
                table.open.turn->attacked = true;
                return Command(DeclareAttack{enemy, {"claws"}, {1, 1}, leader, {0, 1}, false, {}});
            },
            told("OP-ATK-4", R"("done": "attack")")},
        {"a move after the attack", Step::Activate,
            [](Table &table)
            {
                const FigureId enemy = activated(table);
                table.open.turn->attacked = true;
                return Command(Move{enemy, {{1, 1}, {2, 1}}, Facing::West, 1, 0});
            },
            told("OP-ATK-4", R"("done": "attack")")},
        {"nothing to join", Step::Turns,
            [](Table & /*table*/) { return Command(JoinAttack{{"focus"}, 1, 0, 0, std::nullopt, 0}); },
            told("OP-ATK-1", R"("under_way": "nothing")")},
        {"nothing to roll again", Step::Turns,
            [](Table & /*table*/) { return Command(RerollDice{{"luck"}, {}, Roller::People, std::nullopt, 0}); },
            told("OP-DICE-2", R"("rolled": "nothing")")},
        {"fewer dice than were rolled", Step::Turns,
            [=](Table &table)
            {
                turn(table);
                forced(table, stabbing(near(table)));
                forced(table, RollAttack{{{0, 0}, {0}}, Roller::People});
                return Command(RerollDice{{"luck"}, {{1}, {}}, Roller::People, leader, 0});
            },
            told("OP-DICE-2", R"("black": 1, "due_black": 2, "due_red": 1, "red": 0)")},
        {"a defense is unknown", Step::Turns,
            [=](Table &table)
            {
                turn(table);
                table.open.content.figures.front().meleeDefense.reset();
                forced(table, stabbing(near(table)));
                forced(table, RollAttack{{{0, 0}, {0}}, Roller::People});
                return Command(ApplyAttack{});
            },
            told("OP-ATK-1", R"("unknown": "defense")")},
        {"no marker goes off there", Step::Turns, [](Table & /*table*/)
            { return Command(Explode{MarkerKind::TripMine, {3, 3}, 0, {0, 1}, {}, Roller::People, {}}); },
            told("OP-ATK-3", R"("no_marker": [3, 3])")},
        {"an explosion rolls other dice", Step::Turns, [](Table & /*table*/)
            { return Command(Explode{std::nullopt, {0, 1}, 0, {0, 1}, {{leader, {{1}, {}}}}, Roller::People, {}}); },
            told("OP-DICE-2", R"("black": 1, "due_black": 0, "due_red": 1, "red": 0)")},
        {"no hazard is rolled for", Step::Turns,
            [](Table & /*table*/) { return Command(RollHazard{leader, {{}, {1}}, Roller::People}); },
            told("OP-ATK-3", R"("no_hazard": "team_leader")")},
        {"a hazard of other dice", Step::Turns,
            [](Table &table)
            {
                omega::apply(table, HazardFound{{leader, 1}});
                return Command(RollHazard{leader, {{1}, {}}, Roller::People});
            },
            told("OP-DICE-2", R"("black": 1, "due_black": 0, "due_red": 1, "red": 0)")},
        {"an effect that is not there", Step::Turns, [](Table & /*table*/)
            { return Command(EndEffect{{"haste"}, leader}); }, told("OP-SAME-1", R"("no_effect": "haste")")},
        {"one's own side is no target", Step::Activate,
            [](Table &table)
            {
                const FigureId enemy = activated(table);
                const FigureId other = bring(table, "reject", {2, 1});
                return Command(DeclareAttack{enemy, {"claws"}, {1, 1}, other, {2, 1}, true, {}});
            },
            told("OP-ATK-1", R"("friendly": 2)")},
    };
}

} // namespace

/// The text of each refusal, to the fact, in both printings.
class RefusalsTest : public QObject
{
    Q_OBJECT

private:
    static std::string wrong(const std::vector<Case> &cases)
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
            for (const Case &one : cases)
            {
                Table table = tableInStep(printing, one.step);
                const Command command = one.meet(table);
                if (const std::string given = no(table, command); given != one.refusal)
                    return std::string(one.what) + ": " + given + " and not " + one.refusal;
                if (malformed(table.open, command))
                    return std::string(one.what) + " is malformed";
            }
        return {};
    }

private slots:

    void ofRounds() { QCOMPARE(wrong(rounds()), std::string()); }

    void ofSetUp() { QCOMPARE(wrong(setUp()), std::string()); }

    void ofMoves() { QCOMPARE(wrong(moves()), std::string()); }

    void ofActions() { QCOMPARE(wrong(actions()), std::string()); }

    void ofRoomsAndSpawns() { QCOMPARE(wrong(roomsAndSpawns()), std::string()); }

    void ofAttacks() { QCOMPARE(wrong(attacks()), std::string()); }

    void ofAbilities()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table table = tableInStep(printing, Step::Spawn);
            fund(table, pool, 10);
            QCOMPARE(no(table, UseAbility{{"clone_reinforcements"}, std::nullopt, -1}),
                told("OP-DASH-5", R"("count": -1, "most": 3)"));
            table.open.content.abilities[1].max = 9;
            QVERIFY2(!no(table, UseAbility{{"clone_reinforcements"}, std::nullopt, 4}).empty(),
                "no more clones than commandos, whatever the ability says");
            QCOMPARE(no(table, UseAbility{{"hunt"}, std::nullopt, 2}), told("OP-DASH-5", R"("count": 2, "most": 1)"));
        }
    }

    void ofThePrintings()
    {
        Table table = tableInStep(Printing::Revised, Step::Spawn);
        allowed(table, {.kinds = {{"fear_hunter"}}, .left = 1, .room = RoomId{1}});
        const FigureId clone = bring(table, "rogue_clone", {3, 1});
        Spawn spawn = coming({2, 0}, "fear_hunter");
        spawn.aside = Aside{clone, {3, 2}};
        QCOMPARE(no(table, spawn), told("OP-SPAWN-1", R"("friendly": 1)"));
        omega::apply(table, FigureLeft{clone});
        omega::apply(table, Placed{leader, Space{2, 1}, Facing::East});
        spawn.aside = Aside{leader, {3, 1}};
        QCOMPARE(no(table, spawn), told("OP-SPAWN-1", R"("in_the_way": [3, 1])"));
        Table clones = tableInStep(Printing::Revised, Step::Activate);
        const FigureId enemy = activated(clones);
        bring(clones, "handler", {3, 1});
        bring(clones, "handler", {3, 2});
        forced(clones, DeclareAttack{enemy, {"claws"}, {1, 1}, leader, {0, 1}, false, {}});
        QCOMPARE(played(clones, {Assist{{2}}}), std::string());
        QCOMPARE(no(clones, Assist{{3}}), told("OP-SAME-1", R"("effect": "assist")"));
        clones.open.printing = Printing::First;
        QCOMPARE(no(clones, Assist{{3}}), std::string());
    }
};

DOSSIER_TESTS(RefusalsTest, Nothing)

} // namespace refusals_test

#include "refusals_test.moc"
