#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/move.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_boundaries_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr auto editions = {Edition::First, Edition::Second};
const std::vector<HunterKind> three{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet};
const std::vector<HunterKind> four{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};

PlanMove planOf(const std::vector<std::string> &names, const std::optional<CardUse> &card = {}, bool escape = false)
{
    Plan plan{.card = card, .escape = escape};
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return {Agent::First, plan};
}

/// Returns a walk south from N1 of that many steps.
std::vector<std::string> south(int steps)
{
    std::vector<std::string> path;
    for (int row = 1; row <= steps + 1; ++row)
        path.push_back("N" + std::to_string(row));
    return path;
}

CardUse use(Equipment card, const std::string &space = {})
{
    return {.card = card, .before = true, .at = space.empty() ? std::optional<Coordinate>{} : at(space)};
}

/// The agent stayed on a space, and a hunter's turn has begun on another.
Table huntedBy(HunterKind hunter, const std::string &from, const std::string &agent, const Beginning &beginning = {})
{
    Table table = begun(beginning);
    putAgent(table, agent);
    forced(table, planOf({agent}));
    forced(table, ConfirmMove{Agent::First});
    if (!from.empty())
        put(table, hunter, from);
    forced(table, BeginHunterTurn{hunter});
    return table;
}

MoveHunter to(const std::string &space, bool getsIn = false)
{
    return {at(space), getsIn, {}};
}

/// True when a hunter who is visible on row 8 hits the agent at A8.
bool hit(HunterKind hunter, const std::string &from, const std::vector<int> &die, Edition edition = Edition::First)
{
    Table table = huntedBy(hunter, from, "A8", {.hunters = {hunter, HunterKind::Beast}, .edition = edition});
    forced(table, to(from));
    return found<AgentWounded>(resolve(table, AttackAgent{Agent::First, {die}, {}})) != nullptr;
}

/// Returns the rule that a path breaks on a drawn board, or its showing when it breaks none.
std::string ruleOf(const Board &board, const std::vector<std::string> &path)
{
    const AgentMove move = judgeMove(board, {}, pathOf(path));
    return move.legal() ? std::string() : std::string(id(move.illegal->rule));
}

std::string shownOf(const Board &board, const std::string &hunter, const std::vector<std::string> &path)
{
    const std::vector<Hunter> hunters{{named(hunter)}};
    const Shown shown = judgeMove(board, hunters, pathOf(path)).shown;
    return std::string(wordOf(shown.what)) + (shown.at ? ' ' + spaceName(*shown.at) : "");
}

bool sees(const Board &board, const std::string &from, const std::string &space)
{
    return visibleFrom(board, named(from)).contains(named(space));
}

/// Five players, the Gun the traitor; the agent stayed.
Table betrayed(const std::string &agent)
{
    Table table = begun({.players = 5, .hunters = four, .traitor = HunterKind::Gun});
    putAgent(table, agent);
    forced(table, planOf({agent}));
    forced(table, ConfirmMove{Agent::First});
    return table;
}

const std::vector<std::string> corridor{"......", ".####.", "......"};

} // namespace

/// Each rule at the last value that it allows and one beyond.
class SpecterBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_BOARD_1_theLastNamesOfSpacesAndTheFirstStructure()
    {
        const auto isName = [](const char *name) { return spaceNamed(name).has_value(); };
        QCOMPARE(boundary(isName("W40"), isName("X40")), "yes | no");
        QCOMPARE(boundary(isName("W40"), isName("W41")), "yes | no");
        QCOMPARE(boundary(isName("A1"), isName("A0")), "yes | no");
        const Table table = begun();
        QCOMPARE(boundary(ruleAgainst(table, planOf({"N1", "N2"})), ruleAgainst(table, planOf({"N1", "M2"}))),
            "fine | SO-MOVE-1");
    }

    void SO_BOARD_2_aStretchEndsWithItsSpaces()
    {
        const std::vector<std::string> rows{"....", "....", "...."};
        const Board board(rows, {spacesNamed({"A1", "B1", "A2", "B2"})});
        QCOMPARE(boundary(sees(board, "A1", "B2"), sees(board, "A1", "C2")), "yes | no");
        QCOMPARE(boundary(sees(board, "B1", "A2"), sees(board, "C1", "A2")), "yes | no");
    }

    void SO_BOARD_3_threePlayersAndFour()
    {
        const auto from = [](int players) { return spaceName(vehicleStart(box().board, setUpFor(players))); };
        QCOMPARE(boundary(from(3), from(4)), "K17 | K23");
        QCOMPARE(from(2) + from(5), std::string("K17K23"));
        const auto escapes
            = [](int players) { return static_cast<int>(escapesOf(box().board, setUpFor(players)).size()); };
        QCOMPARE(boundary(escapes(3), escapes(4)), "3 | 4");
        const auto cards = [](int players) { return setUpFor(players).agentCards; };
        QCOMPARE(boundary(cards(3), cards(4)), "3 | 5");
        QCOMPARE(boundary(cards(5), cards(4)), "3 | 5");
        const auto health = [](int players) { return setUpFor(players).moreHealth; };
        QCOMPARE(boundary(health(3), health(4)), "0 | 2");
        QCOMPARE(boundary(health(5), health(4)), "0 | 2");
        QCOMPARE(boundary(setUpFor(3).objectivesArePublic, setUpFor(4).objectivesArePublic), "yes | no");
        QCOMPARE(boundary(setUpFor(5).traitor, setUpFor(4).traitor), "yes | no");
    }

    void SO_BOARD_3_twoToFivePlayersFourDiceOfSixFaces()
    {
        const Table table = newTable(box());
        const auto choosing = [&](int players, const std::vector<HunterKind> &hunters)
        { return ruleAgainst(table, ChoosePlayers{{players, hunters, false}}); };
        QCOMPARE(boundary(choosing(5, four), choosing(6, four)), "fine | malformed /players");
        QCOMPARE(boundary(choosing(2, {HunterKind::Gun, HunterKind::Beast}), choosing(1, {HunterKind::Gun})),
            "fine | malformed /players");
        QCOMPARE(boundary(choosing(4, three), choosing(4, four)), "fine | SO-HUNT-1");
        QCOMPARE(boundary(choosing(5, four), choosing(5, three)), "fine | SO-TRAITOR-1");
        const auto rolling = [&](const std::vector<int> &faces) { return ruleAgainst(table, RollObjectives{faces}); };
        QCOMPARE(boundary(rolling({6, 1, 1, 1}), rolling({7, 1, 1, 1})), "fine | malformed /faces");
        QCOMPARE(boundary(rolling({1, 1, 1, 1}), rolling({0, 1, 1, 1})), "fine | malformed /faces");
        QCOMPARE(boundary(rolling({1, 1, 1, 1}), rolling({1, 1, 1})), "fine | malformed /faces");
        Table ready = begun();
        ready.open.clock = {};
        const std::string all = ruleAgainst(ready, BeginGame{});
        ready.open.objectives.clear();
        QCOMPARE(boundary(all, ruleAgainst(ready, BeginGame{})), "fine | SO-BOARD-3");
    }

    void SO_BOARD_4_pastOneStructureOrBetweenTwo()
    {
        const Diagonals noBetween{.between = false};
        const Diagonals noCorner{.corner = false};
        const auto step = [](const std::vector<std::string> &rows, const Diagonals &diagonals)
        { return ruleOf(streets(rows, diagonals).board, {"A1", "B2"}); };
        QCOMPARE(boundary(step({"..", "#."}, noBetween), step({".#", "#."}, noBetween)), "fine | SO-BOARD-4");
        QCOMPARE(boundary(step({"..", ".."}, noCorner), step({"..", "#."}, noCorner)), "fine | SO-BOARD-4");
        QCOMPARE(boundary(step({".#", "#."}, {}), step({".#", "#."}, noCorner)), "fine | SO-BOARD-4");
    }

    void SO_MOVE_1_fourStepsSixWithASurgeAndNone()
    {
        const Table table = begun();
        const auto walking = [&](int steps, const std::optional<CardUse> &card = {})
        { return ruleAgainst(table, planOf(south(steps), card)); };
        QCOMPARE(walking(0), std::string());
        QCOMPARE(boundary(walking(4), walking(5)), "fine | SO-MOVE-1");
        const CardUse surge = use(Equipment::AdrenalSurge);
        QCOMPARE(boundary(walking(6, surge), walking(7, surge)), "fine | SO-MOVE-1");
        QCOMPARE(boundary(ruleAgainst(table, planOf({"N1", "N2"})), ruleAgainst(table, planOf({"N1", "N3"}))),
            "fine | SO-MOVE-1");
    }

    void SO_MOVE_1_theVehiclesSpaceAndAHuntersOwn()
    {
        Table table = begun();
        putAgent(table, "K15");
        const auto through = [&] { return ruleAgainst(table, planOf({"K15", "K16", "K17", "K18"})); };
        const std::string vehicle = through();
        put(table, HunterKind::Gun, "K17");
        QCOMPARE(boundary(vehicle, through()), "fine | SO-MOVE-1");
        put(table, HunterKind::Gun, "J17");
        QCOMPARE(through(), std::string());
    }

    void SO_MOVE_2_fromNextToAnObjectiveAndABlueJayOneFurther()
    {
        const auto completing = [](AgentKind character, const std::string &from)
        {
            Table table = begun();
            table.sheets.at(Agent::First).character = character;
            putAgent(table, from);
            return ruleAgainst(table, CompleteObjective{Agent::First, at("B19")});
        };
        QCOMPARE(boundary(completing(AgentKind::Orangutan, "A18"), completing(AgentKind::Orangutan, "D18")),
            "fine | SO-MOVE-2");
        QCOMPARE(
            boundary(completing(AgentKind::BlueJay, "D18"), completing(AgentKind::BlueJay, "E18")), "fine | SO-MOVE-2");
        Table table = begun();
        putAgent(table, "A18");
        const CompleteObjective complete{Agent::First, at("B19")};
        const std::string once = played(table, {complete});
        QCOMPARE(boundary(once, ruleAgainst(table, complete)), "fine | SO-MOVE-2");
    }

    void SO_MOVE_2_theLastCardOfTheHandAndItsLastCharge()
    {
        using enum Equipment;
        Table table = begun();
        const CardUse smoke = use(SmokeGrenade, "N5");
        QCOMPARE(boundary(ruleAgainst(table, planOf({"N1"}, smoke)),
                     ruleAgainst(table, planOf({"N1"}, use(SmokeGrenade, "N6")))),
            "fine | SO-MOVE-2");
        const std::string first = walks(table, {"N1"}, smoke);
        forced(table, Correct{SmokeCleared{Agent::First}});
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(boundary(first, ruleAgainst(table, planOf({"N1"}, smoke))), "fine | SO-MOVE-2");
        table.open.clock = {};
        const auto taking
            = [&](const std::vector<Equipment> &cards) { return ruleAgainst(table, TakeCards{Agent::First, cards}); };
        const std::string three = taking({FlashBang, FlashBang, StealthField});
        QCOMPARE(boundary(three, taking({FlashBang, FlashBang})), "fine | SO-MOVE-2");
        QCOMPARE(boundary(three, taking({FlashBang, FlashBang, StealthField, SmokeGrenade})), "fine | SO-MOVE-2");
        QCOMPARE(boundary(three, taking({FlashBang, FlashBang, FlashBang})), "fine | SO-MOVE-2");
        QCOMPARE(boundary(taking({PowerFists, FlashBang, FlashBang}), taking({TangleLine, FlashBang, FlashBang})),
            "fine | SO-MOVE-2");
    }

    void SO_MOVE_3_theThirdObjectiveTheEscapesSpaceAndNobodyOnIt()
    {
        const auto leaving = [](int objectives, const std::vector<std::string> &path, const std::string &gun = {})
        {
            Table table = begun();
            table.open.completed = {at("B19"), at("B30"), at("N31")};
            table.open.completed.resize(static_cast<std::size_t>(objectives));
            putAgent(table, path.front());
            if (!gun.empty())
                put(table, HunterKind::Gun, gun);
            return ruleAgainst(table, planOf(path, {}, true));
        };
        const std::string legal = leaving(3, {"N2", "N1"});
        QCOMPARE(boundary(legal, leaving(2, {"N2", "N1"})), "fine | SO-MOVE-3");
        QCOMPARE(boundary(legal, leaving(3, {"N1", "N2"})), "fine | SO-MOVE-3");
        QCOMPARE(boundary(leaving(3, {"N2", "N1"}, "O1"), leaving(3, {"N2", "N1"}, "N1")), "fine | SO-MOVE-1");
        QCOMPARE(boundary(leaving(3, {"W3"}), leaving(3, {"H1"})), "fine | SO-MOVE-3");
    }

    void SO_SEE_1_theLastSpaceBeforeAStructure()
    {
        const Board board = streets({"....#.", ".....#"}).board;
        QCOMPARE(boundary(sees(board, "A1", "D1"), sees(board, "A1", "E1")), "yes | no");
        QCOMPARE(boundary(sees(board, "A1", "D1"), sees(board, "A1", "F1")), "yes | no");
        QCOMPARE(boundary(sees(board, "A1", "A2"), sees(board, "A1", "B2")), "yes | no");
        const Board wide = streets({std::string(23, '.')}).board;
        QVERIFY(sees(wide, "A1", "W1"));
    }

    void SO_SEE_2_endingInViewAndOneStepBeyond()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(
            boundary(shownOf(board, "F1", {"A2", "A1"}), shownOf(board, "F1", {"A1", "A2"})), "seen A1 | last_seen A1");
        // Sheets on paper are reported; facts that the app derives are not replaced.
        const ReportMove report{.agent = Agent::First, .shown = {}};
        QCOMPARE(boundary(ruleAgainst(begun({.onPaper = true}), report, PublicSeat{}), ruleAgainst(begun(), report)),
            "fine | SO-SEE-2");
    }

    void SO_SEE_2_aDecoyIsSeenOrLastSeenByThePrinting()
    {
        using enum Equipment;
        for (const Edition edition : editions)
        {
            Table table = begun(
                {.character = AgentKind::BlueJay, .cards = {StealthField, HoloDecoy, FlashBang}, .edition = edition});
            const PlanMove near = planOf({"N1"}, use(HoloDecoy, "N5"));
            QCOMPARE(boundary(ruleAgainst(table, near), ruleAgainst(table, planOf({"N1"}, use(HoloDecoy, "N6")))),
                "fine | SO-MOVE-2");
            const bool figure = table.open.agents.at(Agent::First).figure.has_value();
            QCOMPARE(played(table, {near, ConfirmMove{Agent::First}}), std::string());
            const AgentInPlay &agent = table.open.agents.at(Agent::First);
            QCOMPARE(boundary(figure, agent.figure == at("N5")), "no | yes");
            QCOMPARE(agent.lastSeen == at("N5"), edition == Edition::Second);
        }
    }

    void SO_SEE_3_theStartCountsAndWhatLiesBeforeItDoesNot()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(boundary(shownOf(board, "F1", {"A1", "A2", "A3"}), shownOf(board, "F1", {"A2", "A3"})),
            "last_seen A1 | nothing");
        QCOMPARE(boundary(shownOf(board, "F1", {"A2", "A1", "B1", "A2"}), shownOf(board, "F1", {"A2", "A1", "A2"})),
            "last_seen B1 | last_seen A1");
    }

    void SO_SEE_4_theFigureGoesAndTheTokenStays()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N9");
        put(table, HunterKind::Beast, "A32");
        const AgentInPlay &agent = table.open.agents.at(Agent::First);
        QCOMPARE(walks(table, {"N1", "M1", "L1"}), std::string());
        const bool shown = agent.figure.has_value();
        QCOMPARE(agent.lastSeen, at("N1"));
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(walks(table, {"L1", "L2"}), std::string());
        QCOMPARE(boundary(shown, agent.figure.has_value()), "yes | no");
        QCOMPARE(agent.lastSeen, at("N1"));
    }

    void SO_HUNT_1_theLastStepOfEachHunter()
    {
        const auto moving = [](HunterKind hunter, bool stunned, const std::string &space)
        {
            Table table = huntedBy(hunter, "N5", "A5", {.hunters = {hunter, HunterKind::Beast}});
            forced(table, Correct{StunChanged{hunter, stunned}});
            return ruleAgainst(table, to(space));
        };
        QCOMPARE(
            boundary(moving(HunterKind::Gun, false, "N9"), moving(HunterKind::Gun, false, "N10")), "fine | SO-HUNT-1");
        QCOMPARE(
            boundary(moving(HunterKind::Gun, true, "N7"), moving(HunterKind::Gun, true, "N8")), "fine | SO-HUNT-1");
        QCOMPARE(boundary(moving(HunterKind::Puppet, false, "N5"), moving(HunterKind::Puppet, false, "N10")),
            "fine | SO-HUNT-1");
        Table beast = huntedBy(HunterKind::Beast, "N5", "A5");
        QCOMPARE(boundary(ruleAgainst(beast, to("N10")), ruleAgainst(beast, to("N11"))), "fine | SO-HUNT-1");
    }

    void SO_HUNT_1_oneTurnEachAndNoAttackOfTheStunned()
    {
        Table table = huntedBy(HunterKind::Puppet, "B8", "A8", {.hunters = {HunterKind::Puppet, HunterKind::Gun}});
        const std::string during = ruleAgainst(table, BeginHunterTurn{HunterKind::Gun});
        forced(table, to("B8"));
        const AttackAgent attack{Agent::First, {{5}}, {}};
        const std::string awake = ruleAgainst(table, attack);
        forced(table, Correct{StunChanged{HunterKind::Puppet, true}});
        QCOMPARE(boundary(awake, ruleAgainst(table, attack)), "fine | SO-HUNT-1");
        const bool stunned = table.open.hunters.at(HunterKind::Puppet).stunned;
        forced(table, EndHunterTurn{});
        QCOMPARE(boundary(stunned, table.open.hunters.at(HunterKind::Puppet).stunned), "yes | no");
        QCOMPARE(boundary(ruleAgainst(table, BeginHunterTurn{HunterKind::Gun}), during), "fine | SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, BeginHunterTurn{HunterKind::Puppet}), std::string("SO-HUNT-1"));
    }

    void SO_HUNT_2_tenSpacesOfRoadAndOneSpaceOut()
    {
        const Table inside = huntedBy(HunterKind::Gun, {}, "A5");
        const auto driving = [&](const std::string &space) { return ruleAgainst(inside, DriveVehicle{at(space), {}}); };
        QCOMPARE(boundary(driving("K27"), driving("K28")), "fine | SO-HUNT-2");
        QCOMPARE(boundary(driving("K19"), driving("L19")), "fine | SO-HUNT-2");
        QCOMPARE(boundary(ruleAgainst(inside, to("K18")), ruleAgainst(inside, to("K19"))), "fine | SO-HUNT-2");
        const auto gettingIn = [](const std::string &from)
        { return ruleAgainst(huntedBy(HunterKind::Gun, from, "A5"), to("K17", true)); };
        QCOMPARE(boundary(gettingIn("K21"), gettingIn("K22")), "fine | SO-HUNT-2");
        Table out = inside;
        forced(out, to("K18"));
        QCOMPARE(boundary(driving("K18"), ruleAgainst(out, DriveVehicle{at("K18"), {}})), "fine | SO-HUNT-1");
    }

    void SO_HUNT_3_visibleAtTheEndAndNotOnTheWay()
    {
        const auto foundAfter = [](const std::string &space)
        {
            Table table = huntedBy(HunterKind::Gun, "N6", "A8");
            forced(table, to(space));
            return static_cast<int>(table.open.turn->found.size());
        };
        QCOMPARE(boundary(foundAfter("N8"), foundAfter("N9")), "1 | 0");
        Table table = huntedBy(HunterKind::Gun, "N6", "A8");
        const std::string before = ruleAgainst(table, EndHunterTurn{});
        forced(table, to("N6"));
        QCOMPARE(boundary(ruleAgainst(table, EndHunterTurn{}), before), "fine | SO-HUNT-3");
    }

    void SO_HUNT_4_theCountItselfHitsAndOneLessDoesNot()
    {
        constexpr HunterKind puppet = HunterKind::Puppet;
        QCOMPARE(boundary(hit(puppet, "E8", {4}), hit(puppet, "E8", {3})), "yes | no");
        QCOMPARE(boundary(hit(puppet, "B8", {2}), hit(puppet, "B8", {1})), "yes | no");
        QCOMPARE(boundary(hit(puppet, "I8", {6, 2}), hit(puppet, "I8", {6, 1})), "yes | no");
        QCOMPARE(boundary(hit(puppet, "H8", {6, 1}), hit(puppet, "H8", {5})), "yes | no");
        Table table = huntedBy(puppet, "B8", "A8", {.hunters = {puppet, HunterKind::Beast}});
        forced(table, to("A8"));
        const auto attacking = [&](const std::vector<std::vector<int>> &dice)
        { return ruleAgainst(table, AttackAgent{Agent::First, dice, {}}); };
        QCOMPARE(boundary(attacking({}), attacking({{5}})), "fine | SO-HUNT-4");
        const auto seen = [&](const std::string &space)
        {
            Table away = huntedBy(puppet, "C8", "A8", {.hunters = {puppet, HunterKind::Beast}});
            forced(away, to(space));
            return ruleAgainst(away, AttackAgent{Agent::First, {{5}}, {}});
        };
        QCOMPARE(boundary(seen("D8"), seen("D6")), "fine | SO-HUNT-4");
        const std::string first = played(table, {AttackAgent{Agent::First, {}, {}}});
        QCOMPARE(boundary(first, attacking({})), "fine | SO-HUNT-4");
    }

    void SO_HUNT_4_whatThePrintingsOfTheCardsChange()
    {
        constexpr HunterKind prophet = HunterKind::Prophet;
        for (const Edition edition : editions)
        {
            const bool first = edition == Edition::First;
            QCOMPARE(boundary(hit(prophet, "E8", {2}, edition), hit(prophet, "F8", {2}, edition)), "yes | no");
            QCOMPARE(boundary(hit(prophet, "D8", {1}, edition), hit(prophet, "E8", {1}, edition)),
                first ? "yes | no" : "no | no");
            Table table = huntedBy(HunterKind::Beast, "D8", "A8", {.edition = edition});
            forced(table, to("A8"));
            const auto strikes = [&](int die)
            {
                const Events events = resolve(table, UseStrength{Agent::First, die});
                const AgentWounded *wounded = found<AgentWounded>(events);
                return wounded != nullptr ? wounded->wounds : 0;
            };
            QCOMPARE(boundary(strikes(5), strikes(4)), "1 | 0");
            const std::string before = ruleAgainst(table, UseStrength{Agent::First, 5});
            forced(table, AttackAgent{Agent::First, {}, {}});
            QCOMPARE(boundary(ruleAgainst(table, UseStrength{Agent::First, 5}), before),
                first ? "fine | fine" : "fine | SO-HUNT-4");
        }
    }

    void SO_HUNT_5_theThirdStepIsHeard()
    {
        const auto heard = [](int steps)
        {
            Table table = begun();
            walks(table, south(steps));
            forced(table, BeginHunterTurn{HunterKind::Gun});
            const Events events = resolve(table, UseSensor{});
            return std::string(wordOf(get<SensorSaid>(found<AgentFactSaid>(events)->fact).reading));
        };
        QCOMPARE(boundary(heard(3), heard(2)), "NE | none");
        const auto listening
            = [](const std::string &from) { return ruleAgainst(huntedBy(HunterKind::Gun, from, "A5"), UseSensor{}); };
        QCOMPARE(boundary(listening({}), listening("K17")), "fine | SO-HUNT-5");
        Table table = huntedBy(HunterKind::Gun, {}, "A5");
        forced(table, DriveVehicle{at("K17"), {}});
        QCOMPARE(boundary(listening({}), ruleAgainst(table, UseSensor{})), "fine | SO-HUNT-1");
        const auto towards = [](const char *agent) { return std::string(wordOf(bearing(named("K17"), named(agent)))); };
        QCOMPARE(boundary(towards("K1"), towards("L1")), "N | NE");
        QCOMPARE(boundary(towards("K17"), towards("J17")), "here | W");
    }

    void SO_HUNT_6_oneOfFourBeforeAnybodyHasMoved()
    {
        Table five = betrayed("A5");
        const auto barring = [&](HunterKind hunter) { return ruleAgainst(five, BarFromVehicle{hunter, true}); };
        Table of = begun({.players = 4, .hunters = three, .cards = std::vector<Equipment>(5, Equipment::FlashBang)});
        forced(of, planOf({"N1"}));
        forced(of, ConfirmMove{Agent::First});
        const std::string first = barring(HunterKind::Gun);
        QCOMPARE(boundary(first, ruleAgainst(of, BarFromVehicle{HunterKind::Gun, true})), "fine | SO-HUNT-6");
        forced(five, BeginHunterTurn{HunterKind::Puppet});
        const std::string atTheStart = barring(HunterKind::Gun);
        Table moved = five;
        forced(moved, DriveVehicle{at("K23"), {}});
        QCOMPARE(boundary(atTheStart, ruleAgainst(moved, BarFromVehicle{HunterKind::Gun, true})), "fine | SO-HUNT-6");
        forced(five, BarFromVehicle{HunterKind::Puppet, true});
        QCOMPARE(boundary(first, barring(HunterKind::Beast)), "fine | SO-HUNT-6");
        const auto driving = [&](const std::string &space) { return ruleAgainst(five, DriveVehicle{at(space), {}}); };
        QCOMPARE(boundary(driving("K23"), driving("K24")), "fine | SO-HUNT-6");
    }

    void SO_TRAITOR_1_hisSightAloneAndASecondPairOfEyes()
    {
        const auto foundBy = [](HunterKind hunter)
        {
            Table table = betrayed("A8");
            put(table, hunter, "N8");
            forced(table, BeginHunterTurn{hunter});
            return found<CharacterRevealed>(forced(table, to("N8"))) != nullptr;
        };
        QCOMPARE(boundary(foundBy(HunterKind::Puppet), foundBy(HunterKind::Gun)), "yes | no");
        const auto betrayedTo = [](const std::string &traitor)
        {
            Table table = betrayed("A8");
            put(table, HunterKind::Gun, traitor);
            put(table, HunterKind::Puppet, "N8");
            forced(table, BeginHunterTurn{HunterKind::Puppet});
            forced(table, to("N8"));
            return table.open.traitor.has_value();
        };
        QCOMPARE(boundary(betrayedTo("O8"), betrayedTo("O9")), "yes | no");
    }

    void SO_TRAITOR_1_insteadOfATurnWithTwoCardsAndHisOwnHealth()
    {
        Table table = betrayed("A5");
        const auto revealing
            = [&](HunterKind hunter) { return ruleAgainst(table, RevealTraitor{hunter}, HunterSeat{hunter}); };
        const std::string legal = revealing(HunterKind::Gun);
        QCOMPARE(boundary(legal, revealing(HunterKind::Beast)), "fine | SO-TRAITOR-1");
        Table late = table;
        forced(late, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(boundary(legal, ruleAgainst(late, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun})),
            "fine | SO-HUNT-1");
        forced(table, RevealTraitor{HunterKind::Gun});
        const auto choosing
            = [&](AgentKind kind) { return ruleAgainst(table, ChooseCharacter{Agent::Second, kind}, TraitorSeat{}); };
        QCOMPARE(boundary(choosing(AgentKind::Spider), choosing(AgentKind::Orangutan)), "fine | SO-TRAITOR-1");
        forced(table, ChooseCharacter{Agent::Second, AgentKind::Spider});
        using enum Equipment;
        const auto taking = [&](const std::vector<Equipment> &cards)
        { return ruleAgainst(table, TakeCards{Agent::Second, cards}, TraitorSeat{}); };
        QCOMPARE(boundary(taking({StealthField, StealthField}), taking({StealthField, StealthField, TangleLine})),
            "fine | SO-MOVE-2");
        // One of the two is in the first agent's hand.
        QCOMPARE(boundary(taking({FlashBang, TangleLine}), taking({FlashBang, FlashBang})), "fine | SO-MOVE-2");
        QCOMPARE(view(table, TraitorSeat{}).health, std::optional(4));
        const CompleteObjective complete{Agent::Second, table.sheets.at(Agent::First).objectives.front()};
        QCOMPARE(ruleAgainst(table, complete, TraitorSeat{}), std::string("SO-TRAITOR-1"));
    }

    void SO_END_1_theFortiethTurnIsPlayedToItsEnd()
    {
        const auto outcomeAfter = [](int turn)
        {
            Table table = begun();
            table.open.clock.turn = turn;
            walks(table, {"N1"});
            for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
                stayed(table, hunter);
            return table.open.outcome ? std::string(wordOf(table.open.outcome->ending)) : std::string("none");
        };
        QCOMPARE(boundary(outcomeAfter(39), outcomeAfter(40)), "none | time_is_up");
        Table last = begun();
        last.open.clock.turn = turnsOfAGame;
        last.open.completed = {at("B19"), at("B30"), at("N31")};
        QCOMPARE(walks(last, {"N1"}, {}, true), std::string());
        QCOMPARE(last.open.outcome, (Outcome{specter::Side::Agents, Ending::Escaped}));
        const Table setUp = newTable(box());
        QCOMPARE(boundary(ruleAgainst(begun(), EndGame{}), ruleAgainst(setUp, EndGame{})), "fine | SO-END-1");
        QCOMPARE(boundary(ruleAgainst(begun(), EndGame{}), ruleAgainst(last, EndGame{})), "fine | SO-END-1");
    }

    void SO_END_1_theLastHealthEndsTheGame()
    {
        const auto isOverAfter = [](int wounds, Agent agent)
        {
            Table table = betrayed("A8");
            forced(table, RevealTraitor{HunterKind::Gun});
            forced(table, ChooseCharacter{Agent::Second, AgentKind::Spider});
            forced(table, TakeCards{Agent::Second, {Equipment::StealthField, Equipment::TangleLine}});
            forced(table, PlanMove{Agent::Second, {.path = {at("K23")}}});
            forced(table, ConfirmMove{Agent::Second});
            forced(table, Correct{AgentWounded{agent, wounds - 1}});
            const std::string space = agent == Agent::First ? "A8" : "K23";
            put(table, HunterKind::Puppet, space);
            forced(table, BeginHunterTurn{HunterKind::Puppet});
            forced(table, to(space));
            forced(table, AttackAgent{agent, {}, {}});
            return table.open.outcome == Outcome{specter::Side::Hunters, Ending::Defeated};
        };
        QCOMPARE(boundary(isOverAfter(5, Agent::First), isOverAfter(6, Agent::First)), "no | yes");
        QCOMPARE(boundary(isOverAfter(3, Agent::Second), isOverAfter(4, Agent::Second)), "no | yes");
    }
};

DOSSIER_TESTS(SpecterBoundariesTest, Nothing)

} // namespace specter_boundaries_test

#include "specter_boundaries_test.moc"
