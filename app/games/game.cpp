#include "app/games/game.h"

namespace dossier
{

QString editionKeyOf(const Game &game)
{
    return game.editionKey.isEmpty() ? QStringLiteral("editions/%1").arg(game.face.id) : game.editionKey;
}

PlayedGames linesOf(const std::vector<Game> &games)
{
    PlayedGames lines;
    for (const Game &game : games)
        if (game.lines)
        {
            lines.push_back(*game.lines);
            lines.back().result = game.result;
        }
    return lines;
}

std::vector<RuleBook> rulesOf(const std::vector<Game> &games)
{
    std::vector<RuleBook> rules;
    for (const Game &game : games)
        rules.push_back(game.rules);
    return rules;
}

GameFaces facesOf(const std::vector<Game> &games)
{
    GameFaces faces;
    for (const Game &game : games)
        faces.push_back(game.face);
    return faces;
}

} // namespace dossier
