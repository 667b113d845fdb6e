#include "app/play/played_games.h"

#include "app/play/omega/game_lines.h"
#include "app/play/specter/game_lines.h"

#include <algorithm>

namespace dossier
{

const std::vector<GameLines> &playedGames()
{
    static const std::vector<GameLines> all{omegaGameLines(), specterGameLines()};
    return all;
}

const GameLines *playedGame(const QString &id)
{
    const auto found
        = std::ranges::find_if(playedGames(), [&](const GameLines &game) { return asQString(game.name.id) == id; });
    return found != playedGames().end() ? &*found : nullptr;
}

} // namespace dossier
