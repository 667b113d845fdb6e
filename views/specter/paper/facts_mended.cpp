#include "views/specter/paper/facts_mended.h"

#include "model/specter/seen/history.h"
#include "model/specter/seen/numbers.h"

#include <algorithm>

namespace dossier
{

using namespace specter;

namespace
{

/// Returns the place to which a later fact moves the agent's figure; nothing when it does not move it.
std::optional<Coordinate> figureOf(const LaterFact &fact)
{
    if (const auto *found = get_if<FoundBy>(&fact))
        return found->agent;
    if (const auto *stood = get_if<StoodAt>(&fact))
        return stood->agent;
    return std::nullopt;
}

/// Returns the agent with those facts, with figure and token at their places by the facts. A fact from looking back
/// does not move today's figure, and stays with the turn that it is about.
AgentInPlay withTurns(AgentInPlay agent, std::vector<TurnFacts> turns)
{
    agent.turns = std::move(turns);
    agent.figure.reset();
    agent.lastSeen.reset();
    for (const TurnFacts &turn : agent.turns)
    {
        agent.figure = turn.shown ? turn.shown->at : std::nullopt;
        if (turn.shown && turn.shown->what == Showing::LastSeen)
            agent.lastSeen = turn.shown->at;
        for (const LaterFact &fact : turn.later)
            if (const std::optional<Coordinate> at = figureOf(fact))
                agent.figure = at;
    }
    return agent;
}

/// Returns the correction of the agent or, when nothing on the board moves, a command for the facts alone.
Command mended(const PublicTable &table, Agent agent, std::vector<TurnFacts> turns)
{
    const AgentInPlay &before = specter::inPlay(table, agent);
    const AgentInPlay after = withTurns(before, turns);
    if (after.figure != before.figure || after.lastSeen != before.lastSeen)
        return Correct{AgentWritten{agent, after}};
    PublicHistory facts = historyOf(table, agent);
    facts.turns = std::move(turns);
    return TakeOverFacts{agent, {.facts = std::move(facts)}};
}

std::vector<TurnFacts> turnsOf(const PublicTable &table, Agent agent)
{
    return specter::inPlay(table, agent).turns;
}

/// Returns the element at that index; null when there is none, for example because the picked fact was removed
/// meanwhile.
template <typename List>
auto *elementAt(List &list, int place)
{
    return place >= 0 && place < std::ssize(list) ? &list[static_cast<std::size_t>(place)] : nullptr;
}

} // namespace

Command withoutFact(const PublicTable &table, Agent agent, const FactPlace &fact)
{
    std::vector<FactPlace> kept = factsOf(historyOf(table, agent));
    std::erase(kept, fact);
    return mended(table, agent, withFacts(historyOf(table, agent), kept).turns);
}

Command withShown(const PublicTable &table, Agent agent, int turn, const std::optional<Shown> &shown)
{
    std::vector<TurnFacts> turns = turnsOf(table, agent);
    if (TurnFacts *facts = elementAt(turns, turn))
        facts->shown = shown;
    return mended(table, agent, std::move(turns));
}

Command withLater(const PublicTable &table, Agent agent, const FactPlace &fact, const LaterFact &later)
{
    std::vector<TurnFacts> turns = turnsOf(table, agent);
    TurnFacts *facts = elementAt(turns, fact.turn);
    if (LaterFact *said = facts != nullptr ? elementAt(facts->later, fact.index) : nullptr)
        *said = later;
    return mended(table, agent, std::move(turns));
}

namespace
{

void putAt(TurnFacts &turn, const FactPlace &fact, const Coordinate &at)
{
    Coordinate *objective = elementAt(turn.turnedOver, fact.index);
    LaterFact *later = elementAt(turn.later, fact.index);
    if (fact.kind == FactKind::TurnedOver && objective != nullptr)
        *objective = at;
    else if (fact.kind == FactKind::Shown && turn.shown && turn.shown->at)
        turn.shown->at = at;
    else if (fact.kind == FactKind::Card && turn.announced)
        turn.announced->at = at;
    else if (fact.kind == FactKind::Later && later != nullptr)
    {
        if (auto *found = get_if<FoundBy>(later))
            found->agent = at;
        else if (auto *stood = get_if<StoodAt>(later))
            stood->agent = at;
    }
}

} // namespace

Command withFactAt(const PublicTable &table, Agent agent, const FactPlace &fact, const Coordinate &at)
{
    std::vector<TurnFacts> turns = turnsOf(table, agent);
    if (TurnFacts *turn = elementAt(turns, fact.turn))
        putAt(*turn, fact, at);
    return mended(table, agent, std::move(turns));
}

std::optional<Command> foundByFacts(const PublicTable &table, Agent agent)
{
    const auto inPlay = table.agents.find(agent);
    const bool commands = table.turn && table.turn->moved && !table.turn->attacked;
    if (!commands || inPlay == table.agents.end() || inPlay->second.turns.empty())
        return std::nullopt;
    const Lookout own = lookoutOf(table.turn->hunter, specter::inPlay(table, table.turn->hunter));
    HunterTurn turn = *table.turn;
    turn.found.erase(agent);
    for (const LaterFact &fact : inPlay->second.turns.back().later)
        if (const auto *found = get_if<FoundBy>(&fact);
            found != nullptr && found->from.hunter == own.hunter && found->from.at == own.at)
            turn.found[agent] = found->agent;
    if (turn == *table.turn)
        return std::nullopt;
    return Correct{
        BoardWritten{table.vehicle, table.smoke, table.objectives, table.completed, turn, table.secondAgentDue}};
}

std::optional<Coordinate> placeIn(const PublicTable &table, Agent agent, const FactPlace &fact)
{
    const TurnFacts &turn = specter::turnOf(table, agent, fact.turn);
    if (fact.kind == FactKind::Shown)
        return turn.shown ? turn.shown->at : std::nullopt;
    if (fact.kind == FactKind::Card)
        return turn.announced ? turn.announced->at : std::nullopt;
    const Coordinate *objective = elementAt(turn.turnedOver, fact.index);
    if (fact.kind == FactKind::TurnedOver)
        return objective != nullptr ? std::optional(*objective) : std::nullopt;
    const LaterFact *later = elementAt(turn.later, fact.index);
    return later != nullptr ? figureOf(*later) : std::nullopt;
}

} // namespace dossier
