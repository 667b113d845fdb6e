#include "views/specter/words/moments.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct Moments
{
    Q_DECLARE_TR_FUNCTIONS(Moments)
};

using specter::PublicTable;

int woundsOf(const PublicTable &table, specter::Agent agent)
{
    const auto found = table.agents.find(agent);
    return found == table.agents.end() ? 0 : found->second.wounds;
}

bool isLater(const PublicTable &before, const PublicTable &now)
{
    return before.clock.phase != specter::Phase::SetUp && before.players == now.players
        && before.clock.turn <= now.clock.turn && before.completed.size() <= now.completed.size();
}

void addObjectives(std::vector<Moment> &all, const PublicTable &before, const PublicTable &now)
{
    for (const specter::Coordinate &done : now.completed)
        if (std::ranges::count(before.completed, done) == 0)
            all.push_back({Moments::tr("Objective on %1").arg(name(done)),
                Moments::tr("The agent has turned it over. Done: %1 of %2.", "two numbers")
                    .arg(now.completed.size())
                    .arg(specter::objectivesNeeded)});
}

void addHits(std::vector<Moment> &all, const PublicTable &before, const PublicTable &now)
{
    for (const auto &[agent, inPlay] : now.agents)
    {
        const int lost = inPlay.wounds - woundsOf(before, agent);
        if (lost <= 0)
            continue;
        const std::optional<int> left = specter::healthOf(now, agent, inPlay.character);
        all.push_back({Moments::tr("Hit!"),
            left ? Moments::tr("%1 loses %n health and has %2 left.", "an agent, a number", lost)
                       .arg(nameOf(now, agent))
                       .arg(*left)
                 : Moments::tr("%1 loses %n health: %2 lost in all.", "an agent, a number", lost)
                       .arg(nameOf(now, agent))
                       .arg(inPlay.wounds)});
    }
}

/// An attack of the hunter whose turn goes on, which took no health.
void addMiss(std::vector<Moment> &all, const PublicTable &before, const PublicTable &now)
{
    const bool attacked = now.turn && now.turn->attacked && before.turn && !before.turn->attacked
        && before.turn->hunter == now.turn->hunter;
    const bool hit = std::ranges::any_of(
        now.agents, [&](const auto &agent) { return agent.second.wounds > woundsOf(before, agent.first); });
    if (attacked && !hit)
        all.push_back({Moments::tr("Missed"),
            Moments::tr("The attack of %1 does no harm.", "a hunter").arg(nameOf(now, now.turn->hunter))});
}

} // namespace

std::vector<Moment> moments(const PublicTable &before, const PublicTable &now)
{
    std::vector<Moment> all;
    if (!isLater(before, now))
        return all;
    addObjectives(all, before, now);
    addHits(all, before, now);
    addMiss(all, before, now);
    if (now.traitor && !before.traitor)
        all.push_back({Moments::tr("%1 is the traitor", "a hunter").arg(nameOf(now, *now.traitor)),
            Moments::tr("The traitor plays on as the second agent and moves at once.")});
    if (now.outcome && !before.outcome)
        all.push_back({sentence(*now.outcome),
            Moments::tr("The game ends in turn %1. The session keeps this result.").arg(now.clock.turn)});
    return all;
}

} // namespace dossier::wording
