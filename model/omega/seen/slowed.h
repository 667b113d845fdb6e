#pragma once

#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// EN 1067: what figures close to a commando's way add to the cost of its move, all its move actions together; 0 for
/// others, and for figures whose card says how close in words that nobody has entered. A move action is close that
/// begins or passes within so many spaces, diagonals and walls counted as in OP-GRID-3 [I]; several figures add each
/// their own [I].
int slowedBy(const PublicTable &table, const Move &move);

/// A figure on the map that slows commandos, nobody knows how near: people say whether a move is close to it.
std::optional<FigureId> slowsUnknown(const PublicTable &table);

} // namespace dossier::omega
