#pragma once

#include "views/omega/board/floor_scene.h"

#include <QStringList>

namespace dossier
{

// What a board of LEVEL 7 shows on a space of its map, in words: what lies there, with the doors at its sides; who
// stands there, and what is judged of it; which steps of the path lead over it.
QStringList lyingOn(const FloorScene &scene, Space space);
QStringList standingOn(const FloorScene &scene, Space space);
QStringList passingOver(const FloorScene &scene, Space space);

} // namespace dossier
