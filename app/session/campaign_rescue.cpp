#include "app/session/campaign_rescue.h"

#include "app/session/session_files.h"
#include "model/storage/rescue.h"
#include "model/storage/sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

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

/// What can be read of a file, where it has a session at all.
Stored<Rescued> readable(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const Stored<std::vector<CampaignListed>> found = campaignsOf(*file);
    if (!found || found->empty())
        return tl::unexpected(file->connection().error(StorageFault::Damaged));
    const QString to = pathFor(QFileInfo(path));
    return rescue(*file, to).map([&](const auto &) { return Rescued{to}; });
}

/// The copy with the newest content, or the newest one that the disk gives.
Stored<Rescued> copied(const QString &path, const QString &copies)
{
    const QString to = pathFor(QFileInfo(path));
    for (const KeptCopy &copy : copiesOf(path, copies))
        if (placeCopy(copy.path, to))
            return Rescued{to, copy};
    return tl::unexpected(StorageError{.fault = StorageFault::Damaged, .file = path});
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

Stored<Rescued> rescueCampaign(const QString &path, const QString &copies)
{
    Stored<Rescued> rescued = readable(path);
    // What can be read but not written, on a full disk for one, is not given up for an older copy.
    return !rescued && canBeRescued(rescued.error(), copies) ? copied(path, copies) : rescued;
}

} // namespace dossier
