#include "model/specter/seen/evidence.h"

#include "model/specter/seen/numbers.h"

#include <algorithm>

namespace dossier::specter
{

bool isFoundOn(const PublicTable &table, Coordinate place)
{
    const std::vector<TurnFacts> &turns = inPlay(table, Agent::First).turns;
    if (turns.empty())
        return false;
    if (turns.back().shown == Shown{Showing::Seen, place})
        return true;
    return std::ranges::any_of(turns.back().later,
        [&](const LaterFact &fact)
        {
            const auto *found = get_if<FoundBy>(&fact);
            return found != nullptr && found->agent == place;
        });
}

std::optional<HunterKind> hunterOn(const PublicTable &table, Coordinate space)
{
    for (const auto &[kind, hunter] : table.hunters)
        if (hunter.at == space && !hunter.inVehicle)
            return kind;
    return std::nullopt;
}

bool escapesWithoutObjectives(const PublicTable &table)
{
    return table.options.escapesWhileSecret && setUpOf(table).traitor && !table.traitor;
}

bool hasObjectives(const PublicTable &table)
{
    return static_cast<int>(table.completed.size()) >= objectivesNeeded;
}

bool escapesBy(const PublicTable &table, Agent agent, Coordinate end)
{
    const bool may = hasObjectives(table) || escapesWithoutObjectives(table);
    return agent == Agent::First && may && !hunterOn(table, end)
        && std::ranges::count(escapesOf(table.pack.board, setUpOf(table)), end) > 0;
}

bool returnsToTheStart(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path)
{
    const Coordinate start = inPlay(table, agent).start;
    return table.clock.turn <= 1 && !hasObjectives(table) && path.front() == start && path.back() == start;
}

bool escapesOnceSaid(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path)
{
    return !path.empty() && !hasObjectives(table) && escapesBy(table, agent, path.back())
        && !returnsToTheStart(table, agent, path);
}

} // namespace dossier::specter
