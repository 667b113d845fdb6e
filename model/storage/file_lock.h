#pragma once

#include "storage_error.h"

#include <QLockFile>

#include <memory>

namespace dossier::storage
{

/// Who may write a file: the program that has the lock file beside it. Only the death of that program frees it.
class FileLock
{
public:
    explicit FileLock(const QString &path);

    /// Whether it is ours.
    [[nodiscard]] bool isOurs() const { return m_lock->isLocked(); }

    /// The other program that has it; nothing when it is ours, or when no lock can be made there.
    [[nodiscard]] std::optional<Holder> holder() const;

private:
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace dossier::storage
