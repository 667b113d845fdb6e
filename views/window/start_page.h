#pragma once

#include "views/kit/game_face.h"
#include "views/kit/preferences.h"
#include "views/session/recent_sessions.h"
#include "views/window/window_requests.h"

namespace dossier
{

/// Contents of the start page beside the games.
struct StartState
{
    Preferences preferences{};
    std::vector<SessionFile> sessions{};
    SessionPlaces places{};
    /// The cards of documents; without widgets where no game has any.
    QWidget *samples = nullptr;
    QWidget *recentDocuments = nullptr;
    /// Nobody has looked at the words of the key yet, without which a lost computer takes the secrets along.
    bool offersKey = false;
    /// The key waits for its passphrase.
    bool isKeyLocked = false;
};

/// The first page: the games, their documents, the last sessions, and the settings; with a width in average
/// characters.
Part startPage(const GameFaces &games, const StartState &state, int characters, const WindowRequests &requests);

} // namespace dossier
