#include "model/storage/new_file_vfs.h"

#include "model/storage/vfs_parts.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>

namespace dossier::storage
{

namespace
{

struct NewDatabase
{
    sqlite3_file base;
    int descriptor;
};

int descriptorOf(sqlite3_file *file)
{
    return reinterpret_cast<NewDatabase *>(file)->descriptor; // NOLINT(*-reinterpret-cast): SQLite's own way
}

int closeNew(sqlite3_file *)
{
    return SQLITE_OK;
}

int readNew(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    const ssize_t got = ::pread(descriptorOf(file), bytes, static_cast<std::size_t>(count), at);
    if (got < 0)
        return SQLITE_IOERR_READ;
    if (got == count)
        return SQLITE_OK;
    std::memset(static_cast<char *>(bytes) + got, 0, static_cast<std::size_t>(count - got));
    return SQLITE_IOERR_SHORT_READ;
}

int writeNew(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at)
{
    return ::pwrite(descriptorOf(file), bytes, static_cast<std::size_t>(count), at) == count ? SQLITE_OK : SQLITE_FULL;
}

int truncateNew(sqlite3_file *file, sqlite3_int64 size)
{
    return ::ftruncate(descriptorOf(file), size) == 0 ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

int sizeNew(sqlite3_file *file, sqlite3_int64 *size)
{
    struct stat found = {};
    if (::fstat(descriptorOf(file), &found) != 0)
        return SQLITE_IOERR_FSTAT;
    *size = found.st_size;
    return SQLITE_OK;
}

int characteristicsNew(sqlite3_file *)
{
    return 0;
}

// Nothing waits for the disk: the file does that once, when it is placed.
const sqlite3_io_methods methodsNew{1, closeNew, readNew, writeNew, truncateNew, vfs::nothing, sizeNew, vfs::nothing,
    vfs::nothing, vfs::isReserved, vfs::control, vfs::sectorSize, characteristicsNew, nullptr, nullptr, nullptr,
    nullptr, nullptr, nullptr};

int openNew(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *granted)
{
    file->pMethods = nullptr;
    const sqlite3_int64 descriptor = (flags & SQLITE_OPEN_MAIN_DB) != 0 ? sqlite3_uri_int64(name, "fd", -1) : -1;
    if (descriptor < 0)
        return SQLITE_CANTOPEN;
    file->pMethods = &methodsNew;
    reinterpret_cast<NewDatabase *>(file)->descriptor = static_cast<int>(descriptor); // NOLINT(*-reinterpret-cast)
    if (granted != nullptr)
        *granted = flags;
    return SQLITE_OK;
}

int deleteNothing(sqlite3_vfs *, const char *, int)
{
    return SQLITE_OK;
}

int findNothing(sqlite3_vfs *, const char *, int, int *result)
{
    *result = 0;
    return SQLITE_OK;
}

int sameName(sqlite3_vfs *, const char *name, int size, char *full)
{
    std::snprintf(full, static_cast<std::size_t>(size), "%s", name);
    return SQLITE_OK;
}

} // namespace

const char *newFileVfs()
{
    static sqlite3_vfs *registered = []
    {
        static sqlite3_vfs vfs = *sqlite3_vfs_find(nullptr);
        vfs.zName = "dossier-new";
        vfs.szOsFile = static_cast<int>(sizeof(NewDatabase));
        vfs.xOpen = openNew;
        vfs.xDelete = deleteNothing;
        vfs.xAccess = findNothing;
        vfs.xFullPathname = sameName;
        sqlite3_vfs_register(&vfs, 0);
        return &vfs;
    }();
    return registered->zName;
}

} // namespace dossier::storage
