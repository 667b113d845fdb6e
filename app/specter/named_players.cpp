#include "app/specter/named_players.h"

#include "app/specter/game_session.h"
#include "views/kit/plain_text.h"
#include "views/specter/words/wording.h"

namespace dossier
{

namespace
{

/// Letters of a name that a row of a card has room for.
constexpr int longestShown = 24;

} // namespace

WhoPlays namedPlayers(SpecterSession &session)
{
    const specter::PublicTable &open = session.publicView()->open;
    WhoPlays names;
    for (const storage::Player &player : session.players())
    {
        const QString name = singleLine(player.name, longestShown);
        bool hunts = false;
        for (const auto &[kind, hunter] : open.hunters)
            if (player.role == wording::nameOf(open, kind))
            {
                names.hunters[kind] = name;
                hunts = true;
            }
        if (!hunts)
            names.agent = name;
    }
    return names;
}

} // namespace dossier
