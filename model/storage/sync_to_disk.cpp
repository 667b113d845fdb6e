#include "model/storage/sync_to_disk.h"

#include <QFile>

#include <fcntl.h>
#include <unistd.h>

namespace dossier::storage
{

bool syncToDisk(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool synced = ::fsync(descriptor) == 0;
    return ::close(descriptor) == 0 && synced;
}

} // namespace dossier::storage
