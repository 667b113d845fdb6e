#include "app/specter/setting_up.h"

#include "app/session/session_files.h"
#include "app/specter/papers.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <algorithm>

namespace dossier
{

namespace
{

std::vector<storage::Player> playersOf(const SpecterWish &wish, const specter::PublicTable &open)
{
    std::vector<storage::Player> players;
    if (!wish.agentsPlayer.trimmed().isEmpty())
        players.push_back({wish.agentsPlayer.trimmed(), agentsRole()});
    for (const auto &[hunter, player] : wish.huntersPlayers)
        if (!player.trimmed().isEmpty() && std::ranges::count(wish.players.hunters, hunter) > 0)
            players.push_back({player.trimmed(), wording::nameOf(open, hunter)});
    return players;
}

} // namespace

QString setUp(SpecterSession &session, const SpecterWish &wish)
{
    if (const std::vector<storage::Player> players = playersOf(wish, session.publicView()->open); !players.empty())
        session.namePlayers(players);
    QString refused;
    const QMetaObject::Connection heard = QObject::connect(&session, &SpecterSession::refused, &session,
        [&](const specter::Violation &why, const SpecterCommand &)
        {
            if (refused.isEmpty())
                refused = wording::sentence(session.publicView()->open, why);
        });
    for (const specter::Command &command : commandsOf(wish))
        session.submit(
            wish.players.sheetsOnPaper ? specter::Seat(specter::PublicSeat{}) : specter::AgentSeat{}, command);
    QObject::disconnect(heard);
    return refused;
}

GameRequest requestFor(const SpecterWish &wish, const QString &folder)
{
    const bool first = wish.options.edition == specter::Edition::First;
    const GameName name = SpecterRules::gameName;
    return newSessionIn(folder, wish.file, wish.name, std::string(first ? name.first : name.later));
}

std::string editionNamed(const QString &edition)
{
    const GameName name = SpecterRules::gameName;
    return std::string(edition.toStdString() == name.later ? name.later : name.first);
}

OrProblem<NewTable> newTable(const std::string &edition, int players)
{
    const OrProblem<OpenSpecter> box = openSpecter({{}, {}, edition});
    if (!box)
        return tl::unexpected(box.error());
    SpecterWish wish = usualWish(box->pack, players, drawnBelow);
    wish.options.edition = box->start.open.options.edition;
    return NewTable{box->start.open, wish};
}

} // namespace dossier
