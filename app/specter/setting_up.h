#pragma once

#include "app/specter/game_session.h"
#include "views/specter/setup/wish.h"

namespace dossier
{

/// Names the players and applies the wish to a table during set-up. Returns the first refusal in words; empty on
/// success.
QString setUp(SpecterSession &session, const SpecterWish &wish);

/// Returns the opening request for a new session according to the wish, in that folder.
GameRequest requestFor(const SpecterWish &wish, const QString &folder);

/// Returns the edition of that name; the first for any other.
std::string editionNamed(const QString &edition);

/// A table of that edition before any set-up, and the usual set-up for that many players.
struct NewTable
{
    specter::PublicTable open{};
    SpecterWish wish{};
};

OrProblem<NewTable> newTable(const std::string &edition, int players);

} // namespace dossier
