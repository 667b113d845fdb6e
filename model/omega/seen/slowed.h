#pragma once

#include "model/omega/geometry/move.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// EN 1067: returns the amount that figures close to a commando's way add to the cost of its move, for all its move
/// actions together; 0 for others, and for figures whose distance is only on the card and not entered. A move action is
/// close when it begins or passes within that many spaces, diagonals and walls counted by OP-GRID-3 [I]; several
/// figures each add their own [I].
int slowedBy(const PublicTable &table, const Move &move);

/// Returns the points that figures add to the rest of a halted move, along any path.
int slowedBy(const PublicTable &table, const MoveUnderWay &move, const std::vector<Space> &path);

/// Returns the state of a move before its first step, with that many actions; none when nothing on the map slows it.
std::optional<Slowing> slowingOf(const PublicTable &table, const Combatant &who, int actions);

/// Points added by the way from one step of a path to another, and the progress of the move after it. `ends`: it ends
/// there, and its other actions begin on that space.
struct SlowedPart
{
    int adrenaline = 0;
    Slowing after{};
};

SlowedPart slowedAlong(
    const PublicTable &table, Slowing slowing, const MoveVerdict &verdict, std::size_t from, std::size_t to, bool ends);

/// Returns the figures that slow commandos and that a path begins or passes close to.
std::vector<FigureId> slowersOf(const PublicTable &table, const std::vector<Space> &path);

/// Returns a figure on the map that slows commandos within an unknown distance: people decide if a move is close to it.
std::optional<FigureId> slowsUnknown(const PublicTable &table);

} // namespace dossier::omega
