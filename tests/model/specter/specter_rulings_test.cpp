#include "model/specter/json/json.h"
#include "model/specter/seen/consistency.h"
#include "model/specter/seen/giving.h"
#include "model/specter/seen/history.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_any_command.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_rulings_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// Number of commands of each kind that were allowed against a rule.
using Counts = std::vector<int>;

template <std::size_t index = 0>
std::string kindsWithout(const Counts &counts)
{
    if constexpr (index == alternativeCount<Command>)
        return {};
    else
        return (counts[index] == 0 ? std::string(AlternativeAt<index, Command>::type) + ' ' : std::string())
            + kindsWithout<index + 1>(counts);
}

/// A game of some turns in which people let anything pass.
class RuledGame
{
public:
    RuledGame(unsigned seed, Counts &ruled)
        : m_random(seed)
        , m_table(newTable(smallBox()))
        , m_ruled(ruled)
    {
    }

    std::string play()
    {
        for (const Given &given : m_random.setUp(m_table.open.pack, 2 + m_random.below(4)))
        {
            // Some games begin without all that they need.
            if (!m_random.chance(10))
                submit(given);
            if (m_random.chance(5))
                ruled();
        }
        for (int steps = 0; steps < 60; ++steps)
        {
            if (m_table.open.clock.phase == Phase::SetUp || m_random.chance(30))
                ruled();
            else
                submit(m_random.next(m_table));
            if (std::string fault = lost(m_table); !fault.empty())
                return fault + " after " + m_last;
            if (!m_secret.empty())
                return m_secret;
        }
        return {};
    }

private:
    /// A public command has only public effects, apart from a ruling: the reason why it cannot be kept then depends on
    /// no secret.
    [[nodiscard]] std::string secretOf(const Command &command, const Events &events) const
    {
        if (notGivenBy(m_table.open, PublicSeat{}, command))
            return {};
        for (const Event &event : events)
            if (!mayKnow(event, PublicSeat{}) && !holds_alternative<SecretRulingMade>(event))
                return toJson(command) + " leads to the secret " + toJson(event);
        return {};
    }

    void ruled()
    {
        const auto kind = static_cast<std::size_t>(m_random.below(static_cast<int>(alternativeCount<Command>)));
        // The game continues.
        const bool ends = kind == Command(EndGame{}).index() || kind == Command(ChoosePlayers{}).index();
        if (ends && !m_random.chance(10))
            return;
        if (const std::optional<Command> command = anyCommand(m_random, m_table, kind))
            for (const Seat &seat : {Seat(AgentSeat{}), Seat(TraitorSeat{})})
                if (!notGivenBy(m_table.open, seat, *command))
                    return submit({*command, seat});
    }

    void submit(const Given &given)
    {
        if (malformed(m_table.open, given.command) || notGivenBy(m_table.open, given.seat, given.command))
            return;
        const Refusal no = refusal(view(m_table, given.seat), given.command);
        Table after = m_table;
        const Events events
            = no ? resolveRuling(m_table, given.command, *no, "we let it pass") : resolve(m_table, given.command);
        for (const Event &event : events)
            specter::apply(after, event);
        if (m_secret.empty())
            m_secret = secretOf(given.command, events);
        if (inconsistency(after.open, after.sheets))
            return;
        m_table = std::move(after);
        m_ruled[given.command.index()] += no ? 1 : 0;
        m_last = toJson(given.command);
    }

    RandomSpecter m_random;
    Table m_table;
    Counts &m_ruled;
    std::string m_last;
    std::string m_secret;
};

Table amongFive(HunterKind traitor)
{
    return begun({.players = 5,
        .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Prophet, HunterKind::Puppet},
        .cards = {Equipment::AdrenalSurge, Equipment::SmokeGrenade, Equipment::FlashBang},
        .traitor = traitor});
}

void ruled(Table &table, const Command &command, const Seat &seat = AgentSeat{})
{
    const Refusal no = refusal(view(table, seat), command);
    for (const Event &event : no ? resolveRuling(table, command, *no, "so be it") : resolve(table, command))
        specter::apply(table, event);
}

/// The Gun ends his movement in sight of the agent, and the agent tells him the required facts.
void gunLooks(Table &table)
{
    put(table, HunterKind::Gun, "N3");
    ruled(table, BeginHunterTurn{HunterKind::Gun}, PublicSeat{});
    ruled(table, MoveHunter{.to = at("N3")}, PublicSeat{});
    ruled(table, EndHunterTurn{}, PublicSeat{});
}

} // namespace

/// After anything that people let pass, the public facts about an agent leave his real place possible.
class SpecterRulingsTest : public QObject
{
    Q_OBJECT

private slots:

    void theTruePlaceStaysAfterRulingsOfEveryKind()
    {
        Counts ruled(alternativeCount<Command>);
        // Nothing is against a correction.
        ruled[Command(Correct{}).index()] = 1;
        const auto min = static_cast<unsigned>(scaled(30));
        for (unsigned seed = 1; seed <= min || (seed <= 20 * min && std::ranges::count(ruled, 0) > 0); ++seed)
        {
            const std::string fault = RuledGame(seed, ruled).play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
        }
        const std::string never = kindsWithout(ruled);
        QVERIFY2(never.empty(), ("never ruled: " + never).c_str());
    }

    /// specter-rules.md, D7: the revealed traitor need not be the hunter whom the agent told nothing.
    void SO_TRAITOR_1_whoWasToldNothingNeedNotBeWhoIsRevealed()
    {
        Table table = amongFive(HunterKind::Gun);
        walks(table, {"N1", "N2"});
        gunLooks(table);
        QCOMPARE(lost(table), std::string());
        ruled(table, RevealTraitor{HunterKind::Beast});
        QCOMPARE(table.open.traitor, HunterKind::Beast);
        QCOMPARE(lost(table), std::string());
        QCOMPARE(historyOf(table.open, Agent::First).unknowns.anyTraitor, true);
    }

    void SO_TRAITOR_1_theCardMayGoToAnotherInTheMiddleOfAGame()
    {
        Table table = amongFive(HunterKind::Gun);
        walks(table, {"N1", "N2"});
        gunLooks(table);
        ruled(table, DealRoles{HunterKind::Beast});
        QCOMPARE(table.traitor, HunterKind::Beast);
        ruled(table, RevealTraitor{HunterKind::Beast}, HunterSeat{HunterKind::Beast});
        QCOMPARE(lost(table), std::string());
    }

    /// The boundary: play by the rules supposes one traitor from the beginning to the end.
    void SO_TRAITOR_1_withoutARulingOneIsTheTraitorThroughout()
    {
        Table table = amongFive(HunterKind::Gun);
        walks(table, {"N1", "N2"});
        ruled(table, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun});
        QCOMPARE(table.open.traitor, HunterKind::Gun);
        QVERIFY(!historyOf(table.open, Agent::First).unknowns.anyTraitor);
    }

    void SO_MOVE_1_whatARulingLetsBeginElsewhereBeginsWhereHeStands()
    {
        Table table = begun();
        ruled(table, PlanMove{Agent::First, {.path = {at("K11"), at("K12")}}});
        QCOMPARE(table.sheets.at(Agent::First).plan->path, (std::vector{at("N1"), at("K11"), at("K12")}));
    }

    /// A hunter moved by a ruling blocks a planned move.
    void SO_MOVE_1_whatHasHappenedSinceMayBeAgainstThePlan()
    {
        Table table = begun();
        ruled(table, PlanMove{Agent::First, {.path = {at("N1"), at("M1")}}});
        put(table, HunterKind::Gun, "M1");
        QCOMPARE(ruleAgainst(table, ConfirmMove{Agent::First}), std::string("SO-MOVE-1"));
        QVERIFY(holds_alternative<PlanMove>(view(table, AgentSeat{}).due.front().command));
        ruled(table, ConfirmMove{Agent::First});
        QCOMPARE(table.open.agents.at(Agent::First).turns.back().ruling, SetAside::Steps);
        QCOMPARE(lost(table), std::string());
    }

    void SO_HUNT_3_noRulingPutsAnotherAnswerInTheMouthOfWhoseSheetIsKept()
    {
        Table table = begun();
        walks(table, {"N1", "M1"});
        ruled(table, BeginHunterTurn{HunterKind::Gun}, PublicSeat{});
        ruled(table, UseSensor{{{.agent = Agent::First, .at = at("K11"), .reading = Reading::North}}}, PublicSeat{});
        QCOMPARE(lost(table), std::string());
    }

    /// SO-BOARD-1: nobody can be on a structure, by any ruling.
    void SO_BOARD_1_noRulingBringsTheAgentOntoAStructure()
    {
        Table table = begun();
        QVERIFY(!inconsistency(table.open, table.sheets));
        ruled(table, PlanMove{Agent::First, {.path = {at("N1"), table.open.objectives.front()}}});
        QCOMPARE(inconsistency(table.open, table.sheets), std::string("/sheets/first/plan/path"));
    }

    /// Empty values are not written: tables without such rulings are written in the old form.
    void whatARulingAloneBringsAboutIsWrittenWhenItDoes()
    {
        AgentInPlay agent;
        const auto json = [&] { return toJson(Event(AgentWritten{Agent::First, agent})); };
        QVERIFY(json().find("any_traitor") == std::string::npos);
        agent.anyTraitor = true;
        QVERIFY(json().find(R"("any_traitor": true)") != std::string::npos);
        QCOMPARE(readEvent(json()).value(), Event(AgentWritten{Agent::First, agent}));
        const Event event = RulingMade{"SO-TRAITOR-1", {}, {}, true};
        QCOMPARE(readEvent(toJson(event)).value(), event);
        QVERIFY(toJson(Event(RulingMade{})).find("roles") == std::string::npos);
        FactsFile file{.facts = {.start = at("N1")}};
        QVERIFY(toJson(file).find("left_in_box") == std::string::npos);
        file.facts.unknowns.leftInBox = {{false, 1, 2}};
        file.facts.unknowns.anyTraitor = true;
        QCOMPARE(readFacts(toJson(file)).value(), file);
    }
};

DOSSIER_TESTS(SpecterRulingsTest, Nothing)

} // namespace specter_rulings_test

#include "specter_rulings_test.moc"
