#pragma once

#include "model/storage/campaign_values.h"
#include "views/conquest/words/people.h"

namespace dossier
{

class Translators;

/// Who plays which colour, by the colours of the roles that the campaign file names.
ConquestPeople namedPlayers(
    const std::vector<storage::Player> &players, const std::map<QString, conquest::Colour> &colours);

/// The colours that the players' roles stand for, by these roles, in whatever language they were written.
std::map<QString, conquest::Colour> coloursOfRoles(
    const std::vector<storage::Player> &players, Translators &translators);

/// The same players with their roles in the language that is spoken; a role that is no colour stays as it is.
std::vector<storage::Player> rolesNow(
    std::vector<storage::Player> players, const std::map<QString, conquest::Colour> &colours);

} // namespace dossier
