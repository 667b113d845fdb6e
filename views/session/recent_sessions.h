#pragma once

#include "views/kit/part.h"
#include "views/session/session_row.h"

#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace dossier
{

/// A campaign file on the start page.
struct SessionFile
{
    QString path;
    QString name;
    QDateTime played;
    /// The game that was played in it last: its id in files, its name where people read it; empty when it is not known.
    QString game;
    /// Stored result of that session; empty while it goes on.
    QString result;
    /// Number of that session in its file; 0 when it is unknown.
    qint64 number = 0;
    /// Turns the stored result into text for its game.
    ResultWords results = nullptr;
    bool operator==(const SessionFile &) const = default;
};

/// Maximum number of recent sessions shown.
inline constexpr std::size_t maxRecentSessions = 6;

/// Current places of the sessions of files, by path.
using SessionPlaces = std::map<QString, SessionPlace>;

/// Returns the session to continue, which is the default: the latest of a known game that did not end; nothing when
/// all have ended.
std::optional<std::size_t> sessionToContinue(const std::vector<SessionFile> &files);

/// Shows the session to continue, with the default button, and with a picture of its game where there is room.
Part lastSession(const SessionFile &file, const SessionPlaces &places, std::optional<Part> picture,
    const Action<QString> &openRequested);

/// Shows the card with the other sessions that were played last, in so many columns.
Part recentSessions(const std::vector<SessionFile> &files, const SessionPlaces &places, int columns,
    const Action<QString> &openRequested, const Action<> &allRequested);

} // namespace dossier
