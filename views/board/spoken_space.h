#pragma once

#include "views/board/board_scene.h"

#include <QString>

namespace dossier
{

/// All that a scene shows on a space, in words: "C7, floor, rubble, Rogue Clone facing west". Empty off the map.
QString spokenSpace(const BoardScene &scene, Space space);

} // namespace dossier
