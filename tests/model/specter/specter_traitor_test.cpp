#include "model/specter/seen/evidence.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_traitor_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr std::array editions{Edition::First, Edition::Second};

Table ofFive(Edition edition, HunterKind traitor, bool onPaper = false)
{
    return begun({.players = 5,
        .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
        .edition = edition,
        .traitor = onPaper ? std::nullopt : std::optional(traitor),
        .onPaper = onPaper});
}

/// A hunter's turn: he walks there and ends it. Whether it unmasks the traitor.
bool unmasks(Table &table, HunterKind hunter, const std::string &space)
{
    forced(table, BeginHunterTurn{hunter});
    const Events events = forced(table, MoveHunter{at(space), false, {}});
    if (found<TraitorRevealed>(events) != nullptr)
        return true;
    forced(table, EndHunterTurn{});
    return false;
}

/// The agent has stayed on E8, and nobody sees it yet; the Gun is the traitor.
Table unseenOnRowEight(Edition edition)
{
    Table table = ofFive(edition, HunterKind::Gun);
    putAgent(table, "E8");
    put(table, HunterKind::Gun, "K10");
    put(table, HunterKind::Beast, "G10");
    put(table, HunterKind::Puppet, "L10");
    put(table, HunterKind::Prophet, "K32");
    forced(table, PlanMove{Agent::First, {.path = {at("E8")}}});
    forced(table, ConfirmMove{Agent::First});
    return table;
}

/// The Gun, not known as the traitor, has publicly found the agent.
Table foundByTheTraitor(Edition edition)
{
    Table table = unseenOnRowEight(edition);
    unmasks(table, HunterKind::Beast, "G8");
    unmasks(table, HunterKind::Gun, "K8");
    return table;
}

bool planUnmasks(const Table &table, const std::vector<std::string> &names)
{
    Plan plan;
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return foresee(table.open, Agent::First, plan, HunterKind::Gun).revealsTraitor;
}

/// The traitor as the second agent, his first move still to be made.
Table unmasked(HunterKind traitor, const std::string &from)
{
    Table table = ofFive(Edition::First, traitor);
    put(table, traitor, from);
    forced(table, PlanMove{Agent::First, {.path = {at("N1")}}});
    forced(table, ConfirmMove{Agent::First});
    forced(table, RevealTraitor{traitor});
    return table;
}

const Due *revealDue(const View &seen, HunterKind hunter)
{
    const auto due = std::ranges::find(seen.due, Command(RevealTraitor{hunter}), &Due::command);
    return due == seen.due.end() ? nullptr : &*due;
}

} // namespace

/// The traitor: his revelation by sight, by his own announcement, and his cards as the second agent.
class SpecterTraitorTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_TRAITOR_1_whoHasFoundTheAgentOpenlyIsNotUnmaskedByAnothersLook()
    {
        for (const Edition edition : editions)
        {
            Table openly = foundByTheTraitor(edition);
            QVERIFY(openly.open.agents.at(Agent::First).figure == at("E8"));
            Table secretly = unseenOnRowEight(edition);
            put(secretly, HunterKind::Gun, "K8");
            QCOMPARE(boundary(!unmasks(openly, HunterKind::Puppet, "L8"), !unmasks(secretly, HunterKind::Beast, "G8")),
                "yes | no");
            QVERIFY(!openly.open.traitor && secretly.open.traitor == HunterKind::Gun);
        }
    }

    void SO_TRAITOR_1_norByTheAgentWhoStaysWhereHeWasFound()
    {
        for (const Edition edition : editions)
        {
            Table table = foundByTheTraitor(edition);
            unmasks(table, HunterKind::Puppet, "L8");
            unmasks(table, HunterKind::Prophet, "K32");
            QCOMPARE(table.open.clock, (Clock{Phase::Agents, 2}));
            QVERIFY(!planUnmasks(table, {"E8"}));
            // In his view by a move of the agent's alone, he has found nobody before everybody.
            QVERIFY(planUnmasks(table, {"E8", "F8"}));
            QCOMPARE(walks(table, {"E8"}), "");
            QVERIFY(!table.open.traitor);
            // The figure was there all the time.
            QVERIFY(!unmasks(table, HunterKind::Beast, "G8"));
        }
    }

    void SO_TRAITOR_1_whatTheAgentToldByHimselfIsNoFindOfTheTraitors()
    {
        Table table = unseenOnRowEight(Edition::First);
        put(table, HunterKind::Gun, "K8");
        forced(table, Correct{AgentFactSaid{Agent::First, 0, StoodAt{at("E8")}}});
        QVERIFY(!isFoundOn(table.open, at("E8")));
        QVERIFY(unmasks(table, HunterKind::Beast, "G8"));
    }

    void SO_TRAITOR_1_onPaperWhoBecomesEvidentIsRevealedAtOnce()
    {
        for (const Edition edition : editions)
        {
            Table table = ofFive(edition, HunterKind::Beast, true);
            forced(table, ReportMove{.agent = Agent::First});
            forced(table, BeginHunterTurn{HunterKind::Beast});
            forced(table, DriveVehicle{table.open.vehicle, {{.agent = Agent::First}}});
            forced(table, EndHunterTurn{});
            const std::string unseen = ruleAgainst(table, RevealTraitor{HunterKind::Beast}, PublicSeat{});
            forced(table, BeginHunterTurn{HunterKind::Gun});
            forced(table, MoveHunter{at("K22"), false, {{.agent = Agent::First, .at = at("N1")}}});
            // After his own turn and in the midst of another's.
            QCOMPARE(boundary(ruleAgainst(table, RevealTraitor{HunterKind::Beast}, PublicSeat{}), unseen),
                "fine | SO-HUNT-1");
            QCOMPARE(played(table, {RevealTraitor{HunterKind::Beast}}, PublicSeat{}), "");
            QVERIFY(table.open.secondAgentDue && table.open.turn->hunter == HunterKind::Gun);
            QCOMPARE(played(table, {ReportMove{.agent = Agent::Second}, EndHunterTurn{}}, PublicSeat{}), "");
            QCOMPARE(ruleAgainst(table, RevealTraitor{HunterKind::Gun}, PublicSeat{}), "SO-TRAITOR-1");
        }
    }

    void SO_TRAITOR_1_whereTheSheetIsKeptHeSeesThatHeMayRevealHimself()
    {
        Table table = ofFive(Edition::First, HunterKind::Puppet);
        forced(table, PlanMove{Agent::First, {.path = {at("N1")}}});
        QVERIFY(revealDue(view(table, HunterSeat{HunterKind::Puppet}), HunterKind::Puppet) == nullptr);
        forced(table, ConfirmMove{Agent::First});
        const View his = view(table, HunterSeat{HunterKind::Puppet});
        QVERIFY(his.traitor == HunterKind::Puppet);
        QVERIFY(revealDue(his, HunterKind::Puppet) != nullptr);
        QVERIFY(revealDue(view(table, TraitorSeat{}), HunterKind::Puppet) != nullptr);
        for (const Seat &seat : std::vector<Seat>{PublicSeat{}, HunterSeat{HunterKind::Gun}})
            QVERIFY(revealDue(view(table, seat), HunterKind::Puppet) == nullptr && !view(table, seat).traitor);
        QCOMPARE(played(table, {RevealTraitor{HunterKind::Puppet}}, HunterSeat{HunterKind::Puppet}), "");
        QVERIFY(table.open.secondAgentDue);
    }

    /// The Prophet hears it once the agent has moved, though the second agent has not.
    void SO_MOVE_2_theAgentForetellsBeforeTheSecondAgentMoves()
    {
        Table table = unmasked(HunterKind::Puppet, "N5");
        table.open.secondAgentDue = false;
        table.open.clock.phase = Phase::Agents;
        table.sheets.at(Agent::First).objectives = {at("B19")};
        putAgent(table, "A18");
        table.open.agents.at(Agent::First).moved = false;
        QCOMPARE(ruleAgainst(table, ForetellObjective{Agent::First}), "SO-HUNT-1");
        table.open.agents.at(Agent::First).moved = true;
        QCOMPARE(ruleAgainst(table, ForetellObjective{Agent::First}), "");
        const std::vector<Due> due = view(table, AgentSeat{}).due;
        QVERIFY(std::ranges::any_of(
            due, [](const Due &one) { return holds_alternative<ForetellObjective>(one.command) && !one.needed; }));
    }

    void SO_MOVE_2_theSecondAgentKeepsNoCardThatIsAnothers()
    {
        using enum Equipment;
        Table table = unmasked(HunterKind::Puppet, "N5");
        put(table, HunterKind::Gun, "N8");
        const auto choose = [&](AgentKind character)
        { return played(table, {ChooseCharacter{Agent::Second, character}}, TraitorSeat{}); };
        QCOMPARE(choose(AgentKind::Spider), "");
        QCOMPARE(played(table, {TakeCards{Agent::Second, {TangleLine, FlashBang}}}, TraitorSeat{}), "");
        const PlanMove tangles{Agent::Second,
            {.path = {at("N5")},
                .card = CardUse{.card = TangleLine, .before = true, .hunter = HunterKind::Gun, .die = 6}}};
        const std::string his = ruleAgainst(table, tangles, TraitorSeat{});
        QCOMPARE(choose(AgentKind::Cobra), "");
        QCOMPARE(boundary(his, ruleAgainst(table, tangles, TraitorSeat{})), "fine | SO-MOVE-2");
        QCOMPARE(table.sheets.at(Agent::Second).cards, std::vector{FlashBang});
        QCOMPARE(ruleAgainst(table, PlanMove{Agent::Second, {.path = {at("N5")}}}, TraitorSeat{}), "SO-MOVE-2");
        QCOMPARE(
            played(table,
                {TakeCards{Agent::Second, {VelocityBlade, FlashBang}}, PlanMove{Agent::Second, {.path = {at("N5")}}}},
                TraitorSeat{}),
            "");
    }

    void SO_HUNT_4_whatTheTraitorDoesInAHuntersTurnIsNotThatHuntersOwn()
    {
        for (const Edition edition : editions)
        {
            Table table = ofFive(edition, HunterKind::Puppet);
            putAgent(table, "E8");
            put(table, HunterKind::Gun, "G9");
            put(table, HunterKind::Beast, "K31");
            put(table, HunterKind::Puppet, "M7");
            put(table, HunterKind::Prophet, "K32");
            forced(table, Correct{HunterWritten{HunterKind::Puppet, {.at = at("M8"), .inVehicle = false}}});
            QCOMPARE(walks(table, {"E8"}), "");
            forced(table, BeginHunterTurn{HunterKind::Gun});
            forced(table, MoveHunter{at("G8"), false, {}});
            QVERIFY(table.open.secondAgentDue);
            forced(table, ChooseCharacter{Agent::Second, AgentKind::Spider});
            forced(table, TakeCards{Agent::Second, {Equipment::FlashBang, Equipment::FlashBang}});
            Table flashed = table;
            const CardUse flash{.card = Equipment::FlashBang, .before = true, .at = at("K8")};
            forced(flashed, PlanMove{Agent::Second, {.path = {at("M8")}, .card = flash}});
            forced(flashed, ConfirmMove{Agent::Second});
            QCOMPARE(flashed.open.hunters.at(HunterKind::Gun).gaze, Gaze::Blind);
            const AttackAgent attack{Agent::First, {{5}, {5}}, {}};
            QCOMPARE(ruleAgainst(flashed, attack, HunterSeat{HunterKind::Gun}), "");
            // A quick shot at the new agent leaves the Gun his attack.
            forced(table, PlanMove{Agent::Second, {.path = {at("M8")}}});
            forced(table, ConfirmMove{Agent::Second});
            QCOMPARE(played(table, {QuickDraw{Agent::Second, {{6, 1}}, {}}}, HunterSeat{HunterKind::Gun}), "");
            QCOMPARE(played(table, {attack}, HunterSeat{HunterKind::Gun}), "");
            QCOMPARE(ruleAgainst(table, attack, HunterSeat{HunterKind::Gun}), "SO-HUNT-4");
        }
    }
};

DOSSIER_TESTS(SpecterTraitorTest, Nothing)

} // namespace specter_traitor_test

#include "specter_traitor_test.moc"
