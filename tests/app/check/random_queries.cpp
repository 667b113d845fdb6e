#include "tests/app/check/random_queries.h"

#include "model/json/json_writer.h"

#include <vector>

namespace dossier
{

namespace
{

constexpr int doorCount = 10;
constexpr int rubbleCount = 15;

/// Returns a number from 0 to `count` − 1. The library's distributions differ from one to another.
int below(std::mt19937 &random, int count)
{
    return static_cast<int>(random() % static_cast<unsigned>(count));
}

template <typename Items>
auto oneOf(std::mt19937 &random, const Items &items)
{
    return items[static_cast<std::size_t>(below(random, static_cast<int>(items.size())))];
}

struct Board
{
    int width = 0;
    int height = 0;
    std::vector<std::string> rows;
    std::vector<Space> floor;
};

/// A fifth of the spaces are walls.
Board randomBoard(std::mt19937 &random)
{
    Board board{10 + below(random, 5), 10 + below(random, 5), {}, {}};
    for (int y = 0; y < board.height; ++y)
    {
        std::string &row = board.rows.emplace_back();
        for (int x = 0; x < board.width; ++x)
        {
            row += y > 0 && below(random, 5) == 0 ? '#' : '.';
            if (row.back() == '.')
                board.floor.push_back({x, y});
        }
    }
    return board;
}

/// Tiles of four by four spaces, some filled with EMI.
std::vector<std::string> tileRows(const Board &board)
{
    std::vector<std::string> rows;
    for (int y = 0; y < board.height; ++y)
    {
        std::string &row = rows.emplace_back();
        for (int x = 0; x < board.width; ++x)
            row += static_cast<char>('a' + y / 4 * 4 + x / 4);
    }
    return rows;
}

std::string mapText(std::mt19937 &random, const Board &board)
{
    std::vector<Edge> doors;
    while (doors.size() < doorCount)
        doors.push_back({{below(random, board.width - 1), below(random, board.height - 1)},
            oneOf(random, std::vector{Edge::Side::East, Edge::Side::South})});
    std::vector<Space> rubble;
    while (rubble.size() < rubbleCount)
        rubble.push_back(oneOf(random, board.floor));
    return jsonObject({
        {"rows", jsonArray(board.rows, jsonWord)},
        {"doors", jsonArray(doors, jsonEdge)},
        {"tiles", jsonArray(tileRows(board), jsonWord)},
        {"emi", jsonArray(std::vector{oneOf(random, std::vector{"a", "b", "k"}), "f"}, jsonWord)},
        {"rubble", jsonArray(rubble, jsonSpace)},
    });
}

} // namespace

std::string randomSightQuery(std::mt19937 &random, int id)
{
    const Board board = randomBoard(random);
    const Space attacker = oneOf(random, board.floor);
    Space target = oneOf(random, board.floor);
    while (target == attacker)
        target = oneOf(random, board.floor);
    const std::string facing = oneOf(random, std::vector<std::string>{"null", "\"N\"", "\"E\"", "\"S\"", "\"W\""});
    return jsonObject({
        {"id", std::to_string(id)},
        {"kind", jsonWord("omega.sight")},
        {"printing", jsonWord(oneOf(random, std::vector{"first", "revised"}))},
        {"map", mapText(random, board)},
        {"attacker", jsonObject({{"at", jsonSpace(attacker)}, {"size", "1"}, {"facing", facing}})},
        {"who", jsonWord(oneOf(random, std::vector{"commando", "enemy"}))},
        {"attack", jsonWord(oneOf(random, std::vector{"ranged", "melee"}))},
        {"target", jsonObject({{"at", jsonSpace(target)}, {"size", "1"}})},
    });
}

} // namespace dossier
