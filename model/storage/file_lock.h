#pragma once

#include "storage_error.h"

#include <QLockFile>

#include <memory>

namespace dossier::storage
{

/// Who may write a file: the program that has the lock file beside it. Only the death of that program frees it, or a
/// person.
class FileLock
{
public:
    explicit FileLock(const QString &path);

    /// Whether it is ours.
    [[nodiscard]] bool isOurs() const { return m_lock->isLocked(); }

    /// The other program that has it; nothing when it is ours, or when no lock can be made there.
    [[nodiscard]] std::optional<Holder> holder() const;

    /// Takes the lock from a program on another host, of which this host cannot know whether it lives: for a person to
    /// decide. Returns whether the file can be written now; never so while its holder lives on this host.
    bool takeOver();

private:
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace dossier::storage
