#include "app/session/plain_files.h"

#include "app/play/key_file.h"
#include "app/session/campaign_rescue.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace dossier
{

namespace
{

using storage::CampaignFile;
using storage::Stored;

bool isPlain(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    // A copy for the players has no secrets.
    return file && !file->locked() && !file->connection().keys().isPublicCopy;
}

QStringList searchedFolders(const QString &folder, const QStringList &others)
{
    QStringList folders;
    const auto add = [&](const QString &path)
    {
        const QDir dir(path);
        folders << dir.absolutePath() << dailyCopies(dir.absolutePath())
                << dir.absoluteFilePath(QStringLiteral("deleted"));
    };
    add(folder);
    for (const QString &other : others)
        add(QFileInfo(other).absolutePath());
    folders.removeDuplicates();
    return folders;
}

/// The copy that an upgrade makes beside a file is as plain as the file was.
void encrypt(const QString &path)
{
    QString copy;
    {
        Stored<CampaignFile> file = openWithKey(path);
        if (!file || !file->damage().empty() || !file->verify().value_or(std::vector(1, storage::Damage{})).empty())
            return;
        copy = file->copyBeforeUpgrade();
    }
    if (!copy.isEmpty() && !isPlain(path))
        QFile::remove(copy);
}

} // namespace

QStringList plainFiles(const QString &folder, const QStringList &others)
{
    QStringList plain;
    for (const QString &each : searchedFolders(folder, others))
        for (const QFileInfo &file :
            QDir(each).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files | QDir::NoSymLinks, QDir::Name))
            if (isPlain(file.filePath()))
                plain << file.filePath();
    return plain;
}

QStringList encryptPlainFiles(const QString &folder, const QStringList &others)
{
    for (const QString &file : plainFiles(folder, others))
        encrypt(file);
    return plainFiles(folder, others);
}

} // namespace dossier
