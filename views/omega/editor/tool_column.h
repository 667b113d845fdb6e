#pragma once

#include "model/omega/geometry/map.h"
#include "views/kit/part.h"

namespace dossier
{

class BoardActions;

/// The tools to draw with, one under the other, with the shapes and the letter that the tile's tool assigns. Where
/// there is little room, buttons have icons without their words.
Part toolColumn(const BoardActions &actions, TileName tile, bool isBare, const Action<TileName> &tileChosen);

} // namespace dossier
