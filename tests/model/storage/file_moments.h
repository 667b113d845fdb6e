#pragma once

#include "tests/model/storage/made_up_file.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace dossier::test
{

/// A file and its log on disk at a moment, and their state.
struct Moment
{
    QByteArray file;
    QByteArray log;
    QStringList state;
    /// Opens its secrets; nothing when they are in the clear.
    vault::KeyPtr key{};
};

QString logOf(const QString &path);

/// All that a file holds, read without changing anything.
QStringList stateOf(storage::CampaignFile &file);
QStringList stateAt(const QString &path, const vault::KeyPtr &key = keyOfTests());

void keep(std::vector<Moment> &moments, const QString &path, const vault::KeyPtr &key = keyOfTests());

/// Writes a file and a log beside each other; an empty log is none.
void lay(const QString &path, const QByteArray &file, const QByteArray &log);

/// Writes up to `tries` pairs of the file of one moment and the log of another, each moment with its own log first, and
/// opens them: each must give the file's own newest state, or the log's if it belongs to the file. `opens` returns any
/// other fault of an opened file. Returns all faults, one per line.
QStringList faultsOfPairs(const std::vector<Moment> &moments, std::size_t tries,
    const std::function<QString(const QString &path)> &opens = {});

} // namespace dossier::test
