#pragma once

#include <QString>

namespace dossier::storage
{

/// Notices that another program has written to a file in place, however quickly and with whatever time it set: that it
/// closed it after it had opened it to write. Where the system cannot watch a file it notices nothing.
class FileWatch
{
public:
    /// Watches the file at that path. What this program itself has open by then may stay open, and not be closed.
    explicit FileWatch(const QString &path);
    ~FileWatch();
    FileWatch(const FileWatch &) = delete;
    FileWatch &operator=(const FileWatch &) = delete;
    FileWatch(FileWatch &&) = delete;
    FileWatch &operator=(FileWatch &&) = delete;

    /// True if another program has written to it since.
    [[nodiscard]] bool hasOtherWriter();

private:
    int m_descriptor;
    bool m_hasOtherWriter = false;
};

} // namespace dossier::storage
