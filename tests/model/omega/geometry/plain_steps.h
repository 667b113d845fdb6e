#pragma once

#include "model/omega/geometry/map.h"

namespace dossier::test
{

/// One king's step of a small figure, restated from the digest's words: an orthogonal step crosses no door; a diagonal
/// one needs a way round over one of the two spaces beside it, which is no wall, not barred, and behind no door.
bool plainStep(const Map &map, const SpaceSet &barred, Space from, Space to);

} // namespace dossier::test
