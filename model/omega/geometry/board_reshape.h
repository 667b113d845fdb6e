#pragma once

#include "model/omega/geometry/board.h"

namespace dossier::omega
{

/// Another size with the same north-west space, 1 to 40 each way. New spaces are floor of the tile `a`; what lies
/// outside goes.
Board resized(const Board &board, int width, int height);

/// A quarter turn clockwise, pieces' facings with it.
Board rotated(const Board &board);

/// The part of a board between two corners, both included, as a board of its own, with the doors inside it.
Board region(const Board &board, Space a, Space b);

/// Lays a board onto another with its north-west space there: map, doors inside it, tiles and terrain take the place of
/// what was; what hangs over the edge is left out. Pieces come along where they fit.
Board pasted(const Board &board, const Board &clip, Space at);

} // namespace dossier::omega
