#pragma once

#include "model/omega/seen/event.h"
#include "model/omega/seen/state.h"
#include "views/session/line_filter.h"

#include <memory>

namespace dossier
{

/// The sides of LEVEL 7 whose lines can be sought: what commandos did; what the overseer's figures did, and what he did
/// with his dashboard.
enum class OmegaSide : std::uint8_t
{
    Commandos = firstSide,
    Overseer,
};

/// What its lines are about. The table's are rulings, corrections, what was undone, bookmarks and notes.
enum class OmegaTopic : std::uint8_t
{
    Rounds = firstTopic,
    Moves,
    Fights,
    Adrenaline,
    Rooms,
    Table,
};

/// The bit of the lines that are about it.
constexpr std::uint32_t topicBit(OmegaTopic topic)
{
    return 1U << static_cast<unsigned>(topic);
}

/// The bit of lines that tell who was downed, died or left the map. No list offers it: reports gather these.
inline constexpr std::uint32_t fallenTopic = 1U << (static_cast<unsigned>(OmegaTopic::Table) + 1);

/// The bit of lines by which the game is over; not of one that says afterwards who has won.
inline constexpr std::uint32_t endTopic = fallenTopic << 1;

/// The names of both.
JournalLists omegaJournalLists();

/// A line of its journal told in words, by the names of that table.
JournalRow journalRow(
    journal::Line line, std::shared_ptr<const omega::Events> events, std::shared_ptr<const omega::PublicTable> table);

} // namespace dossier
