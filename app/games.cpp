#include "games.h"

#include "omega_game.h"
#include "specter_game.h"

namespace dossier
{

const std::vector<Game> &games()
{
    static const std::vector<Game> all{omegaGame(), specterGame()};
    return all;
}

} // namespace dossier
