#include "views/conquest/setup/wish.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/owners_box.h"
#include "model/conquest/seen/sections.h"

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr std::array allColours{Colour::Green, Colour::Blue, Colour::Red, Colour::Gold};

bool isTaken(const ConquestWish &wish, const std::string &race)
{
    return std::ranges::any_of(wish.races, [&](const auto &taken) { return taken.second.name == race; });
}

/// Draws a race for each player without one, races with known numbers before the others.
void drawRaces(ConquestWish &wish, const Pack &pack, const DrawBelow &draw)
{
    for (const Colour player : wish.players.colours)
    {
        if (wish.races.contains(player))
            continue;
        std::vector<const Race *> known;
        std::vector<const Race *> others;
        for (const Race &race : pack.races)
            if (!isTaken(wish, race.name))
                (race.strength && race.intelligence ? known : others).push_back(&race);
        const std::vector<const Race *> &drawn = known.empty() ? others : known;
        if (!drawn.empty())
            wish.races[player] = *drawn[static_cast<std::size_t>(draw(static_cast<int>(drawn.size())))];
    }
}

template <typename Map>
void swapIn(Map &map, Colour one, Colour other)
{
    auto first = map.extract(one);
    auto second = map.extract(other);
    if (!first.empty())
    {
        first.key() = other;
        map.insert(std::move(first));
    }
    if (!second.empty())
    {
        second.key() = one;
        map.insert(std::move(second));
    }
}

const LocationCard &objectiveOf(const Pack &pack, const Players &players)
{
    return players.variants.monument ? pack.monument : pack.capitol;
}

/// True when the app can deal hands: without a known deck the players would have to enter each card instead.
bool dealsEvents(const Pack &pack, Mode mode)
{
    return deckOf(pack, Deck::Events, mode != Mode::Competitive).has_value();
}

const ResistanceSheet &sheetFor(const Pack &pack, Mode mode)
{
    return mode == Mode::Brutal ? pack.brutal : pack.standard;
}

} // namespace

ConquestWish withPrinted(ConquestWish wish, const Pack &pack)
{
    const LocationCard &objective = objectiveOf(pack, wish.players);
    if (wish.objective.name != objective.name)
        wish.objective = objective;
    wish.sheet = sheetFor(pack, wish.players.mode);
    return wish;
}

ConquestWish usualWish(const Pack &pack, Mode mode, int players, const DrawBelow &draw)
{
    return withPlayers({}, pack, mode, players, draw);
}

ConquestWish withPlayers(ConquestWish wish, const Pack &pack, Mode mode, int players, const DrawBelow &draw)
{
    Players &now = wish.players;
    const bool otherMode = now.mode != mode;
    now.mode = mode;
    if (mode == Mode::Competitive)
    {
        players = std::max(players, 2);
        now.variants.objectiveNeeded = false;
        now.variants.moreTokens = false;
    }
    const auto number = static_cast<std::size_t>(std::clamp(players, 1, static_cast<int>(allColours.size())));
    for (const Colour colour : allColours)
        if (now.colours.size() < number && !std::ranges::count(now.colours, colour))
        {
            now.colours.push_back(colour);
            if (dealsEvents(pack, mode))
                now.keptHands.insert(colour);
        }
    now.colours.resize(std::min(number, now.colours.size()));
    if (now.places.size() != now.colours.size())
        now.places.clear();
    const auto gone = [&](Colour colour) { return !std::ranges::count(now.colours, colour); };
    std::erase_if(now.keptHands, gone);
    std::erase_if(wish.races, [&](const auto &race) { return gone(race.first); });
    drawRaces(wish, pack, draw);
    return otherMode || wish.objective.name.empty() ? withPrinted(std::move(wish), pack) : wish;
}

ConquestWish withRacesDrawn(ConquestWish wish, const Pack &pack, const DrawBelow &draw)
{
    wish.races.clear();
    drawRaces(wish, pack, draw);
    return wish;
}

ConquestWish withRace(ConquestWish wish, const Pack &pack, Colour player, const std::string &race)
{
    const Race *printed = raceNamed(pack, race);
    if (printed == nullptr)
        return wish;
    const auto had = wish.races.find(player);
    for (auto &[other, taken] : wish.races)
        if (other != player && taken.name == race && had != wish.races.end())
        {
            std::swap(taken, had->second);
            return wish;
        }
    if (had == wish.races.end() || had->second.name != race)
        wish.races[player] = *printed;
    return wish;
}

ConquestWish withColour(ConquestWish wish, std::size_t seat, Colour colour)
{
    std::vector<Colour> &colours = wish.players.colours;
    if (seat >= colours.size() || colours[seat] == colour)
        return wish;
    const Colour before = colours[seat];
    if (const auto other = std::ranges::find(colours, colour); other != colours.end())
        *other = before;
    colours[seat] = colour;
    swapIn(wish.races, before, colour);
    swapIn(wish.names, before, colour);
    const bool keptBefore = wish.players.keptHands.erase(before) > 0;
    const bool keptAfter = wish.players.keptHands.erase(colour) > 0;
    if (keptBefore)
        wish.players.keptHands.insert(colour);
    if (keptAfter)
        wish.players.keptHands.insert(before);
    return wish;
}

ConquestWish withSeatsSwapped(ConquestWish wish, std::size_t one, std::size_t other)
{
    std::vector<Colour> &colours = wish.players.colours;
    if (one < colours.size() && other < colours.size())
        std::swap(colours[one], colours[other]);
    return wish;
}

std::vector<std::vector<int>> layoutsFor(const Pack &pack, const Pack &sample, int players)
{
    std::vector<std::vector<int>> found;
    if (std::ranges::find(pack.layouts, players, &Layout::players) == pack.layouts.end())
        found.emplace_back();
    for (const Pack *from : {&pack, &sample})
        for (const Layout &layout : from->layouts)
            if (layout.players == players && !layout.places.empty() && !std::ranges::count(found, layout.places))
                found.push_back(layout.places);
    return found;
}

std::vector<int> placesIn(const ConquestWish &wish, const Pack &pack)
{
    return placesOf(PublicTable{.pack = pack, .players = wish.players});
}

ConquestWish withSectionAt(ConquestWish wish, const Pack &pack, std::size_t seat, int place)
{
    std::vector<int> places = placesIn(wish, pack);
    std::vector<Colour> &colours = wish.players.colours;
    if (seat >= places.size() || places.size() != colours.size() || std::ranges::count(places, place))
        return wish;
    places[seat] = place;
    const int first = places.front();
    const auto steps = [&](int to) { return (to - first + placesAround) % placesAround; };
    std::vector<std::pair<int, Colour>> round;
    for (std::size_t i = 0; i < places.size(); ++i)
        round.emplace_back(steps(places[i]), colours[i]);
    std::ranges::sort(round);
    for (std::size_t i = 0; i < round.size(); ++i)
    {
        places[i] = (first - 1 + round[i].first) % placesAround + 1;
        colours[i] = round[i].second;
    }
    wish.players.places = places;
    return wish;
}

ConquestWish withPack(ConquestWish wish, const Pack &pack, bool sample, const DrawBelow &draw)
{
    wish.sample = sample;
    wish.players.places.clear();
    wish.races.clear();
    wish.players.keptHands.clear();
    if (dealsEvents(pack, wish.players.mode))
        wish.players.keptHands.insert(wish.players.colours.begin(), wish.players.colours.end());
    wish.objective = {};
    drawRaces(wish, pack, draw);
    return withPrinted(std::move(wish), pack);
}

ConquestWish withBox(ConquestWish wish, const Pack &pack, const DrawBelow &draw)
{
    const ConquestWish typed = wish;
    std::erase_if(wish.races, [&](const auto &race) { return raceNamed(pack, race.second.name) == nullptr; });
    for (auto &[player, race] : wish.races)
    {
        const Race before = std::exchange(race, *raceNamed(pack, race.name));
        race.strength = race.strength ? race.strength : before.strength;
        race.intelligence = race.intelligence ? race.intelligence : before.intelligence;
    }
    drawRaces(wish, pack, draw);
    wish = withPrinted(std::move(wish), pack);
    wish.objective = objectiveOf(pack, wish.players);
    if (!wish.objective.resistance)
        wish.objective.resistance = typed.objective.resistance;
    if (!wish.objective.population)
        wish.objective.population = typed.objective.population;
    if (unsaidIn(typed.sheet).left < unsaidIn(wish.sheet).left)
        wish.sheet = typed.sheet;
    return wish;
}

std::vector<ConquestMissing> missingIn(const ConquestWish &wish, const Pack & /*pack*/)
{
    std::vector<ConquestMissing> missing;
    if (wish.races.size() < wish.players.colours.size())
        missing.push_back(ConquestMissing::Races);
    if (std::ranges::any_of(
            wish.races, [](const auto &race) { return !race.second.strength || !race.second.intelligence; }))
        missing.push_back(ConquestMissing::RaceNumbers);
    if (!wish.objective.resistance || !wish.objective.population)
        missing.push_back(ConquestMissing::Objective);
    if (wish.players.mode != Mode::Competitive && !hasAllDice(wish.sheet))
        missing.push_back(ConquestMissing::Sheet);
    return missing;
}

std::vector<Command> commandsOf(const ConquestWish &wish, const Pack &pack)
{
    std::vector<Command> commands{ChooseOptions{wish.options}, ChoosePlayers{wish.players}};
    if (wish.objective != objectiveOf(pack, wish.players) && !wish.objective.name.empty())
        commands.emplace_back(Describe{Printed{wish.objective}});
    if (wish.players.mode != Mode::Competitive && wish.sheet != sheetFor(pack, wish.players.mode))
        commands.emplace_back(DescribeSheet{wish.players.mode == Mode::Brutal, wish.sheet});
    for (const Colour player : wish.players.colours)
        if (const auto race = wish.races.find(player); race != wish.races.end())
        {
            const Race *printed = raceNamed(pack, race->second.name);
            if (printed == nullptr || *printed != race->second)
                commands.emplace_back(Describe{Printed{race->second}});
            commands.emplace_back(TakeRace{player, race->second.name});
        }
    return commands;
}

Pack packWith(const ConquestWish &wish, Pack pack)
{
    for (const auto &[player, race] : wish.races)
        if (const auto printed = std::ranges::find(pack.races, race.name, &Race::name); printed != pack.races.end())
            *printed = race;
    if (!wish.objective.name.empty())
        (wish.players.variants.monument ? pack.monument : pack.capitol) = wish.objective;
    if (wish.players.mode != Mode::Competitive)
        (wish.players.mode == Mode::Brutal ? pack.brutal : pack.standard) = wish.sheet;
    return pack;
}

PublicTable tableOf(const ConquestWish &wish, const Pack &pack)
{
    PublicTable table{.pack = pack, .options = wish.options, .players = wish.players};
    for (int section = 0; section <= static_cast<int>(wish.players.colours.size()); ++section)
        for (int number = 0; number <= outerSpaces; ++number)
            table.spaces[{section, number}] = {};
    if (!wish.objective.name.empty())
    {
        table.spaces[{}].location = LocationInPlay{.card = wish.objective.name};
        // The typed values of the objective replace the box's own.
        (wish.players.variants.monument ? table.pack.monument : table.pack.capitol) = wish.objective;
    }
    for (const Colour player : wish.players.colours)
    {
        PlayerInPlay &inPlay = table.inPlay[player];
        if (const auto race = wish.races.find(player); race != wish.races.end())
            inPlay.race = race->second.name;
        for (int number = 1; number <= saucersOfAPlayer; ++number)
            inPlay.aliens[number].at = landingSite(table, player);
    }
    return table;
}

} // namespace dossier
