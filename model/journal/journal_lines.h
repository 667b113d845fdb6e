#pragma once

#include "model/journal/journal.h"
#include "model/journal/seen/journal_line.h"

namespace dossier::journal
{

// The one door from the journal to a screen: lines are copied in for some eyes, by range.

/// How many lines these eyes may read, with those that are not in memory.
std::uint32_t lineCount(const Journal &journal, Eyes eyes);

/// `count` lines at the most, from the one with number `first` on, counted from 1; of those in memory.
std::vector<Line> lines(const Journal &journal, Eyes eyes, std::uint32_t first, std::uint32_t count);

/// What is open of a line that was made for everybody's eyes.
PublicLine publicPartOf(const Line &line);

/// Where the table stands, as these eyes know it.
Position positionFor(const Journal &journal, Eyes eyes);

/// What these eyes may know of the kind of an entry: for the words of undo and redo.
Payload kindFor(const Journal &journal, Eyes eyes, Position entry);

} // namespace dossier::journal
