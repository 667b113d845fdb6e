#pragma once

#include <QString>

namespace dossier::storage
{

/// What the log beside a file says by itself, before SQLite reads what it can of it and drops the rest.
struct LogBeside
{
    bool isThere = false;
    /// Whether it holds anything that was committed.
    bool hasCommits = false;
    /// Whether it held more than can be read: what was acknowledged last may be lost.
    bool isCut = false;
    /// Whether its index, from the same time, says that there was nothing in it.
    bool wasEmpty = false;
    bool operator==(const LogBeside &) const = default;
};

/// Reads the log of a file that no program has open.
LogBeside logBeside(const QString &path);

} // namespace dossier::storage
