#include "tests/support/drawn_board.h"

#include <algorithm>
#include <stdexcept>

namespace dossier::test
{

namespace
{

bool isDoorRow(const std::string &row)
{
    return row.find_first_not_of("- ") == std::string::npos;
}

int widthOf(const std::string &row)
{
    return static_cast<int>(row.size()) - static_cast<int>(std::ranges::count(row, '|'));
}

void drawSpace(DrawnBoard &board, char drawnAs, Space space)
{
    if (drawnAs == '#')
        board.map.setWall(space);
    else if (drawnAs == '~')
        board.map.setRubble(space);
    else if (drawnAs != '.' && !board.at.emplace(drawnAs, space).second)
        throw std::invalid_argument("a letter is drawn twice");
}

void drawRow(DrawnBoard &board, const std::string &row, int y)
{
    int x = 0;
    for (const char drawnAs : row)
        if (drawnAs == '|')
            board.map.setDoor({{x - 1, y}, Edge::Side::East});
        else
            drawSpace(board, drawnAs, {x++, y});
    if (x != board.map.width())
        throw std::invalid_argument("a row has another width: " + row);
}

void drawDoors(DrawnBoard &board, const std::string &row, int y)
{
    for (std::size_t x = 0; x < row.size(); ++x)
        if (row[x] == '-' && !board.map.setDoor({{static_cast<int>(x), y}, Edge::Side::South}))
            throw std::invalid_argument("a door lies off the map: " + row);
}

} // namespace

DrawnBoard drawn(const std::vector<std::string> &rows)
{
    DrawnBoard board;
    const auto height = static_cast<int>(std::ranges::count_if(rows, [](const auto &row) { return !isDoorRow(row); }));
    board.map = Map(widthOf(rows.front()), height);
    int y = -1;
    for (const std::string &row : rows)
        if (isDoorRow(row))
            drawDoors(board, row, y);
        else
            drawRow(board, row, ++y);
    return board;
}

DrawnBoard drawn(const std::vector<std::string> &rows, const std::vector<std::string> &tiles, const std::string &emi)
{
    DrawnBoard board = drawn(rows);
    for (int y = 0; y < board.map.height(); ++y)
        for (int x = 0; x < board.map.width(); ++x)
            board.map.setTile(
                {x, y}, static_cast<TileName>(tiles.at(static_cast<std::size_t>(y)).at(static_cast<std::size_t>(x))));
    for (const char name : emi)
        board.map.setEmi(static_cast<TileName>(name));
    return board;
}

std::string text(const Map &map)
{
    std::string drawing;
    for (int y = 0; y < map.height(); ++y)
    {
        std::string doors;
        for (int x = 0; x < map.width(); ++x)
        {
            const Space space{x, y};
            drawing += !map.isFloor(space) ? '#' : map.hasRubble(space) ? '~' : '.';
            if (map.hasDoor({space, Edge::Side::East}))
                drawing += '|';
            doors += map.hasDoor({space, Edge::Side::South}) ? '-' : ' ';
        }
        drawing += '\n';
        if (doors.find('-') != std::string::npos)
            drawing += doors + '\n';
    }
    return drawing;
}

std::vector<std::string> rows(const Map &map, const SpaceSet &set)
{
    std::vector<std::string> drawing;
    for (int y = 0; y < map.height(); ++y)
    {
        drawing.emplace_back();
        for (int x = 0; x < map.width(); ++x)
            drawing.back() += set.contains({x, y}) ? '1' : '0';
    }
    return drawing;
}

} // namespace dossier::test
