#include "app/session/plain_files.h"

#include "app/play/key_file.h"
#include "app/session/campaign_rescue.h"
#include "app/session/session_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace dossier
{

namespace
{

using storage::CampaignFile;
using storage::Stored;

struct Looked
{
    QString path;
    /// The random id that copies share.
    QByteArray id;
    bool isPlain = false;
    bool isCopy = false;
};

QStringList foldersOf(const QString &folder, const QStringList &others)
{
    QStringList folders;
    const auto add = [&](const QString &path)
    {
        const QDir dir(path);
        for (const QString &each :
            {dir.absolutePath(), dailyCopies(dir.absolutePath()), dir.absoluteFilePath(QStringLiteral("deleted"))})
            if (!folders.contains(each))
                folders << each;
    };
    add(folder);
    for (const QString &other : others)
        add(QFileInfo(other).absolutePath());
    return folders;
}

bool isNamedAsCopy(const QFileInfo &file)
{
    static const QRegularExpression beforeUpgrade(QStringLiteral(R"(\.v\d+(-\d+)?$)"));
    return file.dir().dirName() == QLatin1String("backups") || beforeUpgrade.match(file.completeBaseName()).hasMatch();
}

std::vector<Looked> lookedAt(const QString &folder, const QStringList &others)
{
    std::vector<Looked> all;
    for (const QString &each : foldersOf(folder, others))
        for (const QFileInfo &info :
            QDir(each).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files | QDir::NoSymLinks, QDir::Name))
            if (Stored<CampaignFile> file = CampaignFile::look(info.filePath()))
                all.push_back({.path = info.filePath(),
                    .id = file->id().value_or(QByteArray()),
                    .isPlain = !file->locked(),
                    .isCopy = isNamedAsCopy(info)});
    return all;
}

PlainFiles plainOf(const std::vector<Looked> &all)
{
    PlainFiles plain;
    for (const Looked &file : all)
        if (file.isPlain)
            (file.isCopy ? plain.copies : plain.campaigns) << file.path;
    return plain;
}

} // namespace

PlainFiles plainFiles(const QString &folder, const QStringList &others)
{
    return plainOf(lookedAt(folder, others));
}

PlainFiles protectPlainFiles(const QString &folder, const QStringList &others)
{
    for (const QString &campaign : plainFiles(folder, others).campaigns)
        (void)openWithKey(campaign);
    const std::vector<Looked> all = lookedAt(folder, others);
    QSet<QByteArray> encrypted;
    for (const Looked &file : all)
        if (!file.isPlain && !file.isCopy)
            encrypted << file.id;
    for (const Looked &file : all)
        if (file.isPlain && file.isCopy && encrypted.contains(file.id))
            QFile::remove(file.path);
    return plainFiles(folder, others);
}

} // namespace dossier
