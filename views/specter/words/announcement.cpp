#include "views/specter/words/announcement.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

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

/// The objectives that he turned over: in a turn that is under way they are not among its facts yet.
std::vector<specter::Coordinate> turnedOver(const specter::AgentInPlay &agent)
{
    if (agent.turns.empty() || !agent.turnedOver.empty())
        return agent.turnedOver;
    return agent.turns.back().turnedOver;
}

QStringList hunters(const specter::PublicTable &table)
{
    QStringList stunned;
    QStringList blinded;
    for (const auto &[kind, hunter] : table.hunters)
    {
        if (hunter.stunned)
            stunned << nameOf(table, kind);
        if (hunter.gaze == specter::Gaze::Blind)
            blinded << nameOf(table, kind);
    }
    QStringList all;
    if (!stunned.isEmpty())
        all << Announcement::tr("Stunned: %1").arg(stunned.join(QStringLiteral(", ")));
    if (!blinded.isEmpty())
        all << Announcement::tr("Blinded: %1").arg(blinded.join(QStringLiteral(", ")));
    return all;
}

} // namespace

QStringList announced(const specter::PublicTable &table, specter::Agent agent)
{
    const auto found = table.agents.find(agent);
    if (found == table.agents.end())
        return {};
    const specter::AgentInPlay &known = found->second;
    QStringList all;
    for (const specter::Coordinate &objective : turnedOver(known))
        all << Announcement::tr("Objective on %1 is turned over: %2 of %3 done", "a space, two numbers")
                   .arg(name(objective))
                   .arg(table.completed.size())
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
        for (const specter::LaterFact &fact : turn.later)
            all << capital(sentence(table, agent, fact));
    }
    all << hunters(table);
    if (known.character)
        all << Announcement::tr("Character: %1", "a character").arg(nameOf(table, *known.character));
    return all;
}

} // namespace dossier::wording
