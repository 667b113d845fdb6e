#include "model/storage/look_vfs.h"

#include "model/storage/log_beside.h"
#include "model/storage/vfs_parts.h"
#include "model/storage/wal_file.h"

#include <QFile>

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <vector>

namespace dossier::storage
{

namespace
{

/// The pages of a log that lie over those of its file.
struct Overlay
{
    explicit Overlay(const QString &path)
        : log(path + QStringLiteral("-wal"))
    {
        for (const WalFile::Frame &frame : log.frames())
            pages[frame.page] = frame;
        size = log.frames().empty() ? 0 : log.pageSize() * log.frames().back().databaseSize;
    }

    /// Reads what the log has of the database there, with SQLite's code of how that went; SQLITE_NOTFOUND where that
    /// page is not in it.
    int read(char *bytes, int count, qint64 at)
    {
        const auto found = pages.find(static_cast<quint32>(at / log.pageSize()) + 1);
        if (found == pages.end())
            return SQLITE_NOTFOUND;
        const QByteArray page = log.pageAt(found->second);
        const qint64 in = at % log.pageSize();
        if (page.size() < in + count)
            return SQLITE_IOERR_READ;
        std::memcpy(bytes, page.constData() + in, static_cast<std::size_t>(count));
        return SQLITE_OK;
    }

    WalFile log;
    std::unordered_map<quint32, WalFile::Frame> pages;
    qint64 size = 0;
};

/// A file that is looked at; the memory of SQLite's own file follows.
struct LookedFile
{
    sqlite3_file base;
    Overlay *overlay;
    bool hasFailed;
};

// NOLINTBEGIN(*-reinterpret-cast): this is how SQLite lets files be put in front of files
LookedFile *looked(sqlite3_file *file)
{
    return reinterpret_cast<LookedFile *>(file);
}

sqlite3_file *real(sqlite3_file *file)
{
    return reinterpret_cast<sqlite3_file *>(looked(file) + 1);
}

// NOLINTEND(*-reinterpret-cast)

sqlite3_vfs *usualVfs()
{
    static sqlite3_vfs *usual = sqlite3_vfs_find(nullptr);
    return usual;
}

int closeLooked(sqlite3_file *file)
{
    delete looked(file)->overlay;
    return real(file)->pMethods->xClose(real(file));
}

int readLooked(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    Overlay *overlay = looked(file)->overlay;
    int result = overlay == nullptr ? SQLITE_NOTFOUND : overlay->read(static_cast<char *>(bytes), count, at);
    if (result == SQLITE_NOTFOUND)
        result = real(file)->pMethods->xRead(real(file), bytes, count, at);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
        looked(file)->hasFailed = true;
    return result;
}

int sizeLooked(sqlite3_file *file, sqlite3_int64 *size)
{
    const Overlay *overlay = looked(file)->overlay;
    if (overlay == nullptr)
        return real(file)->pMethods->xFileSize(real(file), size);
    *size = overlay->size;
    return SQLITE_OK;
}

int refuseWrite(sqlite3_file *, const void *, int, sqlite3_int64)
{
    return SQLITE_READONLY;
}

int refuseTruncate(sqlite3_file *, sqlite3_int64)
{
    return SQLITE_READONLY;
}

/// Asks a file whether a read of it has failed, into a bool. SQLite leaves codes above 100 to others.
constexpr int failureCode = 0x444f53;

int controlLooked(sqlite3_file *file, int what, void *argument)
{
    if (what != failureCode)
        return SQLITE_NOTFOUND;
    *static_cast<bool *>(argument) = looked(file)->hasFailed;
    return SQLITE_OK;
}

int characteristicsLooked(sqlite3_file *)
{
    return SQLITE_IOCAP_IMMUTABLE;
}

const sqlite3_io_methods lookMethods{1, closeLooked, readLooked, refuseWrite, refuseTruncate, vfs::nothing, sizeLooked,
    vfs::nothing, vfs::nothing, vfs::isReserved, controlLooked, vfs::sectorSize, characteristicsLooked, nullptr,
    nullptr, nullptr, nullptr, nullptr, nullptr};

/// The log that is to be read with a file; none where there is nothing in it. SQLite's code of how that went.
int findOverlay(sqlite3_filename name, Overlay *&found)
{
    found = nullptr;
    const QString path = QFile::decodeName(name);
    const char *asked = sqlite3_uri_parameter(name, "log");
    const QByteArray use(asked == nullptr ? "own" : asked);
    LogOwner owner = use == "any" ? LogOwner::Own : LogOwner::Nobody;
    if (use == "own")
        owner = logBeside(path).owner;
    // Without a log that may be its own a file would seem older than it is.
    if (owner == LogOwner::Unknown)
        return SQLITE_IOERR_READ;
    if (owner != LogOwner::Own)
        return SQLITE_OK;
    auto overlay = std::make_unique<Overlay>(path);
    if (overlay->log.isUnreadable())
        return SQLITE_IOERR_READ;
    found = overlay->pages.empty() ? nullptr : overlay.release();
    return SQLITE_OK;
}

int openLooked(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *granted)
{
    if ((flags & SQLITE_OPEN_MAIN_DB) == 0)
        return usualVfs()->xOpen(usualVfs(), name, file, flags, granted);
    const int result = usualVfs()->xOpen(usualVfs(), name, real(file), flags, granted);
    if (result != SQLITE_OK)
    {
        file->pMethods = nullptr;
        return result;
    }
    looked(file)->hasFailed = false;
    const int log = findOverlay(name, looked(file)->overlay);
    file->pMethods = log == SQLITE_OK ? &lookMethods : nullptr;
    if (log != SQLITE_OK)
        real(file)->pMethods->xClose(real(file));
    return log;
}

} // namespace

bool hasFailedToRead(sqlite3 *database)
{
    bool failed = false;
    return sqlite3_file_control(database, "main", failureCode, &failed) == SQLITE_OK && failed;
}

const char *lookVfs()
{
    static sqlite3_vfs *registered = []
    {
        static sqlite3_vfs look = *usualVfs();
        look.zName = "dossier-look";
        look.szOsFile = usualVfs()->szOsFile + static_cast<int>(sizeof(LookedFile));
        look.xOpen = openLooked;
        sqlite3_vfs_register(&look, 0);
        return &look;
    }();
    return registered->zName;
}

struct DatabaseBytes::Opened
{
    sqlite3_file *file = nullptr;
    sqlite3_filename name = nullptr;
    std::vector<std::max_align_t> memory;
};

DatabaseBytes::DatabaseBytes(const QString &path)
    : m_opened(std::make_unique<Opened>())
{
    const auto size = static_cast<std::size_t>(usualVfs()->szOsFile);
    m_opened->memory.resize(size / sizeof(std::max_align_t) + 1);
    m_opened->name = sqlite3_create_filename(QFile::encodeName(path).constData(), "", "", 0, nullptr);
    auto *file = static_cast<sqlite3_file *>(static_cast<void *>(m_opened->memory.data()));
    if (usualVfs()->xOpen(usualVfs(), m_opened->name, file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, nullptr)
        == SQLITE_OK)
        m_opened->file = file;
}

DatabaseBytes::~DatabaseBytes()
{
    if (m_opened->file != nullptr)
        m_opened->file->pMethods->xClose(m_opened->file);
    sqlite3_free_filename(m_opened->name);
}

bool DatabaseBytes::isOpen() const
{
    return m_opened->file != nullptr;
}

QByteArray DatabaseBytes::read(qint64 at, int count) const
{
    QByteArray bytes(count, '\0');
    if (m_opened->file == nullptr)
        return {};
    const int result = m_opened->file->pMethods->xRead(m_opened->file, bytes.data(), count, at);
    if (result == SQLITE_OK)
        return bytes;
    sqlite3_int64 size = 0;
    if (result != SQLITE_IOERR_SHORT_READ || m_opened->file->pMethods->xFileSize(m_opened->file, &size) != SQLITE_OK)
        return {};
    return bytes.first(static_cast<qsizetype>(std::clamp<qint64>(size - at, 0, count)));
}

} // namespace dossier::storage
