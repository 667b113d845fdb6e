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
    /// The content of the map's own file when it was last read or saved; nothing when it has none or it was not
    /// recorded.
    std::optional<MapFile> saved{};
};

/// Keeps the unsaved changes of one map in a file for the next start; while this object lives, no other program treats
/// the file as abandoned.
class RecoveryFile
{
public:
    /// Returns a new file in that folder, not yet written.
    static RecoveryFile in(const QString &folder);

    explicit RecoveryFile(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }

    /// Writes the map atomically; returns true when it is on disk. Continues in a new file when another program has
    /// taken this one.
    [[nodiscard]] bool write(const OpenMap &map, const std::optional<MapFile> &saved);
    /// Removes the file, unless another program has it.
    void remove();

private:
    [[nodiscard]] bool takeLock();

    QString m_path;
    std::unique_ptr<storage::FileLock> m_lock;
};

/// Returns the abandoned maps with unsaved changes in that folder, the oldest first; skips those that a running program
/// still has open.
std::vector<KeptMap> keptMaps(const QString &folder);

} // namespace dossier
