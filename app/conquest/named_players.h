#pragma once

#include "model/storage/campaign_values.h"
#include "views/conquest/words/people.h"
#include "views/session/player_name.h"

namespace dossier
{

class Translators;

/// Assigns players to colours by the roles that the campaign file names. Longer names are shortened to that many
/// characters.
ConquestPeople namedPlayers(const std::vector<storage::Player> &players,
    const std::map<QString, conquest::Colour> &colours, int maxLength = maxShownName);

/// Maps the players' roles, written in any language, to the colours that they mean.
std::map<QString, conquest::Colour> coloursOfRoles(
    const std::vector<storage::Player> &players, Translators &translators);

/// Returns the players with their roles in the current language; a role that is no colour stays unchanged.
std::vector<storage::Player> rolesNow(
    std::vector<storage::Player> players, const std::map<QString, conquest::Colour> &colours);

} // namespace dossier
