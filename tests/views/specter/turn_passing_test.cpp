// The turns that a press ends and begins, the selection, and the offer of the one button, as values of a view.
#include "tests/support/test_class.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/selection/turn_passing.h"

#include <QTest>

namespace turn_passing_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::HunterKind;

namespace
{

HuntersPick pickOn(const specter::Table &table)
{
    return mended(*seenBy(table), {});
}

} // namespace

class TurnPassingTest : public QObject
{
    Q_OBJECT

private slots:

    void nobodyPassesInTheAgentsPart()
    {
        QCOMPARE(passingOn(*seenBy(begun()), {.hunter = HunterKind::Gun}), TurnPassing{});
    }

    void whoIsPickedBeginsAndWhoIsDoneEnds()
    {
        specter::Table table = huntersTurn();
        QCOMPARE(passingOn(*seenBy(table), pickOn(table)), (TurnPassing{false, HunterKind::Gun}));
        QCOMPARE(supposed(seenBy(table), pickOn(table))->open.turn->hunter, HunterKind::Gun);
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(passingOn(*seenBy(table), pickOn(table)).canEnd, false);
        forced(table, specter::DriveVehicle{.to = at("K16")});
        QCOMPARE(passingOn(*seenBy(table), pickOn(table)), (TurnPassing{true, HunterKind::Beast}));
    }

    /// A shot that could be fired is let be by whoever goes on; it does not let a turn end by itself.
    void aTurnEndsByItselfWhereNothingIsLeft()
    {
        specter::Table table = huntersTurn();
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        QVERIFY(!endsByItself(*seenBy(table)));
        specter::Table drives = table;
        forced(drives, specter::DriveVehicle{.to = at("K16")});
        QVERIFY(endsByItself(*seenBy(drives)));
        put(table, HunterKind::Gun, "N20");
        forced(table, specter::MoveHunter{.to = at("N21")});
        QVERIFY(!endsByItself(*seenBy(table)));
        QCOMPARE(passingOn(*seenBy(table), pickOn(table)), (TurnPassing{true, HunterKind::Beast}));
        HuntersPick shoots = pickOn(table);
        shoots.way = HunterWay::Shoot;
        QVERIFY(!passingOn(*seenBy(table), shoots).canEnd);
        specter::Table paper = huntersTurn({.onPaper = true});
        forced(paper, specter::BeginHunterTurn{HunterKind::Gun});
        forced(paper, specter::DriveVehicle{.to = at("K16"), .said = {{.agent = Agent::First}}});
        QVERIFY2(!endsByItself(*seenBy(paper)), "what was answered can be put right first");
    }

    void supposingChangesNothingOfTheTable()
    {
        const SpecterViewPtr view = seenBy(huntersTurn());
        QVERIFY(supposed(view, pickOn(huntersTurn())) != view);
        QVERIFY(!view->open.turn);
        const SpecterViewPtr agents = seenBy(begun());
        QVERIFY(supposed(agents, {}) == agents);
    }

    void whatOnlyOneWayLeadsToIsMeantByIt()
    {
        specter::Table table = huntersTurn();
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        const SpecterViewPtr view = seenBy(table);
        HuntersPick pick = keptOn(*view, {}, true);
        pick = pickedAt(*view, pick, at("K16"));
        QCOMPARE(pick.way, HunterWay::Drive);
        QVERIFY(commandAgainAt(*view, pick, at("K16")).has_value());
        QVERIFY(!commandAgainAt(*view, pick, at("K15")).has_value());
    }

    void anAgentOnPaperAnswersBeforeEnterGoesOn()
    {
        specter::Table table = huntersTurn({.onPaper = true});
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        const SpecterViewPtr view = seenBy(table);
        const HuntersPick pick = pickedAt(*view, keptOn(*view, {}, true), at("K16"));
        QVERIFY(!commandAgainAt(*view, pick, at("K16")).has_value());
    }

    void anAnswerThatTheFactsExpectIsSaidAndNotEntered()
    {
        specter::Table table = huntersTurn({.onPaper = true});
        put(table, HunterKind::Gun, "N9");
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        const SpecterViewPtr view = seenBy(table);
        const HuntersPick pick = pickedAt(*view, keptOn(*view, {}, true), at("N7"));
        const DefaultAct clear = huntersDefaultAct(view, pick, Agent::First, {});
        QVERIFY2(!clear.command, "only people say what the agent answered");
        QCOMPARE(clear.tip, QStringLiteral("By the facts: “clear”"));
        const DefaultAct asks = huntersDefaultAct(view, pick, Agent::First, {.likely = {}});
        QVERIFY(!asks.command);
        QVERIFY(asks.tip != clear.tip);
    }

    void whatIsEnteredOfAQuickDrawIsWhatIsMeant()
    {
        const SpecterViewPtr view = seenBy(huntersTurn());
        const SpecterCommand shot = makeSpecterCommand(specter::QuickDraw{Agent::First, {{5}}, {}});
        const DefaultAct act = huntersDefaultAct(
            view, pickOn(huntersTurn()), Agent::First, {.attack = shot, .attackText = QStringLiteral("Enter: a hit")});
        QVERIFY(act.command && act.command->as<specter::QuickDraw>() != nullptr);
        QCOMPARE(act.text, QStringLiteral("Enter: a hit"));
    }

    void theOneButtonIsAValueOfTheView()
    {
        specter::Table table = huntersTurn();
        const DefaultAct begin = huntersDefaultAct(seenBy(table), pickOn(table), Agent::First, {});
        QVERIFY(begin.command && begin.command->as<specter::BeginHunterTurn>() != nullptr);
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        const DefaultAct choose = huntersDefaultAct(seenBy(table), pickOn(table), Agent::First, {});
        QVERIFY(!choose.command);
        QVERIFY(!choose.text.isEmpty());
        const DefaultAct handsOver = huntersDefaultAct(seenBy(begun()), {}, Agent::First, {});
        QVERIFY2(handsOver.handsOver && !handsOver.command, "the agent is next, and has his own page");
        QVERIFY(huntersDefaultAct(seenBy(begun({.onPaper = true})), {}, Agent::First, {}).text.size() > 0);
    }
};

DOSSIER_TESTS(TurnPassingTest, Nothing)

} // namespace turn_passing_test

#include "turn_passing_test.moc"
