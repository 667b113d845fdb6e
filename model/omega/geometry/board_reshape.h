#pragma once

#include "model/omega/geometry/board.h"

namespace dossier::omega
{

/// Returns a board of another size with the same north-west space, 1 to 40 each way. New spaces are floor of the tile
/// `a`; everything outside is removed.
Board resized(const Board &board, int width, int height);

/// Returns the board turned clockwise by a quarter, including the pieces' facings.
Board rotated(const Board &board);

/// Returns the part of a board between two corners, both included, as a board of its own, with the doors inside it.
Board region(const Board &board, Space a, Space b);

/// Returns a board with another laid onto it with its north-west space at `at`: its map, the doors inside it, its tiles
/// and terrain replace those below; parts over the edge are left out. Pieces are added where they fit.
Board pasted(const Board &board, const Board &clip, Space at);

} // namespace dossier::omega
