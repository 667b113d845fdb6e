// Results that are said aloud, and the whole announcement of a turn.
#include "tests/support/test_class.h"
#include "tests/views/specter/agent_at_table.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/session/said_aloud.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/wording.h"

#include <algorithm>

namespace announcements_test
{

using namespace dossier;
using namespace dossier::test;
using specter::Agent;
using specter::HunterKind;

namespace
{

/// Returns a line of the journal that stands, by the names of that table.
JournalRow lineOf(const specter::Table &table, const specter::Events &events, const std::string &kind)
{
    journal::Line line{.what = journal::LineKind::Done, .kind = {.open = kind, .secret = {}}};
    line.standing = true;
    return journalRow(line, std::make_shared<const specter::Events>(events),
        std::make_shared<const specter::PublicTable>(table.open));
}

/// Returns a journal of these lines, the oldest first.
ShownJournal journalOf(const std::vector<JournalRow> &rows)
{
    return {.count = static_cast<std::uint32_t>(rows.size()),
        .source = [rows](std::uint32_t first, std::uint32_t count)
        { return std::vector<JournalRow>(rows.begin() + (first - 1), rows.begin() + (first - 1 + count)); }};
}

specter::AttackMade missed()
{
    return {.hunter = HunterKind::Gun, .distance = 2, .dice = {{1}}};
}

} // namespace

class AnnouncementsTest : public QObject
{
    Q_OBJECT

private slots:

    /// A fourth one counts for nothing.
    void noMoreObjectivesAreCountedThanAreNeeded()
    {
        specter::Table before = huntersTurn();
        before.open.completed.assign(before.open.objectives.begin(), before.open.objectives.begin() + 3);
        specter::Table now = before;
        now.open.completed = now.open.objectives;
        QCOMPARE(now.open.completed.size(), 4U);
        now.open.agents.at(Agent::First).turns.back().turnedOver = {now.open.objectives.back()};
        QVERIFY(!wording::announced(now.open, Agent::First).filter(QStringLiteral("(3 of 3)")).isEmpty());
        now = begun();
        now.open.completed = now.open.objectives;
        AgentAtTable at(now);
        // A strip shows what it has room for.
        at.page().show();
        QTRY_VERIFY(
            at.shows(QStringLiteral("3 completed of the 3 needed")) || at.shows(QStringLiteral("Objectives 3/3")));
    }

    /// Of two agents the one whose health is gone is named, as far as people know it.
    void whoHasNoHealthLeftIsNamed()
    {
        const specter::Outcome outcome{specter::Side::Hunters, specter::Ending::Defeated};
        specter::Table table = huntersTurn({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Beast});
        QVERIFY(wording::sentence(table.open, outcome).startsWith(QStringLiteral("The agent has")));
        forced(table, specter::RevealTraitor{HunterKind::Beast});
        QVERIFY(wording::sentence(table.open, outcome).startsWith(QStringLiteral("One of the agents has")));
        specter::AgentInPlay &one = table.open.agents.at(Agent::First);
        specter::AgentInPlay &two = table.open.agents.at(Agent::Second);
        one.character.reset();
        two.character.reset();
        two.wounds = 20;
        QVERIFY(wording::sentence(table.open, outcome).startsWith(QStringLiteral("The second agent has")));
        one.wounds = 20;
        QVERIFY(wording::sentence(table.open, outcome).startsWith(QStringLiteral("One of the agents has")));
        one.character = specter::AgentKind::Cobra;
        QVERIFY(wording::sentence(table.open, outcome).startsWith(QStringLiteral("The first agent has")));
        QCOMPARE(wording::sentence(table.open, specter::Outcome{specter::Side::Agents, specter::Ending::Agreed}),
            QStringLiteral("The hunters give up: the agents win"));
        QCOMPARE(wording::sentence(table.open, specter::Outcome{specter::Side::Hunters, specter::Ending::Agreed}),
            QStringLiteral("The agents give up: the hunters win"));
    }

    /// An announcement at the end of a turn names that turn, though the next one has begun.
    void anAnnouncementBearsItsTurn()
    {
        specter::Table table = huntersTurn();
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(table.open.clock.turn, 2);
        HuntersAtTable at(table);
        QVERIFY(at.shows(QStringLiteral("The agent says · turn 1")));
        specter::AgentInPlay second = table.open.agents.at(Agent::First);
        second.firstTurn = 2;
        table.open.agents[Agent::Second] = second;
        QCOMPARE(wording::turnsAnnounced(table.open), QStringLiteral("turns 1 and 2"));
    }

    void aReplayStopsAtWhatChangesTheHunt()
    {
        const specter::Table table = huntersTurn();
        const auto turns = [&](const specter::Event &event, const std::string &kind = "specter.x")
        { return lineOf(table, {event}, kind).isTurningPoint; };
        const auto shown = [](specter::Showing what)
        {
            specter::MoveShown move;
            move.facts.shown.emplace();
            move.facts.shown->what = what;
            return move;
        };
        QVERIFY(turns(shown(specter::Showing::Seen)) && turns(shown(specter::Showing::LastSeen)));
        QVERIFY(!turns(shown(specter::Showing::Nothing)) && !turns(specter::MoveShown{}));
        QVERIFY(turns(specter::ObjectiveCompleted{}) && turns(specter::GameEnded{}));
        QVERIFY(turns(specter::AgentWounded{}) && !turns(missed()) && !turns(specter::HunterMoved{}));
        QVERIFY(!turns(specter::GameEnded{}, "specter.correct"));
    }

    /// The dice with their result, until somebody else acts; other lines and what was undone do not matter.
    void resultsAreSaidAloudUntilTheNextTurn()
    {
        const specter::Table table = huntersTurn();
        const JournalRow attack = lineOf(table, {missed()}, "specter.attack");
        const JournalRow hit = lineOf(table,
            {specter::AttackMade{.hunter = HunterKind::Gun, .distance = 2, .dice = {{5}}, .hit = true},
                specter::AgentWounded{}},
            "specter.attack");
        const JournalRow ended = lineOf(table, {specter::HunterTurnEnded{}}, "specter.end_hunter_turn");
        const JournalRow next
            = lineOf(table, {specter::HunterTurnBegan{HunterKind::Beast}}, "specter.begin_hunter_turn");
        QCOMPARE(saidAloud({attack}).size(), qsizetype{1});
        QCOMPARE(saidAloud({ended, hit, attack}).size(), qsizetype{2});
        QCOMPARE(saidAloud({next, ended, hit}), QStringList());
        JournalRow undone = hit;
        undone.line.standing = false;
        QCOMPARE(saidAloud({undone, attack}), saidAloud({attack}));
        QCOMPARE(saidAloud({lineOf(table, {missed()}, "specter.correct")}), QStringList());
        const JournalRow objective = lineOf(table,
            {specter::ObjectiveCompleted{.objective = table.open.objectives.front()}, specter::MoveShown{}},
            "specter.move");
        QCOMPARE(saidAloud({objective, hit}).size(), qsizetype{1});
    }

    /// In the column, not over the board; while people look back nothing is said.
    void resultsStandBesideTheBoard()
    {
        HuntersAtTable at(huntersTurn());
        const QString words = saidAloud({lineOf(at.table(), {missed()}, "specter.attack")}).value(0);
        QVERIFY(!words.isEmpty());
        QVERIFY(!at.shows(words));
        at.page().renderJournal(journalOf({lineOf(at.table(), {missed()}, "specter.attack")}));
        QVERIFY(at.shows(words));
        at.page().renderJournal(journalOf({lineOf(at.table(), {missed()}, "specter.attack"),
            lineOf(at.table(), {specter::HunterTurnBegan{HunterKind::Beast}}, "specter.begin_hunter_turn")}));
        QVERIFY(!at.shows(words));
    }

    /// The agent reads the same, whoever had the page before.
    void theAgentReadsTheResults()
    {
        AgentAtTable at(begun());
        at.page().renderJournal(journalOf({lineOf(at.table(), {missed()}, "specter.attack")}));
        QVERIFY(at.shows(saidAloud({lineOf(at.table(), {missed()}, "specter.attack")}).value(0)));
    }

    void oneAnnouncementHoldsAllThatIsSaidOfATurn()
    {
        specter::Table table = huntersTurn();
        specter::AgentInPlay &agent = table.open.agents.at(Agent::First);
        agent.turns.back().turnedOver = {table.open.objectives.front()};
        agent.turns.back().announced = specter::AnnouncedCard{.card = specter::Equipment::FlashBang};
        agent.turns.back().later.push_back(specter::SensorSaid{table.open.vehicle, specter::Reading::None});
        table.open.hunters.at(HunterKind::Gun).stunned = true;
        const QStringList all = wording::announced(table.open, Agent::First);
        const auto says = [&](const char *words)
        { return std::ranges::any_of(all, [&](const QString &one) { return one.contains(QLatin1String(words)); }); };
        QVERIFY(says("Objective on"));
        QVERIFY(says("Flash Bang"));
        QVERIFY(says("ensor"));
        QVERIFY(says("Stunned: The Gun"));
    }

    /// Raised between a look and the roll, it is heard by everybody.
    void aRaisedBladeIsAnnounced()
    {
        specter::Table table = huntersTurn();
        QVERIFY(wording::announced(table.open, Agent::First).filter(QStringLiteral("Velocity Blade")).isEmpty());
        table.open.agents.at(Agent::First).bladeRaised = true;
        QCOMPARE(wording::announced(table.open, Agent::First).filter(QStringLiteral("Velocity Blade")),
            QStringList{QStringLiteral("The agent uses Velocity Blade")});
    }

    /// Hunters who saw nothing share a sentence, and each of them is named once.
    void whoSawNothingIsSaidInOneSentence()
    {
        specter::Table table = huntersTurn();
        std::vector<specter::LaterFact> &later = table.open.agents.at(Agent::First).turns.back().later;
        const auto clear = [](int number, const char *space)
        { return specter::SaidClear{{.hunter = specter::HunterId{number}, .at = test::at(space)}}; };
        later = {clear(1, "N13"), clear(1, "N13"), clear(2, "K16")};
        const QStringList all = wording::announced(table.open, Agent::First);
        QCOMPARE(all.filter(QStringLiteral("Clear")), QStringList{QStringLiteral("“Clear” for The Gun, The Beast")});
        later = {clear(2, "K16")};
        QCOMPARE(wording::announced(table.open, Agent::First).filter(QStringLiteral("Clear")),
            QStringList{QStringLiteral("“Clear” for The Beast on K16")});
    }

    /// The Prophet asks where the agent was: that is what was said last, though it is a fact of an earlier turn.
    void whereTheAgentWasIsAnnounced()
    {
        specter::Table table = huntersTurn({.hunters = {HunterKind::Prophet, HunterKind::Beast}});
        for (const char *to : {"N4", "N5"})
        {
            for (const HunterKind hunter : {HunterKind::Prophet, HunterKind::Beast})
                QCOMPARE(stayed(table, hunter), std::string());
            QCOMPARE(walks(table, {to == std::string("N4") ? "N3" : "N4", to}), std::string());
        }
        QVERIFY(!wording::lookedBack(table.open, Agent::First));
        put(table, HunterKind::Prophet, "A20");
        forced(table, specter::BeginHunterTurn{HunterKind::Prophet});
        forced(table, specter::LookBack{});
        const std::optional<wording::LookedBack> back = wording::lookedBack(table.open, Agent::First);
        QVERIFY(back);
        QCOMPARE(back->at, test::at("N3"));
        QVERIFY(lastWords(table.open, Agent::First).startsWith(QStringLiteral("2 turn(s) ago: N3")));
        QVERIFY(
            !wording::announced(table.open, Agent::First).filter(QStringLiteral("ago the agent was on N3")).isEmpty());
        forced(table, specter::EndHunterTurn{});
        QCOMPARE(stayed(table, HunterKind::Beast), std::string());
        QVERIFY2(wording::lookedBack(table.open, Agent::First), "it stays until the agent moves");
        QCOMPARE(walks(table, {"N5", "N6"}), std::string());
        QVERIFY(!wording::lookedBack(table.open, Agent::First));
    }

    /// A stunned hunter is named until the next announcement, and no longer as stunned once he has recovered.
    void aStunIsToldUntilTheAgentMovesAgain()
    {
        using specter::Equipment;
        const auto told = [](const specter::Table &table, const QString &word)
        { return wording::announced(table.open, Agent::First).filter(word); };
        const QString stunned = QStringLiteral("Stunned: The Gun");
        const QString blinded = QStringLiteral("Blinded: The Gun");
        for (const bool before : {true, false})
        {
            specter::Table table
                = begun({.cards = {Equipment::PowerFists, Equipment::FlashBang, Equipment::FlashBang}});
            put(table, HunterKind::Gun, "N3");
            QCOMPARE(
                walks(table, {"N1"}, specter::CardUse{.card = Equipment::PowerFists, .before = before}), std::string());
            QCOMPARE(told(table, QStringLiteral("Stunned")), QStringList{stunned});
            for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
                QCOMPARE(stayed(table, hunter), std::string());
            QVERIFY(!table.open.hunters.at(HunterKind::Gun).stunned);
            QCOMPARE(told(table, QStringLiteral("tunned")), QStringList{QStringLiteral("No longer stunned: The Gun")});
            const specter::CardUse flash{.card = Equipment::FlashBang, .before = before, .at = test::at("N3")};
            QCOMPARE(walks(table, {"N1"}, flash), std::string());
            QCOMPARE(told(table, QStringLiteral("tunned")), QStringList());
            QCOMPARE(told(table, QStringLiteral("Blinded")), QStringList{blinded});
            QCOMPARE(stayed(table, HunterKind::Gun), std::string());
            QCOMPARE(told(table, QStringLiteral("linded")), QStringList{QStringLiteral("No longer blinded: The Gun")});
        }
    }

    /// “Clear” for one takes back nothing that another saw.
    void whoIsSeenIsInTheHeadlineThoughAnotherSawNothing()
    {
        specter::Table table = huntersTurn();
        std::vector<specter::LaterFact> &later = table.open.agents.at(Agent::First).turns.back().later;
        const auto from = [](int number, const char *space)
        { return specter::Lookout{.hunter = specter::HunterId{number}, .at = test::at(space)}; };
        later = {specter::FoundBy{from(1, "N13"), test::at("N3")}};
        QCOMPARE(lastWords(table.open, Agent::First), QStringLiteral("Seen on N3"));
        later.emplace_back(specter::SaidClear{from(2, "K16")});
        QCOMPARE(lastWords(table.open, Agent::First), QStringLiteral("Seen on N3 · “Clear” for The Beast"));
        later = {specter::SaidClear{from(2, "K16")}};
        QCOMPARE(lastWords(table.open, Agent::First), QStringLiteral("“Clear”"));
    }

    /// A shot along a line that finds nobody tells something else than the look before it.
    void aLookAlongALineSaysWhereItWent()
    {
        specter::Table table = huntersTurn();
        put(table, HunterKind::Gun, "N20");
        forced(table, specter::BeginHunterTurn{HunterKind::Gun});
        forced(table, specter::MoveHunter{.to = test::at("N21")});
        forced(table, specter::SniperShot{.gaze = specter::Gaze::South});
        const QStringList all = wording::announced(table.open, Agent::First).filter(QStringLiteral("Clear"));
        QCOMPARE(all.size(), 2);
        QVERIFY(all.front() != all.back());
        QVERIFY2(all.back().contains(QStringLiteral("looking to the south")), qPrintable(all.back()));
    }

    /// If the agent is seen, the effect that makes his place public adds no second sentence.
    void whoIsSeenWhereHeStandsIsToldOnce()
    {
        specter::Table table = huntersTurn();
        specter::TurnFacts &turn = table.open.agents.at(Agent::First).turns.back();
        turn.shown = specter::Shown{specter::Showing::Seen, test::at("N3")};
        turn.later = {specter::StoodAt{test::at("N3")}};
        QCOMPARE(lastWords(table.open, Agent::First), QStringLiteral("Seen on N3"));
        QCOMPARE(wording::announced(table.open, Agent::First).filter(QStringLiteral("N3")).size(), 1);
        turn.later = {specter::StoodAt{test::at("N4")}};
        QCOMPARE(lastWords(table.open, Agent::First), QStringLiteral("Was on N4"));
    }

    /// If two agents play, every answer names its agent.
    void ofTwoAgentsAnAnswerNamesItsOwn()
    {
        specter::Table table = huntersTurn({.players = 5,
            .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
            .traitor = HunterKind::Gun});
        const auto clear = [](int number, const char *space)
        { return specter::SaidClear{{.hunter = specter::HunterId{number}, .at = test::at(space)}}; };
        const auto told = [&](Agent agent, const char *word)
        { return wording::announced(table.open, agent).filter(QLatin1String(word)); };
        std::vector<specter::LaterFact> later{clear(2, "K16"), specter::SensorSaid{test::at("N13"), {}}};
        table.open.agents.at(Agent::First).turns.back().later = later;
        QVERIFY(told(Agent::First, "says the").isEmpty());
        forced(table, specter::RevealTraitor{HunterKind::Gun});
        table.open.agents.at(Agent::Second).turns = {specter::TurnFacts{.later = later}};
        QCOMPARE(told(Agent::First, "says the first agent").size(), 2);
        QCOMPARE(told(Agent::Second, "says the second agent").size(), 2);
        later.emplace_back(clear(3, "K17"));
        table.open.agents.at(Agent::Second).turns.back().later = later;
        QCOMPARE(told(Agent::Second, "Clear"),
            QStringList{QStringLiteral("“Clear” for The Beast, The Puppet, says the second agent")});
    }

    /// By the first figure that is put down, and not as news when it is put down again.
    void aCharacterIsToldWithTheFirstFigure()
    {
        for (const specter::AgentKind character : {specter::AgentKind::Orangutan, specter::AgentKind::Cobra})
        {
            specter::Table table = begun({.character = character});
            put(table, HunterKind::Gun, "N4");
            const auto told = [&]
            { return wording::announced(table.open, Agent::First).filter(QStringLiteral("Character")).size(); };
            QCOMPARE(walks(table, {"N1"}), std::string());
            QCOMPARE(told(), 1);
            for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
                QCOMPARE(stayed(table, hunter), std::string());
            QCOMPARE(walks(table, {"N1"}), std::string());
            QVERIFY(table.open.agents.at(Agent::First).figure.has_value());
            QCOMPARE(told(), 0);
        }
    }

    /// The agent's character is announced only in the turn that reveals it.
    void aCharacterIsToldOnce()
    {
        using enum specter::Equipment;
        specter::Table table
            = begun({.character = specter::AgentKind::Orangutan, .cards = {PowerFists, FlashBang, FlashBang}});
        const auto told
            = [&] { return wording::announced(table.open, Agent::First).filter(QStringLiteral("Character")).size(); };
        QCOMPARE(walks(table, {"N1"}, specter::CardUse{.card = PowerFists, .before = false}), std::string());
        QVERIFY(table.open.agents.at(Agent::First).character.has_value());
        QCOMPARE(told(), 1);
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(walks(table, {"N1"}), std::string());
        QCOMPARE(told(), 0);
    }

    void everyCardIsExplainedByItsNumbers()
    {
        const specter::Table table = huntersTurn();
        for (const specter::EquipmentCard &card : table.open.pack.equipment)
            QVERIFY(!wording::effect(table.open, card.kind).isEmpty());
        for (const specter::AgentCard &card : table.open.pack.agents)
            QVERIFY(!wording::effect(table.open, card.kind).isEmpty());
        for (const HunterKind kind : {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet})
            QVERIFY(wording::effect(table.open, kind).contains(QStringLiteral("steps")));
        QVERIFY(wording::effect(table.open, specter::Equipment::AdrenalSurge).contains(u'6'));
    }
};

DOSSIER_TESTS(AnnouncementsTest, Windows)

} // namespace announcements_test

#include "announcements_test.moc"
