#pragma once

#include <cstdint>

struct sqlite3;

namespace dossier::storage
{

/// What one statement has taken so far.
struct Effort
{
    std::int64_t steps = 0;
    std::int64_t rows = 0;

    /// Another row: whether it is not one too many.
    bool takesRow();
};

/// Far above what Dossier asks for, far below what a made-up file could ask of it: sizes, the depth of expressions, and
/// so many steps and so much memory. No views, no triggers. A statement that takes too much is stopped. `effort` is
/// that of the statement that runs, and outlives the connection.
void setLimits(sqlite3 *connection, Effort &effort);

} // namespace dossier::storage
