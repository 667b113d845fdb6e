#include "app/check/omega/kinds.h"
#include "app/check/rules_text.h"
#include "model/json/json_writer.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"
#include "model/omega/geometry/gas.h"
#include "model/omega/geometry/rooms.h"

namespace dossier
{

namespace
{

std::vector<Space> readMarkers(const JsonValue &value)
{
    std::vector<Space> markers;
    for (const JsonValue &marker : array(value, 1))
        markers.push_back(anySpace(marker));
    return markers;
}

std::vector<Space> readObjectives(const Map &map, const JsonValue &value)
{
    std::vector<Space> objectives;
    for (const JsonValue &objective : array(value))
        objectives.push_back(spaceOf(map, objective));
    return objectives;
}

std::vector<TileName> readRoomTiles(const JsonValue &value)
{
    std::vector<TileName> tiles;
    for (const JsonValue &tile : array(value))
        tiles.push_back(codePoint(tile));
    return tiles;
}

/// Returns the room numbers of the spaces, one row of the map at a time.
std::string roomRows(const Map &map, const std::vector<int> &numbers)
{
    const auto width = static_cast<std::size_t>(map.width());
    std::vector<std::span<const int>> rows;
    for (std::size_t begin = 0; begin < numbers.size(); begin += width)
        rows.push_back(std::span(numbers).subspan(begin, width));
    return jsonArray(rows,
        [](std::span<const int> row) { return jsonArray(row, [](int number) { return std::to_string(number); }); });
}

} // namespace

std::string gasResult(const JsonValue &query)
{
    const Map map = readMap(member(query, "map"));
    const std::vector<Space> markers = readMarkers(member(query, "markers"));
    const std::vector<Space> objectives = readObjectives(map, member(query, "objectives"));
    const std::vector<TileName> roomTiles = readRoomTiles(member(query, "room_tiles"));
    const GasVerdict verdict = judgeGas(map, markers, objectives, roomTiles);
    return jsonObject({{"legal", jsonBoolean(verdict.legal())}, {"rules", rulesText(verdict.rules)}});
}

std::string roomsResult(const JsonValue &query)
{
    const Map map = readMap(member(query, "map"));
    const Rooms rooms = roomsOf(map);
    return jsonObject({
        {"count", std::to_string(rooms.count)},
        {"rooms", roomRows(map, rooms.numbers)},
        {"doors",
            jsonArray(rooms.doorRooms, [](std::pair<int, int> pair) { return jsonSpace({pair.first, pair.second}); })},
    });
}

} // namespace dossier
