#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <random>
#include <vector>

namespace dossier::test
{

/// A system call of a program on the files of one folder, in order. Each file has a number of its own, each name its
/// place in the folder.
struct Call
{
    enum class Kind : std::uint8_t
    {
        /// The first call for a file: its name appeared.
        Named,
        Written,
        Truncated,
        Synced,
        FolderSynced,
        Renamed,
        Removed,
        /// The program considered a record safe; `offset` is its number.
        Acknowledged,
    };

    Kind kind = Kind::Written;
    int file = 0;
    qint64 offset = 0;
    QByteArray bytes = {};
    QString name = {};
    QString to = {};
};

/// Starts recording this process's own system calls, SQLite's and Qt's included, that change files in that folder. With
/// `end` the process is killed right after that many calls. Mapped memory is not recorded: it is the index of SQLite's
/// log, which no power cut leaves.
void recordCalls(const QString &folder, std::size_t end = 0);

/// Stops the recording and returns it.
std::vector<Call> recordedCalls();

/// Notes that the program considered a record safe.
void acknowledge(qint64 number);

/// Returns a possible state of the disk after a power cut following that many calls: of each file everything that was
/// synced, and of the rest nothing, a beginning, or any parts, torn at 512 bytes; of the names everything that was
/// synced with the folder, and of the later changes a beginning.
QMap<QString, QByteArray> afterPowerCut(const std::vector<Call> &calls, std::size_t count, std::mt19937 &random);

} // namespace dossier::test
