#pragma once

#include "model/omega/seen/view.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Where a room card lies before the game: in the stack of a room, at that place; without a room among the cards of the
/// box.
struct CardPlace
{
    std::optional<omega::RoomId> room{};
    std::size_t index = 0;
    bool operator==(const CardPlace &) const = default;
};

/// The card of that place, or none.
std::optional<omega::RoomCardId> cardAt(const omega::View &view, const CardPlace &place);

/// The stack of a room as this view knows it.
std::vector<omega::RoomCardId> stackOf(const omega::View &view, omega::RoomId room);

/// The rooms that are to have a stack: those that are hidden.
std::vector<omega::RoomId> roomsForStacks(const omega::View &view);

/// The stacks that change when a card goes from a place to before another one; a place past the end of a stack is its
/// end. A card of the box goes to a room as one more like it, for the box may hold several; a card that goes to the box
/// leaves its room.
std::vector<omega::PlaceStack> moved(const omega::View &view, const CardPlace &from, const CardPlace &to);

} // namespace dossier
