#pragma once

#include "model/storage/log_word.h"
#include "model/storage/storage_error.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace dossier::storage
{

/// The file that a log belongs to.
enum class LogOwner : std::uint8_t
{
    /// No log, or one without anything that was committed.
    Nobody,
    /// The file beside it: together they are its newest state.
    Own,
    /// Another file, or another state of this one: to read it with this file would spoil what is in either.
    Foreign,
    /// Nobody can tell: it, or the file, cannot be read now. It stays where it is.
    Unknown,
};

/// The log beside a campaign file, judged by its content before SQLite opens anything. This is the one place that
/// decides which log is read.
struct LogBeside
{
    LogOwner owner = LogOwner::Nobody;
    /// It held more than can be read: what was acknowledged last may be lost.
    bool isCut = false;
    /// The word of its last commit, where it is the file's own and of a version that has words.
    std::optional<Word> last = {};
    bool operator==(const LogBeside &) const = default;
};

/// Judges the log beside a file. Reads both and changes neither. With `isHeld` a program writes them meanwhile, perhaps
/// this one: the index of the log is left alone, for closing it would end the locks on it.
LogBeside logBeside(const QString &path, bool isHeld = false);

/// True if the log at that path has a commit with that word, or began from it.
bool hasWord(const QString &logPath, const Word &word);

/// True if a file is an index that SQLite made of a log, or blank: SQLite writes it anew, and nothing is lost with it.
bool isLogIndex(const QString &path);

/// Sets aside all that lies beside a file under the names that SQLite would use and that is not the file's own: a
/// foreign log, a rollback journal, an index that is none. Gives the new paths of what held anything.
Stored<QStringList> setForeignLogAside(const QString &path);

} // namespace dossier::storage
