#include "session_files.h"

#include "game_file.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

namespace dossier
{

QString freeFile(const QString &folder, const QString &name)
{
    QString safe = name;
    for (QChar &letter : safe)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter) || !letter.isPrint())
            letter = u'-';
    if (safe.startsWith(u'.'))
        safe.prepend(u'-');
    const QDir place(folder);
    QString path = place.filePath(safe + QStringLiteral(".dossier"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(QStringLiteral("%1 (%2).dossier").arg(safe).arg(number));
    return path;
}

QString freeFileOfToday(const QString &folder, const QString &name)
{
    return freeFile(folder, QStringLiteral("%1 %2").arg(name, QDate::currentDate().toString(Qt::ISODate)));
}

std::vector<SessionFile> campaignFiles(const QString &folder, const QString &open, const QString &openGame)
{
    std::vector<SessionFile> files;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time))
    {
        const QString path = file.absoluteFilePath();
        files.push_back({path, file.completeBaseName(), file.lastModified(), {}});
        if (files.size() <= mostRecentSessions)
            files.back().game = path == open ? openGame : gameOfFile(path).value_or(QString());
    }
    return files;
}

std::optional<QString> gameOfFile(const QString &path, std::optional<qint64> number)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::look(path);
    return file ? gameIn(*file, {.campaign = {}, .number = number, .fresh = false}) : std::nullopt;
}

} // namespace dossier
