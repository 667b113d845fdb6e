#include "app/session/session_files.h"

#include "app/play/game_file.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

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

GameAsked newSessionIn(const QString &folder, const QString &file, const QString &name, const std::string &edition)
{
    GameAsked asked{.file = file.isEmpty() ? freeFile(folder, name) : file, .pack = {}, .edition = edition};
    // In a file that is there it goes on with the game's campaign, or begins one.
    if (file.isEmpty())
        asked.session.campaign = name;
    else
        asked.session.fresh = true;
    return asked;
}

namespace
{

std::optional<SessionMeant> meantInFile(const QString &path, std::optional<qint64> number = {})
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::look(path);
    return file ? meantIn(*file, {.campaign = {}, .number = number, .fresh = false}) : std::nullopt;
}

} // namespace

std::vector<SessionFile> filesIn(const QString &folder, const QString &open)
{
    std::vector<SessionFile> files;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time))
        files.push_back({file.absoluteFilePath(), file.completeBaseName(), file.lastModified(), {}, {}});
    const QFileInfo other(open);
    if (!open.isEmpty() && std::ranges::find(files, other.absoluteFilePath(), &SessionFile::path) == files.end())
        files.insert(files.begin(), {other.absoluteFilePath(), other.completeBaseName(), other.lastModified(), {}, {}});
    return files;
}

std::vector<SessionFile> campaignFiles(const QString &folder, const SessionFile &open, const QString &left)
{
    std::vector<SessionFile> files = filesIn(folder);
    // What is written of a session that is open may not be in its file yet, and one that was only looked at writes
    // none.
    if (const auto last = std::ranges::find(files, QFileInfo(left).absoluteFilePath(), &SessionFile::path);
        !left.isEmpty() && last != files.end())
        std::rotate(files.begin(), last, last + 1);
    for (std::size_t i = 0; i < files.size() && i < mostRecentSessions; ++i)
    {
        const SessionMeant last = meantInFile(files[i].path).value_or(SessionMeant());
        const bool isOpen = files[i].path == open.path;
        files[i].game = isOpen ? open.game : last.game;
        files[i].result = isOpen ? open.result : last.result;
        files[i].number = last.number;
    }
    return files;
}

std::optional<QString> gameOfFile(const QString &path, std::optional<qint64> number)
{
    const std::optional<SessionMeant> meant = meantInFile(path, number);
    return meant ? std::optional(meant->game) : std::nullopt;
}

} // namespace dossier
