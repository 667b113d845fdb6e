#pragma once

#include "model/journal/journal.h"

#include <tl/expected.hpp>

namespace dossier::journal
{

// Going through the journal. Each answers with what to record, and changes nothing itself.

/// One entry back.
tl::expected<Moved, Refusal> undo(const Journal &journal, const Payload &correction = {});

/// One entry on, to where the table was last.
tl::expected<Moved, Refusal> redo(const Journal &journal);

/// To any position: another branch, a bookmark. A correction without an open part is kept with any step.
tl::expected<Moved, Refusal> moveTo(const Journal &journal, Position to, const Payload &correction = {});

/// The last position on the ways to both.
Position fork(const Journal &journal, Position one, Position other);

/// The reveals that are left when the table goes from one position to another: the barriers.
std::vector<std::uint32_t> revealsLeft(const Journal &journal, Position from, Position to);

/// The ends of all branches, oldest first: the entries after which nothing was done.
std::vector<Position> branches(const Journal &journal);

/// Of these positions the last on the way to one of them, itself included, or the start: where a replay can begin.
Position nearest(const Journal &journal, std::span<const Position> positions, Position to);

} // namespace dossier::journal
