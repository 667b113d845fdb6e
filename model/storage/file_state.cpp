#include "model/storage/file_state.h"

#include <QFile>

#include <sys/stat.h>

namespace dossier::storage
{

std::optional<FileState> fileState(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    constexpr qint64 nanoseconds = 1'000'000'000;
    return FileState{
        found.st_dev, found.st_ino, found.st_size, found.st_mtim.tv_sec * nanoseconds + found.st_mtim.tv_nsec};
}

} // namespace dossier::storage
