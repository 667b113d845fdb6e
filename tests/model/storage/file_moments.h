#pragma once

#include "model/storage/campaign_file.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace dossier::test
{

/// A file and its log as they lay on the disk at a moment, and the state that they were then.
struct Moment
{
    QByteArray file;
    QByteArray log;
    QStringList state;
};

QString logOf(const QString &path);

/// All that a file holds, read without changing anything.
QStringList stateOf(storage::CampaignFile &file);
QStringList stateAt(const QString &path);

void keep(std::vector<Moment> &moments, const QString &path);

/// Writes a file and a log beside each other; an empty log is none.
void lay(const QString &path, const QByteArray &file, const QByteArray &log);

/// Lays so many pairs of the file of one moment and the log of another, all if there are fewer, each moment with its
/// own log first, and opens them: each must be the file's own newest state, or the log's where it belongs to it.
/// `opens` says what else is wrong with an opened file. All faults, a line each.
QStringList faultsOfPairs(const std::vector<Moment> &moments, std::size_t tries,
    const std::function<QString(const QString &path)> &opens = {});

} // namespace dossier::test
