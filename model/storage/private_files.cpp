#include "model/storage/private_files.h"

#include <QByteArray>
#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier::storage
{

/// A descriptor for the place alone opens no file: closing it undoes no lock that SQLite has.
void makePrivate(const QString &path)
{
    const int place = ::open(QFile::encodeName(path).constData(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (place < 0)
        return;
    struct stat found = {};
    const bool isOurs = ::fstat(place, &found) == 0 && found.st_uid == ::geteuid()
        && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode));
    // A file that a group may write is shared on purpose.
    const mode_t group = (found.st_mode & S_IWGRP) != 0 ? S_IRWXG : 0;
    const mode_t allowed = found.st_mode & (S_IRWXU | group);
    if (isOurs && (found.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO)) != allowed)
    {
        const QByteArray self = "/proc/self/fd/" + QByteArray::number(place);
        (void)::chmod(self.constData(), allowed);
    }
    ::close(place);
}

} // namespace dossier::storage
