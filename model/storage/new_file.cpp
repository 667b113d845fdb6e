#include "model/storage/new_file.h"

#include "model/storage/sync_to_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace dossier::storage
{

namespace
{

/// A name in the folder of a path that nothing else has.
QString hiddenNameBeside(const QString &path)
{
    const QString name = QStringLiteral(".dossier-%1.part").arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
    return QFileInfo(path).absoluteDir().filePath(name);
}

/// Renames where nothing may be, in one step wherever the file system knows one. 0, or the system's error number.
int renameToNew(const QByteArray &from, const QByteArray &to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    if (::link(from.constData(), to.constData()) == 0)
        return ::unlink(from.constData()) == 0 ? 0 : errno;
    if (errno != EPERM && errno != EOPNOTSUPP)
        return errno;
    // Neither is known there: who is between these two calls holds the lock beside the file.
    struct stat there = {};
    if (::lstat(to.constData(), &there) == 0)
        return EEXIST;
    return ::rename(from.constData(), to.constData()) == 0 ? 0 : errno;
}

bool isEmptyFile(const QByteArray &path)
{
    struct stat found = {};
    return ::lstat(path.constData(), &found) == 0 && S_ISREG(found.st_mode) && found.st_size == 0;
}

/// True if a folder's file system cannot make files without a name.
bool knowsNoUnnamedFiles(int error)
{
    return error == EOPNOTSUPP || error == EISDIR;
}

} // namespace

StorageFault faultOfSystem(int error)
{
    switch (error)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return StorageFault::DiskFull;
    case EROFS:
    case EACCES:
    case EPERM:
        return StorageFault::ReadOnly;
    case ENOENT:
    case ENOTDIR:
        return StorageFault::NoSuchFolder;
    case ENAMETOOLONG:
        return StorageFault::NameTooLong;
    case EEXIST:
        return StorageFault::FileExists;
    case EMFILE:
    case ENFILE:
        return StorageFault::TooManyOpen;
    default:
        return StorageFault::NotWritten;
    }
}

bool isNameTooLong(const QString &path)
{
    return QFile::encodeName(QFileInfo(path).fileName()).size() > maxFileName;
}

Stored<QString> setAside(const QString &path)
{
    constexpr int maxTries = 1000;
    int error = EEXIST;
    for (int number = 1; number <= maxTries && error == EEXIST; ++number)
    {
        const QString aside = path + QStringLiteral(".left") + (number == 1 ? QString() : QString::number(number));
        error = renameToNew(QFile::encodeName(path), QFile::encodeName(aside));
        if (error == 0)
            return aside;
    }
    return tl::unexpected(StorageError{.fault = faultOfSystem(error), .file = path});
}

NewFile::NewFile(QString place, QString hidden, int descriptor)
    : m_place(std::move(place))
    , m_hidden(std::move(hidden))
    , m_descriptor(descriptor)
{
}

NewFile::NewFile(NewFile &&other) noexcept
    : m_place(std::move(other.m_place))
    , m_hidden(std::exchange(other.m_hidden, QString()))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

NewFile::~NewFile()
{
    close();
    if (!m_hidden.isEmpty())
        ::unlink(QFile::encodeName(m_hidden).constData());
}

void NewFile::close()
{
    if (const int descriptor = std::exchange(m_descriptor, -1); descriptor >= 0)
        ::close(descriptor);
}

Stored<NewFile> NewFile::beside(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    QString hidden;
    int descriptor = ::open(folder.constData(), O_RDWR | O_TMPFILE | O_CLOEXEC, 0600);
    if (descriptor < 0 && knowsNoUnnamedFiles(errno))
    {
        hidden = hiddenNameBeside(path);
        descriptor = ::open(QFile::encodeName(hidden).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    if (descriptor < 0)
        return tl::unexpected(StorageError{.fault = faultOfSystem(errno), .file = path});
    ::flock(descriptor, LOCK_EX | LOCK_NB);
    return NewFile(path, hidden, descriptor);
}

void NewFile::allowAs(const QString &other)
{
    constexpr mode_t permissions = 0777;
    struct stat found = {};
    if (::stat(QFile::encodeName(other).constData(), &found) == 0)
        ::fchmod(m_descriptor, found.st_mode & permissions);
}

void NewFile::allowAll()
{
    ::fchmod(m_descriptor, 0644);
}

bool NewFile::write(const QByteArray &bytes)
{
    return ::write(m_descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size();
}

QByteArray NewFile::read(qint64 at, int count) const
{
    QByteArray bytes(count, '\0');
    const ssize_t got = ::pread(m_descriptor, bytes.data(), static_cast<std::size_t>(count), at);
    return bytes.first(std::max<ssize_t>(got, 0));
}

bool NewFile::overwrite(qint64 at, const QByteArray &bytes)
{
    return ::pwrite(m_descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size()), at) == bytes.size();
}

/// Gives a file without a name that one. 0, or the system's error number.
int NewFile::name(const QByteArray &as) const
{
    const QByteArray self = "/proc/self/fd/" + QByteArray::number(m_descriptor);
    return ::linkat(AT_FDCWD, self.constData(), AT_FDCWD, as.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

int NewFile::put()
{
    const QByteArray place = QFile::encodeName(m_place);
    const int error = m_hidden.isEmpty() ? name(place) : renameToNew(QFile::encodeName(m_hidden), place);
    if (error == 0)
        m_hidden.clear();
    return error;
}

int NewFile::replace()
{
    // No call gives a file without a name a name that is taken: it needs one of its own in between.
    const bool isUnnamed = m_hidden.isEmpty();
    if (isUnnamed)
        m_hidden = hiddenNameBeside(m_place);
    if (const int error = isUnnamed ? name(QFile::encodeName(m_hidden)) : 0; error != 0)
    {
        m_hidden.clear();
        return error;
    }
    if (::rename(QFile::encodeName(m_hidden).constData(), QFile::encodeName(m_place).constData()) != 0)
        return errno;
    m_hidden.clear();
    return 0;
}

int NewFile::release()
{
    return std::exchange(m_descriptor, -1);
}

Done NewFile::place()
{
    const StorageError failed{.fault = StorageFault::NotWritten, .file = m_place};
    if (::fsync(m_descriptor) != 0)
        return tl::unexpected(StorageError{.fault = faultOfSystem(errno), .file = m_place});
    int error = put();
    if (error == EEXIST && isEmptyFile(QFile::encodeName(m_place)))
        error = replace();
    if (error != 0)
        return tl::unexpected(StorageError{.fault = faultOfSystem(error), .file = m_place});
    close();
    return syncToDisk(QFileInfo(m_place).absolutePath()) ? Done() : tl::unexpected(failed);
}

} // namespace dossier::storage
