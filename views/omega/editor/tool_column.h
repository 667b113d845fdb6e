#pragma once

#include "model/omega/geometry/map.h"
#include "views/kit/part.h"

namespace dossier
{

class BoardActions;

/// The drawing tools, one below the other, with the shapes and the letter that the tile tool assigns. Where there is
/// little room, buttons have icons without texts.
Part toolColumn(const BoardActions &actions, TileName tile, bool isBare, const Action<TileName> &tileChosen);

} // namespace dossier
