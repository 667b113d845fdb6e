#include "app/play/omega/open_game.h"

namespace dossier
{

OrProblem<OpenGame> openGame(const GameAsked &asked)
{
    return fileThere(asked).and_then(
        [&](std::optional<storage::CampaignFile> &&file) { return openGameIn(asked, std::move(file)); });
}

OrProblem<OpenGame> openGameIn(const GameAsked &asked, std::optional<storage::CampaignFile> file)
{
    return GameOpener<OmegaRules>::open(asked, std::move(file));
}

} // namespace dossier
