#include "app/play/public_export.h"

#include "app/play/unseen_lines.h"
#include "model/storage/public_copy.h"

namespace dossier
{

storage::Done exportPublic(storage::CampaignFile &file, const PlayedGames &games, const QString &path)
{
    const auto publicPack = [&](const storage::Campaign &campaign, const storage::Session &session,
                                const storage::Pack &pack) -> std::optional<std::string>
    {
        const GameLines *game = gameNamed(games, campaign.game);
        if (game == nullptr)
            return std::nullopt;
        return game->publicPack == nullptr ? std::optional(pack.content)
                                           : game->publicPack(pack.content, pinnedMission(session.pinned.options));
    };
    // Steps that were taken back before others saw them stay out of the public journal.
    // Without a key such a step is known by the reason that it lacks.
    const auto publicReason = [](const journal::Payload &reason, bool leavesReveal)
    {
        const bool isUnseen = reason == unseenReason() || (isEmpty(reason) && leavesReveal);
        return isUnseen ? unseenReason() : journal::Payload{reason.open, {}};
    };
    return storage::writePublicCopy(file, path, publicPack, publicReason);
}

} // namespace dossier
