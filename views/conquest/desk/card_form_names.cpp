// What can be named in the form for cards and abilities.
#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/desk/card_form.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

/// What can be named, as far as whoever sits there may know.
std::vector<std::string> CardForm::namesNow() const
{
    const PublicTable &table = m_view->open;
    const PlayerInPlay &whose = inPlay(table, player());
    std::vector<std::string> names;
    const auto addAll
        = [&](const std::vector<std::string> &more) { names.insert(names.end(), more.begin(), more.end()); };
    switch (m_kindNow)
    {
    case Kind::Event:
        addAll(whose.immediate);
        if (const auto *hand = lookUp(m_view->hands, player()))
            addAll(*hand);
        else if (!table.players.keptHands.contains(player()))
            addAll(namesOf(table.pack, Deck::Events, isCooperative(table)));
        break;
    case Kind::Stuff:
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        break;
    case Kind::Ability:
    case Kind::Cancel:
    case Kind::Dice:
        if (const Race *race = raceOf(table, player()))
            for (const RaceAbility &ability : race->abilities)
                names.push_back(ability.name);
        if (m_kindNow == Kind::Ability)
            break;
        for (const StuffInPlay &stuff : whose.stuff)
            names.push_back(stuff.card);
        addAll(namesOf(table.pack, Deck::Events, isCooperative(table)));
        break;
    case Kind::Text:
        for (const Deck deck : {Deck::Locations, Deck::Resistance, Deck::Events, Deck::ResistanceEvents, Deck::Stuff,
                 Deck::Technology, Deck::Tokens})
            addAll(namesOf(table.pack, deck, isCooperative(table)));
        break;
    case Kind::Correction:
    case Kind::End:
        break;
    }
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

std::vector<CardForm::Cancellable> CardForm::cancellable() const
{
    std::vector<Cancellable> all;
    for (const auto &[colour, player] : m_view->open.inPlay)
    {
        for (const std::string &card : player.remaining)
            all.push_back({colour, Deck::Events, card});
        for (const StuffInPlay &stuff : player.stuff)
            all.push_back({colour, Deck::Stuff, stuff.card});
    }
    for (const std::string &card : m_view->open.resistance.remaining)
        all.push_back({std::nullopt, Deck::ResistanceEvents, card});
    for (const std::string &card : m_view->open.resistance.technology)
        all.push_back({std::nullopt, Deck::Technology, card});
    return all;
}

} // namespace dossier
