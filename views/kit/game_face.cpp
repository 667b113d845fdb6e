#include "views/kit/game_face.h"

#include "views/kit/preferences.h"

#include <algorithm>

namespace dossier
{

std::size_t editionOf(const Preferences &preferences, const GameFace &game)
{
    const auto chosen = preferences.editions.find(game.id);
    if (chosen == preferences.editions.end())
        return game.usual;
    const auto found = std::ranges::find(game.editions, chosen->second, &EditionFace::id);
    return found == game.editions.end() ? game.usual : static_cast<std::size_t>(found - game.editions.begin());
}

} // namespace dossier
