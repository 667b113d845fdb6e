#pragma once

#include "views/board/board_scene.h"

#include <QString>

namespace dossier
{

/// All that a scene shows on a space, in words: "C7, floor, rubble, Rogue Clone facing west". Empty off the map.
QString spokenSpace(const BoardScene &scene, Space space);

/// A step of a way in words; that of number 0 is its start.
QString spokenStep(std::size_t step);

} // namespace dossier
