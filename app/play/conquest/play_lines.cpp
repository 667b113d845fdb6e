#include "app/play/conquest/play_lines.h"

#include "app/play/conquest/rules.h"
#include "app/play/play_game.h"

namespace dossier
{

std::optional<std::string> conquestSeat(const QString &name)
{
    return conquest::seatNamed(name.toStdString()) ? std::optional('"' + name.toStdString() + '"') : std::nullopt;
}

int playConquest(const GameLines &game, const PlayAsked &asked, std::optional<storage::CampaignFile> file)
{
    return playGame<ConquestRules>(game, asked, std::move(file));
}

} // namespace dossier
