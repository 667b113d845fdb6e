#include "tests/support/specter_any_command.h"

#include "model/specter/json/json.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"

#include <algorithm>

namespace dossier::test
{

using namespace specter;

namespace
{

/// Invents the values of commands.
class AnyValues
{
public:
    AnyValues(RandomSpecter &random, const Table &table)
        : m_random(random)
        , m_table(table)
    {
    }

    // One function for each kind; unset members are random.

    void fill(ChoosePlayers &command)
    {
        command.players.number = 2 + m_random.below(4);
        for (const HunterKind kind : {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet})
            if (m_random.chance(60))
                command.players.hunters.push_back(kind);
        if (command.players.hunters.empty())
            command.players.hunters = {HunterKind::Gun};
    }

    void fill(ChooseOptions &command)
    {
        command.options.diagonals = {m_random.chance(50), m_random.chance(50)};
        command.options.nearness = m_random.chance(50) ? Nearness::OnFoot : Nearness::StructuresIgnored;
        command.options.edition = m_random.chance(50) ? Edition::First : Edition::Second;
        command.options.smokeCutsRoads = m_random.chance(50);
        command.options.fiveCardsAmongFive = m_random.chance(50);
    }

    void fill(RollObjectives &command)
    {
        for (int section = 0; section < objectivesRolled; ++section)
            command.faces.push_back(1 + m_random.below(6));
    }

    void fill(ChooseCharacter &command)
    {
        command.agent = agent();
        command.character = static_cast<AgentKind>(m_random.below(4));
    }

    void fill(TakeCards &command)
    {
        command.agent = agent();
        for (int count = m_random.below(6); count > 0; --count)
            command.cards.push_back(static_cast<Equipment>(m_random.below(8)));
    }

    void fill(DealRoles &command) { command.traitor = hunter(); }

    void fill(CompleteObjective &command)
    {
        command.agent = agent();
        command.objective = m_random.one(m_random.one(m_table.open.pack.board.objectives));
    }

    void fill(PlanMove &command)
    {
        command.agent = agent();
        command.plan.path = {m_random.chance(80) ? place(command.agent) : somewhere()};
        for (int steps = m_random.below(4); steps > 0; --steps)
            command.plan.path.push_back(somewhere());
        if (m_random.chance(60))
            command.plan.card = card();
        command.plan.escape = m_random.chance(5);
    }

    void fill(ConfirmMove &command) { command.agent = agent(); }

    void fill(ReportMove &command)
    {
        command.agent = agent();
        command.shown.what = static_cast<Showing>(m_random.below(3));
        if (command.shown.what != Showing::Nothing)
            command.shown.at = somewhere();
        if (m_random.chance(40))
            command.card = card();
        if (m_random.chance(40))
            command.stoodAt = somewhere();
        if (m_random.chance(40))
            command.character = static_cast<AgentKind>(m_random.below(4));
    }

    void fill(ForetellObjective &command) { command.agent = agent(); }

    void fill(SpringAmbush &command)
    {
        command.agent = agent();
        command.die = 1 + m_random.below(6);
    }

    void fill(RaiseBlade &command) { command.agent = agent(); }

    void fill(BeginHunterTurn &command) { command.hunter = hunter(); }

    void fill(BarFromVehicle &command) { command.hunter = hunter(); }

    void fill(MoveHunter &command)
    {
        command.to = somewhere();
        command.getsIn = m_random.chance(20);
        command.said = said();
    }

    void fill(DriveVehicle &command)
    {
        command.to = somewhere();
        command.said = said();
    }

    void fill(UseSensor &command) { command.said = said(); }

    void fill(LookBack &command) { command.said = said(); }

    void fill(SniperShot &command)
    {
        command.gaze = static_cast<Gaze>(2 + m_random.below(4));
        command.said = said();
    }

    void fill(AttackAgent &command)
    {
        command.agent = agent();
        command.dice = {{1 + m_random.below(5)}};
        command.hit = false;
    }

    void fill(QuickDraw &command)
    {
        command.agent = agent();
        command.dice = {{1 + m_random.below(5)}};
        command.hit = false;
    }

    void fill(UseStrength &command)
    {
        command.agent = agent();
        command.die = 1;
    }

    void fill(RevealTraitor &command) { command.hunter = hunter(); }

    void fill(TakeOverFacts &command)
    {
        command.agent = agent();
        command.file.facts = historyOf(m_table.open, agent());
        command.file.facts.start = somewhere();
        command.file.facts.turns.resize(static_cast<std::size_t>(m_random.below(3)));
    }

    void fill(LayOpenSheet &command) { command.agent = agent(); }

    void fill(auto & /*command*/) { }

private:
    Agent agent()
    {
        return m_table.open.agents.contains(Agent::Second) && m_random.chance(50) ? Agent::Second : Agent::First;
    }

    HunterKind hunter()
    {
        if (m_table.open.hunters.empty())
            return HunterKind::Gun;
        const int place = m_random.below(static_cast<int>(m_table.open.hunters.size()));
        return std::next(m_table.open.hunters.begin(), place)->first;
    }

    Coordinate somewhere() { return m_random.one(spacesOf(boardOf(m_table.open).open())); }

    Coordinate place(Agent agent)
    {
        const auto sheet = m_table.sheets.find(agent);
        return sheet != m_table.sheets.end() && sheet->second.at ? *sheet->second.at : somewhere();
    }

    CardUse card()
    {
        CardUse use{.card = static_cast<Equipment>(m_random.below(8)), .before = m_random.chance(50)};
        if (m_random.chance(80))
            use.at = somewhere();
        if (use.card == Equipment::TangleLine && !m_table.open.hunters.empty())
        {
            use.hunter = hunter();
            use.die = 1 + m_random.below(6);
        }
        return use;
    }

    std::vector<Said> said()
    {
        std::vector<Said> all;
        if (m_random.chance(50))
            all.push_back({.agent = agent(),
                .at = somewhere(),
                .reading = static_cast<Reading>(m_random.below(10)),
                .close = m_random.chance(50)});
        return all;
    }

    RandomSpecter &m_random;
    const Table &m_table;
};

template <std::size_t index = 0>
std::optional<Command> filled(AnyValues &values, std::size_t kind)
{
    if constexpr (index == alternativeCount<Command>)
        return std::nullopt;
    else if (index != kind)
        return filled<index + 1>(values, kind);
    else
    {
        AlternativeAt<index, Command> command{};
        values.fill(command);
        return Command(std::move(command));
    }
}

} // namespace

std::optional<Command> anyCommand(RandomSpecter &random, const Table &table, std::size_t kind)
{
    if (kind == Command(Correct{}).index() || !table.open.agents.contains(Agent::First))
        return std::nullopt;
    AnyValues values(random, table);
    return filled(values, kind);
}

std::string lost(const Table &table)
{
    const Board board = boardOf(table.open);
    for (const auto &[agent, sheet] : table.sheets)
        if (sheet.at && table.open.agents.contains(agent))
            if (const PublicHistory history = historyOf(table.open, agent);
                !placesNow(board, history).any.contains(*sheet.at))
                return std::string(wordOf(agent)) + " is on " + spaceName(*sheet.at) + ", where he cannot be by "
                    + toJson(FactsFile{.facts = history});
    return {};
}

} // namespace dossier::test
