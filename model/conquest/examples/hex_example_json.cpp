#include "model/conquest/examples/hex_example_json.h"

#include "model/conquest/seen/numbers.h"

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int maxOfACard = 99;

HexShow readShow(const JsonValue &value)
{
    static constexpr Words<HexShow, 14> shows{{
        {"spaces", HexShow::Spaces},
        {"touch", HexShow::Touch},
        {"move", HexShow::Move},
        {"flee", HexShow::Flee},
        {"barrage", HexShow::Barrage},
        {"push", HexShow::Push},
        {"encounters", HexShow::Encounters},
        {"terror", HexShow::Terror},
        {"fight", HexShow::Fight},
        {"steal", HexShow::Steal},
        {"freed", HexShow::Freed},
        {"wander", HexShow::Wander},
        {"fire", HexShow::Fire},
        {"captain", HexShow::Captain},
    }};
    return word(value, shows);
}

Colour readColour(const JsonValue &value)
{
    static constexpr Words<Colour, 4> colours{{
        {"green", Colour::Green},
        {"blue", Colour::Blue},
        {"red", Colour::Red},
        {"gold", Colour::Gold},
    }};
    return word(value, colours);
}

/// Reads a space of the board by the name printed on it: B3.
Place placeOn(const PublicTable &table, const JsonValue &value)
{
    const std::string text = readText(value);
    const Place place = text.size() == 2 ? Place{text[0] - 'A', text[1] - '0'} : Place{-1, -1};
    if (!table.spaces.contains(place))
        throw malformed(value, Fault::NotACoordinate);
    return place;
}

/// Calls `read` with each entry of a list that may be absent.
template <typename Read>
void forEachIn(const JsonValue &object, std::string_view name, Read &&read)
{
    if (const std::optional<JsonValue> list = memberIfAny(object, name))
        for (const JsonValue &entry : array(*list))
            read(entry);
}

std::optional<int> numberIn(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value ? std::optional(integer(*value, 0, maxOfACard)) : std::nullopt;
}

bool flagIn(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value && boolean(*value);
}

void readPlayers(PublicTable &table, const JsonValue &value)
{
    table.players.mode = flagIn(value, "together") ? Mode::Cooperative : Mode::Competitive;
    for (const JsonValue &player : array(member(value, "players"), 1))
        table.players.colours.push_back(readColour(player));
    if (table.players.colours.size() > 4)
        throw malformed(member(value, "players"), Fault::WrongLength);
    for (int section = 0; section <= static_cast<int>(table.players.colours.size()); ++section)
        for (int number = 0; number <= outerSpaces; ++number)
            table.spaces[{section, number}] = {};
    // One strength for a whole race: strengths are not the subject of an example.
    const std::optional<int> strength = numberIn(value, "strength");
    if (strength)
        table.pack.races.push_back({.name = readText(member(value, "race")), .strength = strength});
    for (const Colour player : table.players.colours)
        table.inPlay[player] = {.race = strength ? table.pack.races.front().name : std::string()};
}

std::vector<ResistanceAbility> readAbilities(const JsonValue &token)
{
    static constexpr Words<ResistanceAbility, 6> abilities{{
        {"assault", ResistanceAbility::Assault},
        {"barrage", ResistanceAbility::Barrage},
        {"bold", ResistanceAbility::Bold},
        {"cunning", ResistanceAbility::Cunning},
        {"deadly", ResistanceAbility::Deadly},
        {"move", ResistanceAbility::Move},
    }};
    std::vector<ResistanceAbility> found;
    forEachIn(token, "abilities", [&](const JsonValue &ability) { found.push_back(word(ability, abilities)); });
    return found;
}

void readBorders(PublicTable &table, const JsonValue &value)
{
    Layout layout{.players = static_cast<int>(table.players.colours.size())};
    forEachIn(value, "touching",
        [&](const JsonValue &pair)
        {
            const std::vector<JsonValue> ends = array(pair, 2);
            layout.touching.push_back(borderOf(placeOn(table, ends[0]), placeOn(table, ends[1])));
        });
    table.pack.layouts.push_back(layout);
}

void readLocations(PublicTable &table, const JsonValue &value)
{
    forEachIn(value, "locations",
        [&](const JsonValue &entry)
        {
            const LocationCard card{.name = readText(member(entry, "name")),
                .copies = 1,
                .resistance = numberIn(entry, "resistance"),
                .population = numberIn(entry, "population")};
            LocationInPlay location{.card = card.name, .demolished = flagIn(entry, "demolished")};
            if (const std::optional<JsonValue> by = memberIfAny(entry, "conquered_by"))
                location.conqueredBy = readColour(*by);
            table.pack.locations.push_back(card);
            table.spaces[placeOn(table, member(entry, "at"))].location = location;
        });
}

void readFigures(PublicTable &table, const JsonValue &value)
{
    forEachIn(value, "tokens",
        [&](const JsonValue &entry)
        {
            const TokenKind kind{.name = readText(member(entry, "name")),
                .strength = numberIn(entry, "strength"),
                .hardness = flagIn(entry, "hard") ? Hardness::Hard : Hardness::Soft,
                .abilities = readAbilities(entry)};
            if (tokenNamed(table.pack, kind.name) == nullptr)
                table.pack.tokens.push_back(kind);
            table.spaces[placeOn(table, member(entry, "at"))].tokens.push_back(kind.name);
        });
    forEachIn(value, "aliens",
        [&](const JsonValue &entry)
        {
            const auto player = table.inPlay.find(readColour(member(entry, "of")));
            if (player == table.inPlay.end())
                throw malformed(member(entry, "of"), Fault::UnknownWord);
            const int number = numberIn(entry, "number").value_or(1);
            const std::optional<JsonValue> ally = memberIfAny(entry, "ally");
            for (int i = 0; i < number; ++i)
                player->second.aliens[static_cast<int>(player->second.aliens.size()) + 1]
                    = {.at = placeOn(table, member(entry, "at")), .card = ally ? readText(*ally) : std::string()};
        });
}

bool asksOfASpace(HexShow show)
{
    static constexpr std::array boards{HexShow::Spaces, HexShow::Encounters, HexShow::Terror, HexShow::Steal,
        HexShow::Freed, HexShow::Wander, HexShow::Fire};
    return std::ranges::find(boards, show) == boards.end();
}

} // namespace

HexExample readHexExample(const JsonValue &value)
{
    HexExample example{.show = readShow(member(value, "show"))};
    PublicTable &table = example.table;
    readPlayers(table, value);
    readBorders(table, value);
    readLocations(table, value);
    readFigures(table, value);
    if (const std::optional<JsonValue> at = memberIfAny(value, "at"); at || asksOfASpace(example.show))
        example.at = placeOn(table, member(value, "at"));
    if (const std::optional<JsonValue> player = memberIfAny(value, "player"))
        example.player = readColour(*player);
    else
        example.player = table.players.colours.front();
    table.clock = {.phase = Phase::Battle, .round = 1, .active = example.player};
    forEachIn(value, "marked", [&](const JsonValue &place) { example.marked.push_back(placeOn(table, place)); });
    example.caption = readLocalizedText(member(value, "caption"));
    return example;
}

} // namespace dossier
