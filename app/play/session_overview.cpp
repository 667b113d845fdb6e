#include "app/play/session_overview.h"

#include "model/storage/seal_check.h"

#include <algorithm>

namespace dossier
{

namespace
{

using namespace storage;

/// Returns the state of a session, read without a key.
QStringList placeOf(const GameLines *game, const QString &path, qint64 number)
{
    if (game == nullptr || game->publicJournal == nullptr)
        return {};
    QStringList place = game->publicJournal(path, number).value_or(PublicJournalText{}).place;
    place.removeAll(QString());
    return place;
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

void addState(SessionOverview &session, CampaignFile &file, const GameLines *game)
{
    session.place = placeOf(game, file.path(), session.number);
    for (const auto add : {addTimes, addSeal})
        if (const Done done = add(session, file); !done)
            session.damage = done.error();
}

SessionOverview rowOf(CampaignFile &file, const PlayedGames &games, const GameLines *game, const Campaign &campaign,
    const Listed<Session> &session)
{
    SessionOverview all{.number = session.id.row,
        .campaign = campaign.name,
        .game = campaign.game,
        .title = game != nullptr ? game->title : campaign.game,
        .printing = session.value.pinned.printing,
        .facts = session.value.facts,
        .result = resultAsRead(games, campaign.game, session.value.facts.result)};
    if (const Done done = addDamage(all, file); !done)
        all.damage = done.error();
    return all;
}

} // namespace

Stored<std::vector<SessionOverview>> overviewsOf(CampaignFile &file, const PlayedGames &games, Reading reading)
{
    const Stored<std::vector<CampaignListed>> campaigns = campaignsOf(file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    std::vector<SessionOverview> all;
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
        {
            const GameLines *game = gameNamed(games, campaign.campaign.value.game);
            all.push_back(rowOf(file, games, game, campaign.campaign.value, session));
            if (reading == Reading::State)
                addState(all.back(), file, game);
        }
    std::ranges::sort(all, {}, &SessionOverview::number);
    return all;
}

} // namespace dossier
