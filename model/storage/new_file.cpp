#include "model/storage/new_file.h"

#include "model/storage/sync_to_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace dossier::storage
{

namespace
{

const QString beginning = QStringLiteral(".dossier-");
const QString ending = QStringLiteral(".part");

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

/// Whether the maker of a file, or of one that was beside it, lives.
bool isBeingMade(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0)
        return errno != ENOENT;
    const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) != 0;
    ::close(descriptor);
    return locked;
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
    default:
        return StorageFault::NotWritten;
    }
}

bool isNameTooLong(const QString &path)
{
    return QFile::encodeName(QFileInfo(path).fileName()).size() > longestFileName;
}

NewFile::NewFile(QString place, QString path, int descriptor)
    : m_place(std::move(place))
    , m_path(std::move(path))
    , m_descriptor(descriptor)
{
}

NewFile::NewFile(NewFile &&other) noexcept
    : m_place(std::move(other.m_place))
    , m_path(std::exchange(other.m_path, QString()))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

NewFile::~NewFile()
{
    close();
    if (!m_path.isEmpty())
        for (const char *part : {"", "-wal", "-shm", "-journal"})
            QFile::remove(m_path + QLatin1String(part));
}

void NewFile::close()
{
    if (const int descriptor = std::exchange(m_descriptor, -1); descriptor >= 0)
        ::close(descriptor);
}

Stored<NewFile> NewFile::beside(const QString &path)
{
    const QString name = beginning + QUuid::createUuid().toString(QUuid::WithoutBraces) + ending;
    const QString made = QFileInfo(path).absoluteDir().filePath(name);
    const int descriptor = ::open(QFile::encodeName(made).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return tl::unexpected(StorageError{.fault = faultOfSystem(errno), .file = path});
    ::flock(descriptor, LOCK_EX | LOCK_NB);
    return NewFile(path, made, descriptor);
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

int NewFile::put()
{
    const int error = renameToNew(QFile::encodeName(m_path), QFile::encodeName(m_place));
    if (error == 0)
        m_path.clear();
    return error;
}

int NewFile::replace()
{
    if (::rename(QFile::encodeName(m_path).constData(), QFile::encodeName(m_place).constData()) != 0)
        return errno;
    m_path.clear();
    return 0;
}

int NewFile::release()
{
    return std::exchange(m_descriptor, -1);
}

Done NewFile::place()
{
    const StorageError failed{.fault = StorageFault::NotWritten, .file = m_place};
    // Others wrote to it by its name: what counts is what lies there.
    if (!syncToDisk(m_path))
        return tl::unexpected(failed);
    int error = put();
    if (error == EEXIST && isEmptyFile(QFile::encodeName(m_place)))
        error = replace();
    if (error != 0)
        return tl::unexpected(StorageError{.fault = faultOfSystem(error), .file = m_place});
    close();
    return syncToDisk(QFileInfo(m_place).absolutePath()) ? Done() : tl::unexpected(failed);
}

void clearLeftBehind(const QString &folder)
{
    const QDir place(folder);
    QSet<QString> made;
    QStringList found
        = place.entryList({beginning + u'*' + ending, beginning + u'*' + ending + u'*'}, QDir::Files | QDir::Hidden);
    for (const QString &name : found)
        made << name.left(name.indexOf(ending) + ending.size());
    for (const QString &name : std::as_const(made))
        if (!isBeingMade(place.filePath(name)))
            for (const QString &left : std::as_const(found))
                if (left.startsWith(name))
                    QFile::remove(place.filePath(left));
}

} // namespace dossier::storage
