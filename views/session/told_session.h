#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace dossier
{

/// What is told of a session and can be changed.
struct ToldFacts
{
    /// As ISO 8601 has it: `2026-11-22`.
    QString date{};
    /// One player in each line, `name: role`.
    QString players{};
    QString result{};
    QString notes{};
    bool operator==(const ToldFacts &) const = default;
};

/// A session of a campaign file.
struct ToldSession
{
    QString path{};
    qint64 number = 0;
    /// The file's name without its ending.
    QString name{};
    QString campaign{};
    /// Its game: the id in files, the name where people read it.
    QString game{};
    /// The id of its printing.
    QString printing{};
    ToldFacts facts{};
    /// When the file was written last.
    QDateTime played{};
    /// How many sessions its file holds, this one among them.
    int together = 1;
    /// Its file was put away, and can be brought back.
    bool deleted = false;
    /// Why the file cannot be read, in words; empty when it can.
    QString problem{};
};

} // namespace dossier
