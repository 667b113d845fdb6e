#pragma once

#include "omega_state.h"
#include "told_line.h"

#include <QString>

namespace dossier::wording
{

/// What happened, as a sentence; empty for what only the bookkeeping needs.
QString sentence(const omega::PublicTable &table, const omega::Event &event);

/// A line of the journal in one sentence or a few.
QString sentence(const omega::PublicTable &table, const ToldLine &line);

/// What a line is about in a few words: for the names of undo and redo.
QString shortly(const omega::PublicTable &table, const ToldLine &line);

/// The time of day of a moment, here: "21:03".
QString clock(journal::Moment moment);

} // namespace dossier::wording
