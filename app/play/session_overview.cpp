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

void addDetails(SessionOverview &session, CampaignFile &file, const GameLines *game, Reading reading)
{
    if (reading == Reading::Row)
        return;
    if (const Done done = addDamage(session, file); !done)
        session.damage = done.error();
    if (reading == Reading::Facts)
        return;
    session.place = placeOf(game, file.path(), session.number);
    for (const auto add : {addTimes, addSeal})
        if (const Done done = add(session, file); !done)
            session.damage = done.error();
}

SessionOverview rowOf(
    const PlayedGames &games, const GameLines *game, const Campaign &campaign, const Listed<Session> &session)
{
    return {.number = session.id.row,
        .campaign = campaign.name,
        .game = campaign.game,
        .title = game != nullptr ? game->title : campaign.game,
        .printing = session.value.pinned.printing,
        .facts = session.value.facts,
        .result = resultAsRead(games, campaign.game, session.value.facts.result)};
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
            all.push_back(rowOf(games, game, campaign.campaign.value, session));
            addDetails(all.back(), file, game, reading);
        }
    std::ranges::sort(all, {}, &SessionOverview::number);
    return all;
}

Stored<std::vector<SessionOverview>> overviewsIn(const QString &path, const PlayedGames &games, Reading reading)
{
    return (reading == Reading::Row ? CampaignFile::look(path) : CampaignFile::inspect(path))
        .and_then([&](CampaignFile file) { return overviewsOf(file, games, reading); });
}

std::vector<GameSessions> byGame(const std::vector<SessionOverview> &sessions, const PlayedGames &games)
{
    std::vector<GameSessions> all;
    for (const GameLines &game : games)
    {
        GameSessions own{&game};
        for (const SessionOverview &session : sessions)
            if (session.game == asQString(game.name.id))
            {
                own.sessions.push_back(session.number);
                own.isRunning = own.isRunning || session.result.isEmpty();
            }
        if (!own.sessions.empty() && game.statistics != nullptr)
            all.push_back(std::move(own));
    }
    return all;
}

} // namespace dossier
