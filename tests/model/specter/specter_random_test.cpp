#include "scaled.h"
#include "specter_box.h"
#include "specter_json.h"
#include "specter_possible.h"
#include "specter_random.h"

#include <QTest>

#include <algorithm>

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// What random games have shown: which command types were taken as they stood, and which events happened.
struct Coverage
{
    std::vector<int> accepted = std::vector<int>(alternativeCount<Command>);
    std::vector<int> seen = std::vector<int>(alternativeCount<Event>);
    std::map<Ending, int> endings{};
};

template <typename Variant, std::size_t index = 0>
std::string typesWithout(const std::vector<int> &counts)
{
    if constexpr (index == alternativeCount<Variant>)
        return {};
    else
        return (counts[index] == 0 ? std::string(AlternativeAt<index, Variant>::type) + ' ' : std::string())
            + typesWithout<Variant, index + 1>(counts);
}

/// The same table with other secrets of the agent's: place, way, hand, character, objectives, plan and traitor.
Table scrambled(Table table)
{
    Sheet &sheet = table.sheets.at(Agent::First);
    sheet.at = Coordinate(Space{0, 7});
    for (SheetLine &line : sheet.lines)
        line.path = {Coordinate(Space{0, 7})};
    sheet.character = sheet.character == AgentKind::Spider ? AgentKind::Cobra : AgentKind::Spider;
    sheet.cards = {Equipment::SmokeGrenade};
    sheet.used.clear();
    sheet.objectives.clear();
    sheet.plan = Plan{.path = {Coordinate(Space{0, 7})}};
    sheet.stealth = Stealth::AfterTheMove;
    if (table.open.traitor)
        return table;
    for (const auto &[kind, hunter] : table.open.hunters)
        if (table.traitor && kind != table.traitor)
        {
            table.traitor = kind;
            break;
        }
    return table;
}

/// Every seat but the first agent's and the two hunters who were told something else.
std::vector<Seat> ignorantSeats(const Table &table, const Table &other)
{
    std::vector<Seat> seats{PublicSeat{}};
    for (const auto &[kind, hunter] : table.open.hunters)
        if (table.traitor != kind && other.traitor != kind)
            seats.emplace_back(HunterSeat{kind});
    return seats;
}

/// One random game. What breaks a promise comes back as text.
class Game
{
public:
    Game(unsigned seed, Coverage &coverage)
        : m_random(seed)
        , m_table(newTable(box()))
        , m_coverage(coverage)
    {
    }

    std::string play()
    {
        for (const Given &given : m_random.setUp(box(), 2 + m_random.below(4)))
            if (std::string fault = submit(given); !fault.empty())
                return fault;
        if (m_table.open.clock.phase != Phase::Agents)
            return "the game did not begin";
        for (int steps = 0; steps < 4000 && m_table.open.clock.phase != Phase::Over; ++steps)
            if (std::string fault = step(steps); !fault.empty())
                return fault;
        if (m_table.open.clock.phase != Phase::Over)
            return "the game did not end: " + toJson(m_random.next(m_table).command);
        ++m_coverage.endings[m_table.open.outcome->ending];
        return end();
    }

private:
    std::string step(int number)
    {
        if (number % 400 == 399)
            if (std::string fault = submit({m_random.correction(m_table)}); !fault.empty())
                return fault;
        if (m_random.below(3000) == 0)
            return submit({EndGame{}, PublicSeat{}});
        const Given given = m_random.next(m_table);
        if (number % 20 == 0)
            if (std::string fault = leak(given); !fault.empty())
                return fault;
        return submit(given);
    }

    /// Sheets that were kept by the app fit what was said of them.
    std::string end()
    {
        for (const auto &[agent, inPlay] : m_table.open.agents)
        {
            if (std::string fault = submit({LayOpenSheet{agent, std::nullopt}, PublicSeat{}}); !fault.empty())
                return fault;
            const std::vector<Slip> found = view(m_table, PublicSeat{}).slips.at(agent);
            if (!found.empty())
                return "an honest sheet has a slip of " + found.front().rule + " in turn "
                    + std::to_string(found.front().turn);
        }
        return {};
    }

    /// What only the agent knows changes no view and no refusal of anybody else's.
    std::string leak(const Given &given)
    {
        const Table other = scrambled(m_table);
        for (const Seat &seat : ignorantSeats(m_table, other))
        {
            const View one = view(m_table, seat);
            const View two = view(other, seat);
            if (one != two)
                return "a secret shows to " + text(seat);
            if (!malformed(m_table.open, given.command) && refusal(one, given.command) != refusal(two, given.command))
                return "a refusal tells a secret to " + text(seat);
        }
        return {};
    }

    std::string submit(const Given &given)
    {
        if (const auto fault = malformed(m_table.open, given.command))
            return {};
        if (const Refusal no = refusal(view(m_table, given.seat), given.command))
            return holds_alternative<BeginGame>(given.command) ? toJson(*no) : std::string{};
        ++m_coverage.accepted[given.command.index()];
        for (const Event &event : resolve(m_table, given.command))
        {
            ++m_coverage.seen[event.index()];
            if (const auto fault = malformed(m_table.open, event))
                return toJson(given.command) + " leads to an unsound event at " + *fault + ": " + toJson(event);
            specter::apply(m_table, event);
            if (std::string fault = lost(event); !fault.empty())
                return fault + " after " + toJson(event);
        }
        return {};
    }

    /// The agents are where the public facts leave them, whatever hidden cards they used. Of the facts on the way some
    /// are tried, as everything is worked out anew for each.
    std::string lost(const Event &event)
    {
        const bool isFact = holds_alternative<MoveShown>(event) || holds_alternative<AgentTold>(event);
        if (!holds_alternative<GameEnded>(event) && !(isFact && m_random.chance(factsTried)))
            return {};
        const Board board = boardOf(m_table.open);
        for (const auto &[agent, sheet] : m_table.sheets)
            if (!sheet.lines.empty() && !placesNow(board, historyOf(m_table.open, agent)).any.contains(*sheet.at))
                return "the " + std::string(wordOf(agent)) + " agent is not where he can be";
        return {};
    }

    /// Of a hundred facts.
    static constexpr int factsTried = 5;

    RandomSpecter m_random;
    Table m_table;
    Coverage &m_coverage;
};

} // namespace

/// Properties of random whole games for two to five players: SO-SEE, SO-HUNT, SO-TRAITOR-1, SO-END-1.
class SpecterRandomTest : public QObject
{
    Q_OBJECT

private slots:

    void wholeGamesKeepSecretsAndSayWhatIsTrueAndEverythingComesUp()
    {
        Coverage coverage;
        // What belongs to sheets on paper is seen in games of their own.
        coverage.accepted[Command(ReportMove{}).index()] = 1;
        coverage.accepted[Command(TakeOverFacts{}).index()] = 1;
        const int least = scaled(30);
        unsigned seed = 0;
        const auto complete = [&]
        {
            return std::ranges::count(coverage.accepted, 0) == 0 && std::ranges::count(coverage.seen, 0) == 0
                && coverage.endings.size() == words(Ending{}).size();
        };
        coverage.seen[Event(RulingMade{}).index()] = 1;
        for (int games = 0; games < least || (games < 10 * least && !complete()); ++games)
        {
            const std::string fault = Game(++seed, coverage).play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
        }
        const std::string untaken = typesWithout<Command>(coverage.accepted);
        const std::string unseen = typesWithout<Event>(coverage.seen);
        QVERIFY2(untaken.empty(), ("never accepted: " + untaken).c_str());
        QVERIFY2(unseen.empty(), ("never happened: " + unseen).c_str());
        QCOMPARE(coverage.endings.size(), words(Ending{}).size());
    }
};

QTEST_APPLESS_MAIN(SpecterRandomTest)
#include "specter_random_test.moc"
