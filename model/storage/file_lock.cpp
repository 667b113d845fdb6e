#include "model/storage/file_lock.h"

#include "model/storage/lock_text.h"
#include "model/storage/new_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <mutex>
#include <set>

namespace dossier::storage
{

namespace
{

constexpr int maxTries = 50;
/// So often a lock is looked at before it is held by another, so many microseconds apart.
constexpr int looks = 3;
constexpr useconds_t betweenLooks = 5000;

/// One lock for a file, by whatever name of a link it is opened, also before it is there.
QString lockFileOf(const QString &path)
{
    const QFileInfo info(path);
    const QString ending = QStringLiteral(".lock");
    if (info.exists())
        return info.canonicalFilePath() + ending;
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return QDir(folder.isEmpty() ? info.absolutePath() : folder).filePath(info.fileName()) + ending;
}

std::pair<dev_t, ino_t> identityOf(const struct stat &found)
{
    return {found.st_dev, found.st_ino};
}

std::optional<journal::Moment> lastWriteOf(int descriptor)
{
    constexpr qint64 thousand = 1000;
    struct stat found = {};
    if (::fstat(descriptor, &found) != 0)
        return std::nullopt;
    return journal::Moment{found.st_mtim.tv_sec * thousand + found.st_mtim.tv_nsec / (thousand * thousand)};
}

/// The files that this process has locked. To open and close such a file once more would undo SQLite's own locks.
class LockedHere
{
public:
    using Identity = std::pair<dev_t, ino_t>;

    static bool add(const Identity &file)
    {
        const std::scoped_lock guard(mutex());
        return all().insert(file).second;
    }

    static void remove(const Identity &file)
    {
        const std::scoped_lock guard(mutex());
        all().erase(file);
    }

private:
    static std::set<Identity> &all()
    {
        static std::set<Identity> files;
        return files;
    }

    static std::mutex &mutex()
    {
        static std::mutex one;
        return one;
    }
};

} // namespace

FileLock::FileLock(const QString &path, bool fromOtherHosts)
    : m_path(lockFileOf(path))
{
    take(fromOtherHosts);
    if (isOurs())
        lockContent(path);
}

FileLock::FileLock(QString lockFile, std::nullptr_t)
    : m_path(std::move(lockFile))
{
}

FileLock::~FileLock()
{
    unlock();
}

std::optional<Holder> FileLock::holderOf(const QString &path)
{
    FileLock lock(lockFileOf(path), nullptr);
    int old = -1;
    (void)lock.look(false, old);
    if (old >= 0)
        ::close(old);
    return lock.m_holder;
}

/// Finds out whose the lock file is; `old` is the descriptor of one that nobody on this host has, locked meanwhile.
FileLock::Found FileLock::look(bool fromOtherHosts, int &old)
{
    const QByteArray path = QFile::encodeName(m_path);
    struct stat found = {};
    m_holder.reset();
    if (::lstat(path.constData(), &found) != 0)
        return Found::Nothing;
    // A folder, a link or a device is nobody's lock.
    if (!S_ISREG(found.st_mode))
        return Found::InTheWay;
    old = ::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (old < 0 && errno == ENOENT)
        return Found::Nothing;
    if (old < 0 && (errno == EMFILE || errno == ENFILE))
        return Found::Unknown;
    if (old < 0)
    {
        m_holder = Holder{.mayBeGone = true};
        return fromOtherHosts ? Found::Free : Found::Held;
    }
    const Found whose = judge(old, fromOtherHosts);
    struct stat opened = {};
    struct stat now = {};
    const bool same
        = ::fstat(old, &opened) == 0 && ::lstat(path.constData(), &now) == 0 && identityOf(opened) == identityOf(now);
    return same ? whose : Found::Nothing;
}

FileLock::Found FileLock::judge(int old, bool fromOtherHosts)
{
    const bool free = ::flock(old, LOCK_EX | LOCK_NB) == 0;
    const bool unknown = !free && errno != EWOULDBLOCK;
    const std::optional<LockText> text = readLockText(old);
    struct stat opened = {};
    if (!free && !unknown)
    {
        // Whoever has the system's lock lives, on this host, whatever the file says.
        m_holder = ::fstat(old, &opened) == 0 ? lockerOf(opened.st_ino) : std::nullopt;
        if (!m_holder)
            m_holder = text ? text->holder : Holder{};
        return Found::Held;
    }
    if (!text && !isUnfinishedLock(old))
        return Found::InTheWay;
    if (!text || (text->isOfThisHost() && (free || text->isDead())))
        return Found::Free;
    if (!text->isOfThisHost() && fromOtherHosts)
        return Found::Free;
    m_holder = text->holder;
    if (!text->isOfThisHost())
    {
        m_holder->mayBeGone = true;
        m_holder->seen = lastWriteOf(old);
    }
    return Found::Held;
}

/// Puts a lock file of ours there. 0, or the system's error number.
int FileLock::made(bool replaces)
{
    Stored<NewFile> file = NewFile::beside(m_path);
    if (!file)
    {
        m_fault = file.error().fault;
        return EIO;
    }
    file->allowAll();
    if (!file->write(ownLockText()))
    {
        m_fault = faultOfSystem(errno);
        return EIO;
    }
    const int error = replaces ? file->replace() : file->put();
    if (error != 0)
    {
        m_fault = faultOfSystem(error);
        return error;
    }
    m_lock = file->release();
    struct stat own = {};
    ::fstat(m_lock, &own);
    m_identity = identityOf(own);
    return 0;
}

/// Moves what is no lock out of the lock's place.
bool FileLock::moveAside()
{
    const Stored<QString> moved = storage::setAside(m_path);
    if (moved)
        m_setAside << *moved;
    return moved.has_value();
}

void FileLock::take(bool fromOtherHosts)
{
    if (isNameTooLong(m_path.chopped(QStringLiteral(".lock").size())))
    {
        m_fault = StorageFault::NameTooLong;
        return;
    }
    int held = 0;
    for (int tries = 0; tries < maxTries && !isOurs(); ++tries)
    {
        int old = -1;
        const Found found = look(fromOtherHosts, old);
        int error = 0;
        if (found == Found::Unknown)
        {
            m_fault = StorageFault::TooManyOpen;
            return;
        }
        if (found == Found::InTheWay)
            error = moveAside() ? 0 : ENOTEMPTY;
        else if (found != Found::Held)
            error = made(found == Found::Free);
        // Until the new one is in its place nobody else takes the old one.
        if (old >= 0)
            ::close(old);
        if (isOurs() && !isInPlace())
            unlock();
        if (error == ENOTEMPTY)
            m_fault = StorageFault::LockInTheWay;
        if ((error != 0 && error != EEXIST) || (found == Found::Held && ++held == looks))
            return;
        // It may be that somebody only looks at it.
        if (found == Found::Held)
            ::usleep(betweenLooks);
    }
}

void FileLock::lockContent(const QString &path)
{
    struct stat found = {};
    const QByteArray name = QFile::encodeName(path);
    if (!isOurs() || m_content >= 0 || ::stat(name.constData(), &found) != 0 || !S_ISREG(found.st_mode))
        return;
    const Identity identity = identityOf(found);
    bool others = !LockedHere::add(identity);
    if (!others)
    {
        // To close a file that was opened to write looks to its player as if somebody had written it.
        m_content = ::open(name.constData(), O_RDONLY | O_CLOEXEC);
        int failed = m_content >= 0 && ::flock(m_content, LOCK_EX | LOCK_NB) != 0 ? errno : 0;
        if (failed == EBADF)
        {
            // A file system over a network asks for the right to write.
            ::close(m_content);
            m_content = ::open(name.constData(), O_RDWR | O_CLOEXEC);
            failed = m_content >= 0 && ::flock(m_content, LOCK_EX | LOCK_NB) != 0 ? errno : 0;
        }
        others = failed == EWOULDBLOCK;
        if (others && m_content >= 0)
            ::close(std::exchange(m_content, -1));
        if (m_content < 0)
            LockedHere::remove(identity);
        else
            m_contentIdentity = identity;
    }
    if (!others)
        return;
    unlock();
    m_holder = lockerOf(identity.second).value_or(Holder{});
}

bool FileLock::isInPlace() const
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(m_path).constData(), &found) == 0 && identityOf(found) == m_identity;
}

bool FileLock::keeps()
{
    if (!isOurs())
        return false;
    // By its time other computers tell when we were there last.
    ::futimens(m_lock, nullptr);
    if (isInPlace())
        return true;
    const int before = std::exchange(m_lock, -1);
    const int error = made(false);
    // Where none can be made now nobody else made one either.
    if (error != 0 && error != EEXIST)
        m_lock = before;
    else
        ::close(before);
    if (error != EEXIST)
        return true;
    m_holder = holderOf(m_path.chopped(QStringLiteral(".lock").size())).value_or(Holder{});
    // Closing it would undo the locks of SQLite, which still reads it.
    if (m_content >= 0)
        ::flock(m_content, LOCK_UN);
    return false;
}

void FileLock::unlock()
{
    if (isOurs() && isInPlace())
        ::unlink(QFile::encodeName(m_path).constData());
    if (m_lock >= 0)
        ::close(std::exchange(m_lock, -1));
    if (m_content < 0)
        return;
    ::close(std::exchange(m_content, -1));
    LockedHere::remove(m_contentIdentity);
}

} // namespace dossier::storage
