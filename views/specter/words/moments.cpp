#include "views/specter/words/moments.h"

#include "model/specter/seen/events.h"
#include "model/specter/seen/numbers.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

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

/// An attack that may have been rolled.
struct MadeAttack
{
    specter::HunterKind hunter{};
    specter::Means means{};
};

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
                Moments::tr("The agent has completed it: turn its token over. Completed: %1 of %2.", "two numbers")
                    .arg(objectivesDone(now))
                    .arg(specter::objectivesNeeded)});
}

void addHits(std::vector<Moment> &all, const PublicTable &before, const PublicTable &now, const QString &rolled)
{
    for (const auto &[agent, inPlay] : now.agents)
    {
        const int lost = inPlay.wounds - woundsOf(before, agent);
        if (lost <= 0)
            continue;
        const std::optional<int> left = specter::healthOf(now, agent, inPlay.character);
        const QString loses = left ? Moments::tr("%1 loses %n health and has %2 left.", "an agent, a number", lost)
                                         .arg(nameOf(now, agent))
                                         .arg(*left)
                                   : Moments::tr("%1 loses %n health: %2 lost in all.", "an agent, a number", lost)
                                         .arg(nameOf(now, agent))
                                         .arg(inPlay.wounds);
        all.push_back({Moments::tr("Hit!"), rolled.isEmpty() ? loses : rolled + QStringLiteral(". ") + loses});
    }
}

bool wasHit(const PublicTable &before, const PublicTable &now)
{
    return std::ranges::any_of(
        now.agents, [&](const auto &agent) { return agent.second.wounds > woundsOf(before, agent.first); });
}

/// Returns the attack made in the turn under way.
std::optional<MadeAttack> attackOfTurn(const PublicTable &before, const PublicTable &now)
{
    if (!now.turn || !before.turn || before.turn->hunter != now.turn->hunter)
        return std::nullopt;
    const specter::HunterKind hunter = now.turn->hunter;
    const bool used = now.turn->usedAbility && !before.turn->usedAbility;
    if (used && specter::cardOf(now, hunter).strength)
        return MadeAttack{hunter, specter::Means::Strength};
    // A shot along a line is used so, too, and never rolled.
    if (now.turn->attacked && !before.turn->attacked && !used)
        return MadeAttack{hunter, specter::Means::Attack};
    return std::nullopt;
}

/// Returns the quick draw, which comes before any turn: a miss leaves no trace but that the hunter may not draw
/// again.
std::optional<MadeAttack> quickDraw(const PublicTable &before, const PublicTable &now)
{
    if (before.turn || now.turn || before.clock != now.clock)
        return std::nullopt;
    for (const auto &[agent, is] : now.agents)
    {
        const auto was = before.agents.find(agent);
        const bool drawn = was != before.agents.end() && was->second.spottedBy.contains(specter::HunterKind::Gun)
            && !is.spottedBy.contains(specter::HunterKind::Gun) && was->second.turns.size() == is.turns.size()
            && was->second.moved == is.moved && now.hunters.contains(specter::HunterKind::Gun);
        if (drawn)
            return MadeAttack{specter::HunterKind::Gun, specter::Means::QuickDraw};
    }
    return std::nullopt;
}

/// True when the hunter on turn has looked along a line: that shot is never rolled.
bool isShot(const PublicTable &before, const PublicTable &now)
{
    return before.turn
        && specter::inPlay(before, before.turn->hunter).gaze != specter::inPlay(now, before.turn->hunter).gaze;
}

/// Returns the attack made between two tables; nothing when there was none, and for a shot, which is never rolled.
std::optional<MadeAttack> attackMade(const PublicTable &before, const PublicTable &now)
{
    if (!isLater(before, now))
        return std::nullopt;
    const std::optional<MadeAttack> ofTurn = attackOfTurn(before, now);
    return ofTurn ? ofTurn : quickDraw(before, now);
}

/// An attack that took no health.
void addMiss(std::vector<Moment> &all, const PublicTable &before, const PublicTable &now, const QString &rolled)
{
    const std::optional<MadeAttack> made = attackMade(before, now);
    if (!made || wasHit(before, now))
        return;
    const QString hunter = nameOf(now, made->hunter);
    all.push_back({Moments::tr("Missed"),
        !rolled.isEmpty() ? rolled + u'.'
            : made->means == specter::Means::Attack
            ? Moments::tr("The attack of %1 does no harm.", "a hunter").arg(hunter)
            : Moments::tr("%1 of %2 does no harm.", "means of an attack, a hunter").arg(name(made->means), hunter)});
}

} // namespace

bool isRolled(const PublicTable &before, const PublicTable &now)
{
    const bool ends = isLater(before, now) && now.outcome && !before.outcome && wasHit(before, now);
    return attackMade(before, now) || (ends && !isShot(before, now));
}

std::vector<Moment> moments(const PublicTable &before, const PublicTable &now, const QString &rolled)
{
    std::vector<Moment> all;
    if (!isLater(before, now))
        return all;
    addObjectives(all, before, now);
    addHits(all, before, now, rolled);
    addMiss(all, before, now, rolled);
    if (now.traitor && !before.traitor)
        all.push_back({Moments::tr("%1 is the traitor", "a hunter").arg(nameOf(now, *now.traitor)),
            Moments::tr("The traitor plays on as the second agent and moves at once.")});
    if (now.outcome && !before.outcome)
        all.push_back({sentence(now, *now.outcome),
            Moments::tr("The game ends in turn %1. The session keeps this result.").arg(now.clock.turn)});
    return all;
}

} // namespace dossier::wording
