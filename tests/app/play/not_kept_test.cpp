#include "app/play/omega/rules.h"
#include "app/play/specter/rules.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/omega_tables.h"
#include "tests/support/specter_box.h"
#include "tests/support/test_class.h"

namespace not_kept_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using Level7 = KeptTestGame<OmegaRules>;
using Specter = KeptTestGame<SpecterRules>;

std::string omegaPack()
{
    return fileText("resources/packs/sample.json");
}

std::string malformed(const std::string &pointer, const std::string &reason, const std::string &where = {})
{
    return "{\"malformed\": {\"pointer\": \"" + pointer + "\", \"reason\": \"" + reason + "\""
        + (where.empty() ? "" : ", \"where\": \"" + where + "\"") + "}}";
}

std::string correct(const std::string &event)
{
    return R"({"command": {"type": "correct", "event": )" + event + "}}";
}

/// Specter Ops with its players chosen.
void choosePlayers(Specter &game, int players, const std::string &hunters)
{
    game.give(R"({"type": "choose_players", "players": {"number": )" + std::to_string(players) + R"(, "hunters": [)"
        + hunters + R"(], "sheets_on_paper": false}})");
}

/// Returns the place of the fault for events that cannot be kept; empty when they can.
template <typename Rules>
std::string whereOf(const typename Rules::Table &table, const std::vector<typename Rules::Event> &events)
{
    Happening<typename Rules::Event> happening{.type = "any"};
    for (const typename Rules::Event &event : events)
        happening.events.push_back({event, Rules::toJson(event)});
    const std::optional<NotKept> no = notKept<Rules>(table, happening);
    return no ? no->where : std::string();
}

/// Returns an event with one member, a word.
std::string eventOf(const std::string &type, const std::string &member, const std::string &word)
{
    return "{\"type\": \"" + type + "\", \"" + member + "\": \"" + word + "\"}";
}

/// The Gun put into the vehicle, on that space.
std::string sits(const std::string &at)
{
    return correct("{\"type\": \"hunter_written\", \"kind\": \"gun\", \"hunter\": {\"at\": \"" + at
        + "\", \"in_vehicle\": true, \"stunned\": false, \"gaze\": \"open\", \"barred\": false, \"had_turn\": false}}");
}

/// That part of the third turn begun.
std::string phase(const std::string &name)
{
    return correct("{\"type\": \"phase_began\", \"clock\": {\"phase\": \"" + name + "\", \"turn\": 3}}");
}

const std::string endOfTheGame = R"({"type": "end_game", "outcome": {"winner": "agents", "ending": "agreed"}})";

const std::string boardWithSecondDue = R"({"type": "board_written", "vehicle": "K17", "smoke": [], "objectives": [],)"
                                       R"( "completed": [], "turn": null, "second_agent_due": true})";

} // namespace

/// Refused events: those that name nobody, those that could not be read back, and those that leave an inconsistency.
class NotKeptTest : public QObject
{
    Q_OBJECT

private slots:

    /// reliability.md, 1: each of these ended the program, or was recorded although it names nobody.
    void whoIsNotOnTheTableIsMalformed()
    {
        Level7 game(omegaPack(), "revised");
        const auto answer = [&](const std::string &command)
        { return QString::fromStdString(game.answer(R"({"command": )" + command + "}")); };
        const auto expected = [](const char *pointer, const char *reason = "unknown_word")
        { return QString::fromStdString(malformed(pointer, reason)); };
        QCOMPARE(answer(R"({"type": "face", "who": "reconnaissance", "facing": "E"})"), expected("/command/who"));
        QCOMPARE(
            answer(R"({"type": "move", "by": 999, "path": [[0, 0]], "facing": "E", "actions": 1, "surcharge": 0})"),
            expected("/command/by", "out_of_range"));
        for (const char *event : {R"({"type": "wounds_changed", "who": 999, "wounds": 1})",
                 R"({"type": "placed", "who": 999, "at": null, "facing": "N"})",
                 R"({"type": "moved", "who": 999, "path": [[0, 0]], "diagonal": false})",
                 R"({"type": "turn_began", "who": 999, "combat": false})"})
            QCOMPARE(
                QString::fromStdString(game.answer(correct(event))), expected("/command/event/who", "out_of_range"));
        QCOMPARE(QString::fromStdString(game.answer(correct(R"({"type": "effect_ended", "name": "x", "on": 999})"))),
            expected("/command/event/on", "out_of_range"));
        QCOMPARE(game.journal().lastNumber(), 0U);
    }

    /// reliability.md, 3: a number beyond the readable range is not written.
    void aNumberThatWouldNotBeReadIsNotWritten()
    {
        Level7 game(omegaPack(), "revised");
        game.give(R"({"type": "choose_commando", "role": "team_leader", "seat": 1})");
        game.answer(correct(R"({"type": "step_began", "step": "discard", "round": 999})"));
        QCOMPARE(QString::fromStdString(game.give(R"({"type": "discard_adrenaline"})")),
            QString::fromStdString(malformed("/command", "out_of_range", "/events/0/round")));
        const omega::Table before = game.table();
        QVERIFY(game.reopen());
        QVERIFY(game.table() == before);
        QCOMPARE(before.open.clock.round, 999);
    }

    /// OP-ROOM-3: the fault of the public part is independent of secret events beside it.
    void OP_ROOM_3_aFaultDoesNotTellOfWhatHappensInSecret()
    {
        const omega::Table table = sampleTable(Printing::Revised);
        const omega::Event secret = omega::PlanWritten{"ambush"};
        const omega::Event open = omega::StepBegan{omega::Step::Discard, 1000};
        QCOMPARE(whereOf<OmegaRules>(table, {secret, open}), whereOf<OmegaRules>(table, {open}));
        QCOMPARE(whereOf<OmegaRules>(table, {open, secret}), std::string("/events/0/round"));
        const omega::Event badSecret = omega::MissionEventPlanned{{.id = {"trap"}, .round = 1000}};
        QCOMPARE(whereOf<OmegaRules>(table, {badSecret, open}), std::string("/events/0/round"));
        QCOMPARE(whereOf<OmegaRules>(table, {secret, badSecret}), std::string("/secret/1/event/round"));
    }

    /// SO-MOVE-1: the fault of the public part is independent of a sheet's content.
    void SO_MOVE_1_aFaultDoesNotTellOfWhatHappensInSecret()
    {
        const specter::Table table = specter::newTable(box());
        const specter::Event secret = specter::ChargeSpent{};
        const specter::Event open = specter::AgentWounded{specter::Agent::First, 1000};
        QCOMPARE(whereOf<SpecterRules>(table, {secret, secret, open}), whereOf<SpecterRules>(table, {open}));
        QCOMPARE(whereOf<SpecterRules>(table, {open, open}), std::string("/events/0/wounds"));
        QCOMPARE(whereOf<SpecterRules>(table, {secret, open}), std::string("/events/0/wounds"));
    }

    void theLastNumberThatIsReadIsWritten()
    {
        Level7 game(omegaPack(), "revised");
        game.give(R"({"type": "choose_commando", "role": "team_leader", "seat": 1})");
        game.answer(correct(R"({"type": "step_began", "step": "discard", "round": 998})"));
        QVERIFY(game.give(R"({"type": "discard_adrenaline"})").starts_with(R"({"events")"));
        QVERIFY(game.reopen());
        QCOMPARE(game.table().open.clock.round, 999);
    }

    /// An old correction made a second agent due without there being one: the file opens unchanged, and this is
    /// reported once.
    void aTableThatHangsSinceBeforeIsToldWithTheFirstAnswer()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, R"("gun", "beast")");
        QVERIFY(game.reopen());
        QVERIFY(!game.answer(R"({"view": "public"})").ends_with(R"("hangs": "/second_agent_due"})"));
        game.forge(boardWithSecondDue);
        QVERIFY(game.reopen());
        QVERIFY(game.table().open.secondAgentDue);
        QCOMPARE(QString::fromStdString(game.answer("")),
            QStringLiteral(R"({"malformed": {"pointer": "", "reason": "not_json"}, "hangs": "/second_agent_due"})"));
        QVERIFY(!QString::fromStdString(game.answer("")).contains(QStringLiteral("hangs")));
        // The undo removes the inconsistency.
        QVERIFY(game.answer(R"({"undo": true})").starts_with(R"({"at")"));
        QVERIFY(game.reopen());
        QVERIFY(!QString::fromStdString(game.answer("")).contains(QStringLiteral("hangs")));
    }

    void soIsOneOfLevel7()
    {
        Level7 game(omegaPack(), "revised");
        game.give(R"({"type": "choose_commando", "role": "team_leader", "seat": 1})");
        game.forge(R"({"type": "placed", "who": "team_leader", "at": [99, 99], "facing": "N"})");
        QVERIFY(game.reopen());
        const QString told = QString::fromStdString(game.answer(R"({"journal": "public"})"));
        QVERIFY2(told.endsWith(QStringLiteral(R"(, "hangs": "/commandos/team_leader/at"})")), qPrintable(told));
        QVERIFY(game.answer(R"({"undo": true})").starts_with(R"({"at")"));
        QVERIFY(game.reopen());
        QVERIFY(!QString::fromStdString(game.answer("")).contains(QStringLiteral("hangs")));
    }

    /// reliability.md, 3: numbers that older programs wrote before there was a limit open unchanged, and count on
    /// within the limit.
    void aNumberThatWasWrittenBeforeThereWasALimitIsRead()
    {
        Level7 game(omegaPack(), "revised");
        game.give(R"({"type": "choose_commando", "role": "team_leader", "seat": 1})");
        game.forge(R"({"type": "step_began", "step": "discard", "round": 1000})");
        QVERIFY(game.reopen());
        QCOMPARE(game.table().open.clock.round, 1000);
        QCOMPARE(unopened(game), std::string());
        const std::string beyond = correct(R"({"type": "step_began", "step": "discard", "round": 1000})");
        QCOMPARE(QString::fromStdString(game.answer(beyond)),
            QString::fromStdString(malformed("/command/event/round", "out_of_range")));
        QVERIFY(game.answer(correct(R"({"type": "step_began", "step": "discard", "round": 5})"))
                .starts_with("{\"events\""));
        QVERIFY(game.reopen());
        QCOMPARE(game.table().open.clock.round, 5);
    }

    void aNumberOfSpecterOpsThatWasWrittenBeforeThereWasALimitIsRead()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, R"("gun", "beast")");
        game.forge(R"({"type": "agent_wounded", "agent": "first", "wounds": 1500})");
        QVERIFY(game.reopen());
        QCOMPARE(game.table().open.agents.at(specter::Agent::First).wounds, 1500);
        QCOMPARE(unopened(game), std::string());
    }

    /// specter-rules.md, D9.
    void nobodyIsDueWhoDoesNotPlay()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, R"("gun", "beast")");
        QCOMPARE(QString::fromStdString(game.answer(correct(boardWithSecondDue))),
            QString::fromStdString(
                malformed("/command/event/second_agent_due", "left_hanging", "/table/second_agent_due")));
        QVERIFY(game.answer(R"({"view": "public"})").starts_with(R"({"view")"));
        QVERIFY(game.reopen());
    }

    /// specter-rules.md, D9; reliability.md, 5.
    void huntersAreNotReplacedWhileOneIsOnTurnOrTheTraitorIsKnown()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 5, R"("gun", "beast", "puppet", "prophet")");
        game.answer(correct(R"({"type": "phase_began", "clock": {"phase": "hunters", "turn": 3}})"));
        game.answer(correct(R"({"type": "hunter_turn_began", "hunter": "prophet"})"));
        const std::string fewer
            = R"({"type": "players_chosen", "players": {"number": 2, "hunters": ["gun"], "sheets_on_paper": false}})";
        QCOMPARE(QString::fromStdString(game.answer(correct(fewer))),
            QString::fromStdString(malformed("/command/event", "left_hanging", "/table/turn/hunter")));
        QVERIFY(
            game.answer(correct(R"({"type": "hunter_turn_ended", "hunter": "prophet"})")).starts_with(R"({"events")"));
        QVERIFY(game.answer(correct(R"({"type": "traitor_revealed", "hunter": "gun"})")).starts_with(R"({"events")"));
        const std::string replaced
            = game.give(R"({"type": "choose_players", "players": {"number": 2, "hunters": ["gun", "beast"]}})");
        QCOMPARE(QString::fromStdString(replaced),
            QString::fromStdString(malformed("/command", "left_hanging", "/table/second_agent_due")));
    }

    /// SO-HUNT-2: a passenger is at the vehicle's place.
    void SO_HUNT_2_nobodySitsInAVehicleThatIsElsewhere()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, "\"gun\", \"beast\"");
        QCOMPARE(QString::fromStdString(game.answer(sits("A15"))),
            QString::fromStdString(malformed("/command/event", "left_hanging", "/table/hunters/gun/at")));
        QVERIFY(game.answer(sits("K17")).starts_with("{\"events\""));
    }

    /// SO-END-1: a finished game has an outcome, and a running one has none.
    void SO_END_1_whoGoesOnAfterTheEndHasNoOutcome()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, "\"gun\", \"beast\"");
        QCOMPARE(QString::fromStdString(game.answer(phase("over"))),
            QString::fromStdString(malformed("/command/event", "left_hanging", "/table/outcome")));
        QVERIFY(game.give(endOfTheGame).starts_with("{\"events\""));
        QVERIFY(game.table().open.outcome.has_value());
        QVERIFY(game.answer(phase("hunters")).starts_with("{\"events\""));
        QVERIFY(!game.table().open.outcome);
        for (const std::string hunter : {"gun", "beast"})
        {
            game.answer(correct(eventOf("hunter_turn_began", "hunter", hunter)));
            game.give("{\"type\": \"end_hunter_turn\"}");
        }
        // The next turn begins, as it would have without the end.
        QCOMPARE(game.table().open.clock, (specter::Clock{specter::Phase::Agents, 4}));
    }

    /// SO-TRAITOR-1: when another is revealed after all, the hunter who was taken for the traitor hunts again.
    void SO_TRAITOR_1_whoWasRevealedByMistakeIsAHunterAgain()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 5, "\"gun\", \"beast\", \"puppet\", \"prophet\"");
        const specter::HunterInPlay gun = game.table().open.hunters.at(specter::HunterKind::Gun);
        for (const std::string hunter : {"gun", "beast"})
            QVERIFY(game.answer(correct(eventOf("traitor_revealed", "hunter", hunter))).starts_with("{\"events\""));
        QCOMPARE(game.table().open.traitor, specter::HunterKind::Beast);
        QCOMPARE(game.table().open.hunters.size(), 3U);
        QVERIFY(game.table().open.hunters.at(specter::HunterKind::Gun) == gun);
    }

    /// LEVEL 7: a challenge depends on its door, and an action in progress on its figures.
    void aDoorIsNotTakenWhileItIsTried()
    {
        Level7 game(omegaPack(), "revised");
        game.give(R"({"type": "choose_commando", "role": "team_leader", "seat": 1})");
        game.give(R"({"type": "place_door", "door": [0, 0, "E"], "kind": "jammed"})");
        QVERIFY(
            game.answer(correct(R"({"type": "challenge_began", "challenge": {"by": "team_leader", "stat": "strength",)"
                                R"( "hits": 2, "dice": 2, "boosted": false, "door": [0, 0, "E"]}})"))
                .starts_with(R"({"events")"));
        QCOMPARE(QString::fromStdString(game.answer(correct(R"({"type": "door_taken", "door": [0, 0, "E"]})"))),
            QString::fromStdString(malformed("/command/event", "left_hanging", "/table/pending/challenge/door")));
    }

    /// reliability.md, 27: a person who can write the chains can write impossible events; they end nothing.
    void aForgedEventDoesNotEndTheProgram()
    {
        Specter game(boxText(), "first");
        choosePlayers(game, 2, R"("gun", "beast")");
        game.forge(
            R"({"type": "agent_told", "agent": "first", "turns_ago": 7, "fact": {"type": "stood_at", "agent": "A1"}})");
        QVERIFY(!game.reopen());
    }
};

DOSSIER_TESTS(NotKeptTest, EventLoop)

} // namespace not_kept_test

#include "not_kept_test.moc"
