#include "views/conquest/desk/card_form_names.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/words/sample_cards.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

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
        if (const Race *race = raceOf(table, player))
            for (const RaceAbility &ability : race->abilities)
                names.push_back(ability.name);
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

QString textFor(const Pack &pack, CardForm::Kind kind, const std::string &name)
{
    std::string text;
    if (const EventCard *event = eventNamed(pack, name); event != nullptr && kind != CardForm::Kind::Stuff)
        text = kind == CardForm::Kind::Text && !event->redText.empty() ? event->redText : event->text;
    else if (const StuffCard *stuff = stuffNamed(pack, name))
        text = stuff->text;
    else if (const TechnologyCard *technology = technologyNamed(pack, name))
        text = technology->text;
    else if (const LocationCard *location = locationNamed(pack, name))
        text = location->text;
    else if (const ResistanceCard *resistance = resistanceNamed(pack, name))
        text = resistance->text;
    else if (const HeroCard *hero = heroNamed(pack, name))
        text = hero->text;
    else
        for (const Race &race : pack.races)
            for (const RaceAbility &ability : race.abilities)
                if (ability.name == name)
                    text = ability.text;
    return wording::printed(text);
}

} // namespace dossier
