#include "tests/support/specter_boards.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_agent_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

PlanMove planOf(const std::vector<std::string> &names, const std::optional<CardUse> &card = {}, bool escape = false)
{
    Plan plan{.card = card, .escape = escape};
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return {Agent::First, plan};
}

CardUse use(Equipment card, bool before, const std::string &space = {})
{
    return {.card = card, .before = before, .at = space.empty() ? std::optional<Coordinate>{} : at(space)};
}

/// Plays the turns of both hunters of a two-player game, without moves.
std::string huntersStay(Table &table)
{
    const std::string fault = stayed(table, HunterKind::Gun);
    return fault.empty() ? stayed(table, HunterKind::Beast) : fault;
}

} // namespace

/// The set-up and the agent's turn: SO-BOARD-3, SO-MOVE, SO-SEE, SO-END-1.
class SpecterAgentTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_BOARD_3_theNumberOfPlayersSaysWhereAllBegin()
    {
        const Table two = begun();
        QCOMPARE(two.open.agents.at(Agent::First).start, at("N1"));
        QCOMPARE(two.open.vehicle, at("K17"));
        QCOMPARE(two.open.objectives.size(), std::size_t{4});
        QVERIFY(two.sheets.at(Agent::First).objectives.empty());
        const Table four = begun({.players = 4, .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet}});
        QCOMPARE(four.open.vehicle, at("K23"));
        QVERIFY(four.open.objectives.empty());
        QCOMPARE(four.sheets.at(Agent::First).objectives.size(), std::size_t{4});
        QCOMPARE(view(four, AgentSeat{}).health, 8);
        QCOMPARE(view(two, AgentSeat{}).health, 6);
    }

    void SO_BOARD_3_noGameBeginsWithoutObjectivesCardsHunters()
    {
        Table table = begun();
        table.open.clock = {};
        QCOMPARE(ruleAgainst(table, BeginGame{}), "");
        Table bare = table;
        bare.open.objectives.clear();
        QCOMPARE(ruleAgainst(bare, BeginGame{}), "SO-BOARD-3");
        bare = table;
        bare.sheets.at(Agent::First).cards.pop_back();
        QCOMPARE(ruleAgainst(bare, BeginGame{}), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, BeginGame{}, PublicSeat{}), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, ChoosePlayers{{2, {HunterKind::Gun}, false}}), "SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, ChoosePlayers{{5, {HunterKind::Gun, HunterKind::Beast}, false}}), "SO-TRAITOR-1");
        QCOMPARE(
            ruleAgainst(table, ChoosePlayers{{6, {HunterKind::Gun, HunterKind::Beast}, false}}), "malformed /players");
        QCOMPARE(ruleAgainst(table, RollObjectives{{1, 2, 3}}), "malformed /faces");
        QCOMPARE(ruleAgainst(table, RollObjectives{{1, 2, 3, 7}}), "malformed /faces");
        QCOMPARE(ruleAgainst(table, DealRoles{HunterKind::Gun}), "SO-TRAITOR-1");
    }

    void SO_MOVE_2_aHandHoldsTheOwnUniqueCardAndTwoOfAKind()
    {
        Table table = begun();
        table.open.clock = {};
        using enum Equipment;
        QCOMPARE(ruleAgainst(table, TakeCards{Agent::First, {PowerFists, FlashBang, FlashBang}}), "");
        QCOMPARE(ruleAgainst(table, TakeCards{Agent::First, {FlashBang, FlashBang, FlashBang}}), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, TakeCards{Agent::First, {HoloDecoy, FlashBang, FlashBang}}), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, TakeCards{Agent::First, {PowerFists, FlashBang}}), "SO-MOVE-2");
        QCOMPARE(
            ruleAgainst(table, TakeCards{Agent::First, {PowerFists, FlashBang, FlashBang}}, PublicSeat{}), "SO-MOVE-1");
    }

    void SO_MOVE_1_fourKingsStepsFromWhereHeStands()
    {
        const Table table = begun();
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2", "N3", "N4", "N5"})), "");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2", "N3", "N4", "N5", "N6"})), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, planOf({"N1"})), "");
        QCOMPARE(ruleAgainst(table, planOf({"N2", "N3"})), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "M2"})), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N3"})), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2"}), PublicSeat{}), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, PlanMove{}), "malformed /plan/path");
    }

    void SO_MOVE_1_aHunterOnFootBarsHisSpaceAndTheVehicleDoesNot()
    {
        Table table = begun();
        putAgent(table, "K15");
        QCOMPARE(ruleAgainst(table, planOf({"K15", "K16", "K17"})), "");
        put(table, HunterKind::Gun, "K16");
        QCOMPARE(ruleAgainst(table, planOf({"K15", "K16"})), "SO-MOVE-1");
    }

    void SO_BOARD_4_theTableMayForbidDiagonals()
    {
        Table table = begun();
        // From B2 to the north-west he passes A2.
        putAgent(table, "B2");
        QCOMPARE(ruleAgainst(table, planOf({"B2", "A1"})), "");
        table.open.options.diagonals.corner = false;
        QCOMPARE(ruleAgainst(table, planOf({"B2", "A1"})), "SO-BOARD-4");
    }

    void SO_MOVE_2_aCardNeedsAChargeAndATargetThatIsNear()
    {
        Table table = begun();
        using enum Equipment;
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2", "N3", "N4", "N5", "N6", "N7"}, use(AdrenalSurge, true))), "");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2"}, use(AdrenalSurge, false))), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, use(StealthField, true))), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, use(SmokeGrenade, true, "N5"))), "");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, use(SmokeGrenade, true, "N6"))), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, use(SmokeGrenade, true))), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2"}, use(SmokeGrenade, false, "N6"))), "");
        QCOMPARE(walks(table, {"N1"}, use(SmokeGrenade, true, "N5")), "");
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, use(SmokeGrenade, true, "N5"))), "SO-MOVE-2");
    }

    void SO_MOVE_2_withinNCanBeCountedOnFoot()
    {
        Table table = begun();
        putAgent(table, "L1");
        // H1 is beyond structures: four spaces as the crow flies, and further on foot.
        const PlanMove plan = planOf({"L1"}, use(Equipment::SmokeGrenade, true, "H1"));
        QCOMPARE(ruleAgainst(table, plan), "");
        table.open.options.nearness = Nearness::OnFoot;
        QCOMPARE(ruleAgainst(table, plan), "SO-MOVE-2");
        QCOMPARE(ruleAgainst(table, planOf({"L1"}, use(Equipment::SmokeGrenade, true, "L4"))), "");
    }

    void SO_MOVE_2_anObjectiveIsTurnedOverFromNextToItBeforeTheMove()
    {
        Table table = begun();
        putAgent(table, "A18");
        const CompleteObjective complete{Agent::First, at("B19")};
        QCOMPARE(ruleAgainst(table, complete), "");
        QCOMPARE(ruleAgainst(table, CompleteObjective{Agent::First, at("C17")}), "SO-BOARD-3");
        QCOMPARE(played(table, {complete}), "");
        QCOMPARE(ruleAgainst(table, complete), "SO-MOVE-2");
        QCOMPARE(walks(table, {"A18"}), "");
        QCOMPARE(table.open.agents.at(Agent::First).turns.front().turnedOver, std::vector<Coordinate>{at("B19")});
        Table far = begun();
        putAgent(far, "D18");
        QCOMPARE(ruleAgainst(far, complete), "SO-MOVE-2");
        far.sheets.at(Agent::First).character = AgentKind::BlueJay;
        QCOMPARE(ruleAgainst(far, complete), "");
        putAgent(far, "E18");
        QCOMPARE(ruleAgainst(far, complete), "SO-MOVE-2");
    }

    void SO_MOVE_2_theProphetHearsOfItATurnBefore()
    {
        Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        putAgent(table, "A18");
        QCOMPARE(ruleAgainst(table, CompleteObjective{Agent::First, at("B19")}), "SO-MOVE-2");
        QCOMPARE(walks(table, {"A18"}), "");
        QCOMPARE(played(table, {ForetellObjective{Agent::First}}), "");
        QCOMPARE(ruleAgainst(table, ForetellObjective{Agent::First}), "SO-MOVE-2");
        QCOMPARE(stayed(table, HunterKind::Prophet), "");
        QCOMPARE(stayed(table, HunterKind::Beast), "");
        QCOMPARE(ruleAgainst(table, CompleteObjective{Agent::First, at("B19")}), "");
    }

    void SO_MOVE_3_heLeavesWithThreeObjectivesOnAnEscapePoint()
    {
        Table table = begun();
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, {}, true)), "SO-MOVE-3");
        table.open.completed = {at("B19"), at("B30"), at("N31")};
        QCOMPARE(ruleAgainst(table, planOf({"N1", "N2"}, {}, true)), "SO-MOVE-3");
        QCOMPARE(ruleAgainst(table, planOf({"N1"}, {}, true)), "");
        QCOMPARE(walks(table, {"N1"}, {}, true), "");
        QCOMPARE(table.open.outcome, (Outcome{specter::Side::Agents, Ending::Escaped}));
        QCOMPARE(ruleAgainst(table, planOf({"N1"})), "SO-END-1");
    }

    void SO_MOVE_3_h1IsAnEscapeForFourPlayersAlone()
    {
        Table two = begun();
        Table four = begun({.players = 4,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet},
            .cards = std::vector<Equipment>{Equipment::AdrenalSurge, Equipment::AdrenalSurge, Equipment::FlashBang,
                Equipment::FlashBang, Equipment::PowerFists}});
        for (Table *table : {&two, &four})
        {
            putAgent(*table, "H1");
            table->open.completed = {at("B19"), at("B30"), at("N31")};
        }
        QCOMPARE(ruleAgainst(two, planOf({"H1"}, {}, true)), "SO-MOVE-3");
        QCOMPARE(ruleAgainst(four, planOf({"H1"}, {}, true)), "");
    }

    void SO_SEE_2_3_4_whatHasToBeSaidIsKnownBeforeItIsConfirmed()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N9");
        put(table, HunterKind::Beast, "A32");
        QCOMPARE(played(table, {planOf({"N1", "N2"})}), "");
        const View seen = view(table, AgentSeat{});
        QCOMPARE(seen.foreseen->facts.shown, (Shown{Showing::Seen, at("N2")}));
        QVERIFY(!view(table, PublicSeat{}).foreseen);
        QCOMPARE(view(table, PublicSeat{}).open.agents.at(Agent::First).turns.size(), std::size_t{0});
        QCOMPARE(played(table, {planOf({"N1", "M1", "L1"})}), "");
        QCOMPARE(view(table, AgentSeat{}).foreseen->facts.shown, (Shown{Showing::LastSeen, at("N1")}));
        QCOMPARE(played(table, {ConfirmMove{Agent::First}}), "");
        QCOMPARE(table.open.agents.at(Agent::First).lastSeen, at("N1"));
        QCOMPARE(table.open.agents.at(Agent::First).figure, at("N1"));
        QCOMPARE(table.open.agents.at(Agent::First).character, AgentKind::Orangutan);
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(walks(table, {"L1", "L2"}), "");
        QCOMPARE(table.open.agents.at(Agent::First).turns.back().shown, Shown{});
        QVERIFY(!table.open.agents.at(Agent::First).figure);
        QCOMPARE(table.open.agents.at(Agent::First).lastSeen, at("N1"));
    }

    void cardsChangeWhatIsSeen()
    {
        using enum Equipment;
        Table table = begun({.character = AgentKind::BlueJay, .cards = {StealthField, HoloDecoy, FlashBang}});
        put(table, HunterKind::Gun, "N9");
        put(table, HunterKind::Beast, "A32");
        const auto shown = [&](const CardUse &card)
        {
            Table tried = table;
            forced(tried, planOf({"N1", "N2"}, card));
            return view(tried, AgentSeat{}).foreseen->facts.shown;
        };
        QCOMPARE(shown(use(StealthField, true)), Shown{});
        QCOMPARE(shown(use(StealthField, false)), (Shown{Showing::Seen, at("N2")}));
        QCOMPARE(shown(use(HoloDecoy, true, "N5")), (Shown{Showing::Seen, at("N5")}));
        QCOMPARE(shown(use(FlashBang, true, "N5")), Shown{});
        QCOMPARE(shown(use(FlashBang, false, "N5")), (Shown{Showing::Seen, at("N2")}));
        table.open.options.edition = Edition::Second;
        QCOMPARE(shown(use(HoloDecoy, true, "N5")), (Shown{Showing::LastSeen, at("N5")}));
    }

    void smokeLastsThroughTheNextTurnOfTheAgent()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N9");
        QCOMPARE(walks(table, {"N1"}, use(Equipment::SmokeGrenade, true, "N2")), "");
        QCOMPARE(table.open.agents.at(Agent::First).turns.back().shown, Shown{});
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(table.open.agents.at(Agent::First).turns.back().shown, Shown{});
        QVERIFY(table.open.smoke.empty());
        QVERIFY(table.open.agents.at(Agent::First).turns.back().smokeAfter.empty());
        QVERIFY(!table.open.agents.at(Agent::First).turns.back().smoke.empty());
    }

    void powerFistsStunAndShowWhereHeStands()
    {
        Table table = begun({.cards = {Equipment::PowerFists, Equipment::FlashBang, Equipment::FlashBang}});
        put(table, HunterKind::Gun, "N3");
        QCOMPARE(walks(table, {"N1"}, use(Equipment::PowerFists, false)), "");
        QVERIFY(table.open.hunters.at(HunterKind::Gun).stunned);
        QVERIFY(!table.open.hunters.at(HunterKind::Beast).stunned);
        QCOMPARE(table.open.agents.at(Agent::First).figure, at("N1"));
    }

    /// specter-rules.md, D14. Before his first move he is at his start, which the board shows to everybody: there is no
    /// fact to add. His card reveals his character, as always when his figure is put down.
    void powerFistsBeforeTheFirstMoveTellWhoHeIsAndNoMoreOfHisPlaceThanTheBoard()
    {
        Table table = begun({.cards = {Equipment::PowerFists, Equipment::FlashBang, Equipment::FlashBang}});
        put(table, HunterKind::Gun, "N3");
        QCOMPARE(
            played(table, {PlanMove{Agent::First, {.path = {at("N1")}, .card = use(Equipment::PowerFists, true)}}}),
            "");
        const Events events = forced(table, ConfirmMove{Agent::First});
        QVERIFY(found<CharacterRevealed>(events) != nullptr);
        QVERIFY(found<AgentFactSaid>(events) == nullptr);
        QCOMPARE(table.open.agents.at(Agent::First).start, table.open.pack.board.agentStart);
        QVERIFY(table.open.hunters.at(HunterKind::Gun).stunned);
        // In the second turn there is one.
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(
            played(table, {PlanMove{Agent::First, {.path = {at("N1")}, .card = use(Equipment::PowerFists, true)}}}),
            "");
        const Events later = forced(table, ConfirmMove{Agent::First});
        QCOMPARE(get<StoodAt>(found<AgentFactSaid>(later)->fact).agent, at("N1"));
    }

    void SO_END_1_afterFortyTurnsTheHuntersWin()
    {
        Table table = begun();
        table.open.clock.turn = 39;
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(table.open.clock, (Clock{Phase::Agents, 40}));
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(table.open.outcome, (Outcome{specter::Side::Hunters, Ending::TimeIsUp}));
    }

    void aRulingLetsAMovePassAndWidensWhatMayBe()
    {
        Table table = begun();
        const Command far = planOf({"N1", "N2", "N3", "N4", "N5", "N6"});
        const Refusal no = refusal(view(table, AgentSeat{}), far);
        for (const Event &event : resolveRuling(table, far, *no, "a step too many was agreed on"))
            specter::apply(table, event);
        forced(table, ConfirmMove{Agent::First});
        QCOMPARE(table.open.agents.at(Agent::First).turns.back().ruling, SetAside::Steps);
        QCOMPARE(table.sheets.at(Agent::First).at, at("N6"));
    }
};

DOSSIER_TESTS(SpecterAgentTest, Nothing)

} // namespace specter_agent_test

#include "specter_agent_test.moc"
