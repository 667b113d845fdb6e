#include "app/omega/recovery_folder.h"

#include "app/omega/map_store.h"
#include "app/play/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace dossier
{

namespace
{

const QString ending = QStringLiteral(".unsaved");
const QString originKey = QStringLiteral("origin");
const QString pathKey = QStringLiteral("path");
const QString mapKey = QStringLiteral("map");

std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
    // Only the death of its program frees a lock, however old it is.
    lock->setStaleLockTime(0);
    return lock;
}

std::optional<OpenMap> readKept(const QString &path)
{
    QFile file(path);
    // A map's text grows by what JSON escapes in a string.
    if (file.size() > 4 * largestMapFile || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    auto map = readMapFile(kept.value(mapKey).toString().toStdString());
    const int origin = kept.value(originKey).toInt(-1);
    if (!map || origin < 0 || origin > static_cast<int>(Origin::File))
        return std::nullopt;
    return OpenMap{
        .file = *std::move(map), .origin = static_cast<Origin>(origin), .path = kept.value(pathKey).toString()};
}

} // namespace

RecoveryFile RecoveryFile::in(const QString &folder)
{
    return RecoveryFile(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ending));
}

RecoveryFile::RecoveryFile(const QString &path)
    : m_path(path)
    , m_lock(lockOf(path))
{
}

bool RecoveryFile::write(const OpenMap &map)
{
    if (!QDir().mkpath(QFileInfo(m_path).path()))
        return false;
    if (!m_lock->isLocked() && !m_lock->tryLock(0))
        return false;
    const QJsonObject kept{{originKey, static_cast<int>(map.origin)}, {pathKey, map.path},
        {mapKey, QString::fromStdString(writeMapFile(map.file))}};
    return !writeWholeFile(m_path, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

void RecoveryFile::remove()
{
    QFile::remove(m_path);
    m_lock->unlock();
}

std::vector<KeptMap> keptMaps(const QString &folder)
{
    std::vector<KeptMap> kept;
    const QDir place(folder);
    for (const QFileInfo &info :
        place.entryInfoList({QLatin1Char('*') + ending}, QDir::Files, QDir::Time | QDir::Reversed))
    {
        const std::unique_ptr<QLockFile> lock = lockOf(info.absoluteFilePath());
        if (!lock->tryLock(0))
            continue;
        if (std::optional<OpenMap> map = readKept(info.absoluteFilePath()))
            kept.push_back({info.absoluteFilePath(), *std::move(map)});
    }
    return kept;
}

} // namespace dossier
