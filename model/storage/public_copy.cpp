#include "model/storage/public_copy.h"

#include "model/journal/journal_halves.h"
#include "model/journal/journal_moves.h"
#include "model/storage/campaign_opening.h"
#include "model/storage/campaigns.h"
#include "model/storage/carried_secrets.h"
#include "model/storage/key_rows.h"
#include "model/storage/packs.h"
#include "model/storage/session_seals.h"
#include "model/storage/sessions.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace dossier::storage
{

namespace
{

using journal::Journal;

/// A record of the copy before it is written.
struct Copied
{
    journal::PublicRecord half;
    /// Of a move: its reason as far as it can be read.
    journal::Payload reason{};
};

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
        copied.pinned.openParts.clear();
        copied.facts.notes.clear();
        for (const PackId pack : session.value.pinned.packs)
        {
            const Stored<PackId> kept = copiedPack(campaign, session.value, pack);
            if (!kept)
                return tl::unexpected(kept.error());
            copied.pinned.packs.push_back(*kept);
            copied.pinned.openParts[*kept] = *kept;
        }
        const Stored<SessionId> id = addSession(m_to, copied, session.id);
        return id ? copyJournal(session.id, *id) : tl::unexpected(id.error());
    }

    Stored<PackId> copiedPack(const Campaign &campaign, const Session &session, PackId id)
    {
        const auto open = session.pinned.openParts.find(id);
        const bool isKept = open != session.pinned.openParts.end();
        Stored<Pack> content = pack(m_from, isKept ? open->second : id);
        if (!content)
            return tl::unexpected(content.error());
        std::optional<std::string> part
            = isKept ? std::optional(content->content) : m_publicPack(campaign, session, *content);
        if (!part)
            return tl::unexpected(m_from.connection().error(StorageFault::Damaged));
        content->content = *std::move(part);
        return addOpenPack(m_to, *content);
    }

    Done copyJournal(SessionId of, SessionId as)
    {
        const auto carryAllNames = [&] { return carryNames(m_from.connection(), of, m_to.connection(), as); };
        if (const Done done = m_to.change(carryAllNames); !done)
            return done;
        const Stored<std::vector<Copied>> read = m_from.locked() ? lockedRecords(of) : openRecords(of);
        Stored<SessionJournal> written = m_to.journal(as);
        if (!read || !written)
            return tl::unexpected(read ? written.error() : read.error());
        for (const Copied &record : *read)
            if (const Stored<Appended> added = written->append(recordOf(record, written->journal())); !added)
                return tl::unexpected(added.error());
        const std::uint32_t count = written->journal().publicCount();
        const auto seals = [&] { return carryPublicSeals(m_from.connection(), of, m_to.connection(), as, count); };
        return m_to.change(seals);
    }

    /// A copy that ends before the game does would pass for the whole.
    Stored<std::vector<Copied>> lockedRecords(SessionId of)
    {
        const Stored<std::optional<Damage>> damage = m_from.journalDamage(of);
        if (!damage || *damage)
            return tl::unexpected(damage ? m_from.connection().error(StorageFault::Damaged) : damage.error());
        const auto asCopied = [](const std::vector<journal::PublicRecord> &halves)
        {
            std::vector<Copied> records;
            for (const journal::PublicRecord &half : halves)
            {
                const auto *moved = std::get_if<journal::PublicMoved>(&half.what);
                records.push_back({half, {moved != nullptr ? moved->correction : std::string(), {}}});
            }
            return records;
        };
        return m_from.publicRecords(of).map(asCopied);
    }

    Stored<std::vector<Copied>> openRecords(SessionId of)
    {
        const Stored<SessionJournal> read = m_from.journal(of);
        if (!read || read->damage())
            return tl::unexpected(read ? m_from.connection().error(StorageFault::Damaged) : read.error());
        std::vector<Copied> records;
        for (const journal::Record &record : read->journal().records())
            if (std::optional<journal::PublicRecord> half = publicHalf(read->journal(), record))
            {
                const auto *moved = std::get_if<journal::Moved>(&record.what);
                records.push_back({*std::move(half), moved != nullptr ? moved->correction : journal::Payload{}});
            }
        return records;
    }

    /// The record as the copy has it, after those before.
    [[nodiscard]] journal::Record recordOf(const Copied &copied, const Journal &before) const
    {
        const journal::PublicRecord &half = copied.half;
        const auto open = [](const std::string &text) { return journal::Payload{text, {}}; };
        journal::Record record{half.id, half.time, {}};
        if (const auto *entry = std::get_if<journal::PublicEntry>(&half.what))
        {
            journal::Entry made{.parent = entry->parent,
                .kind = open(entry->kind),
                .ruling = open(entry->ruling),
                .reveal = entry->reveal};
            std::ranges::transform(entry->events, std::back_inserter(made.events), open);
            record.what = std::move(made);
        }
        else if (const auto *moved = std::get_if<journal::PublicMoved>(&half.what))
        {
            const bool leavesReveal = !journal::revealsLeft(before, moved->from, moved->to).empty();
            record.what = journal::Moved{moved->from, moved->to, m_publicReason(copied.reason, leavesReveal)};
        }
        else if (const auto *mark = std::get_if<journal::PublicBookmarked>(&half.what))
            record.what = journal::Bookmarked{mark->at, open(mark->name), mark->taken};
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
