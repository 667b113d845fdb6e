#include "app/session/campaign_rescue.h"

#include "app/session/session_files.h"
#include "model/storage/rescue.h"
#include "model/storage/sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <span>

namespace dossier
{

namespace
{

using namespace storage;

/// The translation context of this file.
struct CampaignRescue
{
    Q_DECLARE_TR_FUNCTIONS(CampaignRescue)
};

/// A path for what is rescued of that file.
QString pathFor(const QFileInfo &file)
{
    return freeFile(file.path(), CampaignRescue::tr("%1 (rescued)", "the name of a file").arg(file.completeBaseName()));
}

/// All that can be read of a file, each journal up to its last good record; nothing where it has no session at all.
std::optional<KeptCopy> readable(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    const Stored<std::vector<CampaignListed>> all = file ? campaignsOf(*file) : tl::unexpected(file.error());
    KeptCopy rest{.path = path};
    for (const CampaignListed &campaign : all.value_or(std::vector<CampaignListed>{}))
        for (const Listed<Session> &session : campaign.sessions)
        {
            const Stored<SessionJournal> journal = file->journal(session.id);
            const auto records = journal ? journal->journal().records() : std::span<const journal::Record>();
            rest.entries += records.size();
            const journal::Moment last = records.empty() ? journal::Moment{} : records.back().time;
            if (rest.game.isEmpty() || last > rest.last)
            {
                rest.last = last;
                rest.game = campaign.campaign.value.game;
            }
        }
    return rest.entries > 0 ? std::optional(rest) : std::nullopt;
}

} // namespace

bool canBeRescued(const StorageError &error, const QString &copies)
{
    switch (error.fault)
    {
    case StorageFault::Damaged:
        return true;
    case StorageFault::Empty:
    case StorageFault::NotOurs:
    case StorageFault::NotRead:
    case StorageFault::Newer:
        return !copiesOf(error.file, copies).empty();
    default:
        return false;
    }
}

QString dailyCopies(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("backups"));
}

Rescues rescuesOf(const StorageError &why, const QString &copies)
{
    Rescues rescues{.copies = copiesOf(why.file, copies)};
    if (why.fault == StorageFault::Damaged)
        rescues.rest = readable(why.file);
    return rescues;
}

Stored<Rescued> rescueRest(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const QString to = pathFor(QFileInfo(path));
    return rescue(*file, to).map([&](const auto &) { return Rescued{to}; });
}

Stored<Rescued> restoreCopy(const KeptCopy &copy, const QString &path)
{
    const QString to = pathFor(QFileInfo(path));
    return placeCopy(copy.path, to).map([&] { return Rescued{to, copy}; });
}

} // namespace dossier
