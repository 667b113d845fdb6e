#pragma once

#include "views/omega/board/floor_scene.h"

#include <QStringList>

namespace dossier
{

// A space of a LEVEL 7 board in words: terrain and the doors at its sides; the piece on it and its judgement; the steps
// of the path that cross it.
QStringList lyingOn(const FloorScene &scene, Space space);
QStringList standingOn(const FloorScene &scene, Space space);
QStringList passingOver(const FloorScene &scene, Space space);

} // namespace dossier
