#pragma once

#include "views/board/board_scene.h"

namespace dossier::test
{

/// A scene with something on every layer: terrain, figures of both sides and sizes, reach, path, sight, evidence.
BoardScene richScene(Printing printing);

/// The same board while a watched space is thought about: danger map, marked spaces, a path with a wrong step.
BoardScene dangerScene();

/// The largest map in the middle of a turn: what a repaint is measured on.
BoardScene busyScene();

/// The largest map, something of every kind on every space: more than a table ever has.
BoardScene largestScene();

} // namespace dossier::test
