#include "app/games/games.h"

#include "app/omega/game.h"
#include "app/specter/game.h"

namespace dossier
{

const std::vector<Game> &games()
{
    static const std::vector<Game> all{omegaGame(), specterGame()};
    return all;
}

} // namespace dossier
