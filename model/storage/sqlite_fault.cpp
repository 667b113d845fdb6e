#include "model/storage/sqlite_fault.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace dossier::storage
{

namespace
{

StorageFault inputOutputFault(int code, int systemError)
{
    switch (systemError)
    {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return StorageFault::DiskFull;
    case EROFS:
        return StorageFault::ReadOnly;
    default:
        break;
    }
    switch (code)
    {
    case SQLITE_IOERR_READ:
    case SQLITE_IOERR_AUTH:
        return StorageFault::NotRead;
    case SQLITE_IOERR_SHORT_READ:
    case SQLITE_IOERR_CORRUPTFS:
        return StorageFault::Damaged;
    case SQLITE_IOERR_SHMSIZE:
        return StorageFault::DiskFull;
    default:
        return StorageFault::NotWritten;
    }
}

} // namespace

StorageFault faultUnlessTooManyOpen(StorageFault fault)
{
    // A file, its log, its index and its lock.
    std::array<int, 4> tried{};
    for (int &one : tried)
        one = ::open("/", O_PATH | O_CLOEXEC);
    const bool isTooMany = std::ranges::any_of(tried, [](int one) { return one < 0; });
    for (const int one : tried)
        if (one >= 0)
            ::close(one);
    return isTooMany ? StorageFault::TooManyOpen : fault;
}

StorageFault faultOf(int code, int systemError)
{
    switch (code & 0xFF)
    {
    case SQLITE_FULL:
        return StorageFault::DiskFull;
    case SQLITE_IOERR:
        return inputOutputFault(code, systemError);
    case SQLITE_READONLY:
        return code == SQLITE_READONLY_DBMOVED ? StorageFault::Vanished : StorageFault::ReadOnly;
    case SQLITE_CANTOPEN:
        return systemError == EMFILE || systemError == ENFILE ? StorageFault::TooManyOpen
                                                              : faultUnlessTooManyOpen(StorageFault::NoPermission);
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return StorageFault::NoPermission;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StorageFault::HeldByOther;
    // Our statements are right: where one is wrong, what it names is not as we made it.
    case SQLITE_ERROR:
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_TOOBIG:
    case SQLITE_FORMAT:
        return StorageFault::Damaged;
    case SQLITE_INTERRUPT:
    case SQLITE_NOMEM:
        return StorageFault::TooMuch;
    default:
        return StorageFault::NotWritten;
    }
}

Done unlessReplaced(const Done &folded)
{
    const bool isLost
        = !folded && (folded.error().fault == StorageFault::Replaced || folded.error().fault == StorageFault::Vanished);
    return isLost ? folded : Done();
}

} // namespace dossier::storage
