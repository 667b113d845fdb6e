#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <random>
#include <vector>

namespace dossier::test
{

/// What a program asked of the system for the files of one folder, in order. A file is known by a number of its own, a
/// name by its place in the folder.
struct Call
{
    enum class Kind : std::uint8_t
    {
        /// The first that is seen of a file: its name came to be.
        Named,
        Written,
        Truncated,
        Synced,
        FolderSynced,
        Renamed,
        Removed,
        /// The program took something for safe; `offset` is its number.
        Acknowledged,
    };

    Kind kind = Kind::Written;
    int file = 0;
    qint64 offset = 0;
    QByteArray bytes = {};
    QString name = {};
    QString to = {};
};

/// The system's own calls of this process, SQLite's and Qt's with ours: those that change files in that folder are
/// recorded from now on. With `end` the process is killed right after that many calls. What is mapped into memory is
/// not seen: the index of SQLite's log, which no power cut leaves.
void recordCalls(const QString &folder, std::size_t end = 0);

/// Ends that, and gives what was recorded.
std::vector<Call> recordedCalls();

/// Notes that the program took something for safe.
void acknowledge(qint64 number);

/// What may be on the disk when the power goes after so many calls: of each file all that was synced, and of the rest
/// nothing, a beginning, or any parts, torn at 512 bytes; of the names all that was synced with the folder, and of the
/// changes since then a beginning.
QMap<QString, QByteArray> afterPowerCut(const std::vector<Call> &calls, std::size_t count, std::mt19937 &random);

} // namespace dossier::test
