#pragma once

#include "views/kit/part.h"
#include "views/omega/editor/map_facts.h"

namespace dossier
{

/// Each kind of thing on a map as the picture shows it, how many there are, and what it means.
Part mapLegend(const MapFacts &facts);

} // namespace dossier
