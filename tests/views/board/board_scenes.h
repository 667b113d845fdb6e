#pragma once

#include "views/omega/board/floor_scene.h"

namespace dossier::test
{

/// A scene with something on every layer: terrain, figures of both sides and sizes, reach, path, sight, evidence.
FloorScene richScene(Printing printing);

/// The board of `richScene` with a danger map, marked spaces and a path with a wrong step.
FloorScene dangerScene();

/// The largest map in the middle of a turn: what a repaint is measured on.
FloorScene busyScene();

/// The largest map, something of every kind on every space: more than a table ever has.
FloorScene largestScene();

} // namespace dossier::test
