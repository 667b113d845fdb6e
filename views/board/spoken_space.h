#pragma once

#include "views/board/board_scene.h"

#include <QString>

namespace dossier
{

/// All that a scene shows on a space, in words, who stands there first, on every board: "C7, Rogue Clone facing west,
/// floor, rubble". Empty off the map.
QString spokenSpace(const BoardScene &scene, Space space);

/// A step of a way in words; that of number 0 is its start.
QString spokenStep(std::size_t step);

} // namespace dossier
