#pragma once

#include "model/omega/seen/event.h"
#include "model/omega/seen/state.h"
#include "views/session/line_filter.h"

#include <memory>

namespace dossier
{

/// Sides of LEVEL 7 by which lines can be filtered: actions of commandos; actions of the overseer's figures, and uses
/// of the dashboard.
enum class OmegaSide : std::uint8_t
{
    Commandos = firstSide,
    Overseer,
};

/// Topics of lines. The table's are rulings, corrections, undone actions, bookmarks and notes.
enum class OmegaTopic : std::uint8_t
{
    Rounds = firstTopic,
    Moves,
    Fights,
    Adrenaline,
    Rooms,
    Table,
};

/// Returns the bit of the lines with that topic.
constexpr std::uint32_t topicBit(OmegaTopic topic)
{
    return 1U << static_cast<unsigned>(topic);
}

/// Bit of lines about combatants who were downed, died or left the map. No list offers it: reports collect these.
inline constexpr std::uint32_t fallenTopic = 1U << (static_cast<unsigned>(OmegaTopic::Table) + 1);

/// Returns the names of both.
JournalLists omegaJournalLists();

/// Returns a line of the journal in words, by the names of that table.
JournalRow journalRow(
    journal::Line line, std::shared_ptr<const omega::Events> events, std::shared_ptr<const omega::PublicTable> table);

} // namespace dossier
