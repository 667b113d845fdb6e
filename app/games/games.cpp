#include "app/games/games.h"

#include "app/conquest/game.h"
#include "app/omega/game.h"
#include "app/specter/game.h"

namespace dossier
{

const std::vector<Game> &games()
{
    static const std::vector<Game> all{omegaGame(), specterGame(), conquestGame()};
    return all;
}

PlayedGames gamesByLines()
{
    return linesOf(games());
}

} // namespace dossier
