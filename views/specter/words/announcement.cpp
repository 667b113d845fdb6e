#include "views/specter/words/announcement.h"

#include "model/specter/seen/befallen.h"
#include "model/specter/seen/event.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/numbers.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct Announcement
{
    Q_DECLARE_TR_FUNCTIONS(Announcement)
};

QString capital(QString sentence)
{
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence;
}

/// Returns the objectives that the agent turned over: during a turn they are not among its facts yet.
std::vector<specter::Coordinate> turnedOver(const specter::AgentInPlay &agent)
{
    if (agent.turns.empty() || !agent.turnedOver.empty())
        return agent.turnedOver;
    return agent.turns.back().turnedOver;
}

/// Returns the hunters affected by that agent's actions, even if the effect has passed; hunters who are stunned or
/// blinded by other causes are announced with the first agent.
specter::Befallen befallen(const specter::PublicTable &table, specter::Agent agent)
{
    specter::Befallen all = befallenBy(table, agent);
    if (agent != specter::Agent::First)
        return all;
    const specter::Befallen others = befallenBy(table, specter::Agent::Second);
    for (const auto &[kind, hunter] : table.hunters)
    {
        if (hunter.stunned && !others.stunned.contains(kind))
            all.stunned.insert(kind);
        if (hunter.gaze == specter::Gaze::Blind && !others.blinded.contains(kind))
            all.blinded.insert(kind);
    }
    return all;
}

QString namesOf(const specter::PublicTable &table, const std::set<specter::HunterKind> &hunters)
{
    QStringList names;
    for (const specter::HunterKind kind : hunters)
        names << nameOf(table, kind);
    return names.join(QStringLiteral(", "));
}

QStringList hunters(const specter::PublicTable &table, specter::Agent agent)
{
    specter::Befallen told = befallen(table, agent);
    // The use of the card says it of its target.
    const std::vector<specter::TurnFacts> &turns = specter::inPlay(table, agent).turns;
    if (!turns.empty() && turns.back().announced && turns.back().announced->hit == true
        && turns.back().announced->target)
        told.stunned.erase(hunterOf(turns.back().announced->target->hunter));
    const auto split = [&](const std::set<specter::HunterKind> &hunters, auto isAffected)
    {
        std::pair<std::set<specter::HunterKind>, std::set<specter::HunterKind>> all;
        for (const specter::HunterKind kind : hunters)
            (isAffected(specter::inPlay(table, kind)) ? all.first : all.second).insert(kind);
        return all;
    };
    const auto [stunned, awake] = split(told.stunned, [](const auto &hunter) { return hunter.stunned; });
    const auto [blinded, seeing]
        = split(told.blinded, [](const auto &hunter) { return hunter.gaze == specter::Gaze::Blind; });
    QStringList all;
    if (!stunned.empty())
        all << Announcement::tr("Stunned: %1", "hunters", static_cast<int>(stunned.size()))
                   .arg(namesOf(table, stunned));
    if (!awake.empty())
        all << Announcement::tr("No longer stunned: %1", "hunters").arg(namesOf(table, awake));
    if (!blinded.empty())
        all << Announcement::tr("Blinded: %1", "hunters", static_cast<int>(blinded.size()))
                   .arg(namesOf(table, blinded));
    if (!seeing.empty())
        all << Announcement::tr("No longer blinded: %1", "hunters").arg(namesOf(table, seeing));
    return all;
}

/// True when the figure was placed in that turn, or Power Fists revealed the space: that reveals the agent's
/// character.
bool revealsCharacter(const specter::TurnFacts &turn)
{
    const bool found = std::ranges::any_of(
        turn.later, [](const specter::LaterFact &fact) { return holds_alternative<specter::FoundBy>(fact); });
    const bool fists = turn.announced && turn.announced->card == specter::Equipment::PowerFists;
    return found || fists || (turn.shown && turn.shown->at);
}

/// True when the character became known in the agent's last turn and not before.
bool isCharacterNews(const specter::AgentInPlay &agent)
{
    const auto first = std::ranges::find_if(agent.turns, revealsCharacter);
    return agent.character && first != agent.turns.end() && std::next(first) == agent.turns.end();
}

/// Names the hunters who were told that the agent is clear, each once, in that order.
QStringList toldClear(const specter::PublicTable &table, const std::vector<specter::LaterFact> &facts)
{
    QStringList all;
    for (const specter::LaterFact &fact : facts)
        if (const auto *clear = get_if<specter::SaidClear>(&fact))
            if (const QString hunter = nameOf(table, hunterOf(clear->from.hunter)); !all.contains(hunter))
                all << hunter;
    return all;
}

/// Describes the answers after the move; all hunters who saw nothing share one sentence, at the place of the first of
/// them.
QStringList toldLater(const specter::PublicTable &table, specter::Agent agent, const specter::TurnFacts &turn)
{
    const std::vector<specter::LaterFact> &facts = turn.later;
    const QStringList clear = toldClear(table, facts);
    QStringList all;
    bool isTold = false;
    for (const specter::LaterFact &fact : facts)
    {
        if (isSeenThere(turn, fact))
            continue;
        const bool together = clear.size() > 1 && holds_alternative<specter::SaidClear>(fact);
        if (!together)
            all << capital(sentence(table, agent, fact));
        else if (!std::exchange(isTold, true))
            all << answerOf(table, agent,
                Announcement::tr("“Clear” for %1", "several hunters").arg(clear.join(QStringLiteral(", "))));
    }
    all.removeDuplicates();
    return all;
}

} // namespace

bool isSeenThere(const specter::TurnFacts &turn, const specter::LaterFact &fact)
{
    const auto *stood = get_if<specter::StoodAt>(&fact);
    return stood != nullptr && turn.shown && turn.shown->what == specter::Showing::Seen
        && turn.shown->at == stood->agent;
}

std::optional<LookedBack> lookedBack(const specter::PublicTable &table, specter::Agent agent)
{
    const auto found = table.agents.find(agent);
    for (const auto &[kind, hunter] : table.hunters)
    {
        const std::optional<specter::Foresight> foresight = cardOf(table, kind).foresight;
        if (!foresight || found == table.agents.end())
            continue;
        const bool hasLooked = table.clock.phase != specter::Phase::Hunters || hunter.hadTurn
            || (table.turn && table.turn->hunter == kind && table.turn->moved);
        const std::vector<specter::TurnFacts> &turns = found->second.turns;
        const auto back = static_cast<std::size_t>(foresight->looksBackTurns);
        if (!hasLooked || turns.size() <= back || turns[turns.size() - 1 - back].later.empty())
            continue;
        if (const auto *stood = get_if<specter::StoodAt>(&turns[turns.size() - 1 - back].later.back()))
            return LookedBack{kind, stood->agent, foresight->looksBackTurns};
    }
    return std::nullopt;
}

QString stunText(const specter::PublicTable &table, specter::HunterKind hunter)
{
    if (!specter::inPlay(table, hunter).stunned)
        return {};
    const auto by = std::ranges::find_if(
        table.agents, [&](const auto &one) { return befallenBy(table, one.first).stunned.contains(hunter); });
    if (by == table.agents.end())
        return Announcement::tr("Stunned until the end of this hunter’s turn: up to %1 spaces, no attack.")
            .arg(specter::stepsWhenStunned);
    // The characters of the cards that stun ambush nobody.
    const std::optional<specter::AnnouncedCard> &card = by->second.turns.back().announced;
    const bool isByCard
        = card && (card->card == specter::Equipment::PowerFists || card->card == specter::Equipment::TangleLine);
    return Announcement::tr("Stunned by %1 until the end of this hunter’s turn: up to %2 spaces, no attack.",
        "a card or an ambush, a number")
        .arg(isByCard ? nameOf(table, card->card) : Announcement::tr("an ambush"))
        .arg(specter::stepsWhenStunned);
}

QString turnsAnnounced(const specter::PublicTable &table)
{
    QStringList turns;
    for (const auto &[agent, known] : table.agents)
        if (!known.turns.empty())
            turns << QString::number(known.firstTurn + static_cast<int>(known.turns.size()) - 1);
    turns.removeDuplicates();
    return turns.size() > 1 ? Announcement::tr("turns %1 and %2").arg(turns.at(0), turns.at(1))
                            : Announcement::tr("turn %1").arg(turns.join(QString()));
}

QStringList announced(const specter::PublicTable &table, specter::Agent agent)
{
    const auto found = table.agents.find(agent);
    if (found == table.agents.end())
        return {};
    const specter::AgentInPlay &known = found->second;
    QStringList all;
    for (const specter::Coordinate &objective : turnedOver(known))
        all << Announcement::tr("Objective on %1 completed: turn its token (%2 of %3)", "a space, two numbers")
                   .arg(name(objective))
                   .arg(objectivesDone(table))
                   .arg(specter::objectivesNeeded);
    if (!known.turns.empty())
    {
        const specter::TurnFacts &turn = known.turns.back();
        if (turn.announced)
            all << capital(sentence(table, agent, *turn.announced));
        else if (turn.cardAnnounced)
            all << Announcement::tr("Used a card openly");
        if (turn.shown)
            all << capital(sentence(table, agent, turn.shown));
        all << toldLater(table, agent, turn);
    }
    if (known.bladeRaised)
        all << capital(sentence(table, specter::Event(specter::BladeRaised{agent})));
    if (const std::optional<LookedBack> back = lookedBack(table, agent))
        all << Announcement::tr("%n turn(s) ago %1 was on %2", "an agent, a space", back->turns)
                   .arg(inSentence(nameOf(table, agent)), name(back->at));
    all << hunters(table, agent);
    if (isCharacterNews(known))
        all << Announcement::tr("Character: %1", "a character").arg(nameOf(table, *known.character));
    return all;
}

} // namespace dossier::wording
