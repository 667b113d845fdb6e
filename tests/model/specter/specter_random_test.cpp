#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_random.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <utility>

namespace specter_random_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The findings of random games: the command types accepted without a ruling, and the events that occurred.
struct Coverage
{
    std::vector<int> accepted = std::vector<int>(alternativeCount<Command>);
    std::vector<int> seen = std::vector<int>(alternativeCount<Event>);
    std::map<Ending, int> endings{};
    /// Number of announced cards that revealed something of the agent's place.
    int narrowed = 0;
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

/// Returns the table with other secrets of one agent: place, way, hand, character, objectives and plan.
Table scrambled(Table table, Agent agent)
{
    Sheet &sheet = table.sheets.at(agent);
    sheet.at = Coordinate(Space{0, 7});
    for (SheetLine &line : sheet.lines)
        line.path = {Coordinate(Space{0, 7})};
    sheet.character = sheet.character == AgentKind::Spider ? AgentKind::Cobra : AgentKind::Spider;
    sheet.cards = {Equipment::SmokeGrenade};
    sheet.used.clear();
    sheet.objectives.clear();
    sheet.plan = Plan{.path = {Coordinate(Space{0, 7})}};
    sheet.stealth = Stealth::AfterTheMove;
    return table;
}

/// Returns the table with another secret traitor, if it has one.
Table withOtherTraitor(Table table)
{
    if (table.open.traitor || !table.traitor)
        return table;
    const auto other
        = std::ranges::find_if(table.open.hunters, [&](const auto &hunter) { return hunter.first != *table.traitor; });
    table.traitor = other->first;
    return table;
}

/// Returns the public seat and the hunters who were not told the traitor's identity.
std::vector<Seat> ignorantSeats(const Table &table, const Table &other)
{
    std::vector<Seat> seats{PublicSeat{}};
    for (const auto &[kind, hunter] : table.open.hunters)
        if (table.traitor != kind && other.traitor != kind)
            seats.emplace_back(HunterSeat{kind});
    return seats;
}

/// Returns the traitor's seats. A revealed traitor looks into the box first, which lacks the first agent's cards.
std::vector<Seat> traitorsSeats(const Table &table)
{
    std::vector<Seat> seats;
    if (table.traitor && !table.open.secondAgentDue)
        seats = {TraitorSeat{}, HunterSeat{*table.traitor}};
    return seats;
}

/// The possible places of an agent by the public facts: continues from the previous turns, as long as they and the
/// unknowns stay unchanged.
class Follower
{
public:
    bool canBeAt(const Board &board, const PublicHistory &history, Coordinate place)
    {
        if (!m_before || history.start != m_known.start || history.unknowns != m_known.unknowns || !goesOn(history))
        {
            m_before.emplace(history.start, history.unknowns);
            m_known = {history.start, {}, history.unknowns};
        }
        while (m_known.turns.size() + 1 < history.turns.size())
        {
            m_known.turns.push_back(history.turns[m_known.turns.size()]);
            m_before->advance(board, m_known.turns.back());
        }
        Possibilities now = *m_before;
        if (!history.turns.empty())
            now.advance(board, history.turns.back());
        return now.places().any.contains(place);
    }

private:
    [[nodiscard]] bool goesOn(const PublicHistory &history) const
    {
        return m_known.turns.size() < std::max<std::size_t>(history.turns.size(), 1)
            && std::equal(m_known.turns.begin(), m_known.turns.end(), history.turns.begin());
    }

    /// The finished turns, and the places that they leave.
    PublicHistory m_known;
    std::optional<Possibilities> m_before;
};

/// One random game. A broken promise is returned as text.
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
        m_board = boardOf(m_table.open);
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
            if (std::string fault = leak(given) + undue(); !fault.empty())
                return fault;
        return submit(given);
    }

    /// Checks that sheets kept by the app agree with the announcements about them.
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

    /// A secret of one player changes no view and no refusal of another's.
    std::string leak(const Given &given)
    {
        const Table other = withOtherTraitor(scrambled(m_table, Agent::First));
        std::string fault = difference(other, ignorantSeats(m_table, other), given);
        if (fault.empty())
            fault = difference(scrambled(m_table, Agent::First), traitorsSeats(m_table), given);
        if (!fault.empty() || !m_table.sheets.contains(Agent::Second))
            return fault;
        std::vector<Seat> seats{PublicSeat{}, AgentSeat{}};
        for (const auto &[kind, hunter] : m_table.open.hunters)
            seats.emplace_back(HunterSeat{kind});
        return difference(scrambled(m_table, Agent::Second), seats, given);
    }

    [[nodiscard]] std::string difference(const Table &other, const std::vector<Seat> &seats, const Given &given) const
    {
        for (const Seat &seat : seats)
        {
            const View one = view(m_table, seat);
            const View two = view(other, seat);
            if (one != two || toJson(one) != toJson(two))
                return "a secret shows to " + text(seat);
            std::vector<Command> commands{given.command};
            for (const Due &due : one.due)
                commands.push_back(due.command);
            for (const Command &command : commands)
                if (!malformed(m_table.open, command) && refusal(one, command) != refusal(two, command))
                    return "a refusal of " + toJson(command) + " tells a secret to " + text(seat);
        }
        return {};
    }

    /// The game always waits for a player, whose own view shows it and who may do the due action.
    [[nodiscard]] std::string undue() const
    {
        if (m_table.open.clock.phase == Phase::Over)
            return {};
        const View everybodys = view(m_table, PublicSeat{});
        if (everybodys.due.empty() || !everybodys.due.front().needed)
            return "nothing is due";
        for (const Due &due : everybodys.due)
        {
            const View own = view(m_table, due.seat);
            const auto isTheSame = [&](const Due &one) { return one.seat == due.seat && one.needed == due.needed; };
            if (std::ranges::none_of(own.due, isTheSame))
                return text(due.seat) + " does not know that " + toJson(due.command) + " is due";
            for (const Due &one : own.due)
                if (one.seat == due.seat && (malformed(m_table.open, one.command) || refusal(own, one.command)))
                    return toJson(one.command) + " is due from " + text(one.seat) + " and cannot be";
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

    /// After every fact the agents are at places that the public facts allow, with any hidden cards.
    std::string lost(const Event &event)
    {
        if (const auto *announced = get_if<CardAnnounced>(&event))
            m_announced = {announced->agent, announced->card.card};
        const bool isFact = holds_alternative<MoveShown>(event) || holds_alternative<AgentFactSaid>(event)
            || holds_alternative<CardAnnounced>(event) || holds_alternative<CharacterRevealed>(event)
            || holds_alternative<TraitorRevealed>(event) || holds_alternative<FactsTakenOver>(event)
            || holds_alternative<AgentWritten>(event) || holds_alternative<GameEnded>(event);
        if (holds_alternative<PhaseBegan>(event))
            return announcedForNothing();
        // Until a move is shown, the sheet is a move ahead of the announcements.
        for (const auto &[agent, sheet] : m_table.sheets)
            if (isFact && !sheet.lines.empty() && sheet.lines.size() == m_table.open.agents.at(agent).turns.size()
                && !m_followers[agent].canBeAt(m_board, historyOf(m_table.open, agent), *sheet.at))
                return "the " + std::string(wordOf(agent)) + " agent is not where he can be";
        return {};
    }

    /// A card that everybody heard of leaves no more places than one that nobody heard of.
    std::string announcedForNothing()
    {
        if (!m_announced)
            return {};
        const auto [agent, card] = *std::exchange(m_announced, std::nullopt);
        PublicTable unheard = m_table.open;
        AgentInPlay &inPlay = unheard.agents.at(agent);
        if (inPlay.turns.empty() || !inPlay.turns.back().cardAnnounced)
            return {};
        inPlay.turns.back().cardAnnounced = false;
        if (--inPlay.announced[card] < 1)
            inPlay.announced.erase(card);
        const SpaceSet heard = placesNow(m_board, historyOf(m_table.open, agent)).any;
        const SpaceSet wide = placesNow(m_board, historyOf(unheard, agent)).any;
        m_coverage.narrowed += wide.count() > heard.count() ? 1 : 0;
        return (heard - wide).empty() ? "" : "an announced card widens the set";
    }

    RandomSpecter m_random;
    Table m_table;
    Coverage &m_coverage;
    Board m_board{boardOf(m_table.open)};
    std::map<Agent, Follower> m_followers;
    std::optional<std::pair<Agent, Equipment>> m_announced;
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
        // Commands for paper sheets occur in games of their own.
        coverage.accepted[Command(ReportMove{}).index()] = 1;
        coverage.accepted[Command(TakeOverFacts{}).index()] = 1;
        const int min = scaled(30);
        unsigned seed = 0;
        const auto complete = [&]
        {
            return std::ranges::count(coverage.accepted, 0) == 0 && std::ranges::count(coverage.seen, 0) == 0
                && coverage.endings.size() == words(Ending{}).size() && coverage.narrowed > 0;
        };
        coverage.seen[Event(RulingMade{}).index()] = 1;
        coverage.seen[Event(SecretRulingMade{}).index()] = 1;
        for (int games = 0; games < min || (games < 10 * min && !complete()); ++games)
        {
            const std::string fault = Game(++seed, coverage).play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
        }
        const std::string untaken = typesWithout<Command>(coverage.accepted);
        const std::string unseen = typesWithout<Event>(coverage.seen);
        QVERIFY2(untaken.empty(), ("never accepted: " + untaken).c_str());
        QVERIFY2(unseen.empty(), ("never happened: " + unseen).c_str());
        QCOMPARE(coverage.endings.size(), words(Ending{}).size());
        QVERIFY(coverage.narrowed > 0);
    }
};

DOSSIER_TESTS(SpecterRandomTest, Nothing)

} // namespace specter_random_test

#include "specter_random_test.moc"
