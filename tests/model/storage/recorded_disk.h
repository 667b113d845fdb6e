#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <random>
#include <vector>

namespace dossier::test
{

/// A disk operation, in order.
struct DiskAct
{
    enum class Kind : std::uint8_t
    {
        Written,
        Truncated,
        Synced,
        Deleted,
        /// The program took something for safe; `offset` is its number.
        Acknowledged,
    };

    Kind kind = Kind::Written;
    QString file = {};
    qint64 offset = 0;
    QByteArray bytes = {};
};

using Files = QMap<QString, QByteArray>;

/// Starts recording SQLite's writes in this process. Called once.
void recordTheDisk();

/// Returns the operations recorded since the last call.
std::vector<DiskAct> takeDiskActs();

/// Notes that the program took something for safe.
void acknowledge(qint64 number);

/// Returns a possible state of the disk after a power cut following that many operations: everything that was synced,
/// and of the rest nothing, a beginning, or any parts, torn at 512 bytes.
Files afterPowerCut(const Files &before, const std::vector<DiskAct> &acts, std::size_t count, std::mt19937 &random);

} // namespace dossier::test
