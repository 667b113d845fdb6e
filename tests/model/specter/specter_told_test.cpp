#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_told_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

using enum Equipment;

CardUse use(Equipment card, bool before, const std::string &space = {})
{
    return {.card = card, .before = before, .at = space.empty() ? std::optional<Coordinate>{} : at(space)};
}

/// Both hunters far away in the south.
Table quiet(Beginning beginning = {})
{
    Table table = begun(beginning);
    for (const auto &[kind, hunter] : PublicTable(table.open).hunters)
        put(table, kind, "K32");
    return table;
}

std::string huntersStay(Table &table)
{
    for (const auto &[kind, hunter] : PublicTable(table.open).hunters)
        if (std::string fault = stayed(table, kind); !fault.empty())
            return fault;
    return {};
}

Unknowns unknowns(const Table &table)
{
    return historyOf(table.open, Agent::First).unknowns;
}

Places places(const Table &table)
{
    return placesNow(boardOf(table.open), historyOf(table.open, Agent::First));
}

/// A command that the rules are against, and people let pass.
void ruled(Table &table, const Command &command)
{
    const Refusal no = refusal(view(table, AgentSeat{}), command);
    for (const Event &event : resolveRuling(table, command, no.value_or(Violation{}), "we let it pass"))
        specter::apply(table, event);
}

Plan planOf(const std::vector<std::string> &names, const std::optional<CardUse> &card = {})
{
    Plan plan{.card = card};
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return plan;
}

/// Returns the contradictions between the agent's current sheet and the announcements.
std::vector<Slip> slipsOf(const Table &table, const Sheet &sheet)
{
    return slips(table.open, Agent::First, sheet);
}

std::string kinds(const std::vector<Slip> &slips)
{
    std::string text;
    for (const Slip &slip : slips)
        text += std::to_string(slip.turn) + ' ' + slip.rule + ' ' + std::string(wordOf(slip.about)) + '\n';
    return text;
}

/// A game of two turns in which everybody heard of a Flash Bang in the second.
Table flashed()
{
    Table table = quiet({.cards = {FlashBang, FlashBang, StealthField}});
    walks(table, {"N1", "O2"});
    huntersStay(table);
    walks(table, {"O2", "P1"}, use(FlashBang, true, "O1"));
    return table;
}

} // namespace

/// The facts about cards, objectives and rulings: in the set of places and on the public sheet.
class SpecterToldTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_MOVE_2_aTokenTellsFromWhereItWasThrown()
    {
        Table table = quiet({.cards = {FlashBang, FlashBang, StealthField}});
        QCOMPARE(walks(table, {"N1", "O2", "P1", "Q1", "R1"}), "");
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(walks(table, {"R1"}, use(FlashBang, true, "V3")), "");
        QCOMPARE(places(table).any.count(), 62);
        QCOMPARE(places(table).withoutHiddenCards.count(), 36);
        QVERIFY(places(table).any.contains(at("R1")) && !places(table).any.contains(at("M1")));
        QCOMPARE(huntersStay(table), "");
        // The announcement after the move is about its end.
        QCOMPARE(walks(table, {"R1", "Q1"}, use(FlashBang, false, "N2")), "");
        places(table).any.forEach([&](Space space) { QVERIFY(kingsDistance(space, at("N2")) <= 4); });
        QVERIFY(places(table).any.contains(at("Q1")));
    }

    void SO_MOVE_2_aLineTellsWhoSawHimAndHowFarItReached()
    {
        for (const int die : {2, 6})
        {
            Table table = quiet({.character = AgentKind::Spider, .cards = {TangleLine, FlashBang, FlashBang}});
            QCOMPARE(walks(table, {"N1", "N2"}), "");
            QCOMPARE(huntersStay(table), "");
            put(table, HunterKind::Gun, "N5");
            CardUse line = use(TangleLine, true);
            line.hunter = HunterKind::Gun;
            line.die = die;
            QCOMPARE(walks(table, {"N2", "O2"}, line), "");
            const AnnouncedCard told = *table.open.agents.at(Agent::First).turns.back().announced;
            QCOMPARE(told.hit, std::optional(die >= 3));
            QCOMPARE(table.open.hunters.at(HunterKind::Gun).stunned, die >= 3);
            QVERIFY(places(table).any.contains(at("O2")));
            // He was in the Gun's sight, next to his present place.
            QVERIFY(!places(table).any.contains(at("J1")));
        }
    }

    void SO_MOVE_2_cardsAreLeftByTheirNumber()
    {
        Table table = quiet({.cards = {FlashBang, FlashBang, StealthField}});
        QCOMPARE(unknowns(table).hiddenCards, 3);
        QCOMPARE(walks(table, {"N1"}, use(FlashBang, true, "N2")), "");
        QCOMPARE(unknowns(table).hiddenCards, 2);
        QCOMPARE(huntersStay(table), "");
        QCOMPARE(walks(table, {"N1"}, use(FlashBang, true, "N2")), "");
        QCOMPARE(unknowns(table).hiddenCards, 1);
    }

    /// Power Fists have two charges on one card, and nobody but the Orangutan has them.
    void SO_MOVE_2_aUniqueCardTellsWhoHeIs()
    {
        Table table = quiet({.cards = {PowerFists, SmokeGrenade, StealthField}});
        QVERIFY(unknowns(table).farReaching);
        for (const char *turn : {"first", "second"})
        {
            QCOMPARE(walks(table, {"N1"}, use(PowerFists, true)), "");
            QCOMPARE(huntersStay(table), "");
            QVERIFY2(!unknowns(table).farReaching && unknowns(table).others, turn);
            QCOMPARE(unknowns(table).holoDecoys, 0);
            QCOMPARE(unknowns(table).hiddenCards, 2);
        }
    }

    void aDecoyShowsWhatItsPrintingSays()
    {
        for (const Edition edition : {Edition::First, Edition::Second})
        {
            Table table = begun({.character = AgentKind::BlueJay,
                .cards = {FlashBang, SmokeGrenade, StealthField},
                .edition = edition});
            table.open.agents.at(Agent::First).start = at("O5");
            putAgent(table, "O5");
            put(table, HunterKind::Gun, "O9");
            put(table, HunterKind::Beast, "K32");
            QCOMPARE(walks(table, {"O5"}), "");
            // Seen: in the second printing no decoy shows that.
            QCOMPARE(places(table).any.count() == 1, edition == Edition::Second);
        }
    }

    void SO_TRAITOR_1_whoLookedOnAndWasNotRevealedIsNoTraitor()
    {
        Table table = begun({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Prophet});
        for (const auto &[kind, space] : std::vector<std::pair<HunterKind, std::string>>{{HunterKind::Gun, "N4"},
                 {HunterKind::Beast, "N4"}, {HunterKind::Puppet, "K32"}, {HunterKind::Prophet, "K32"}})
            put(table, kind, space);
        QCOMPARE(unknowns(table).suspects.size(), std::size_t{4});
        QCOMPARE(walks(table, {"N1", "N2"}), "");
        QVERIFY(table.open.agents.at(Agent::First).turns.back().onlookers.empty());
        forced(table, BeginHunterTurn{HunterKind::Puppet});
        QVERIFY(!table.open.agents.at(Agent::First).turns.back().onlookers.empty());
        // Within two spaces no stealth field helps: neither Gun nor Beast can be the hunter who was owed no showing.
        const Board board = boardOf(table.open);
        for (const int number : {1, 2, 3, 4})
        {
            PublicHistory history = historyOf(table.open, Agent::First);
            history.unknowns.suspects = {{number}};
            QCOMPARE(placesNow(board, history).any.empty(), number <= 2);
        }
    }

    void aDecoyIsNotBetrayedByWhoIsRevealed()
    {
        for (const bool elsewhere : {true, false})
        {
            Table table = begun({.players = 5,
                .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
                .character = AgentKind::BlueJay,
                .cards = {HoloDecoy, FlashBang, FlashBang},
                .traitor = HunterKind::Beast});
            for (const auto &[kind, hunter] : PublicTable(table.open).hunters)
                put(table, kind, kind == HunterKind::Gun || kind == HunterKind::Beast ? "N9" : "K32");
            // Both see N2 and N5, and nobody sees L1.
            forced(table, PlanMove{Agent::First, planOf({"N1", "N2"}, use(HoloDecoy, true, elsewhere ? "L1" : "N5"))});
            QCOMPARE(view(table, AgentSeat{}).foreseen->revealsTraitor, !elsewhere);
        }
    }

    void SO_MOVE_2_anObjectiveIsForetoldOnlyWhereOneCanBeTurnedOver()
    {
        const ForetellObjective foretell{Agent::First};
        Table table = quiet({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(ruleAgainst(table, foretell), "SO-MOVE-2");
        putAgent(table, "A18");
        QCOMPARE(ruleAgainst(table, foretell, PublicSeat{}), "SO-MOVE-1");
        QCOMPARE(ruleAgainst(table, foretell), "");
        table.open.completed = {at("B19")};
        QCOMPARE(ruleAgainst(table, foretell), "SO-MOVE-2");
    }

    void SO_MOVE_2_whatIsForetoldTellsWhereHeStandsAndIsKept()
    {
        Table table = quiet({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        table.open.agents.at(Agent::First).start = at("A18");
        putAgent(table, "A18");
        QCOMPARE(walks(table, {"A18"}), "");
        QCOMPARE(played(table, {ForetellObjective{Agent::First}}), "");
        places(table).any.forEach([&](Space space) { QVERIFY(kingsDistance(space, at("B19")) <= 2); });
        QVERIFY(places(table).any.contains(at("A18")));
        QCOMPARE(huntersStay(table), "");
        Table kept = table;
        QCOMPARE(played(kept, {CompleteObjective{Agent::First, at("B19")}}), "");
        QCOMPARE(walks(kept, {"A18"}), "");
        QCOMPARE(kinds(slipsOf(kept, kept.sheets.at(Agent::First))), std::string());
        QCOMPARE(walks(table, {"A18"}), "");
        QCOMPARE(kinds(slipsOf(table, table.sheets.at(Agent::First))), std::string("2 SO-MOVE-2 foretold\n"));
    }

    void aRulingOnAnObjectiveTellsNothingOfWhereHeStood()
    {
        Table table = quiet();
        ruled(table, CompleteObjective{Agent::First, at("B19")});
        QCOMPARE(table.open.completed, std::vector<Coordinate>{at("B19")});
        QCOMPARE(walks(table, {"N1", "N2"}), "");
        QVERIFY(places(table).any.contains(at("N2")));
        QCOMPARE(kinds(slipsOf(table, table.sheets.at(Agent::First))), std::string());
    }

    void aRulingOnAHandLeavesAnyHand()
    {
        Table table = quiet();
        QCOMPARE(walks(table, {"N1"}), "");
        ruled(table, TakeCards{Agent::First, {HoloDecoy, StealthField, AdrenalSurge, AdrenalSurge}});
        QVERIFY(unknowns(table).anyHand && unknowns(table).farReaching && unknowns(table).others);
        QVERIFY(places(table).any.contains(at("N1")));
    }

    void whatARulingLetsHimUseIsNotOfHisHand()
    {
        Table table = quiet({.cards = {StealthField, StealthField, SmokeGrenade}});
        ruled(table, PlanMove{Agent::First, planOf({"N1"}, use(FlashBang, true, "N2"))});
        forced(table, ConfirmMove{Agent::First});
        QCOMPARE(unknowns(table).hiddenCards, 3);
        QVERIFY(table.open.agents.at(Agent::First).announced.empty());
    }

    void aRulingDoesNotTellWhetherAHiddenCardWasUsed()
    {
        const std::vector<std::string> far{"N1", "N2", "N3", "N4", "N5", "N6"};
        std::vector<Table> tables;
        for (const std::optional<CardUse> &card : {std::optional<CardUse>{}, std::optional(use(StealthField, true))})
        {
            Table table = quiet({.cards = {FlashBang, SmokeGrenade, StealthField}});
            ruled(table, PlanMove{Agent::First, planOf(far, card)});
            forced(table, ConfirmMove{Agent::First});
            // A ruled stealth field covers him from hunters who look later, too.
            put(table, HunterKind::Gun, "N10");
            forced(table, BeginHunterTurn{HunterKind::Gun});
            QVERIFY(places(table).any.contains(at("N6")));
            tables.push_back(table);
        }
        QVERIFY(tables.front().open == tables.back().open);
        forced(tables.back(), MoveHunter{at("N10"), false, {}});
        QVERIFY(places(tables.back()).any.contains(at("N6")));
    }

    void SO_MOVE_2_aSheetMustHoldTheCardsThatItUses()
    {
        Table table = quiet();
        Sheet sheet{.character = AgentKind::Orangutan};
        for (int turn = 0; turn < 3; ++turn)
        {
            QCOMPARE(walks(table, {"N1"}), "");
            QCOMPARE(huntersStay(table), "");
            sheet.lines.push_back({{at("N1")}, use(AdrenalSurge, true)});
        }
        // Two are in the box.
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("3 SO-MOVE-2 hand\n"));
        sheet.cards = {AdrenalSurge, SmokeGrenade, FlashBang};
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("2 SO-MOVE-2 hand\n3 SO-MOVE-2 hand\n"));
        sheet.cards = {AdrenalSurge, AdrenalSurge, AdrenalSurge};
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("0 SO-MOVE-2 hand\n"));
    }

    void SO_MOVE_2_aDecoyExcusesNoPlaceThatItCannotShow()
    {
        Table table = begun({.onPaper = true});
        forced(table, ReportMove{.agent = Agent::First, .shown = {Showing::Seen, at("N5")}});
        const auto with = [](AgentKind character, const std::string &space)
        { return Sheet{.character = character, .lines = {{{at("N1")}, use(HoloDecoy, true, space)}}}; };
        QCOMPARE(kinds(slipsOf(table, with(AgentKind::BlueJay, "N5"))), std::string());
        QCOMPARE(kinds(slipsOf(table, with(AgentKind::Cobra, "N5"))), std::string("1 SO-MOVE-2 hand\n"));
        QCOMPARE(kinds(slipsOf(table, with(AgentKind::BlueJay, "N9"))), std::string("1 SO-MOVE-2 card\n"));
        Table far = begun({.onPaper = true});
        forced(far, ReportMove{.agent = Agent::First, .shown = {Showing::Seen, at("N6")}});
        QCOMPARE(kinds(slipsOf(far, with(AgentKind::BlueJay, "N6"))), std::string("1 SO-MOVE-2 card\n"));
    }

    void SO_MOVE_2_theSheetTellsTheCardThatEverybodyHeardOf()
    {
        const Table table = flashed();
        Sheet sheet = table.sheets.at(Agent::First);
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string());
        sheet.lines[1].card.reset();
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("2 SO-MOVE-2 card\n"));
        sheet.lines[1].card = use(SmokeGrenade, true, "O1");
        QVERIFY(kinds(slipsOf(table, sheet)).find("2 SO-MOVE-2 card\n") != std::string::npos);
        sheet = table.sheets.at(Agent::First);
        sheet.lines[0].card = use(FlashBang, true, "N2");
        QVERIFY(kinds(slipsOf(table, sheet)).find("1 SO-MOVE-2 card\n") != std::string::npos);
    }

    void aSheetNamesTheCharacterThatWasRevealed()
    {
        Table table = flashed();
        Sheet sheet = table.sheets.at(Agent::First);
        table.open.agents.at(Agent::First).character = AgentKind::Cobra;
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("0 SO-MOVE-2 character\n"));
        sheet.character.reset();
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string());
    }

    void aSheetHasALineForEachTurn()
    {
        const Table table = flashed();
        Sheet sheet = table.sheets.at(Agent::First);
        sheet.lines.pop_back();
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("2 SO-MOVE-1 no_line\n"));
        sheet.lines.clear();
        QCOMPARE(kinds(slipsOf(table, sheet)), std::string("1 SO-MOVE-1 no_line\n2 SO-MOVE-1 no_line\n"));
    }
};

DOSSIER_TESTS(SpecterToldTest, Nothing)

} // namespace specter_told_test

#include "specter_told_test.moc"
