#pragma once

#include "model/omega/geometry/move.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// EN 1067: what figures close to a commando's way add to the cost of its move, all its move actions together; 0 for
/// others, and for figures whose card says how close in words that nobody has entered. A move action is close that
/// begins or passes within so many spaces, diagonals and walls counted as in OP-GRID-3 [I]; several figures add each
/// their own [I].
int slowedBy(const PublicTable &table, const Move &move);

/// Points that figures add to the rest of a halted move, along any path.
int slowedBy(const PublicTable &table, const MoveUnderWay &move, const std::vector<Space> &path);

/// A move before its first step, of so many actions; none where nothing on the map slows it.
std::optional<Slowing> slowingOf(const PublicTable &table, const Combatant &who, int actions);

/// Points that the way from one step of a path to another adds, and how far the move is then. `ends`: it ends there,
/// and its other actions begin where it stands.
struct SlowedPart
{
    int adrenaline = 0;
    Slowing after{};
};

SlowedPart slowedAlong(
    const PublicTable &table, Slowing slowing, const MoveVerdict &verdict, std::size_t from, std::size_t to, bool ends);

/// A figure on the map that slows commandos, nobody knows how near: people say whether a move is close to it.
std::optional<FigureId> slowsUnknown(const PublicTable &table);

} // namespace dossier::omega
