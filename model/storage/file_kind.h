#pragma once

#include <QFile>
#include <QString>

#include <sys/stat.h>

namespace dossier::storage
{

/// True if a regular file lies at the path; a link is none.
inline bool isRegularFile(const QString &path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 && S_ISREG(found.st_mode);
}

/// True if anything lies at the path, even a link to nothing.
inline bool isThere(const QString &path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0;
}

} // namespace dossier::storage
