#include "model/conquest/seen/numbers.h"

#include "model/conquest/seen/sections.h"
#include "model/core/look_up.h"

#include <algorithm>
#include <numeric>

namespace dossier::conquest
{

bool isCooperative(const PublicTable &table)
{
    return table.players.mode != Mode::Competitive;
}

const PlayerInPlay &inPlay(const PublicTable &table, Colour player)
{
    static const PlayerInPlay nobody{};
    const PlayerInPlay *found = lookUp(table.inPlay, player);
    return found != nullptr ? *found : nobody;
}

const SpaceInPlay &spaceAt(const PublicTable &table, Place at)
{
    static const SpaceInPlay empty{};
    const SpaceInPlay *found = lookUp(table.spaces, at);
    return found != nullptr ? *found : empty;
}

const Race *raceOf(const PublicTable &table, Colour player)
{
    return raceNamed(table.pack, inPlay(table, player).race);
}

const RaceAbility *abilityOf(const PublicTable &table, Colour player, const std::string &name)
{
    const Race *race = raceOf(table, player);
    if (race == nullptr)
        return nullptr;
    const auto found = std::ranges::find(race->abilities, name, &RaceAbility::name);
    return found != race->abilities.end() ? &*found : nullptr;
}

std::vector<Colour> turnOrder(const PublicTable &table)
{
    std::vector<Colour> order = table.players.colours;
    const auto first = table.first ? std::ranges::find(order, *table.first) : order.begin();
    if (first != order.end())
        std::rotate(order.begin(), first, order.end());
    return order;
}

// --- The board ---

Place landingSite(const PublicTable &table, Colour player)
{
    const std::vector<Colour> &colours = table.players.colours;
    return {static_cast<int>(std::ranges::find(colours, player) - colours.begin()) + 1, 0};
}

bool isLandingSite(Place at)
{
    return at.section != centreSection && at.number == 0;
}

bool isEmpty(const PublicTable &table, Place at)
{
    return !isLandingSite(at) && !spaceAt(table, at).location;
}

bool isToBeExplored(const PublicTable &table, Place at)
{
    return isEmpty(table, at) && deckSize(table, Deck::Locations) != 0;
}

namespace
{

bool touchWithinARing(int one, int other)
{
    const int steps = std::abs(one - other);
    return one == 0 || other == 0 || steps == 1 || steps == outerSpaces - 1;
}

/// Returns the box's layout for this number of players.
const Layout *boxLayoutOf(const PublicTable &table)
{
    const auto players = static_cast<int>(table.players.colours.size());
    const auto found = std::ranges::find(table.pack.layouts, players, &Layout::players);
    return found == table.pack.layouts.end() ? nullptr : &*found;
}

} // namespace

std::optional<Layout> layoutOf(const PublicTable &table)
{
    const std::vector<int> &places = table.players.places;
    const Layout *box = boxLayoutOf(table);
    if (places.empty())
        return box != nullptr ? std::optional(*box) : std::nullopt;
    return Layout{.players = static_cast<int>(table.players.colours.size()), .places = places};
}

std::vector<int> placesOf(const PublicTable &table)
{
    const std::optional<Layout> layout = layoutOf(table);
    return layout && !layout->places.empty() ? layout->places
                                             : usualPlaces(static_cast<int>(table.players.colours.size()));
}

namespace
{

/// True if a layout lists any spaces that touch within a section.
bool listsWithin(const Layout &layout, int section)
{
    return std::ranges::any_of(layout.touching,
        [&](const Border &listed) { return listed.first.section == section && listed.second.section == section; });
}

} // namespace

std::optional<bool> touch(const PublicTable &table, Place one, Place other)
{
    if (one == other)
        return false;
    const Border border = borderOf(one, other);
    if (const bool *said = lookUp(table.said, border))
        return *said;
    if (one.section == other.section && table.options.touching == Touching::Ring)
        return touchWithinARing(one.number, other.number);
    if (one.section != other.section && !table.players.places.empty())
        return touchAcross(table.players.places, one, other);
    const Layout *layout = boxLayoutOf(table);
    if (layout == nullptr || (one.section == other.section && !listsWithin(*layout, one.section)))
        return std::nullopt;
    return touchAcross(layout->places, one, other)
        || std::ranges::any_of(
            layout->touching, [&](const Border &listed) { return borderOf(listed.first, listed.second) == border; });
}

std::vector<Place> neighbours(const PublicTable &table, Place at)
{
    std::vector<Place> found;
    for (const auto &[other, space] : table.spaces)
        if (touch(table, at, other) == true)
            found.push_back(other);
    return found;
}

namespace
{

const LocationCard *cardAt(const PublicTable &table, Place at)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, at).location;
    return location ? locationNamed(table.pack, location->card) : nullptr;
}

} // namespace

int printedResistance(const PublicTable &table, Place at)
{
    const LocationCard *card = cardAt(table, at);
    return card != nullptr ? card->resistance.value_or(0) : 0;
}

int resistanceNow(const PublicTable &table, Place at)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, at).location;
    if (!location || location->conqueredBy || location->demolished)
        return 0;
    return std::max(0, printedResistance(table, at) + location->moreResistance);
}

int populationNow(const PublicTable &table, Place at)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, at).location;
    const LocationCard *card = cardAt(table, at);
    const bool gone = location && location->demolished && table.options.demolition == Demolition::TakesPopulation;
    if (card == nullptr || gone)
        return 0;
    return std::max(0, card->population.value_or(0) + location->morePopulation);
}

int terrorOf(const PublicTable &table, Colour player)
{
    int terror = inPlay(table, player).terror;
    for (const auto &[at, space] : table.spaces)
        if (space.location && space.location->conqueredBy == player)
            terror += populationNow(table, at);
    return terror;
}

int terrorOfAll(const PublicTable &table)
{
    return std::accumulate(table.players.colours.begin(), table.players.colours.end(), 0,
        [&](int sum, Colour player) { return sum + terrorOf(table, player); });
}

int terrorWanted(const PublicTable &table)
{
    constexpr int terror = 8;
    return isCooperative(table) ? terror * static_cast<int>(table.players.colours.size()) : terror;
}

bool objectiveMissing(const PublicTable &table)
{
    const std::optional<LocationInPlay> &objective = spaceAt(table, {}).location;
    return isCooperative(table) && table.players.variants.objectiveNeeded
        && !(objective && (objective->conqueredBy || objective->demolished));
}

namespace
{

/// CQ-WIN-1, CQ-COOP-1, CQ-RES-8.
bool isDecided(const PublicTable &table)
{
    if (isCooperative(table))
        return table.resistance.marker >= endOfTheTrack
            || (terrorOfAll(table) >= terrorWanted(table) && !objectiveMissing(table));
    return std::ranges::any_of(
        table.players.colours, [&](Colour player) { return terrorOf(table, player) >= terrorWanted(table); });
}

} // namespace

bool wouldEnd(const PublicTable &table, const Event &correction)
{
    PublicTable after = table;
    const auto location = [&](Place at) -> LocationInPlay *
    {
        const auto space = after.spaces.find(at);
        return space != after.spaces.end() && space->second.location ? &*space->second.location : nullptr;
    };
    if (const auto *terror = get_if<TerrorChanged>(&correction))
        after.inPlay[terror->player].terror += terror->by;
    else if (const auto *marker = get_if<MarkerMoved>(&correction))
        after.resistance.marker += marker->by;
    else if (const auto *conquered = get_if<Conquered>(&correction); conquered && location(conquered->at))
        location(conquered->at)->conqueredBy = conquered->player;
    else if (const auto *changed = get_if<ValueChanged>(&correction); changed && location(changed->at))
        location(changed->at)->morePopulation += changed->population;
    else if (const auto *ruin = get_if<Demolished>(&correction); ruin && location(ruin->at))
        location(ruin->at)->demolished = true;
    else
        return false;
    return !table.outcome && table.clock.phase != Phase::SetUp && isDecided(after);
}

// --- Aliens ---

std::vector<AlienId> aliensAt(const PublicTable &table, Place at)
{
    std::vector<AlienId> found;
    for (const auto &[colour, player] : table.inPlay)
        for (const auto &[number, alien] : player.aliens)
            if (alien.at == at)
                found.push_back({colour, number});
    return found;
}

std::vector<AlienId> aliensAt(const PublicTable &table, Place at, Colour player)
{
    std::vector<AlienId> found = aliensAt(table, at);
    std::erase_if(found, [&](AlienId alien) { return alien.of != player; });
    return found;
}

const Alien *alienOf(const PublicTable &table, AlienId alien)
{
    return lookUp(inPlay(table, alien.of).aliens, alien.number);
}

std::optional<int> strengthOf(const PublicTable &table, AlienId alien)
{
    const Alien *found = alienOf(table, alien);
    const StuffCard *ally = found != nullptr && !found->card.empty() ? stuffNamed(table.pack, found->card) : nullptr;
    if (ally != nullptr && (ally->strength || table.options.allyStrength == AllyStrength::None))
        return ally->strength.value_or(0);
    const Race *race = raceOf(table, alien.of);
    return race != nullptr ? race->strength : std::nullopt;
}

std::vector<Colour> enemiesAt(const PublicTable &table, Place at, Colour player)
{
    std::vector<Colour> enemies;
    if (!isCooperative(table))
        for (const Colour other : table.players.colours)
            if (other != player && !aliensAt(table, at, other).empty())
                enemies.push_back(other);
    return enemies;
}

bool endsMovement(const PublicTable &table, Place at, Colour player)
{
    return isEmpty(table, at) || resistanceNow(table, at) >= 1 || !spaceAt(table, at).tokens.empty()
        || !enemiesAt(table, at, player).empty();
}

// --- What is due ---

std::vector<Encounter> encountersDue(const PublicTable &table)
{
    std::vector<Encounter> due;
    if (table.clock.phase != Phase::Battle || !table.clock.active)
        return due;
    const Colour player = *table.clock.active;
    const auto add = [&](const Encounter &encounter)
    {
        if (!table.turn.met.contains(encounter))
            due.push_back(encounter);
    };
    for (const auto &[at, space] : table.spaces)
    {
        if (aliensAt(table, at, player).empty())
            continue;
        if (isToBeExplored(table, at) || resistanceNow(table, at) >= 1 || !space.tokens.empty())
            add({at, std::nullopt});
        for (const Colour enemy : enemiesAt(table, at, player))
            add({at, enemy});
    }
    return due;
}

std::vector<TokenAt> tokensToFight(const PublicTable &table)
{
    std::vector<TokenAt> due = table.pending.appeared;
    std::erase_if(due,
        [&](const TokenAt &token)
        {
            const std::vector<std::string> &there = spaceAt(table, token.at).tokens;
            return std::ranges::find(there, token.token) == there.end() || aliensAt(table, token.at).empty();
        });
    return due;
}

std::optional<Colour> handTooLarge(const PublicTable &table)
{
    for (const Colour player : turnOrder(table))
    {
        const Race *race = raceOf(table, player);
        if (race != nullptr && race->intelligence && inPlay(table, player).hand > *race->intelligence)
            return player;
    }
    return std::nullopt;
}

int cardsToDraw(const PublicTable &table, Colour player)
{
    const Race *race = raceOf(table, player);
    const int wanted = std::max(0, (race != nullptr ? race->intelligence.value_or(0) : 0) - inPlay(table, player).hand);
    const std::optional<int> left = deckSize(table, Deck::Events);
    const DeckInPlay *deck = lookUp(table.decks, Deck::Events);
    if (!left || deck == nullptr)
        return wanted;
    const int discarded = std::accumulate(
        deck->discarded.begin(), deck->discarded.end(), 0, [](int sum, const auto &card) { return sum + card.second; });
    return std::min(wanted, *left + discarded);
}

bool isEffectDue(const PublicTable &table, const std::string &card)
{
    return std::ranges::find(table.pending.effects, card, &DueEffect::card) != table.pending.effects.end();
}

bool isTechnologyDue(const PublicTable &table, const std::string &card)
{
    const std::vector<std::string> &there = table.resistance.technology;
    return std::ranges::find(table.pending.effects, DueEffect{std::nullopt, card}) != table.pending.effects.end()
        && std::ranges::find(there, card) != there.end();
}

std::string_view comesFirst(const PublicTable &table)
{
    if (table.pending.winning)
        return "let_win";
    if (handTooLarge(table))
        return "discard_event";
    if (!table.resistance.captain && !table.resistance.tokensDue.empty())
        return "place_token";
    if (std::ranges::any_of(table.inPlay, [](const auto &player) { return !player.second.immediate.empty(); }))
        return "play_event";
    if (table.battle)
    {
        switch (table.battle->stage)
        {
        case Stage::TurnUp:
            return "turn_up_resistance";
        case Stage::HeroEvent:
            return "draw_resistance_event";
        case Stage::Barrage:
            return "roll_barrage";
        case Stage::Roll:
            return "roll_round";
        case Stage::Change:
            return "resolve_round";
        case Stage::Lose:
            return "lose_alien";
        case Stage::FleeOrStay:
            return "go_on";
        case Stage::NextFight:
            return spaceAt(table, table.battle->at).tokens.empty() ? "turn_up_resistance" : "fight_token";
        case Stage::Conquer:
            return "conquer";
        }
    }
    if (table.resistance.captain)
        return "fight_captain";
    if (const std::vector<TokenAt> due = tokensToFight(table); !due.empty())
        return isToBeExplored(table, due.front().at) ? "explore" : "fight_token";
    return {};
}

// --- Decks ---

std::optional<int> deckSize(const PublicTable &table, Deck deck)
{
    const DeckInPlay *found = lookUp(table.decks, deck);
    if (found == nullptr || !found->unseen)
        return std::nullopt;
    int size = 0;
    for (const auto &[card, count] : *found->unseen)
        size += count;
    if (deck == Deck::Events)
        for (const auto &[colour, player] : table.inPlay)
            size -= player.hand;
    return size;
}

bool isShuffledFirst(const PublicTable &table, Deck deck)
{
    const DeckInPlay *found = lookUp(table.decks, deck);
    const std::optional<int> size = deckSize(table, deck);
    return size && *size <= 0 && !found->discarded.empty() && deck != Deck::Locations && deck != Deck::Technology;
}

bool isUsedUp(const PublicTable &table, Deck deck)
{
    const std::optional<int> size = deckSize(table, deck);
    return size && *size <= 0 && !isShuffledFirst(table, deck);
}

bool mayCome(const PublicTable &table, Deck deck, const std::string &card)
{
    const DeckInPlay *found = lookUp(table.decks, deck);
    if (found == nullptr || !found->unseen)
        return true;
    const Cards &from = isShuffledFirst(table, deck) && deck != Deck::Events ? found->discarded : *found->unseen;
    const int *count = lookUp(from, card);
    if (count != nullptr && *count > 0)
        return true;
    // The draw of a hand continues after the shuffle.
    return deck == Deck::Events && found->discarded.contains(card);
}

} // namespace dossier::conquest
