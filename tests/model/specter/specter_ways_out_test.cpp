#include "model/specter/seen/evidence.h"
#include "model/specter/seen/rule_ids.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_ways_out_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr std::array editions{Edition::First, Edition::Second};

/// The agent is there with three objectives done, nobody near.
Table readyToLeave(const std::string &space, Edition edition = Edition::First)
{
    Table table = begun({.edition = edition});
    putAgent(table, space);
    put(table, HunterKind::Gun, "K32");
    put(table, HunterKind::Beast, "K31");
    table.open.completed = {at("B19"), at("B30"), at("N31")};
    return table;
}

PlanMove planOf(const std::vector<std::string> &names, bool escape = false)
{
    Plan plan{.escape = escape};
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return {Agent::First, plan};
}

bool foreseesEscape(Table table, const PlanMove &plan)
{
    forced(table, plan);
    return view(table, AgentSeat{}).foreseen->escapes;
}

} // namespace

/// SO-MOVE-3, SO-END-1: how the agent leaves the board.
class SpecterWaysOutTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_MOVE_3_endingOnAWayOutIsTheEscapeWithoutAWord()
    {
        for (const Edition edition : editions)
        {
            Table table = readyToLeave("N2", edition);
            QCOMPARE(boundary(foreseesEscape(table, planOf({"N2", "N1"})), foreseesEscape(table, planOf({"N2", "N3"}))),
                "yes | no");
            // Running across it is none.
            QVERIFY(!foreseesEscape(table, planOf({"N2", "N1", "N2"})));
            QCOMPARE(walks(table, {"N2", "N1"}), "");
            QCOMPARE(table.open.outcome, (Outcome{specter::Side::Agents, Ending::Escaped}));
            // Everybody hears where.
            const std::vector<LaterFact> &said = table.open.agents.at(Agent::First).turns.back().later;
            QVERIFY(std::ranges::count(said, LaterFact(StoodAt{at("N1")})) == 1);
        }
    }

    void SO_MOVE_1_aHunterOnTheLastSpaceIsTheReasonHoweverFarItIs()
    {
        Table table = readyToLeave("U4");
        put(table, HunterKind::Gun, "W3");
        for (const std::vector<const char *> &way : {std::vector{"U4", "V3", "W3"}, std::vector{"U4", "W3"}})
        {
            std::vector<Coordinate> path;
            for (const char *space : way)
                path.push_back(at(space));
            const Refusal no = refusal(view(table, AgentSeat{}), PlanMove{Agent::First, {.path = path}});
            const auto *why = no ? std::get_if<AgentReason>(&no->reason) : nullptr;
            const auto *step = why != nullptr ? get_if<reason::BadStep>(why) : nullptr;
            QVERIFY(step != nullptr);
            QCOMPARE(step->fault, StepFault::Hunter);
            QVERIFY(step->at == at("W3"));
        }
    }

    void SO_MOVE_3_threeObjectivesComeFirst()
    {
        Table table = readyToLeave("N2");
        table.open.completed.pop_back();
        QVERIFY(!foreseesEscape(table, planOf({"N2", "N1"})));
        QCOMPARE(ruleAgainst(table, planOf({"N2", "N1"}, true)), "SO-MOVE-3");
        QCOMPARE(walks(table, {"N2", "N1"}), "");
        QVERIFY(!table.open.outcome);
    }

    void SO_MOVE_3_aHunterOnFootBarsTheWayOutUnderHimToo()
    {
        for (const Edition edition : editions)
        {
            Table table = readyToLeave("A3", edition);
            const std::string freely = ruleAgainst(table, planOf({"A3"}, true));
            QVERIFY(foreseesEscape(table, planOf({"A3"})));
            put(table, HunterKind::Gun, "A3");
            QCOMPARE(boundary(freely, ruleAgainst(table, planOf({"A3"}, true))), "fine | SO-MOVE-3");
            QVERIFY(!foreseesEscape(table, planOf({"A3"})));
            QCOMPARE(walks(table, {"A3"}), "");
            QVERIFY(!table.open.outcome);
            // In the vehicle he bars nothing.
            Table driven = readyToLeave("A3", edition);
            forced(driven, Correct{HunterWritten{HunterKind::Gun, {.at = at("A3"), .inVehicle = true}}});
            QVERIFY(foreseesEscape(driven, planOf({"A3"})));
        }
    }

    void SO_MOVE_3_aRulingLetsHimLeaveWithoutObjectives()
    {
        Table table = readyToLeave("N2");
        table.open.completed.clear();
        const Command leaves = planOf({"N2", "N1"}, true);
        const Refusal no = refusal(view(table, AgentSeat{}), leaves);
        QVERIFY(no && no->rule == rule::SO_MOVE_3);
        for (const Event &event : resolveRuling(table, leaves, *no, "agreed"))
            specter::apply(table, event);
        forced(table, ConfirmMove{Agent::First});
        QCOMPARE(table.open.outcome, (Outcome{specter::Side::Agents, Ending::Escaped}));
    }

    void SO_END_1_byTheTablesOptionHeMayLeaveWhileTheTraitorIsSecret()
    {
        Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        putAgent(table, "N2");
        const PlanMove leaves = planOf({"N2", "N1"}, true);
        const std::string usual = ruleAgainst(table, leaves);
        table.open.options.escapesWhileSecret = true;
        QCOMPARE(boundary(ruleAgainst(table, leaves), usual), "fine | SO-MOVE-3");
        // He announces it, or continues.
        QVERIFY(foreseesEscape(table, leaves));
        QVERIFY(!foreseesEscape(table, planOf({"N2", "N1"})));
        // The start of his move counts from turn 2 on.
        Table begins = table;
        putAgent(begins, "N1");
        const std::string inTurnOne = ruleAgainst(begins, planOf({"N1"}, true));
        QVERIFY(!foreseesEscape(begins, planOf({"N1"}, true)));
        QVERIFY(!foreseesEscape(begins, planOf({"N1"})));
        begins.open.clock.turn = 2;
        QCOMPARE(boundary(ruleAgainst(begins, planOf({"N1"}, true)), inTurnOne), "fine | SO-MOVE-3");
        table.open.traitor = HunterKind::Gun;
        QCOMPARE(ruleAgainst(table, leaves), "SO-MOVE-3");
        QVERIFY(!foreseesEscape(table, leaves));
    }
};

DOSSIER_TESTS(SpecterWaysOutTest, Nothing)

} // namespace specter_ways_out_test

#include "specter_ways_out_test.moc"
