#include "views/conquest/desk/card_form_names.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

std::vector<std::string> abilitiesOf(const PublicTable &table, Colour player)
{
    std::vector<std::string> names;
    if (const Race *race = raceOf(table, player))
        for (const RaceAbility &ability : race->abilities)
            names.push_back(ability.name);
    return names;
}

} // namespace

std::vector<std::string> namesFor(const conquest::View &view, Colour player, CardForm::Kind kind)
{
    const PublicTable &table = view.open;
    const PlayerInPlay &whose = inPlay(table, player);
    std::vector<std::string> names;
    const auto addAll
        = [&](const std::vector<std::string> &more) { names.insert(names.end(), more.begin(), more.end()); };
    switch (kind)
    {
    case CardForm::Kind::Event:
        addAll(whose.immediate);
        if (const auto *hand = lookUp(view.hands, player))
            addAll(*hand);
        else if (!table.players.keptHands.contains(player))
            addAll(namesOf(table.pack, Deck::Events, isCooperative(table)));
        break;
    case CardForm::Kind::Stuff:
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        break;
    case CardForm::Kind::Ability:
    case CardForm::Kind::Cancel:
    case CardForm::Kind::Dice:
        addAll(abilitiesOf(table, player));
        if (kind == CardForm::Kind::Ability)
            break;
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        addAll(namesOf(table.pack, Deck::Events, isCooperative(table)));
        break;
    case CardForm::Kind::Text:
        for (const Deck deck : {Deck::Locations, Deck::Resistance, Deck::Events, Deck::ResistanceEvents, Deck::Stuff,
                 Deck::Technology, Deck::Tokens})
            addAll(namesOf(table.pack, deck, isCooperative(table)));
        for (const Colour seat : table.players.colours)
            addAll(abilitiesOf(table, seat));
        break;
    case CardForm::Kind::Correction:
    case CardForm::Kind::End:
        break;
    }
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

std::vector<Cancellable> cancellableIn(const conquest::View &view)
{
    std::vector<Cancellable> all;
    for (const auto &[colour, player] : view.open.inPlay)
    {
        for (const std::string &card : player.remaining)
            all.push_back({colour, Deck::Events, card});
        for (const StuffInPlay &stuff : player.stuff)
            all.push_back({colour, Deck::Stuff, stuff.card});
    }
    for (const std::string &card : view.open.resistance.remaining)
        all.push_back({std::nullopt, Deck::ResistanceEvents, card});
    for (const std::string &card : view.open.resistance.technology)
        all.push_back({std::nullopt, Deck::Technology, card});
    return all;
}

std::optional<Command> costOfDice(const conquest::View &view, Colour player, const std::string &name)
{
    if (const RaceAbility *ability = abilityOf(view.open, player, name))
        return ability->threat > 0 ? std::optional(Command(UseAbility{player, name, {}})) : std::nullopt;
    if (std::ranges::count(inPlay(view.open, player).stuff, name, &StuffInPlay::card) > 0)
        return Command(ActivateStuff{player, name, {}});
    const auto *hand = lookUp(view.hands, player);
    return hand != nullptr && std::ranges::count(*hand, name) > 0 ? std::optional(Command(PlayEvent{player, name, {}}))
                                                                  : std::nullopt;
}

QString textFor(const Pack &pack, CardForm::Kind kind, const std::string &name)
{
    const StuffCard *stuff = kind == CardForm::Kind::Stuff ? stuffNamed(pack, name) : nullptr;
    return stuff != nullptr ? wording::printed(stuff->text)
                            : wording::cardText(pack, name,
                                  kind == CardForm::Kind::Text ? wording::ReadBy::Humans : wording::ReadBy::Players);
}

} // namespace dossier
