#pragma once

#include "model/journal/journal.h"
#include "model/journal/seen/journal_line.h"

namespace dossier::journal
{

// The only path from the journal to a screen: copies lines for given eyes, by range.

/// Number of lines that these eyes may read, including those that are not in memory.
std::uint32_t lineCount(const Journal &journal, Eyes eyes);

/// Returns at most `count` lines in memory, from the one with number `first` on, counted from 1.
std::vector<Line> lines(const Journal &journal, Eyes eyes, std::uint32_t first, std::uint32_t count);

/// Returns the open part of a line that was made for everybody's eyes.
PublicLine publicPartOf(const Line &line);

/// Returns the table's position as these eyes know it.
Position positionFor(const Journal &journal, Eyes eyes);

/// Returns the part of an entry's kind that these eyes may know, for the labels of undo and redo.
Payload kindFor(const Journal &journal, Eyes eyes, Position entry);

} // namespace dossier::journal
