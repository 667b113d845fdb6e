#include "tests/support/random_board.h"

#include <algorithm>

namespace dossier::test
{

int randomBetween(std::mt19937 &random, int min, int max)
{
    const auto range = static_cast<std::uint32_t>(max - min + 1);
    return min + static_cast<int>(static_cast<std::uint32_t>(random()) % range);
}

Map randomMap(std::mt19937 &random, const MapShape &shape)
{
    const auto chance = [&](int hundredths) { return randomBetween(random, 0, 99) < hundredths; };
    Map map(randomBetween(random, 1, shape.maxSide), randomBetween(random, 1, shape.maxSide));
    const int tileSide = randomBetween(random, 1, 4);
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
        {
            const Space space{x, y};
            map.setWall(space, chance(shape.walls));
            if (chance(shape.rubble))
                map.setRubble(space);
            for (const Edge::Side side : {Edge::Side::East, Edge::Side::South})
                if (chance(shape.doors))
                    map.setDoor({space, side});
            map.setTile(space, static_cast<TileName>('a' + (y / tileSide * 7 + x / tileSide) % 26));
        }
    if (shape.emi && chance(60))
        for (char name = 'a'; name <= 'z'; ++name)
            if (chance(50))
                map.setEmi(static_cast<TileName>(name));
    return map;
}

std::optional<Space> randomFloor(std::mt19937 &random, const Map &map)
{
    const int count = map.floor().count();
    if (count == 0)
        return std::nullopt;
    int left = randomBetween(random, 0, count - 1);
    std::optional<Space> chosen;
    map.floor().forEach(
        [&](Space space)
        {
            if (left-- == 0)
                chosen = space;
        });
    return chosen;
}

std::optional<Figure> randomFigure(std::mt19937 &random, const Map &map, int size)
{
    for (int tries = 0; tries < 20; ++tries)
    {
        const std::optional<Space> at = randomFloor(random, map);
        if (!at)
            return std::nullopt;
        const Figure figure{*at, size};
        const std::vector<Space> spaces = figure.spaces();
        const bool fits = std::ranges::all_of(spaces,
            [&](Space space)
            {
                return map.isFloor(space)
                    && std::ranges::none_of(spaces, [&](Space other) { return map.hasDoorBetween(space, other); });
            });
        if (fits)
            return figure;
    }
    return std::nullopt;
}

} // namespace dossier::test
