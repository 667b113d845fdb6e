#pragma once

#include "model/storage/campaign_values.h"
#include "views/conquest/words/people.h"

namespace dossier
{

class Translators;

/// Who plays which colour, by the roles that the campaign file names in any language.
ConquestPeople namedPlayers(const std::vector<storage::Player> &players, Translators &translators);

/// The same players with their roles in the language that is spoken; a role that is no colour stays as it is.
std::vector<storage::Player> rolesNow(std::vector<storage::Player> players, ConquestPeople people);

} // namespace dossier
