#include "model/conquest/json/hidden_slots.h"

#include "model/conquest/json/forms.h"
#include "model/conquest/json/json.h"

namespace dossier::conquest
{

namespace
{

std::string slotOf(Colour player, const std::string &name)
{
    return writeJson(player) + ' ' + name;
}

/// Names cards by their kind, so that no name tells in which order a hand got them.
void addCards(HiddenSlots &hidden, Colour player, const std::vector<std::string> &cards)
{
    std::map<std::string, int> count;
    for (const std::string &card : cards)
        hidden.emplace(
            slotOf(player, "card " + writeJson(card) + ' ' + std::to_string(++count[card])), writeJson(card));
}

} // namespace

HiddenSlots hiddenSlots(const Table &table)
{
    HiddenSlots hidden;
    for (const auto &[player, token] : table.chosen)
        hidden.emplace(slotOf(player, "token"), writeJson(token));
    for (const auto &[player, cards] : table.hands)
        addCards(hidden, player, cards);
    return hidden;
}

std::vector<RevealedSlot> revealedSlots(const Events &events)
{
    HiddenSlots revealed;
    for (const Event &event : events)
        if (const auto *tokens = get_if<TokensRevealed>(&event))
        {
            for (const auto &[player, token] : tokens->tokens)
                revealed.emplace(slotOf(player, "token"), writeJson(token));
        }
        else if (const auto *played = get_if<EventPlayed>(&event); played != nullptr && !played->immediate)
            addCards(revealed, played->player, {played->card});
        else if (const auto *discarded = get_if<EventDiscarded>(&event))
            addCards(revealed, discarded->player, {discarded->card});
        else if (const auto *hand = get_if<HandShown>(&event))
            addCards(revealed, hand->player, hand->cards);
    std::vector<RevealedSlot> all;
    for (const auto &[name, content] : revealed)
        all.push_back({name, content, SlotProof::JustBefore});
    return all;
}

} // namespace dossier::conquest
