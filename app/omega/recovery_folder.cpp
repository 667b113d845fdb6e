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
const QString savedKey = QStringLiteral("saved");

/// True when a program on this computer uses the file. A lock without a name, or of another computer, does not hide the
/// file: such a computer is most often this one under its former name, or before it was reinstalled.
bool isInUse(const QString &path)
{
    const std::optional<storage::Holder> holder = storage::FileLock::holderOf(path);
    return holder && !holder->mayBeGone;
}

std::optional<KeptMap> readKept(const QString &path)
{
    QFile file(path);
    // Two maps, whose texts grow when JSON escapes them in a string.
    if (file.size() > 8 * largestMapFile || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object();
    auto map = readMapFile(kept.value(mapKey).toString().toStdString());
    const int origin = kept.value(originKey).toInt(-1);
    if (!map || origin < 0 || origin > static_cast<int>(Origin::File))
        return std::nullopt;
    KeptMap read{
        path, {.file = *std::move(map), .origin = static_cast<Origin>(origin), .path = kept.value(pathKey).toString()}};
    if (auto saved = readMapFile(kept.value(savedKey).toString().toStdString()))
        read.saved = *std::move(saved);
    return read;
}

} // namespace

RecoveryFile RecoveryFile::in(const QString &folder)
{
    return RecoveryFile(QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + ending));
}

RecoveryFile::RecoveryFile(const QString &path)
    : m_path(path)
{
}

/// The map is kept even if no lock can be made.
bool RecoveryFile::takeLock()
{
    if (!m_lock)
        m_lock = std::make_unique<storage::FileLock>(m_path, true);
    return m_lock->isOurs() ? m_lock->keeps() : !m_lock->holder();
}

bool RecoveryFile::write(const OpenMap &map, const std::optional<MapFile> &saved)
{
    if (!makePrivateFolder(QFileInfo(m_path).path()))
        return false;
    if (!takeLock())
    {
        // Another program continues with that file.
        *this = in(QFileInfo(m_path).path());
        if (!takeLock())
            return false;
    }
    QJsonObject kept{{originKey, static_cast<int>(map.origin)}, {pathKey, map.path},
        {mapKey, QString::fromStdString(writeMapFile(map.file))}};
    if (saved)
        kept.insert(savedKey, QString::fromStdString(writeMapFile(*saved)));
    return !writeWholeFile(m_path, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

void RecoveryFile::remove()
{
    if (m_lock ? m_lock->isOurs() || !m_lock->holder() : !isInUse(m_path))
        QFile::remove(m_path);
    m_lock.reset();
}

std::vector<KeptMap> keptMaps(const QString &folder)
{
    std::vector<KeptMap> kept;
    const QDir place(folder);
    for (const QFileInfo &info :
        place.entryInfoList({QLatin1Char('*') + ending}, QDir::Files, QDir::Time | QDir::Reversed))
    {
        if (isInUse(info.absoluteFilePath()))
            continue;
        if (std::optional<KeptMap> map = readKept(info.absoluteFilePath()))
            kept.push_back(*std::move(map));
    }
    return kept;
}

} // namespace dossier
