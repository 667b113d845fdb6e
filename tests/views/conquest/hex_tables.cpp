#include "tests/views/conquest/hex_tables.h"

#include "tests/support/conquest_tables.h"

namespace dossier::test
{

using namespace conquest;

Table conquestTable(int players, Mode mode)
{
    Table table = newTable(conquestSample());
    Players seats{.mode = mode};
    for (const Colour colour : {Colour::Gold, Colour::Green, Colour::Blue, Colour::Red})
        if (static_cast<int>(seats.colours.size()) < players)
            seats.colours.push_back(colour);
    conquest::apply(table, PlayersChosen{seats});
    for (std::size_t i = 0; i < seats.colours.size(); ++i)
        conquest::apply(table, RaceTaken{seats.colours[i], conquestSample().races[i].name});
    conquest::apply(table, RoundBegan{1});
    return table;
}

namespace
{

HexScene sceneOf(const Table &table)
{
    return {.table = std::make_shared<const PublicTable>(table.open)};
}

} // namespace

HexScene busyScene(int players)
{
    Table table = conquestTable(players);
    const auto happen = [&](const Event &event) { conquest::apply(table, event); };
    const Colour first = table.open.players.colours.front();
    const std::vector<LocationCard> &cards = table.open.pack.locations;
    happen(LocationDrawn{{0, 0}, table.open.pack.capitol.name});
    std::size_t next = 0;
    for (int section = 0; section <= players; ++section)
        for (const int number : {1, 2, 4, 5})
            happen(LocationDrawn{{section, number}, cards[next++ % cards.size()].name});
    happen(TokenPlaced{{0, 0}, "Sample Footsoldiers"});
    happen(TokenPlaced{{0, 1}, "Sample Column"});
    happen(TokenPlaced{{1, 2}, "Sample Battery"});
    happen(TokenPlaced{{1, 3}, "Sample Patrol"});
    happen(TokenPlaced{{1, 3}, "Sample Patrol"});
    happen(Conquered{{1, 1}, first});
    happen(AlienPlaced{{first, 1}, Place{1, 2}, false});
    happen(AlienPlaced{{first, 2}, Place{1, 2}, true});
    happen(AlienPlaced{{first, 3}, Place{0, 1}, false});
    for (std::size_t i = 1; i < table.open.players.colours.size(); ++i)
        happen(AlienPlaced{{table.open.players.colours[i], 1}, Place{0, 0}, false});
    happen(Demolished{{1, 5}});
    HexScene scene = sceneOf(table);
    scene.picked = AlienId{first, 1};
    scene.lights = {{{1, 2}, HexLight::Picked}, {{1, 1}, HexLight::Reach}, {{1, 3}, HexLight::Reach},
        {{0, 0}, HexLight::Due}, {{0, 1}, HexLight::Danger}};
    scene.notes = {{{1, 1}, QStringLiteral("1")}, {{1, 3}, QStringLiteral("1")}, {{0, 0}, QStringLiteral("2 left")}};
    scene.arrows = {{{1, 3}, {1, 0}}};
    scene.ghosts = {{{0, 4}, "Sample Flight"}};
    return scene;
}

HexScene fullestScene(int players)
{
    Table table = conquestTable(players);
    const auto happen = [&](const Event &event) { conquest::apply(table, event); };
    table.open.pack.locations.front().name = "Hydro-electric dam of Newfoundland";
    table.open.pack.locations[1].name = "Unpronounceablenessville";
    HexScene scene;
    for (const auto &[place, space] : std::map(table.open.spaces))
    {
        if (!isLandingSite(place))
            happen(LocationDrawn{place, table.open.pack.locations[static_cast<std::size_t>(place.number) % 2].name});
        for (const char *token : {"Sample Footsoldiers", "Sample Battery", "Sample Militia"})
            happen(TokenPlaced{place, token});
        scene.notes[place] = QStringLiteral("1 point");
    }
    for (const Colour colour : table.open.players.colours)
        happen(AlienPlaced{{colour, 1}, Place{0, 0}, false});
    scene.table = std::make_shared<const PublicTable>(table.open);
    return scene;
}

} // namespace dossier::test
