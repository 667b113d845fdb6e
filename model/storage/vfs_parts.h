#pragma once

#include <sqlite3.h>

/// What Dossier's own files for SQLite have in common: nothing of them is locked, shared or controlled.
namespace dossier::storage::vfs
{

inline int nothing(sqlite3_file * /*file*/, int /*level*/)
{
    return SQLITE_OK;
}

inline int isReserved(sqlite3_file * /*file*/, int *result)
{
    *result = 0;
    return SQLITE_OK;
}

inline int control(sqlite3_file * /*file*/, int /*what*/, void * /*argument*/)
{
    return SQLITE_NOTFOUND;
}

inline int sectorSize(sqlite3_file * /*file*/)
{
    constexpr int usual = 4096;
    return usual;
}

} // namespace dossier::storage::vfs
