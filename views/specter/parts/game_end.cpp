#include "views/specter/parts/game_end.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct EndWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterEnd)
};

bool isSheetHidden(const specter::PublicTable &table)
{
    return !table.players.sheetsOnPaper
        && std::ranges::any_of(table.agents, [&](const auto &agent) { return !table.sheets.contains(agent.first); });
}

QString headline(const specter::PublicTable &table, const WhoPlays &players)
{
    QStringList winners;
    if (table.outcome->winner == specter::Side::Agents)
        winners << players.agent;
    else
        for (const auto &[hunter, inPlay] : table.hunters)
            if (table.traitor != hunter)
                winners << players.of(hunter);
    winners.removeAll(QString());
    winners.removeDuplicates();
    const QString how = wording::sentence(table, *table.outcome);
    return winners.isEmpty()
        ? how
        : EndWords::tr("%1 (%2)", "how a game ended, who won").arg(how, winners.join(QStringLiteral(", ")));
}

/// Health that is left, or lost when the character is unknown.
QString healthOf(const specter::PublicTable &table, specter::Agent agent)
{
    const specter::AgentInPlay &inPlay = specter::inPlay(table, agent);
    const std::optional<int> left = specter::healthOf(table, agent, inPlay.character);
    return left ? EndWords::tr("%n health left", nullptr, *left)
                : EndWords::tr("%n health lost", nullptr, inPlay.wounds);
}

/// True when the agent was seen in that turn: on his way, at its end, or by a hunter after it.
bool isSeenIn(const specter::TurnFacts &turn)
{
    return (turn.shown && turn.shown->what != specter::Showing::Nothing)
        || std::ranges::any_of(
            turn.later, [](const specter::LaterFact &fact) { return holds_alternative<specter::FoundBy>(fact); });
}

/// Returns the number of turns in which the agents were seen.
int timesSeen(const specter::PublicTable &table)
{
    int seen = 0;
    for (const auto &[agent, inPlay] : table.agents)
        seen += static_cast<int>(std::ranges::count_if(inPlay.turns, isSeenIn));
    return seen;
}

} // namespace

std::optional<GameEnd> gameEnd(const specter::PublicTable &table, const WhoPlays &players)
{
    if (!table.outcome || isSheetHidden(table))
        return std::nullopt;
    GameEnd end{
        .headline = headline(table, players), .when = EndWords::tr("Specter Ops, turn %1").arg(table.clock.turn)};
    int lost = 0;
    for (const auto &[agent, inPlay] : table.agents)
    {
        const bool isFirst = agent == specter::Agent::First;
        lost += inPlay.wounds;
        end.standings.push_back({withPlayer(wording::nameOf(table, agent),
                                     isFirst             ? players.agent
                                         : table.traitor ? players.of(*table.traitor)
                                                         : QString()),
            healthOf(table, agent)});
    }
    // A hunter of whom nothing is said would only take room from the board.
    for (const auto &[hunter, inPlay] : table.hunters)
        if (table.traitor == hunter || !players.of(hunter).isEmpty())
            end.standings.push_back({withPlayer(wording::nameOf(table, hunter), players.of(hunter)),
                table.traitor == hunter ? EndWords::tr("the traitor") : QString()});
    end.figures = {
        EndWords::tr("Objectives: %1 of %2").arg(wording::objectivesDone(table)).arg(specter::objectivesNeeded),
        EndWords::tr("Seen in %n turn(s)", nullptr, timesSeen(table)), EndWords::tr("%n health lost", nullptr, lost)};
    return end;
}

} // namespace dossier
