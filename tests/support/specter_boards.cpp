#include "tests/support/specter_boards.h"

#include "tests/support/random_board.h"

namespace dossier::test
{

using specter::Board;
using specter::Diagonals;

DrawnStreets streets(const std::vector<std::string> &rows, const Diagonals &diagonals)
{
    std::vector<std::string> plain = rows;
    std::map<char, Space> at;
    SpaceSet road;
    for (std::size_t y = 0; y < rows.size(); ++y)
        for (std::size_t x = 0; x < rows[y].size(); ++x)
        {
            const char drawn = rows[y][x];
            const Space space{static_cast<int>(x), static_cast<int>(y)};
            if (drawn == '.' || drawn == '#')
                continue;
            plain[y][x] = '.';
            if (drawn == '=')
                road.set(space);
            else
                at[drawn] = space;
        }
    return {Board(plain, road.empty() ? std::vector<SpaceSet>{} : std::vector{road}, diagonals), at};
}

Space named(const std::string &name)
{
    return specter::spaceNamed(name).value();
}

SpaceSet spacesNamed(const std::vector<std::string> &names)
{
    SpaceSet spaces;
    for (const std::string &name : names)
        spaces.set(named(name));
    return spaces;
}

std::vector<Space> pathOf(const std::vector<std::string> &names)
{
    std::vector<Space> path;
    for (const std::string &name : names)
        path.push_back(named(name));
    return path;
}

std::string told(const SpaceSet &spaces)
{
    std::string text;
    spaces.forEach([&](Space space) { text += (text.empty() ? "" : " ") + specter::spaceName(space); });
    return text;
}

Board randomStreets(std::mt19937 &random, int maxColumns, int maxRows, int structures)
{
    const int width = randomBetween(random, 1, maxColumns);
    const int height = randomBetween(random, 1, maxRows);
    std::vector<std::string> rows(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '.'));
    for (std::string &row : rows)
        for (char &space : row)
            space = randomBetween(random, 0, 99) < structures ? '#' : '.';
    rows[0][0] = '.';
    const Board ground(rows);
    std::vector<SpaceSet> stretches;
    for (int count = randomBetween(random, 0, 3); count > 0; --count)
    {
        SpaceSet stretch;
        for (int spaces = randomBetween(random, 1, 6); spaces > 0; --spaces)
            stretch.set(randomOpen(random, ground));
        stretches.push_back(stretch);
    }
    return Board(rows, stretches, {randomBetween(random, 0, 2) > 0, randomBetween(random, 0, 2) > 0});
}

Space randomOpen(std::mt19937 &random, const Board &board)
{
    int left = randomBetween(random, 0, board.open().count() - 1);
    Space chosen;
    board.open().forEach(
        [&](Space space)
        {
            if (left-- == 0)
                chosen = space;
        });
    return chosen;
}

} // namespace dossier::test
