#include "views/specter/paper/overruling.h"

#include "model/specter/seen/history.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/rule_ids.h"
#include "views/specter/paper/facts_mended.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <set>

namespace dossier
{

using namespace specter;

namespace
{

struct Overruling
{
    Q_DECLARE_TR_FUNCTIONS(dossier::Overruling)
};

QString capital(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

/// Facts of a sheet that the app keeps are written as a whole: importing them is for sheets on paper.
Command written(const PublicTable &table, const Command &command)
{
    const auto *facts = get_if<TakeOverFacts>(&command);
    if (facts == nullptr)
        return command;
    AgentInPlay agent = specter::inPlay(table, facts->agent);
    agent.turns = facts->file.facts.turns;
    return Correct{AgentWritten{facts->agent, agent}};
}

Rule ruleOf(const TurnFacts &turn, const FactPlace &fact)
{
    if (fact.kind == FactKind::Card)
        return rule::SO_MOVE_2;
    if (fact.kind != FactKind::Later)
        return rule::SO_SEE_2;
    return holds_alternative<SensorSaid>(turn.later.at(static_cast<std::size_t>(fact.index))) ? rule::SO_HUNT_5
                                                                                              : rule::SO_HUNT_3;
}

PlayersDecision decisionOf(const PublicTable &table, Agent agent, const FactPlace &fact, int change)
{
    const FactChange to = changesOf(table, agent, fact).at(static_cast<std::size_t>(change));
    const auto corrections = [table, agent, fact, change, to](const std::optional<Coordinate> &at)
    {
        std::vector<Command> all;
        if (to.needsPlace && at)
        {
            const FactsDraft draft{.fact = fact, .change = change};
            if (const std::optional<Command> put = factOn(table, agent, draft, *at))
                all.push_back(written(table, *put));
        }
        else if (to.shown)
            all.push_back(written(table, withShown(table, agent, fact.turn, *to.shown)));
        else if (to.later)
            all.push_back(written(table, withLater(table, agent, fact, *to.later)));
        return all;
    };
    return {to.text, to.needsPlace, corrections};
}

/// The decision that repeats the answer is left out.
bool isSame(const TurnFacts &turn, const FactPlace &fact, const FactChange &change)
{
    if (change.needsPlace)
        return false;
    if (fact.kind == FactKind::Later)
        return change.later == turn.later.at(static_cast<std::size_t>(fact.index));
    return fact.kind == FactKind::Shown && change.shown && *change.shown == turn.shown;
}

StandingAnswer answerOf(const PublicTable &table, Agent agent, const FactPlace &fact)
{
    const TurnFacts &turn = specter::turnOf(table, agent, fact.turn);
    StandingAnswer answer{capital(wording::factAlone(table, agent, fact)), ruleOf(turn, fact), {}};
    const std::vector<FactChange> changes = changesOf(table, agent, fact);
    for (int change = 0; change < std::ssize(changes); ++change)
        if (!isSame(turn, fact, changes[static_cast<std::size_t>(change)]))
            answer.decisions.push_back(decisionOf(table, agent, fact, change));
    return answer;
}

/// An answer about an earlier turn was given since the last move.
bool isOfNow(const PublicTable &table, Agent agent, const FactPlace &fact)
{
    if (fact.kind == FactKind::TurnedOver)
        return false;
    const std::vector<TurnFacts> &turns = specter::inPlay(table, agent).turns;
    const auto turn = static_cast<std::size_t>(fact.turn);
    return turn + 1 == turns.size()
        || (fact.kind == FactKind::Later
            && holds_alternative<StoodAt>(turns.at(turn).later.at(static_cast<std::size_t>(fact.index))));
}

void addFacts(std::vector<StandingAnswer> &all, const PublicTable &table)
{
    for (const auto &[agent, inPlay] : table.agents)
        for (const FactPlace &fact : factsListed(table, agent))
            if (isOfNow(table, agent, fact))
                if (StandingAnswer answer = answerOf(table, agent, fact); !answer.decisions.empty())
                    all.push_back(std::move(answer));
}

std::vector<Command> withoutObjective(const PublicTable &table, const Coordinate &objective)
{
    std::vector<Coordinate> completed = table.completed;
    std::erase(completed, objective);
    AgentInPlay agent = specter::inPlay(table, Agent::First);
    std::erase(agent.turnedOver, objective);
    for (TurnFacts &turn : agent.turns)
        std::erase(turn.turnedOver, objective);
    return {Correct{BoardWritten{
                table.vehicle, table.smoke, table.objectives, completed, table.turn, table.secondAgentDue}},
        Correct{AgentWritten{Agent::First, agent}}};
}

void addObjectives(std::vector<StandingAnswer> &all, const PublicTable &table)
{
    for (auto objective = table.completed.rbegin(); objective != table.completed.rend(); ++objective)
        all.push_back(
            {Overruling::tr("The objective on %1 is completed").arg(wording::name(*objective)), rule::SO_MOVE_2,
                {{Overruling::tr("Not completed"), false,
                    [table, at = *objective](const auto & /*place*/) { return withoutObjective(table, at); }}}});
}

PlayersDecision healthDecision(const QString &text, Agent agent, int wounds)
{
    return {text, false,
        [agent, wounds](const auto & /*place*/) { return std::vector<Command>{Correct{AgentWounded{agent, wounds}}}; }};
}

StandingAnswer attackOn(const PublicTable &table, Agent agent)
{
    StandingAnswer answer{
        Overruling::tr("The last attack on %1", "an agent").arg(wording::inSentence(wording::nameOf(table, agent))),
        rule::SO_HUNT_4, {}};
    if (specter::inPlay(table, agent).wounds > 0)
        answer.decisions.push_back(healthDecision(Overruling::tr("It missed: give 1 health back"), agent, -1));
    answer.decisions.push_back(healthDecision(Overruling::tr("It hit: take 1 health"), agent, 1));
    return answer;
}

bool hasAttacked(const PublicTable &table)
{
    return table.turn && (table.turn->attacked || table.turn->usedAbility);
}

} // namespace

std::vector<StandingAnswer> standingAnswers(const PublicTable &table)
{
    std::vector<StandingAnswer> all;
    if (table.clock.phase != Phase::Agents && table.clock.phase != Phase::Hunters)
        return all;
    std::vector<StandingAnswer> attacks;
    for (const auto &[agent, inPlay] : table.agents)
        if (!inPlay.turns.empty())
            attacks.push_back(attackOn(table, agent));
    if (hasAttacked(table))
        all.swap(attacks);
    addFacts(all, table);
    addObjectives(all, table);
    std::ranges::move(attacks, std::back_inserter(all));
    return all;
}

namespace
{

/// Returns the agents who can be nowhere by the public facts.
std::set<Agent> agentsNowhere(const PublicTable &facts)
{
    std::set<Agent> agents;
    for (const auto &[agent, inPlay] : facts.agents)
        if (placesNow(boardOf(facts), historyOf(facts, agent)).any.empty())
            agents.insert(agent);
    return agents;
}

/// Returns the facts with what a correction writes of an agent.
PublicTable factsAfter(PublicTable facts, const Command &command)
{
    const auto *correction = get_if<Correct>(&command);
    if (const auto *agent = correction != nullptr ? get_if<AgentWritten>(&correction->event) : nullptr)
        facts.agents[agent->agent] = agent->inPlay;
    return facts;
}

} // namespace

bool contradictsFacts(const PublicTable &table, const std::vector<Command> &corrections)
{
    const PublicTable decided = std::accumulate(corrections.begin(), corrections.end(), table, factsAfter);
    const std::set<Agent> before = agentsNowhere(table);
    return !std::ranges::includes(before, agentsNowhere(decided));
}

Command rulingOf(const Rule &rule, const QString &reason)
{
    return Correct{RulingMade{.rule = std::string(id(rule)), .reason = reason.toStdString()}};
}

namespace
{

/// Returns the hunter of the last answer who has found the agent by it, and whose turn has ended already.
std::optional<FoundBy> foundAfterTurn(const PublicTable &table, Agent agent)
{
    const std::vector<TurnFacts> &turns = specter::inPlay(table, agent).turns;
    const auto *found
        = turns.empty() || turns.back().later.empty() ? nullptr : get_if<FoundBy>(&turns.back().later.back());
    if (found == nullptr)
        return std::nullopt;
    const auto hunter = table.hunters.find(wording::hunterOf(found->from.hunter));
    const bool isThere = hunter != table.hunters.end() && hunter->second.hadTurn && hunter->second.at == found->from.at;
    return isThere ? std::optional(*found) : std::nullopt;
}

/// Gives the hunter his turn back, after his movement.
std::vector<Command> turnAgain(const PublicTable &table, Agent agent, const FoundBy &found)
{
    const HunterKind kind = wording::hunterOf(found.from.hunter);
    HunterInPlay hunter = specter::inPlay(table, kind);
    hunter.hadTurn = false;
    const HunterTurn turn{.hunter = kind, .moved = true, .found = {{agent, found.agent}}};
    return {Correct{HunterWritten{kind, hunter}},
        Correct{
            BoardWritten{table.vehicle, table.smoke, table.objectives, table.completed, turn, table.secondAgentDue}}};
}

} // namespace

std::vector<Command> turnAfterRuling(const PublicTable &table)
{
    for (const auto &[agent, inPlay] : table.agents)
    {
        if (const std::optional<Command> turn = foundByFacts(table, agent))
            return {*turn};
        const bool isFree = !table.turn && table.clock.phase == Phase::Hunters && !table.secondAgentDue;
        if (const std::optional<FoundBy> found = isFree ? foundAfterTurn(table, agent) : std::nullopt)
            return turnAgain(table, agent, *found);
    }
    return {};
}

} // namespace dossier
