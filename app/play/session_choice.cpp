#include "app/play/session_choice.h"

#include "model/storage/campaigns.h"
#include "model/storage/sessions.h"

#include <QDate>

#include <algorithm>

namespace dossier
{

using namespace storage;

namespace
{

using MaybeSession = std::optional<Listed<Session>>;

bool isMeant(const CampaignListed &campaign, const SessionRequest &request)
{
    return request.campaign.isEmpty() || campaign.campaign.value.name == request.campaign;
}

MaybeSession lastOf(const std::vector<CampaignListed> &campaigns, const SessionRequest &request)
{
    MaybeSession last;
    for (const CampaignListed &campaign : campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            if (isMeant(campaign, request) && (!last || session.id > last->id))
                last = session;
    return last;
}

MaybeSession numbered(const std::vector<CampaignListed> &campaigns, const SessionRequest &request)
{
    for (const CampaignListed &campaign : campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            if (isMeant(campaign, request) && session.id.row == request.number)
                return session;
    return std::nullopt;
}

/// Returns the campaign for a new session; creates one when none of that name exists.
Stored<CampaignId> campaignFor(
    CampaignFile &file, const QString &game, const SessionRequest &request, const QString &usualName)
{
    const Stored<std::vector<CampaignListed>> all = campaignsOf(file, game);
    if (!all)
        return tl::unexpected(all.error());
    if (const MaybeSession last = lastOf(*all, request))
        return last->value.campaign;
    for (const CampaignListed &campaign : *all)
        if (isMeant(campaign, request))
            return campaign.campaign.id;
    return addCampaign(file, {request.campaign.isEmpty() ? usualName : request.campaign, game, {}});
}

} // namespace

Stored<std::vector<CampaignListed>> campaignsOf(CampaignFile &file, const QString &game)
{
    Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    if (!all)
        return tl::unexpected(all.error());
    std::erase_if(
        *all, [&](const Listed<Campaign> &campaign) { return !game.isEmpty() && campaign.value.game != game; });
    std::vector<CampaignListed> listed;
    for (const Listed<Campaign> &campaign : *all)
    {
        Stored<std::vector<Listed<Session>>> some = sessions(file, campaign.id);
        if (!some)
            return tl::unexpected(some.error());
        listed.push_back({campaign, *std::move(some)});
    }
    return listed;
}

Stored<MaybeSession> requestedSession(CampaignFile &file, const QString &game, const SessionRequest &request)
{
    const Stored<std::vector<CampaignListed>> all = campaignsOf(file, game);
    if (!all)
        return tl::unexpected(all.error());
    if (request.fresh)
        return std::nullopt;
    if (!request.number)
        return lastOf(*all, request);
    const MaybeSession found = numbered(*all, request);
    return found ? Stored<MaybeSession>(found) : tl::unexpected(file.connection().error(StorageFault::NoSuchThing));
}

Stored<Listed<Session>> beginSession(CampaignFile &file, const QString &game, const SessionRequest &request,
    const Pinned &pinned, const QString &mission, const QString &usualName)
{
    const Stored<CampaignId> campaign = campaignFor(file, game, request, usualName);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const Session session{*campaign, pinned, {QDate::currentDate().toString(Qt::ISODate), mission, {}, {}, {}}};
    return addSession(file, session).map([&](SessionId id) { return Listed<Session>{id, session}; });
}

storage::Stored<storage::SessionFacts> factsOf(storage::CampaignFile &file, storage::SessionId session)
{
    const storage::Stored<std::vector<CampaignListed>> all = campaignsOf(file);
    if (!all)
        return tl::unexpected(all.error());
    for (const CampaignListed &campaign : *all)
        for (const storage::Listed<storage::Session> &one : campaign.sessions)
            if (one.id == session)
                return one.value.facts;
    return tl::unexpected(file.connection().error(storage::StorageFault::NoSuchThing));
}

storage::Done changeFactsOf(
    storage::CampaignFile &file, storage::SessionId session, const std::function<void(storage::SessionFacts &)> &change)
{
    storage::Stored<storage::SessionFacts> facts = factsOf(file, session);
    if (!facts)
        return tl::unexpected(facts.error());
    change(*facts);
    return storage::changeSession(file, session, *facts);
}

} // namespace dossier
