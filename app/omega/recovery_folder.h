#pragma once

#include "model/storage/file_lock.h"
#include "views/omega/editor/open_map.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace dossier
{

/// A map whose changes were never saved, and the file that keeps it.
struct KeptMap
{
    QString file;
    OpenMap map;
    /// The content of the map's own file when it was last read or saved; nothing where it has none, or nobody noted it.
    std::optional<MapFile> saved{};
};

/// Keeps one map's unsaved changes in a file, where the next start finds them; while this lives no other program takes
/// the file for left behind.
class RecoveryFile
{
public:
    /// A new file in that folder, not written yet.
    static RecoveryFile in(const QString &folder);

    explicit RecoveryFile(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }

    /// Writes the map, whole or not at all; returns whether it is on disk. Where another program has the file by now it
    /// goes on in a new one.
    [[nodiscard]] bool write(const OpenMap &map, const std::optional<MapFile> &saved);
    /// Removes the file, unless another program has it.
    void remove();

private:
    [[nodiscard]] bool takeLock();

    QString m_path;
    std::unique_ptr<storage::FileLock> m_lock;
};

/// The maps that were left with unsaved changes there, the oldest first; none that a running program still has open.
std::vector<KeptMap> keptMaps(const QString &folder);

} // namespace dossier
