#pragma once

#include "model/conquest/seen/view.h"
#include "views/conquest/words/people.h"
#include "views/session/line_filter.h"

#include <memory>

namespace dossier
{

/// The sides of Conquest of Planet Earth whose lines can be sought: a player's, by colour, and the resistance's.
enum class ConquestSide : std::uint8_t
{
    Green = firstSide,
    Blue,
    Red,
    Gold,
    Resistance,
};

/// Topics of the journal lines. Those of the table are rulings, corrections, undone lines and bookmarks.
enum class ConquestTopic : std::uint8_t
{
    Turns = firstTopic,
    Moves,
    Battles,
    Conquests,
    Cards,
    Resistance,
    Table,
};

/// Returns the lists of sides and topics.
JournalLists conquestJournalLists();

/// Returns a line of the journal in words, with the names of that table and of the people who play; they are read when
/// the words are made.
JournalRow journalRow(journal::Line line, std::shared_ptr<const conquest::Events> events,
    std::shared_ptr<const conquest::PublicTable> table,
    std::shared_ptr<const ConquestPeople> people = std::make_shared<const ConquestPeople>());

} // namespace dossier
