#include "app/games/game.h"

namespace dossier
{

QString editionKeyOf(const Game &game)
{
    return game.editionKey.isEmpty() ? QStringLiteral("editions/%1").arg(game.face.id) : game.editionKey;
}

GameFaces facesOf(const std::vector<Game> &games)
{
    GameFaces faces;
    for (const Game &game : games)
        faces.push_back(game.face);
    return faces;
}

} // namespace dossier
