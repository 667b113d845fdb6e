#include "app/play/omega/open_game.h"

namespace dossier
{

OrProblem<OpenGame> openGame(const GameRequest &request)
{
    return fileThere(request).and_then(
        [&](std::optional<storage::CampaignFile> &&file) { return openGameIn(request, std::move(file)); });
}

OrProblem<OpenGame> openGameIn(const GameRequest &request, std::optional<storage::CampaignFile> file)
{
    return GameOpener<OmegaRules>::open(request, std::move(file));
}

} // namespace dossier
