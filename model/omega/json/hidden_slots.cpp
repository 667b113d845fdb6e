#include "model/omega/json/hidden_slots.h"

#include "model/omega/json/forms.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

std::string doorSlot(const Edge &edge)
{
    return "door " + jsonEdge(edge);
}

std::string stackSlot(const RoomId &room)
{
    return "stack " + writeJson(room);
}

/// The cards of a stack without their order, which a reveal does not tell.
std::string stackContent(std::vector<RoomCardId> cards)
{
    std::ranges::sort(cards);
    return writeJson(cards);
}

std::string eventSlot(const MissionEvent &event)
{
    return "event " + writeJson(event.id);
}

std::string deckSlot(std::size_t fromBottom)
{
    return "deck card " + std::to_string(fromBottom);
}

/// The card that was drawn, when its place in the deck was told with it.
std::vector<RevealedSlot> drawnCard(const Events &events)
{
    const ItemMoved *drawn = nullptr;
    const DeckCounted *counted = nullptr;
    for (const Event &event : events)
    {
        if (const auto *moved = get_if<ItemMoved>(&event); moved != nullptr && !moved->from)
            drawn = moved;
        if (const auto *left = get_if<DeckCounted>(&event))
            counted = left;
    }
    if (drawn == nullptr || counted == nullptr || counted->left < 0)
        return {};
    return {{deckSlot(static_cast<std::size_t>(counted->left) + 1), writeJson(drawn->item)}};
}

} // namespace

HiddenSlots hiddenSlots(const Table &table)
{
    HiddenSlots hidden;
    for (const auto &[edge, kind] : table.secret.doors)
        hidden.emplace(doorSlot(edge), writeJson(kind));
    for (const auto &[room, cards] : table.secret.stacks)
        hidden.emplace(stackSlot(room), stackContent(cards));
    for (const MissionEvent &event : table.secret.events)
        hidden.emplace(eventSlot(event), writeJson(event));
    for (std::size_t fromTop = 0; fromTop < table.deck.size(); ++fromTop)
        hidden.emplace(deckSlot(table.deck.size() - fromTop), writeJson(table.deck[fromTop]));
    return hidden;
}

std::vector<RevealedSlot> revealedSlots(const Events &events)
{
    std::vector<RevealedSlot> revealed = drawnCard(events);
    for (const Event &event : events)
        if (const auto *door = get_if<DoorTurnedUp>(&event))
            revealed.push_back({doorSlot(door->door.edge), writeJson(door->kind)});
        else if (const auto *room = get_if<RoomRevealed>(&event))
            revealed.push_back({stackSlot(room->room), stackContent(room->cards)});
        else if (const auto *planned = get_if<MissionEventRevealed>(&event))
            revealed.push_back({eventSlot(planned->event), writeJson(planned->event)});
    return revealed;
}

} // namespace dossier::omega
