#pragma once

#include "views/kit/part.h"
#include "views/omega/editor/map_facts.h"

namespace dossier
{

/// Each kind of thing on a map, as the picture shows it, with its number and its meaning.
Part mapLegend(const MapFacts &facts);

} // namespace dossier
