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
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    const int place = ::open(QFile::encodeName(path).constData(), O_PATH | O_NOFOLLOW | O_CLOEXEC);
    if (place < 0)
        return;
    struct stat found = {};
    const bool isOurs = ::fstat(place, &found) == 0 && found.st_uid == ::geteuid()
        && (S_ISREG(found.st_mode) || S_ISDIR(found.st_mode));
    if (isOurs && (found.st_mode & others) != 0)
    {
        const QByteArray self = "/proc/self/fd/" + QByteArray::number(place);
        (void)::chmod(self.constData(), found.st_mode & S_IRWXU);
    }
    ::close(place);
}

} // namespace dossier::storage
