#pragma once

#include "views/conquest/desk/table_selection.h"
#include "views/kit/part.h"

#include <map>

namespace dossier
{

/// Chosen spaces of aliens that flee separately, as far as they are chosen.
using Flight = std::map<conquest::AlienId, conquest::Place>;

/// CQ-FIGHT-4: the flight of aliens that need not stay together, with what was chosen; nothing where they cannot flee,
/// or have one way.
std::optional<conquest::Flee> flightNow(const TableSelection &look, const Flight &chosen);

/// A list of spaces for each alien of that flight, and one button for all.
Part fleePanel(const TableSelection &look, const Flight &chosen,
    const Action<conquest::AlienId, conquest::Place> &choose, const std::function<void(const ConquestCommand &)> &give);

} // namespace dossier
