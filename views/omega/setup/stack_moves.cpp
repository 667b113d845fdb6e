#include "views/omega/setup/stack_moves.h"

#include "model/core/look_up.h"

#include <algorithm>

namespace dossier
{

std::vector<omega::RoomCardId> stackOf(const omega::View &view, omega::RoomId room)
{
    const auto *stack = view.overseer ? lookUp(view.overseer->stacks, room) : nullptr;
    return stack != nullptr ? *stack : std::vector<omega::RoomCardId>();
}

std::optional<omega::RoomCardId> cardAt(const omega::View &view, const CardPlace &place)
{
    if (place.room)
    {
        const std::vector<omega::RoomCardId> stack = stackOf(view, *place.room);
        return place.index < stack.size() ? std::optional(stack[place.index]) : std::nullopt;
    }
    const std::vector<omega::RoomCard> &box = view.open.content.roomCards;
    return place.index < box.size() ? std::optional(box[place.index].id) : std::nullopt;
}

std::vector<omega::RoomId> roomsForStacks(const omega::View &view)
{
    std::vector<omega::RoomId> rooms;
    for (const omega::Room &room : view.open.ground.rooms)
        if (room.state == omega::RoomState::Hidden)
            rooms.push_back(room.id);
    return rooms;
}

std::vector<omega::PlaceStack> moved(const omega::View &view, const CardPlace &from, const CardPlace &to)
{
    const std::optional<omega::RoomCardId> card = cardAt(view, from);
    if (!card || (!from.room && !to.room))
        return {};
    std::vector<omega::PlaceStack> changes;
    std::size_t place = to.index;
    if (from.room)
    {
        omega::PlaceStack left{*from.room, stackOf(view, *from.room)};
        left.cards.erase(left.cards.begin() + static_cast<std::ptrdiff_t>(from.index));
        // The cards behind it move up.
        if (from.room == to.room && from.index < place)
            --place;
        changes.push_back(left);
    }
    if (!to.room)
        return changes;
    omega::PlaceStack grown{*to.room, stackOf(view, *to.room)};
    if (from.room == to.room)
    {
        grown = changes.back();
        changes.pop_back();
    }
    place = std::min(place, grown.cards.size());
    grown.cards.insert(grown.cards.begin() + static_cast<std::ptrdiff_t>(place), *card);
    if (grown.cards != stackOf(view, *to.room))
        changes.push_back(grown);
    return changes;
}

} // namespace dossier
