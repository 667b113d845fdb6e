#include "app/specter/named_players.h"

#include "app/specter/game_session.h"
#include "app/specter/papers.h"
#include "app/window/translators.h"
#include "views/kit/plain_text.h"
#include "views/specter/words/wording.h"

namespace dossier
{

namespace
{

/// The role names in files, which are in the language of the time of writing.
struct RoleWords
{
    std::map<QString, specter::HunterKind> hunters;
    QStringList agents;
};

RoleWords partsOf(const specter::PublicTable &open, Translators &translators)
{
    RoleWords parts;
    for (const Language spoken : allLanguages)
        (void)translators.inLanguage(spoken,
            [&]
            {
                for (const auto &[kind, hunter] : open.hunters)
                    parts.hunters.emplace(wording::nameOf(open, kind), kind);
                parts.agents << agentsRole() << wording::nameOf(open, specter::Agent::First);
                return QString();
            });
    return parts;
}

/// Returns the hunters of a role; several, separated by commas, when one person plays them.
std::vector<specter::HunterKind> huntersOf(const QString &role, const RoleWords &parts)
{
    std::vector<specter::HunterKind> hunters;
    for (const QString &one : role.split(u','))
        if (const auto named = parts.hunters.find(one.trimmed()); named != parts.hunters.end())
            hunters.push_back(named->second);
    return hunters;
}

} // namespace

WhoPlays namedPlayers(SpecterSession &session, Translators &translators, int maxLength)
{
    const specter::PublicTable &open = session.publicView()->open;
    const std::vector<storage::Player> players = session.players();
    const RoleWords parts = players.empty() ? RoleWords{} : partsOf(open, translators);
    WhoPlays names;
    QStringList others;
    for (const storage::Player &player : players)
    {
        const QString name = singleLine(player.name, maxLength);
        const std::vector<specter::HunterKind> hunts = huntersOf(player.role, parts);
        for (const specter::HunterKind hunter : hunts)
            names.hunters[hunter] = name;
        if (parts.agents.contains(player.role.trimmed()))
            names.agent = name;
        else if (hunts.empty())
            others << name;
    }
    // The only person left when every hunter has a name.
    if (names.agent.isEmpty() && others.size() == 1 && names.hunters.size() == open.hunters.size())
        names.agent = others.front();
    return names;
}

} // namespace dossier
