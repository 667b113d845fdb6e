#include "model/specter/json/hidden_slots.h"

#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"

namespace dossier::specter
{

namespace
{

std::string slotOf(Agent agent, const std::string &name)
{
    return "agent " + writeJson(agent) + ' ' + name;
}

std::string characterSlot(Agent agent)
{
    return slotOf(agent, "character");
}

std::string objectiveSlot(Agent agent, const Coordinate &objective)
{
    return slotOf(agent, "objective " + writeJson(objective));
}

std::string cardSlot(Agent agent, Equipment card, int copy)
{
    return slotOf(agent, "card " + writeJson(card) + ' ' + std::to_string(copy));
}

/// Names cards by their kind, so that no name tells in which order they were taken.
void addCards(HiddenSlots &hidden, Agent agent, const Sheet &sheet)
{
    std::map<Equipment, int> count;
    for (const Equipment card : sheet.cards)
        hidden.emplace(cardSlot(agent, card, ++count[card]), writeJson(card));
}

void addSheet(HiddenSlots &hidden, Agent agent, const Sheet &sheet)
{
    if (sheet.character)
        hidden.emplace(characterSlot(agent), writeJson(*sheet.character));
    addCards(hidden, agent, sheet);
    for (const Coordinate &objective : sheet.objectives)
        hidden.emplace(objectiveSlot(agent, objective), writeJson(objective));
    for (std::size_t turn = 0; turn < sheet.lines.size(); ++turn)
        hidden.emplace(slotOf(agent, "turn " + std::to_string(turn + 1)), writeJson(sheet.lines[turn]));
}

} // namespace

HiddenSlots hiddenSlots(const Table &table)
{
    HiddenSlots hidden;
    if (table.traitor)
        hidden.emplace("traitor", writeJson(*table.traitor));
    for (const auto &[agent, sheet] : table.sheets)
        addSheet(hidden, agent, sheet);
    return hidden;
}

std::vector<RevealedSlot> revealedSlots(const Events &events)
{
    HiddenSlots revealed;
    for (const Event &event : events)
        if (const auto *character = get_if<CharacterRevealed>(&event))
            revealed.emplace(characterSlot(character->agent), writeJson(character->character));
        else if (const auto *objective = get_if<ObjectiveCompleted>(&event); objective != nullptr && !objective->ruled)
            revealed.emplace(objectiveSlot(objective->agent, objective->objective), writeJson(objective->objective));
        else if (const auto *card = get_if<CardAnnounced>(&event); card != nullptr && !card->ruled)
            revealed.emplace(cardSlot(card->agent, card->card.card, 1), writeJson(card->card.card));
        else if (const auto *traitor = get_if<TraitorRevealed>(&event))
            revealed.emplace("traitor", writeJson(traitor->hunter));
        else if (const auto *open = get_if<SheetLaidOpen>(&event))
            addSheet(revealed, open->agent, open->sheet);
    std::vector<RevealedSlot> all;
    for (const auto &[name, content] : revealed)
        all.push_back({name, content});
    return all;
}

} // namespace dossier::specter
