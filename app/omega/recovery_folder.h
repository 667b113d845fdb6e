#pragma once

#include "views/omega/editor/open_map.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace dossier
{

/// A map whose changes were never saved, and the file that keeps it.
struct KeptMap
{
    QString file;
    OpenMap map;
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

    /// Writes the map, whole or not at all; returns whether it is on disk.
    [[nodiscard]] bool write(const OpenMap &map);
    void remove();

private:
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
};

/// The maps that were left with unsaved changes there, the oldest first; none that a running program still has open.
std::vector<KeptMap> keptMaps(const QString &folder);

} // namespace dossier
