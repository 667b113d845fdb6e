#pragma once

#include "views/board/board_scene.h"
#include "views/kit/picture.h"

namespace dossier
{

/// Returns a picture of the board with its name, its coordinates and the whole scene: 64 pixels a space.
Picture boardPicture(const BoardScene &scene);

} // namespace dossier
