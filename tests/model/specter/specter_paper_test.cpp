#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_random.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace specter_paper_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

template <typename E>
const E *happened(const Events &events)
{
    for (const Event &event : events)
        if (const E *held = get_if<E>(&event))
            return held;
    return nullptr;
}

/// Returns the spoken answers of the agents' players to a command, in the form for a table that keeps no sheets.
std::vector<Said> saidIn(const Events &events, const PublicTable &before)
{
    std::vector<Said> all;
    for (const auto &[agent, inPlay] : before.agents)
    {
        Said said{.agent = agent};
        for (const Event &event : events)
        {
            const auto *told = get_if<AgentFactSaid>(&event);
            if (const auto *seen = get_if<CharacterRevealed>(&event); seen != nullptr && seen->agent == agent)
                said.character = seen->character;
            if (told == nullptr || told->agent != agent)
                continue;
            if (const auto *found = get_if<FoundBy>(&told->fact))
                said.at = found->agent;
            if (const auto *stood = get_if<StoodAt>(&told->fact))
                said.at = stood->agent;
            if (const auto *sensed = get_if<SensorSaid>(&told->fact))
                said.reading = sensed->reading;
            if (const auto *close = get_if<SaidClose>(&told->fact))
                said.close = close->close;
        }
        all.push_back(said);
    }
    return all;
}

/// Returns the report of a move's showing and announcements.
ReportMove reportOf(Agent agent, const Events &events)
{
    ReportMove report{.agent = agent};
    if (const auto *shown = happened<MoveShown>(events))
        report.shown = shown->facts.shown.value_or(Shown{});
    if (const auto *revealed = happened<CharacterRevealed>(events))
        report.character = revealed->character;
    if (const auto *announced = happened<CardAnnounced>(events))
        report.card = announced->card;
    if (report.card && report.card->card == Equipment::TangleLine)
        report.hit = happened<StunChanged>(events) != nullptr;
    if (const auto *told = happened<AgentFactSaid>(events))
        if (const auto *stood = get_if<StoodAt>(&told->fact))
            report.stoodAt = stood->agent;
    return report;
}

/// Converts the events of a table with sheets in the app to the entries for a table with sheets on paper.
struct OnPaper
{
    const Events &events;
    const Table &before;

    std::vector<Command> operator()(const ChoosePlayers &command) const
    {
        Players players = command.players;
        players.sheetsOnPaper = true;
        return {ChoosePlayers{players}};
    }

    std::vector<Command> operator()(const RollObjectives &command) const
    {
        return setUpOf(before.open).objectivesArePublic ? std::vector<Command>{command} : std::vector<Command>{};
    }

    std::vector<Command> operator()(const ChooseCharacter & /*command*/) const { return {}; }

    std::vector<Command> operator()(const TakeCards & /*command*/) const { return {}; }

    std::vector<Command> operator()(const DealRoles & /*command*/) const { return {}; }

    std::vector<Command> operator()(const PlanMove & /*command*/) const { return {}; }

    std::vector<Command> operator()(const LayOpenSheet &command) const
    {
        return {LayOpenSheet{command.agent, before.sheets.at(command.agent)}};
    }

    std::vector<Command> operator()(const ConfirmMove &command) const
    {
        std::vector<Command> entered{reportOf(command.agent, events)};
        if (const auto *ended = happened<GameEnded>(events))
            entered.emplace_back(EndGame{ended->outcome});
        return withTraitor(std::move(entered));
    }

    /// The answers about the past are separate from those about the present.
    std::vector<Command> operator()(LookBack command) const
    {
        command.said = saidIn(events, before.open);
        for (Said &said : command.said)
        {
            said.found.reset();
            for (const Event &event : events)
            {
                const auto *told = get_if<AgentFactSaid>(&event);
                if (told == nullptr || told->agent != said.agent)
                    continue;
                if (const auto *found = get_if<FoundBy>(&told->fact))
                    said.found = found->agent;
                if (const auto *stood = get_if<StoodAt>(&told->fact))
                    said.at = stood->agent;
            }
            const bool told = std::ranges::any_of(events,
                [&](const Event &event)
                {
                    const auto *one = get_if<AgentFactSaid>(&event);
                    return one != nullptr && one->agent == said.agent && holds_alternative<StoodAt>(one->fact);
                });
            if (!told)
                said.at.reset();
        }
        return withTraitor({command});
    }

    template <typename T>
    std::vector<Command> operator()(T command) const
    {
        if constexpr (requires { command.said; })
            command.said = saidIn(events, before.open);
        return withTraitor({command});
    }

    /// A hunter whose sight reveals him as the traitor says so.
    [[nodiscard]] std::vector<Command> withTraitor(std::vector<Command> entered) const
    {
        const auto *revealed = happened<TraitorRevealed>(events);
        if (revealed != nullptr && !holds_alternative<RevealTraitor>(entered.front()))
            entered.emplace_back(Correct{*revealed});
        return entered;
    }
};

/// One random game, played at a table that keeps the sheets and entered at one beside it that does not.
class TwoTables
{
public:
    explicit TwoTables(unsigned seed)
        : m_random(seed)
    {
    }

    std::string play()
    {
        for (const Given &given : m_random.setUp(box(), 2 + m_random.below(4)))
            if (std::string fault = submit(given); !fault.empty())
                return fault;
        for (int steps = 0; steps < 4000 && m_kept.open.clock.phase != Phase::Over; ++steps)
            if (std::string fault = submit(m_random.next(m_kept)); !fault.empty())
                return fault;
        for (const auto &[agent, inPlay] : m_kept.open.agents)
        {
            if (std::string fault = submit({LayOpenSheet{agent, std::nullopt}, PublicSeat{}}); !fault.empty())
                return fault;
            const std::vector<Slip> found = view(m_paper, PublicSeat{}).slips.at(agent);
            if (!found.empty())
                return "an honest sheet of paper has a slip of " + found.front().rule + " in turn "
                    + std::to_string(found.front().turn);
        }
        return {};
    }

private:
    std::string submit(const Given &given)
    {
        if (malformed(m_kept.open, given.command) || refusal(view(m_kept, given.seat), given.command))
            return {};
        const Events events = resolve(m_kept, given.command);
        const std::vector<Command> entered = visit(OnPaper{events, m_kept}, given.command);
        for (const Event &event : events)
            specter::apply(m_kept, event);
        for (const Command &command : entered)
            if (std::string fault = enter(command); !fault.empty())
                return fault + " after " + toJson(given.command);
        return difference(given.command);
    }

    std::string enter(const Command &command)
    {
        if (const auto fault = malformed(m_paper.open, command))
            return "malformed on paper at " + *fault + ": " + toJson(command);
        if (const Refusal no = refusal(view(m_paper, PublicSeat{}), command))
            return "refused on paper by " + toJson(*no) + ": " + toJson(command);
        for (const Event &event : resolve(m_paper, command))
            specter::apply(m_paper, event);
        return {};
    }

    /// Checks that the paper table has the public facts, and that the agents are at places that these allow.
    std::string difference(const Command &command)
    {
        if (m_kept.open.clock.phase == Phase::SetUp)
            return {};
        const Board board = boardOf(m_paper.open);
        for (const auto &[agent, inPlay] : m_kept.open.agents)
        {
            const PublicHistory history = historyOf(m_paper.open, agent);
            if (history != historyOf(m_kept.open, agent))
                return "the facts differ after " + toJson(command);
            const Sheet &sheet = m_kept.sheets.at(agent);
            if (holds_alternative<ConfirmMove>(command) && !sheet.lines.empty()
                && !placesNow(board, history).any.contains(*sheet.at))
                return "the agent is not where he can be after " + toJson(command);
        }
        return {};
    }

    RandomSpecter m_random;
    Table m_kept{newTable(box())};
    Table m_paper{newTable(box())};
};

} // namespace

/// Sheets on paper: the entries lead to the public facts that sheets in the app give.
class SpecterPaperTest : public QObject
{
    Q_OBJECT

private slots:

    void randomGamesOnPaperTellWhatIsTrue()
    {
        for (unsigned seed = 1; seed <= static_cast<unsigned>(scaled(8)); ++seed)
        {
            const std::string fault = TwoTables(seed).play();
            QVERIFY2(fault.empty(), (fault + " in game " + std::to_string(seed)).c_str());
        }
    }
};

DOSSIER_TESTS(SpecterPaperTest, Nothing)

} // namespace specter_paper_test

#include "specter_paper_test.moc"
