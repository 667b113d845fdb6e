#include "model/storage/sqlite_limits.h"

#include <sqlite3.h>

#include <array>
#include <utility>

namespace dossier::storage
{

namespace
{

constexpr std::array<std::pair<int, int>, 9> limits{{
    {SQLITE_LIMIT_LENGTH, 64 << 20},
    {SQLITE_LIMIT_SQL_LENGTH, 100000},
    {SQLITE_LIMIT_COLUMN, 100},
    {SQLITE_LIMIT_EXPR_DEPTH, 20},
    {SQLITE_LIMIT_COMPOUND_SELECT, 5},
    {SQLITE_LIMIT_VDBE_OP, 25000},
    {SQLITE_LIMIT_FUNCTION_ARG, 8},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 10},
}};

/// A journal of a million records, whole, takes a third of it; the machine about five seconds for all of it.
constexpr std::int64_t maxSteps = 200'000'000;
constexpr int stepsBetweenLooks = 100'000;
constexpr std::int64_t maxRows = 2'000'000;
constexpr sqlite3_int64 maxMemory = sqlite3_int64{512} << 20;

int look(void *effort)
{
    auto *taken = static_cast<Effort *>(effort);
    taken->steps += stepsBetweenLooks;
    return taken->steps > maxSteps ? 1 : 0;
}

} // namespace

bool Effort::takesRow()
{
    return ++rows <= maxRows;
}

void setLimits(sqlite3 *connection, Effort &effort)
{
    for (const int option : {SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_TRIGGER})
        sqlite3_db_config(connection, option, 0, nullptr);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    for (const auto &[limit, max] : limits)
        sqlite3_limit(connection, limit, max);
    sqlite3_progress_handler(connection, stepsBetweenLooks, look, &effort);
    sqlite3_hard_heap_limit64(maxMemory);
}

} // namespace dossier::storage
