#include "app/session/kept_facts.h"

namespace dossier
{

storage::SessionFacts keptFacts(KeptGame &game)
{
    if (game.file)
        if (const storage::Stored<storage::SessionFacts> facts = factsOf(*game.file, game.session))
            return *facts;
    return {};
}

storage::Done keepPlayers(KeptGame &game, const std::vector<storage::Player> &players)
{
    if (!game.file)
        return {};
    return changeFactsOf(*game.file, game.session, [&](storage::SessionFacts &facts) { facts.players = players; });
}

storage::Done keepNotes(KeptGame &game, const QString &notes)
{
    if (!game.file)
        return {};
    return changeFactsOf(*game.file, game.session, [&](storage::SessionFacts &facts) { facts.notes = notes; });
}

} // namespace dossier
