#include "model/conquest/seen/whereabouts.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

bool isOfDeck(const PublicTable &table, Deck deck, const std::string &card)
{
    const std::vector<std::string> all = namesOf(table.pack, deck, isCooperative(table));
    return std::ranges::find(all, card) != all.end();
}

} // namespace

bool lies(const PublicTable &table, Place at, const std::string &token)
{
    const std::vector<std::string> &there = spaceAt(table, at).tokens;
    return std::ranges::find(there, token) != there.end();
}

bool isInThePool(const PublicTable &table, const std::string &token)
{
    return canBeDrawn(table, Deck::Tokens, token);
}

bool canBeDrawn(const PublicTable &table, Deck deck, const std::string &card)
{
    return isOfDeck(table, deck, card) && mayCome(table, deck, card);
}

bool canAllBeDrawn(const PublicTable &table, const std::vector<std::string> &events)
{
    const DeckInPlay *deck = lookUp(table.decks, Deck::Events);
    const auto copies = [&](const std::string &card)
    {
        const int *unseen = lookUp(*deck->unseen, card);
        const int *discarded = lookUp(deck->discarded, card);
        return (unseen != nullptr ? *unseen : 0) + (discarded != nullptr ? *discarded : 0);
    };
    return std::ranges::all_of(events,
        [&](const std::string &card)
        {
            const bool isKnown = deck != nullptr && deck->unseen;
            return mayCome(table, Deck::Events, card) && (!isKnown || std::ranges::count(events, card) <= copies(card));
        });
}

bool hasStuff(const PublicTable &table, Colour player, const std::string &card)
{
    const std::vector<StuffInPlay> &stuff = inPlay(table, player).stuff;
    return std::ranges::find(stuff, card, &StuffInPlay::card) != stuff.end();
}

bool canBeInTheHand(const PublicTable &table, Colour player, const std::string &card)
{
    const DeckInPlay *deck = lookUp(table.decks, Deck::Events);
    const bool unseen = deck == nullptr || !deck->unseen || deck->unseen->contains(card);
    return isOfDeck(table, Deck::Events, card) && unseen && inPlay(table, player).hand > 0;
}

bool canBePlayed(const PublicTable &table, Colour player, const std::string &card)
{
    const std::vector<std::string> &immediate = inPlay(table, player).immediate;
    return std::ranges::find(immediate, card) != immediate.end() || canBeInTheHand(table, player, card);
}

std::optional<std::vector<std::string>> thereFor(const PublicTable &table, const Effect &effect)
{
    if (const auto *taken = get_if<TokenTaken>(&effect))
        return spaceAt(table, taken->at).tokens;
    if (const auto *ended = get_if<EventEnded>(&effect))
        return ended->player ? inPlay(table, *ended->player).remaining : table.resistance.remaining;
    if (holds_alternative<TechnologyEnded>(effect))
        return table.resistance.technology;
    const auto *lost = get_if<StuffLost>(&effect);
    const auto *turned = get_if<StuffTurned>(&effect);
    if (lost == nullptr && turned == nullptr)
        return std::nullopt;
    std::vector<std::string> cards;
    for (const StuffInPlay &stuff : inPlay(table, lost != nullptr ? lost->player : turned->player).stuff)
        cards.push_back(stuff.card);
    return cards;
}

std::optional<int> eventsLeftToDraw(const PublicTable &table)
{
    std::optional<int> left = deckSize(table, Deck::Events);
    if (const DeckInPlay *deck = lookUp(table.decks, Deck::Events); left && deck != nullptr)
        for (const auto &[card, count] : deck->discarded)
            *left += count;
    return left;
}

} // namespace dossier::conquest
