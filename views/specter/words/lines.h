#pragma once

#include "model/specter/seen/event.h"
#include "views/session/line_filter.h"

#include <memory>

namespace dossier
{

/// The sides of Specter Ops whose lines can be sought.
enum class SpecterSide : std::uint8_t
{
    Agents = firstSide,
    Hunters,
};

/// Topics of the journal lines. Those of the table are rulings, corrections, undone lines and bookmarks.
enum class SpecterTopic : std::uint8_t
{
    Turns = firstTopic,
    Moves,
    /// Facts shown and answered about the agent.
    Answers,
    Fights,
    Objectives,
    Table,
};

/// Returns the lists of sides and topics.
JournalLists specterJournalLists();

/// Returns a line of the journal in words, with the names of that table.
JournalRow journalRow(journal::Line line, std::shared_ptr<const specter::Events> events,
    std::shared_ptr<const specter::PublicTable> table);

} // namespace dossier
