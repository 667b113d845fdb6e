#pragma once

#include "model/journal/journal.h"

#include <tl/expected.hpp>

namespace dossier::journal
{

// Moves through the journal. Each function returns the record to add and changes nothing itself.

/// Goes one entry back.
tl::expected<Moved, Refusal> undo(const Journal &journal, const Payload &correction = {});

/// Goes one entry forward, to the one most recently visited.
tl::expected<Moved, Refusal> redo(const Journal &journal);

/// Goes to any position: another branch, a bookmark. A correction without an open part is kept with any step.
tl::expected<Moved, Refusal> moveTo(const Journal &journal, Position to, const Payload &correction = {});

/// Returns the last position common to the ways to both.
Position fork(const Journal &journal, Position one, Position other);

/// Returns the reveals that a move from one position to another undoes: the barriers.
std::vector<std::uint32_t> revealsLeft(const Journal &journal, Position from, Position to);

/// Returns the ends of all branches, oldest first: the entries without a successor.
std::vector<Position> branches(const Journal &journal);

/// Returns the last of these positions on the way to `to`, itself included, or the start: a replay can begin there.
Position nearest(const Journal &journal, std::span<const Position> positions, Position to);

} // namespace dossier::journal
