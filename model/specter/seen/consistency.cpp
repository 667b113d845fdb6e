#include "model/specter/seen/consistency.h"

#include "model/specter/seen/numbers.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

using Fault = std::optional<std::string>;

bool isOnBoard(const PublicTable &table, const Coordinate &space)
{
    const std::vector<std::string> &rows = table.pack.board.rows;
    return space.y >= 0 && space.y < std::ssize(rows) && space.x >= 0
        && space.x < std::ssize(rows[static_cast<std::size_t>(space.y)]);
}

bool areOnBoard(const PublicTable &table, const std::vector<Coordinate> &spaces)
{
    return std::ranges::all_of(spaces, [&](const Coordinate &space) { return isOnBoard(table, space); });
}

/// A turn belongs to a hunter in play, in the hunters' part, and has found agents in play.
Fault wrongTurn(const PublicTable &table)
{
    if (!table.turn)
        return std::nullopt;
    if (!table.hunters.contains(table.turn->hunter))
        return "/turn/hunter";
    if (table.clock.phase != Phase::Hunters)
        return "/turn";
    const bool found = std::ranges::all_of(table.turn->found,
        [&](const auto &one) { return table.agents.contains(one.first) && isOnBoard(table, one.second); });
    return found ? Fault{} : Fault{"/turn/found"};
}

/// SO-TRAITOR-1: a revealed traitor is the second agent and no longer a hunter; only he can be due out of order.
Fault wrongTraitor(const PublicTable &table)
{
    const bool second = table.agents.contains(Agent::Second);
    if (table.secondAgentDue && !second)
        return "/second_agent_due";
    if (table.traitor.has_value() != second || (table.traitor && table.hunters.contains(*table.traitor)))
        return "/traitor";
    return std::nullopt;
}

/// SO-END-1: a game has an outcome exactly when it is over.
Fault wrongOutcome(const PublicTable &table)
{
    return table.outcome.has_value() == (table.clock.phase == Phase::Over) ? Fault{} : Fault{"/outcome"};
}

/// SO-HUNT-2: a hunter in the vehicle is on its space.
Fault wrongHunters(const PublicTable &table)
{
    for (const auto &[kind, hunter] : table.hunters)
        if (!isOnBoard(table, hunter.at) || (hunter.inVehicle && hunter.at != table.vehicle))
            return "/hunters/" + std::string(wordOf(kind)) + "/at";
    return std::nullopt;
}

Fault wrongAgent(const PublicTable &table, const AgentInPlay &agent)
{
    const auto isPlace = [&](const std::optional<Coordinate> &at) { return !at || isOnBoard(table, *at); };
    if (!isOnBoard(table, agent.start))
        return "/start";
    if (!isPlace(agent.figure))
        return "/figure";
    if (!isPlace(agent.lastSeen))
        return "/last_seen";
    const bool known
        = std::ranges::all_of(agent.spottedBy, [&](HunterKind hunter) { return table.hunters.contains(hunter); });
    return known ? Fault{} : Fault{"/spotted_by"};
}

Fault wrongAgents(const PublicTable &table)
{
    const bool plays = table.clock.phase == Phase::Agents || table.clock.phase == Phase::Hunters;
    if (plays && !table.agents.contains(Agent::First))
        return "/clock/phase";
    for (const auto &[agent, inPlay] : table.agents)
        if (const Fault fault = wrongAgent(table, inPlay))
            return "/agents/" + std::string(wordOf(agent)) + *fault;
    for (const auto &[agent, sheet] : table.sheets)
        if (!table.agents.contains(agent))
            return "/sheets/" + std::string(wordOf(agent));
    return std::nullopt;
}

Fault wrongBoard(const PublicTable &table)
{
    if (!isOnBoard(table, table.vehicle))
        return "/vehicle";
    for (const Smoke &smoke : table.smoke)
        if (!isOnBoard(table, smoke.at) || !table.agents.contains(smoke.by))
            return "/smoke";
    if (!areOnBoard(table, table.objectives))
        return "/objectives";
    return areOnBoard(table, table.completed) ? Fault{} : Fault{"/completed"};
}

/// SO-BOARD-1: no ruling puts an agent onto a structure.
Fault wrongSheet(const PublicTable &table, const Sheet &sheet)
{
    const auto isOpen = [&](const Coordinate &space)
    {
        return isOnBoard(table, space)
            && table.pack.board.rows[static_cast<std::size_t>(space.y)][static_cast<std::size_t>(space.x)] == '.';
    };
    if (sheet.at && !isOpen(*sheet.at))
        return "/at";
    return sheet.plan && !isOpen(sheet.plan->path.back()) ? Fault{"/plan/path"} : Fault{};
}

} // namespace

std::optional<std::string> inconsistency(const PublicTable &table, const std::map<Agent, Sheet> &kept)
{
    if (const Fault fault = inconsistency(table))
        return fault;
    for (const auto &[agent, sheet] : kept)
        if (const Fault fault = wrongSheet(table, sheet))
            return "/sheets/" + std::string(wordOf(agent)) + *fault;
    return std::nullopt;
}

std::optional<std::string> inconsistency(const PublicTable &table)
{
    for (const auto wrong : {wrongTurn, wrongTraitor, wrongOutcome, wrongHunters, wrongAgents, wrongBoard})
        if (const Fault fault = wrong(table))
            return fault;
    return std::nullopt;
}

} // namespace dossier::specter
