#include "tests/support/boundary.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_entered_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr std::array editions{Edition::First, Edition::Second};

Table onPaper(int players, Edition edition = Edition::First)
{
    std::vector<HunterKind> hunters{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
    hunters.resize(static_cast<std::size_t>(setUpFor(players).hunters));
    return begun({.players = players, .hunters = hunters, .edition = edition, .onPaper = true});
}

ReportMove announcing(Equipment card, const std::string &space = {})
{
    ReportMove report{.agent = Agent::First, .card = CardUse{.card = card, .before = true}};
    if (!space.empty())
        report.card->at = at(space);
    return report;
}

ReportMove seen(const std::string &space)
{
    return {.agent = Agent::First, .shown = {Showing::Seen, at(space)}};
}

std::string against(const Table &table, const Command &command)
{
    return ruleAgainst(table, command, PublicSeat{});
}

/// The agent reports that, and the hunters' part is skipped.
void reported(Table &table, const ReportMove &report)
{
    forced(table, report);
    forced(table, Correct{PhaseBegan{{Phase::Agents, table.open.clock.turn + 1}}});
}

} // namespace

/// Sheets on paper: reports that everybody at the table can see to be wrong are refused.
class SpecterEnteredTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_BOARD_3_aSectionHasOneObjectiveAndItIsPrinted()
    {
        for (const Edition edition : editions)
        {
            Table table = onPaper(4, edition);
            const auto turns
                = [&](const std::string &space) { return against(table, CompleteObjective{Agent::First, at(space)}); };
            // An open space, and a structure that no die names.
            QCOMPARE(boundary(turns("B19"), turns("A1")), "fine | SO-BOARD-3");
            QCOMPARE(boundary(turns("B19"), turns("A2")), "fine | SO-BOARD-3");
            reported(table, {.agent = Agent::First});
            forced(table, CompleteObjective{Agent::First, at("B19")});
            reported(table, {.agent = Agent::First});
            // Of the same section; then one of another.
            QCOMPARE(boundary(turns("B30"), turns("C17")), "fine | SO-BOARD-3");
        }
    }

    void SO_MOVE_2_nobodyStandsBesideTwoObjectivesThatLieApart()
    {
        Table table = onPaper(2);
        QCOMPARE(table.open.objectives.front(), at("B19"));
        forced(table, CompleteObjective{Agent::First, at("B19")});
        QCOMPARE(against(table, CompleteObjective{Agent::First, table.open.objectives.at(1)}), "SO-MOVE-2");
    }

    void SO_MOVE_2_theBoxHasTwoOfAKindAndTheHandThree()
    {
        using enum Equipment;
        for (const Edition edition : editions)
        {
            Table table = onPaper(2, edition);
            QCOMPARE(against(table, announcing(FlashBang, "N3")), "");
            QCOMPARE(against(table, announcing(VelocityBlade)), "SO-MOVE-2");
            QCOMPARE(against(table, announcing(SmokeGrenade, "A2")), "SO-MOVE-2");
            reported(table, announcing(FlashBang, "N3"));
            const std::string second = against(table, announcing(FlashBang, "N3"));
            reported(table, announcing(FlashBang, "N3"));
            QCOMPARE(boundary(second, against(table, announcing(FlashBang, "N3"))), "fine | SO-MOVE-2");
            const std::string third = against(table, announcing(SmokeGrenade, "N3"));
            reported(table, announcing(SmokeGrenade, "N3"));
            QCOMPARE(boundary(third, against(table, announcing(SmokeGrenade, "N3"))), "fine | SO-MOVE-2");
        }
    }

    void SO_MOVE_2_oneAgentHasOneCharacterAndItsCard()
    {
        using enum Equipment;
        Table table = onPaper(2);
        ReportMove fists = announcing(PowerFists);
        fists.stoodAt = at("N1");
        reported(table, fists);
        QCOMPARE(boundary(against(table, fists), against(table, announcing(TangleLine))), "fine | SO-MOVE-2");
        ReportMove spider = seen("N1");
        spider.character = AgentKind::Spider;
        ReportMove orangutan = seen("N1");
        orangutan.character = AgentKind::Orangutan;
        QCOMPARE(boundary(against(table, orangutan), against(table, spider)), "fine | SO-MOVE-2");
        // Two charges, and no third.
        reported(table, fists);
        QCOMPARE(boundary(against(table, orangutan), against(table, fists)), "fine | SO-MOVE-2");
    }

    void SO_MOVE_2_onlyCobraRaisesTheBlade()
    {
        for (const AgentKind kind : {AgentKind::Cobra, AgentKind::Spider})
        {
            Table table = onPaper(2);
            put(table, HunterKind::Gun, "N5");
            forced(table, ReportMove{.agent = Agent::First});
            forced(table, BeginHunterTurn{HunterKind::Gun});
            const Said said{.agent = Agent::First, .at = at("N1"), .character = kind};
            QCOMPARE(played(table, {MoveHunter{at("N5"), false, {said}}}, PublicSeat{}), "");
            QCOMPARE(against(table, RaiseBlade{Agent::First}), kind == AgentKind::Cobra ? "" : "SO-MOVE-2");
        }
    }

    void SO_SEE_2_noFigureStandsOnAStructure()
    {
        for (const Edition edition : editions)
        {
            Table table = onPaper(2, edition);
            QCOMPARE(boundary(against(table, seen("N1")), against(table, seen("A2"))), "fine | SO-BOARD-1");
            ReportMove fists = announcing(Equipment::PowerFists);
            fists.stoodAt = at("A2");
            QCOMPARE(against(table, fists), "SO-BOARD-1");
            forced(table, ReportMove{.agent = Agent::First});
            forced(table, BeginHunterTurn{HunterKind::Gun});
            const auto found = [&](const std::string &space)
            { return against(table, MoveHunter{at("K18"), false, {{.agent = Agent::First, .at = at(space)}}}); };
            QCOMPARE(boundary(found("K20"), found("A2")), "fine | SO-BOARD-1");
        }
    }

    void SO_TRAITOR_1_twoAgentsAreNotTheSame()
    {
        Table table = onPaper(5);
        ReportMove first = seen("N1");
        first.character = AgentKind::Spider;
        forced(table, first);
        QCOMPARE(played(table, {RevealTraitor{HunterKind::Gun}}, PublicSeat{}), "");
        const auto second = [&](AgentKind kind)
        {
            return against(
                table, ReportMove{.agent = Agent::Second, .shown = {Showing::Seen, at("K23")}, .character = kind});
        };
        QCOMPARE(boundary(second(AgentKind::Cobra), second(AgentKind::Spider)), "fine | SO-TRAITOR-1");
    }
};

DOSSIER_TESTS(SpecterEnteredTest, Nothing)

} // namespace specter_entered_test

#include "specter_entered_test.moc"
