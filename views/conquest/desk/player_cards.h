#pragma once

#include "views/conquest/desk/player_card.h"
#include "views/conquest/words/people.h"

namespace dossier
{

/// Shows a card for each player, in their order at the table, and one for the humans.
Part playerCards(
    const conquest::View &seen, const ConquestPeople &people, const Theme &theme, const PlayerActions &actions);

} // namespace dossier
