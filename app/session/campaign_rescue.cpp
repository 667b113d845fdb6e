#include "app/session/campaign_rescue.h"

#include "app/play/key_file.h"
#include "app/session/session_files.h"
#include "model/storage/rescue.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

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

/// Returns a path for the rescued copy of that file.
QString pathFor(const QFileInfo &file)
{
    return freeFile(file.path(), CampaignRescue::tr("%1 (rescued)", "the name of a file").arg(file.completeBaseName()));
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
    case StorageFault::NoPermission:
    case StorageFault::TooMuch:
    case StorageFault::Missing:
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
        if (KeptCopy rest = readableContent(why.file); rest.entries > 0)
        {
            rest.problem.reset();
            rescues.rest = std::move(rest);
        }
    return rescues;
}

Stored<Rescued> rescueRest(const QString &path)
{
    Stored<CampaignFile> file = openWithKey(path);
    if (!file)
        return tl::unexpected(file.error());
    const QString to = pathFor(QFileInfo(path));
    return rescue(*file, to).map([&](const auto &) { return Rescued{to}; });
}

Stored<Rescued> restoreCopy(const KeptCopy &copy, const QString &path)
{
    const QString to = pathFor(QFileInfo(path));
    return placeCopy(copy, to).map([&] { return Rescued{to, copy}; });
}

} // namespace dossier
