#pragma once

#include "app/specter/game_session.h"
#include "views/specter/setup/wish.h"

namespace dossier
{

/// Names the players and gives all that is wished to a table that is being set up. What the rules refused first, in
/// words; empty when all of it was done.
QString setUp(SpecterSession &session, const SpecterWish &wish);

/// Where a session is kept that is begun as it is wished, in that folder.
GameAsked askedFor(const SpecterWish &wish, const QString &folder);

/// The edition of that name; the first for any other.
std::string editionNamed(const QString &edition);

/// A table of that edition as it is before anything is set up, and what is usual for so many players.
struct NewTable
{
    specter::PublicTable open{};
    SpecterWish wish{};
};

OrProblem<NewTable> newTable(const std::string &edition, int players);

} // namespace dossier
