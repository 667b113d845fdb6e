#pragma once

#include "model/storage/storage_error.h"

#include <QByteArray>

#include <sys/types.h>

namespace dossier::storage
{

/// What a lock file says, as QLockFile writes it: process, program, host, and what tells machines and starts apart.
struct LockText
{
    Holder holder;
    QByteArray machine;
    QByteArray start;

    [[nodiscard]] bool isOfThisHost() const;

    /// Whether that process of this host is no more.
    [[nodiscard]] bool isDead() const;
};

/// What an open lock file says; nothing when it names nobody.
std::optional<LockText> readLockText(int descriptor);

/// True if an open file holds the beginning of a lock, or nothing but zeros or white space, as a program leaves it that
/// is killed, or loses its power, while it writes one.
bool isUnfinishedLock(int descriptor);

/// What our lock files say.
QByteArray ownLockText();

/// The process of this host that has the system's lock on a file, where the system tells.
std::optional<Holder> lockerOf(ino_t file);

} // namespace dossier::storage
