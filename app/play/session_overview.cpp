#include "app/play/session_overview.h"

#include "model/storage/seal_check.h"
#include "views/session/session_row.h"

#include <algorithm>

namespace dossier
{

namespace
{

using namespace storage;

/// Returns the state of a session, read without a key.
QStringList placeOf(const GameLines *game, const QString &path, qint64 number)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    if (game == nullptr || game->place == nullptr || !file)
        return {};
    std::optional<CampaignFile> open(*std::move(file));
    const SessionPlace place = game->place(open, path, number);
    return place.words ? place.words() : QStringList();
}

Done addTimes(SessionOverview &session, CampaignFile &file)
{
    const auto records = file.publicRecords(SessionId{session.number});
    if (!records)
        return tl::unexpected(records.error());
    if (!records->empty())
    {
        session.first = records->front().time;
        session.last = records->back().time;
    }
    return {};
}

Done addSeal(SessionOverview &session, CampaignFile &file)
{
    const auto steps = checkSeals(file, SessionId{session.number});
    if (!steps)
        return tl::unexpected(steps.error());
    session.isSealed = std::ranges::any_of(*steps, [](const CheckedStep &step) { return step.link.has_value(); });
    return {};
}

Done addDamage(SessionOverview &session, CampaignFile &file)
{
    const auto damage = file.journalDamage(SessionId{session.number});
    if (!damage)
        return tl::unexpected(damage.error());
    if (*damage)
        session.damage = file.connection().error(StorageFault::Damaged);
    return {};
}

SessionOverview overviewOf(
    CampaignFile &file, const PlayedGames &games, const Campaign &campaign, const Listed<Session> &session)
{
    const GameLines *game = gameNamed(games, campaign.game);
    SessionOverview all{.number = session.id.row,
        .campaign = campaign.name,
        .game = campaign.game,
        .title = game != nullptr ? game->title : campaign.game,
        .printing = session.value.pinned.printing,
        .facts = session.value.facts,
        .place = placeOf(game, file.path(), session.id.row),
        .result = resultAsRead(games, campaign.game, session.value.facts.result)};
    for (const auto add : {addDamage, addTimes, addSeal})
        if (const Done done = add(all, file); !done)
            all.damage = done.error();
    return all;
}

} // namespace

Stored<std::vector<SessionOverview>> overviewsOf(CampaignFile &file, const PlayedGames &games)
{
    const Stored<std::vector<CampaignListed>> campaigns = campaignsOf(file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    std::vector<SessionOverview> all;
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            all.push_back(overviewOf(file, games, campaign.campaign.value, session));
    std::ranges::sort(all, {}, &SessionOverview::number);
    return all;
}

} // namespace dossier
