#pragma once

#include "views/board/board_scene.h"

#include <QString>

namespace dossier
{

/// Returns the whole content of a space in words, its figures first, on every board: "C7, Rogue Clone facing west,
/// floor, rubble". Empty off the map.
QString spokenSpace(const BoardScene &scene, Space space);

/// Returns a step of a way in words; number 0 is its start.
QString spokenStep(std::size_t step);

} // namespace dossier
