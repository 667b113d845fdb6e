#pragma once

#include "views/kit/game_face.h"
#include "views/kit/result_text.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <vector>

namespace dossier
{

/// Details of a session that the user can change.
struct SessionDetails
{
    /// Date in ISO 8601: `2026-11-22`.
    QString date{};
    /// One player for each line, `name: role`.
    QString players{};
    /// Stored result: written by people, or by the game.
    QString result{};
    QString notes{};
    bool operator==(const SessionDetails &) const = default;
};

/// One of the details of a session.
using FactOfSession = QString SessionDetails::*;

inline constexpr std::array<FactOfSession, 4> allFacts{
    &SessionDetails::date, &SessionDetails::players, &SessionDetails::result, &SessionDetails::notes};

/// The facts of a session as they were read, and as a person has changed them since; equal ones are unchanged.
struct FactsChange
{
    SessionDetails before{};
    SessionDetails now{};
    bool operator==(const FactsChange &) const = default;
};

/// The facts of a session in its file after a change.
struct FactsKept
{
    SessionDetails now{};
    /// Values that somebody else has changed meanwhile, too: the file has theirs.
    std::vector<FactOfSession> disputed{};
};

/// Current place of a session, from its journal.
struct SessionPlace
{
    /// The round and the player on turn, in the current language; null while it is unknown.
    std::function<QStringList()> words{};
    /// Time of the last action in it; invalid while it is unknown.
    QDateTime played{};
};

/// A session of a campaign file.
struct SessionRow
{
    QString path{};
    qint64 number = 0;
    /// The file's name without its ending.
    QString name{};
    QString campaign{};
    /// The game: its id in files, and its name for people.
    QString game{};
    /// The id of its printing.
    QString printing{};
    /// Name of the edition; null while it is unknown.
    Spoken edition = nullptr;
    SessionPlace place{};
    SessionDetails facts{};
    /// Turns a stored result into text for its game.
    ResultWords results = nullptr;
    /// Time of the last write to the file.
    QDateTime played{};
    /// Number of sessions in its file, this one included, and its place among them, counted from 1.
    int together = 1;
    int order = 1;
    /// True when its file was deleted, and can be restored.
    bool deleted = false;
    /// The path of a file whose name is no text, as bytes; `path` is empty then, and this for any other.
    QByteArray unreadablePath{};
    /// Identifies the file whatever its path is; empty when it cannot be read.
    QByteArray file{};
    /// Reason why the file cannot be read, in words; empty when it can.
    QString problem{};
};

/// Returns the name of a session: that of its file, and its number where the file has several.
QString titleOf(const SessionRow &session);

/// Returns the time of the last action in a session: that in its journal, or the time of its file while that is
/// unknown. A file is also written for other reasons.
inline QDateTime lastPlayed(const SessionPlace &place, const QDateTime &written)
{
    return place.played.isValid() ? place.played : written;
}

} // namespace dossier
