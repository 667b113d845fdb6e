#include "model/storage/rescue.h"

#include "model/storage/campaign_opening.h"
#include "model/storage/campaigns.h"
#include "model/storage/carried_secrets.h"
#include "model/storage/new_file.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"

#include <QFileInfo>

#include <limits>

namespace dossier::storage
{

namespace
{

/// Carries things over from one file to another, whose rows may have other numbers.
class Rescuer
{
public:
    /// All sessions, or the one.
    Rescuer(CampaignFile &from, CampaignFile &to, std::optional<SessionId> only)
        : m_from(from)
        , m_to(to)
        , m_only(only)
    {
    }

    Done run()
    {
        return carryKeys(m_from, m_to)
            .and_then([&] { return carryPacks(); })
            .and_then([&] { return carryCampaigns(); });
    }

private:
    /// While secrets are locked a secret pack is carried as it is.
    Done carryPacks()
    {
        const Stored<std::vector<PackTitle>> titles = packs(m_from);
        if (!titles)
            return tl::unexpected(titles.error());
        for (const PackTitle &title : *titles)
            if (const Done good = checkPack(m_from, title.id); !good && m_only)
                return good;
            else if (good)
            {
                const Stored<PackId> id = carryPack(m_from, title, m_to);
                if (!id)
                    return tl::unexpected(id.error());
                m_packs[title.id] = *id;
            }
        return {};
    }

    Done carryCampaigns()
    {
        const Stored<std::vector<Listed<Campaign>>> all = campaigns(m_from);
        if (!all)
            return tl::unexpected(all.error());
        Done done;
        for (const Listed<Campaign> &campaign : *all)
            if (done)
                done = carryCampaign(campaign);
        return done;
    }

    Done carryCampaign(const Listed<Campaign> &campaign)
    {
        Stored<std::vector<Listed<Session>>> played = sessions(m_from, campaign.id);
        if (m_only && played)
            std::erase_if(*played, [this](const Listed<Session> &session) { return session.id != *m_only; });
        if (m_only && played && played->empty())
            return {};
        const Stored<CampaignId> id = addCampaign(m_to, campaign.value);
        if (!id || !played)
            return tl::unexpected(id ? played.error() : id.error());
        Done done;
        for (Listed<Session> session : *played)
        {
            session.value.campaign = *id;
            if (done)
                done = carrySession(session);
        }
        return done;
    }

    Done carrySession(Listed<Session> session)
    {
        session.value.pinned = withPacks(session.value.pinned, m_packs);
        const Stored<SessionId> id = addSession(m_to, session.value, m_only);
        if (!id)
            return tl::unexpected(id.error());
        const Stored<std::uint32_t> last = lastGood(session.id);
        // The original is removed afterwards: its copy must be complete.
        if (!last && m_only)
            return tl::unexpected(last.error());
        // A journal of which nothing can be read leaves an empty one.
        return last ? carryJournal(m_from, session.id, m_to, *id, *last) : Done();
    }

    /// The last good record of a journal; of the only session that is carried it must be the last of all.
    Stored<std::uint32_t> lastGood(SessionId session)
    {
        const auto judge = [&](const std::optional<Damage> &damage) -> Stored<std::uint32_t>
        {
            if (damage && m_only)
                return tl::unexpected(m_from.connection().error(StorageFault::Damaged));
            return damage ? damage->lastGood : std::numeric_limits<std::uint32_t>::max();
        };
        return m_from.journalDamage(session).and_then(judge);
    }

    CampaignFile &m_from;
    CampaignFile &m_to;
    std::optional<SessionId> m_only;
    CarriedPacks m_packs;
};

Done fill(CampaignFile &damaged, NewFile &file, const QString &path, std::optional<SessionId> only)
{
    {
        const Stored<QByteArray> id = only ? damaged.id() : QByteArray();
        Stored<CampaignFile> made
            = id.and_then([&](const QByteArray &of) { return CampaignFile::createIn(file, path, of); });
        if (!made)
            return tl::unexpected(made.error());
        if (Done done = Rescuer(damaged, *made, only).run(); !done)
            return done;
    }
    return endMaking(file, path);
}

Done written(CampaignFile &from, const QString &path, std::optional<SessionId> only)
{
    Stored<NewFile> file = NewFile::beside(path);
    if (!file)
        return tl::unexpected(file.error());
    file->allowAs(from.path());
    Done done = fill(from, *file, path, only).and_then([&] { return file->place(); });
    if (!done)
        done.error().file = path;
    return done;
}

} // namespace

Stored<std::vector<Damage>> rescue(CampaignFile &damaged, const QString &path)
{
    if (QFileInfo::exists(path))
        return tl::unexpected(StorageError{.fault = StorageFault::FileExists, .file = path});
    Stored<std::vector<Damage>> damage = damaged.verify();
    if (!damage)
        return damage;
    return written(damaged, path, std::nullopt).map([&] { return *damage; });
}

Done copySession(CampaignFile &file, SessionId session, const QString &path)
{
    const Stored<std::optional<Damage>> damage = file.journalDamage(session);
    if (!damage)
        return tl::unexpected(damage.error());
    if (*damage)
        return tl::unexpected(file.connection().error(StorageFault::Damaged));
    return written(file, path, session);
}

} // namespace dossier::storage
