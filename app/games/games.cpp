#include "app/games/games.h"

#include "app/omega/game.h"
#include "app/play/conquest/game_lines.h"
#include "app/specter/game.h"

namespace dossier
{

const std::vector<Game> &games()
{
    static const std::vector<Game> all{omegaGame(), specterGame()};
    return all;
}

PlayedGames gamesByLines()
{
    PlayedGames known = linesOf(games());
    known.push_back(conquestGameLines());
    return known;
}

} // namespace dossier
