#include "model/conquest/seen/pack.h"

#include "model/conquest/seen/sections.h"

#include <algorithm>
#include <set>

namespace dossier::conquest
{

namespace
{

template <typename Card>
const Card *named(const std::vector<Card> &cards, std::string_view name)
{
    const auto found = std::ranges::find(cards, name, &Card::name);
    return found == cards.end() ? nullptr : &*found;
}

/// Calls `visit` with each card of the deck.
template <typename Visit>
void forEachCard(const Pack &pack, Deck deck, bool cooperative, Visit &&visit)
{
    const auto each = [&](const auto &cards, auto &&belongs)
    {
        for (const auto &card : cards)
            if (belongs(card))
                visit(card);
    };
    const auto all = [](const auto &) { return true; };
    switch (deck)
    {
    case Deck::Locations:
        return each(pack.locations, all);
    case Deck::Resistance:
        each(pack.resistance, all);
        return each(pack.heroes, all);
    case Deck::Events:
        return each(pack.events, [&](const EventCard &card) { return !cooperative || card.redText.empty(); });
    case Deck::ResistanceEvents:
        return each(pack.events, [&](const EventCard &card) { return cooperative && !card.redText.empty(); });
    case Deck::Stuff:
        return each(pack.stuff, all);
    case Deck::Technology:
        return each(pack.technology, [&](const TechnologyCard &) { return cooperative; });
    case Deck::Tokens:
        return each(pack.tokens, [&](const TokenKind &token) { return cooperative || token.competitive; });
    }
}

} // namespace

const Race *raceNamed(const Pack &pack, std::string_view name)
{
    return named(pack.races, name);
}

const LocationCard *locationNamed(const Pack &pack, std::string_view name)
{
    for (const LocationCard *objective : {&pack.capitol, &pack.monument})
        if (objective->name == name)
            return objective;
    return named(pack.locations, name);
}

const ResistanceCard *resistanceNamed(const Pack &pack, std::string_view name)
{
    return named(pack.resistance, name);
}

const HeroCard *heroNamed(const Pack &pack, std::string_view name)
{
    return named(pack.heroes, name);
}

const TokenKind *tokenNamed(const Pack &pack, std::string_view name)
{
    return named(pack.tokens, name);
}

const EventCard *eventNamed(const Pack &pack, std::string_view name)
{
    return named(pack.events, name);
}

const StuffCard *stuffNamed(const Pack &pack, std::string_view name)
{
    return named(pack.stuff, name);
}

const TechnologyCard *technologyNamed(const Pack &pack, std::string_view name)
{
    return named(pack.technology, name);
}

bool cancels(const Pack &pack, std::string_view event)
{
    const EventCard *card = eventNamed(pack, event);
    return card != nullptr && card->cancels;
}

std::optional<Cards> deckOf(const Pack &pack, Deck deck, bool cooperative)
{
    std::optional<Cards> cards{Cards{}};
    forEachCard(pack, deck, cooperative,
        [&](const auto &card)
        {
            if (!card.copies)
                cards.reset();
            else if (cards)
                (*cards)[card.name] += *card.copies;
        });
    // A deck without a card is one that nobody has published.
    return cards && !cards->empty() ? cards : std::nullopt;
}

std::vector<std::string> namesOf(const Pack &pack, Deck deck, bool cooperative)
{
    std::vector<std::string> names;
    forEachCard(pack, deck, cooperative, [&](const auto &card) { names.push_back(card.name); });
    return names;
}

namespace
{

/// True for a number that a card may have.
bool isPrinted(const std::optional<int> &number)
{
    return !number || (*number >= 0 && *number <= 99);
}

template <typename Card>
std::string faultInCard(const Card &card)
{
    if (card.name.empty())
        return "/name";
    std::string fault;
    forEachMember(card,
        [&](std::string_view name, const auto &member)
        {
            if constexpr (requires { isPrinted(member); })
                if (!isPrinted(member))
                    fault = "/" + std::string(name);
        });
    return fault;
}

/// True when each card of a list is sound and has a unique name.
template <typename Card>
std::string faultIn(const std::string &path, const std::vector<Card> &cards, std::set<std::string> taken = {})
{
    for (std::size_t i = 0; i < cards.size(); ++i)
    {
        const std::string at = path + "/" + std::to_string(i);
        if (const std::string fault = faultInCard(cards[i]); !fault.empty())
            return at + fault;
        if (!taken.insert(cards[i].name).second)
            return at + "/name";
    }
    return {};
}

std::string faultIn(const std::string &path, const ResistanceSheet &sheet)
{
    const auto isOnTheTrack = [](int number) { return number >= 0 && number <= endOfTheTrack; };
    if (!std::ranges::all_of(sheet.redCircles, isOnTheTrack))
        return path + "/red_circles";
    const auto isSector = [&](const TrackSector &sector)
    { return isOnTheTrack(sector.from) && isOnTheTrack(sector.to) && sector.from <= sector.to && sector.dice >= 0; };
    return std::ranges::all_of(sheet.sectors, isSector) ? std::string() : path + "/sectors";
}

bool isOnABoardOf(int players, Place place)
{
    return place.section >= 0 && place.section <= players && place.number >= 0 && place.number <= outerSpaces;
}

std::string faultIn(const std::string &path, const Layout &layout)
{
    if (layout.players < 1 || layout.players > 4)
        return path + "/players";
    const bool sound = std::ranges::all_of(layout.touching,
        [&](const Border &border)
        {
            return border.first != border.second && isOnABoardOf(layout.players, border.first)
                && isOnABoardOf(layout.players, border.second);
        });
    if (!sound)
        return path + "/touching";
    const bool laid = layout.places.empty() || std::ssize(layout.places) == layout.players;
    return laid && arePlaces(layout.places) ? std::string() : path + "/places";
}

} // namespace

bool hasAllDice(const ResistanceSheet &sheet)
{
    for (int number = 0; number < endOfTheTrack; ++number)
        if (std::ranges::none_of(
                sheet.sectors, [&](const TrackSector &sector) { return sector.from <= number && number <= sector.to; }))
            return false;
    return true;
}

std::string faultIn(const Pack &pack)
{
    std::set<std::string> fighters;
    for (const ResistanceCard &card : pack.resistance)
        fighters.insert(card.name);
    const std::vector<std::string> faults{pack.capitol.name.empty() ? "/capitol/name" : "",
        pack.monument.name.empty() || pack.monument.name == pack.capitol.name ? "/monument/name" : "",
        faultIn("/races", pack.races), faultIn("/locations", pack.locations, {pack.capitol.name, pack.monument.name}),
        faultIn("/resistance", pack.resistance), faultIn("/heroes", pack.heroes, fighters),
        faultIn("/tokens", pack.tokens), faultIn("/events", pack.events), faultIn("/stuff", pack.stuff),
        faultIn("/technology", pack.technology), faultIn("/standard", pack.standard), faultIn("/brutal", pack.brutal)};
    for (const std::string &fault : faults)
        if (!fault.empty())
            return fault;
    for (std::size_t i = 0; i < pack.layouts.size(); ++i)
        if (const std::string fault = faultIn("/layouts/" + std::to_string(i), pack.layouts[i]); !fault.empty())
            return fault;
    return {};
}

} // namespace dossier::conquest
