#pragma once

#include "model/omega/seen/view.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Place of a room card before the game: its index in the stack of a room; without a room among the cards of the box.
struct CardPlace
{
    std::optional<omega::RoomId> room{};
    std::size_t index = 0;
    bool operator==(const CardPlace &) const = default;
};

/// Returns the card at that place, or none.
std::optional<omega::RoomCardId> cardAt(const omega::View &view, const CardPlace &place);

/// Returns the stack of a room as this view knows it.
std::vector<omega::RoomCardId> stackOf(const omega::View &view, omega::RoomId room);

/// Returns the rooms that must have a stack: the hidden ones.
std::vector<omega::RoomId> roomsForStacks(const omega::View &view);

/// Returns the stacks that change when a card goes from a place to before another one; a place past the end of a stack
/// is its end. Moving a card of the box to a room adds a copy, because the box may hold several; a card that goes to
/// the box leaves its room.
std::vector<omega::PlaceStack> moved(const omega::View &view, const CardPlace &from, const CardPlace &to);

} // namespace dossier
