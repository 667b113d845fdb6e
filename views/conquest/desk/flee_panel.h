#pragma once

#include "views/conquest/desk/table_selection.h"
#include "views/kit/part.h"

#include <map>

namespace dossier
{

/// Chosen spaces of aliens that flee separately, as far as they are chosen.
using Flight = std::map<conquest::AlienId, conquest::Place>;

/// CQ-FIGHT-4: returns the flight of aliens that need not stay together, with the choices so far; nothing when they
/// cannot flee, or have only one way.
std::optional<conquest::Flee> flightNow(const TableSelection &look, const Flight &chosen);

/// Shows a list of spaces for each alien of that flight, and one button for all.
Part fleePanel(const TableSelection &look, const Flight &chosen,
    const Action<conquest::AlienId, conquest::Place> &choose, const std::function<void(const ConquestCommand &)> &give);

} // namespace dossier
