#pragma once

#include "model/omega/content/map_file.h"
#include "views/kit/part.h"

#include <span>

namespace dossier
{

/// The card of the maps that come with the program, side by side where there is room for it, in characters. A press
/// gives the number of a map, from 0.
Part sampleMapsCard(std::span<const MapFile> samples, int characters, const Action<int> &chosen);

} // namespace dossier
