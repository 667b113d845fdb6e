#pragma once

#include "views/specter/hunters/hunter_card.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

struct PeopleActions
{
    HunterActions hunters{};
    Action<TableDraft> changeTable{};
};

/// A card for each hunter in play, in the order of the box, one for the agent who is asked about, and one for what the
/// table decides.
Part peopleCards(const SeenSpecter &view, specter::Agent asked, const WhoPlays &players, const TableDraft &draft,
    const PeopleActions &actions);

} // namespace dossier
