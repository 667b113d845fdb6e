#include "model/storage/public_copy.h"

#include "model/storage/campaign_opening.h"
#include "model/storage/campaigns.h"
#include "model/storage/carried_secrets.h"
#include "model/storage/key_rows.h"
#include "model/storage/packs.h"
#include "model/storage/session_seals.h"
#include "model/storage/sessions.h"

#include <QFileInfo>

namespace dossier::storage
{

namespace
{

using journal::Journal;

/// Writes the copy into an open new file.
class PublicCopier
{
public:
    PublicCopier(CampaignFile &from, CampaignFile &to, const PublicPack &publicPack, const PublicReason &publicReason)
        : m_from(from)
        , m_to(to)
        , m_publicPack(publicPack)
        , m_publicReason(publicReason)
    {
    }

    Done run()
    {
        const Stored<std::vector<Listed<Campaign>>> all = campaigns(m_from);
        Done done = all ? Done() : tl::unexpected(all.error());
        for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
            if (done)
                done = copy(campaign);
        return done.and_then([&] { return m_to.change([&] { return markPublicCopy(m_to.connection()); }); });
    }

private:
    /// Notes are not for everybody.
    Done copy(const Listed<Campaign> &campaign)
    {
        Campaign copied = campaign.value;
        copied.notes.clear();
        const Stored<std::vector<Listed<Session>>> played = sessions(m_from, campaign.id);
        const Stored<CampaignId> id = played ? addCampaign(m_to, copied) : tl::unexpected(played.error());
        Done done = id ? Done() : tl::unexpected(id.error());
        for (const Listed<Session> &session : played.value_or(std::vector<Listed<Session>>{}))
            if (done)
                done = copy(campaign.value, *id, session);
        return done;
    }

    Done copy(const Campaign &campaign, CampaignId into, const Listed<Session> &session)
    {
        Session copied = session.value;
        copied.campaign = into;
        copied.pinned.packs.clear();
        copied.facts.notes.clear();
        for (const PackId pack : session.value.pinned.packs)
        {
            const Stored<PackId> kept = copiedPack(campaign, session.value, pack);
            if (!kept)
                return tl::unexpected(kept.error());
            copied.pinned.packs.push_back(*kept);
        }
        const Stored<SessionId> id = addSession(m_to, copied, session.id);
        return id ? copyJournal(session.id, *id) : tl::unexpected(id.error());
    }

    Stored<PackId> copiedPack(const Campaign &campaign, const Session &session, PackId id)
    {
        Stored<Pack> content = pack(m_from, id);
        if (!content)
            return tl::unexpected(content.error());
        std::optional<std::string> kept = m_publicPack(campaign, session, *content);
        if (!kept)
            return tl::unexpected(m_from.connection().error(StorageFault::Damaged));
        content->content = *std::move(kept);
        return addPack(m_to, *content);
    }

    Done copyJournal(SessionId of, SessionId as)
    {
        const auto carryAllNames = [&] { return carryNames(m_from.connection(), of, m_to.connection(), as); };
        if (const Done done = m_to.change(carryAllNames); !done)
            return done;
        const Stored<SessionJournal> read = m_from.journal(of);
        Stored<SessionJournal> written = m_to.journal(as);
        if (!read || !written)
            return tl::unexpected(read ? written.error() : read.error());
        // A copy that ends before the game does would pass for the whole.
        if (read->damage())
            return tl::unexpected(m_from.connection().error(StorageFault::Damaged));
        for (const journal::Record &record : read->journal().records())
            if (const auto open = publicPart(read->journal(), record))
                if (const Stored<Appended> added = written->append(*open); !added)
                    return tl::unexpected(added.error());
        const std::uint32_t count = written->journal().publicCount();
        const auto seals = [&] { return carryPublicSeals(m_from.connection(), of, m_to.connection(), as, count); };
        return m_to.change(seals);
    }

    /// Returns the record as everybody knows it, with the positions of the public side.
    [[nodiscard]] std::optional<journal::Record> publicPart(const Journal &journal, journal::Record record) const
    {
        if (!journal.isPublic(record))
            return std::nullopt;
        const auto clearSecret = [](journal::Payload &payload) { payload.secret.clear(); };
        if (auto *entry = std::get_if<journal::Entry>(&record.what))
        {
            entry->parent = journal.publicPosition(entry->parent);
            entry->command.clear();
            clearSecret(entry->kind);
            clearSecret(entry->ruling);
            std::erase_if(entry->events, [](const journal::Payload &event) { return event.open.empty(); });
            std::ranges::for_each(entry->events, clearSecret);
        }
        else if (auto *moved = std::get_if<journal::Moved>(&record.what))
        {
            moved->from = journal.publicPosition(moved->from);
            moved->to = journal.publicPosition(moved->to);
            moved->correction = m_publicReason(moved->correction);
        }
        else if (auto *bookmark = std::get_if<journal::Bookmarked>(&record.what))
        {
            bookmark->at = journal.publicPosition(bookmark->at);
            clearSecret(bookmark->name);
        }
        return record;
    }

    CampaignFile &m_from;
    CampaignFile &m_to;
    const PublicPack &m_publicPack;
    const PublicReason &m_publicReason;
};

Done fill(CampaignFile &from, NewFile &file, const QString &path, const PublicPack &publicPack,
    const PublicReason &publicReason)
{
    {
        Stored<CampaignFile> made = CampaignFile::createIn(file, path);
        if (!made)
            return tl::unexpected(made.error());
        if (Done done = PublicCopier(from, *made, publicPack, publicReason).run(); !done)
            return done;
    }
    return endMaking(file, path);
}

} // namespace

Done writePublicCopy(
    CampaignFile &from, const QString &path, const PublicPack &publicPack, const PublicReason &publicReason)
{
    if (QFileInfo::exists(path))
        return tl::unexpected(StorageError{.fault = StorageFault::FileExists, .file = path});
    if (const std::optional<StorageError> locked = from.locked())
        return tl::unexpected(*locked);
    // A file that is only looked at is not brought up to date.
    const Stored<int> version = versionOf(from.connection());
    if (!version)
        return tl::unexpected(version.error());
    if (const auto known = static_cast<int>(schemaSteps().size()); *version < known)
        return tl::unexpected(
            StorageError{.fault = StorageFault::Older, .file = from.path(), .found = *version, .known = known});
    Stored<NewFile> file = NewFile::beside(path);
    if (!file)
        return tl::unexpected(file.error());
    return fill(from, *file, path, publicPack, publicReason).and_then([&] { return file->place(); });
}

} // namespace dossier::storage
