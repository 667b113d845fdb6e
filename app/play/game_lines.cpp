#include "app/play/game_lines.h"

#include <algorithm>

namespace dossier
{

namespace
{

bool knows(const GameLines &game, const OwnOption &option)
{
    return option.asksNothing
        || std::ranges::any_of(game.options, [&](const OwnOption &own) { return own.name == option.name; });
}

} // namespace

QString asQString(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

const GameLines *gameNamed(const PlayedGames &games, const QString &id)
{
    const auto found
        = std::ranges::find_if(games, [&](const GameLines &game) { return asQString(game.name.id) == id; });
    return found != games.end() ? &*found : nullptr;
}

QString resultAsRead(const PlayedGames &games, const QString &id, const QString &kept)
{
    const GameLines *game = gameNamed(games, id);
    return game != nullptr ? resultText(kept, game->result) : kept;
}

std::map<QString, QString> titlesOf(const PlayedGames &games)
{
    std::map<QString, QString> titles;
    for (const GameLines &game : games)
        titles.emplace(asQString(game.name.id), game.title);
    return titles;
}

QueryKinds queryKinds(const PlayedGames &games)
{
    QueryKinds all;
    for (const GameLines &game : games)
        all.insert(all.end(), game.queries.begin(), game.queries.end());
    return all;
}

std::optional<std::string> editionNamed(const GameLines &game, const QString &name)
{
    if (name.isEmpty())
        return std::string(game.usual);
    for (const std::string_view edition : {game.name.first, game.name.later})
        if (name == asQString(edition))
            return std::string(edition);
    return std::nullopt;
}

QString wordFor(const PlayRequest &request, const QString &option)
{
    const auto said
        = std::ranges::find_if(request.own, [&](const OwnOptionValue &own) { return own.option.name == option; });
    return said != request.own.end() ? said->word : QString();
}

bool suits(const GameLines &game, const PlayRequest &request)
{
    return editionNamed(game, request.printing).has_value() && (game.hasMissions || request.game.mission.isEmpty())
        && std::ranges::all_of(request.own, [&](const OwnOptionValue &own) { return knows(game, own.option); })
        && std::ranges::all_of(request.views, [&](const QString &seat) { return game.seat(seat).has_value(); });
}

} // namespace dossier
