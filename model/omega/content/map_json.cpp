#include "model/omega/content/map_json.h"

namespace dossier
{

namespace
{

Map readRows(const JsonValue &value)
{
    const std::vector<JsonValue> rows = array(value, 1);
    if (rows.size() > Map::maxSide)
        throw malformed(value, Fault::WrongLength);
    const std::size_t width = string(rows.front()).size();
    if (width < 1 || width > Map::maxSide)
        throw malformed(rows.front(), Fault::WrongLength);

    Map map(static_cast<int>(width), static_cast<int>(rows.size()));
    for (int y = 0; y < map.height(); ++y)
    {
        const JsonValue &row = rows[static_cast<std::size_t>(y)];
        const std::u32string characters = string(row);
        if (characters.size() != width)
            throw malformed(row, Fault::WrongLength);
        for (int x = 0; x < map.width(); ++x)
        {
            const char32_t character = characters[static_cast<std::size_t>(x)];
            if (character != U'.' && character != U'#')
                throw malformed(row, Fault::WrongCharacter);
            if (character == U'#')
                map.setWall({x, y});
        }
    }
    return map;
}

/// Reads a door. An error points to its whole entry.
Edge readEdge(const JsonValue &value)
{
    const std::vector<JsonValue> entry = value.type() == JsonType::Array ? value.elements() : std::vector<JsonValue>{};
    const bool shaped = entry.size() == 3 && entry[0].type() == JsonType::Integer
        && entry[1].type() == JsonType::Integer && (entry[2].isWord("E") || entry[2].isWord("S"));
    if (!shaped)
        throw malformed(value, Fault::NotAnEdge);
    return {{anyInteger(entry[0]), anyInteger(entry[1])}, entry[2].isWord("E") ? Edge::Side::East : Edge::Side::South};
}

void readTiles(Map &map, const JsonValue &value)
{
    const std::vector<JsonValue> rows = array(value);
    if (rows.size() != static_cast<std::size_t>(map.height()))
        throw malformed(value, Fault::WrongLength);
    for (int y = 0; y < map.height(); ++y)
    {
        const JsonValue &row = rows[static_cast<std::size_t>(y)];
        const std::u32string names = string(row);
        if (names.size() != static_cast<std::size_t>(map.width()))
            throw malformed(row, Fault::WrongLength);
        for (int x = 0; x < map.width(); ++x)
            map.setTile({x, y}, names[static_cast<std::size_t>(x)]);
    }
}

/// Returns the values of an array that may be absent.
std::vector<JsonValue> arrayIfAny(const JsonValue &object, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(object, name);
    return value ? array(*value) : std::vector<JsonValue>{};
}

} // namespace

Map readMap(const JsonValue &value)
{
    Map map = readRows(member(value, "rows"));
    for (const JsonValue &door : arrayIfAny(value, "doors"))
        if (!map.setDoor(readEdge(door)))
            throw malformed(door, Fault::NotAnEdge);
    const std::optional<JsonValue> tiles = memberIfAny(value, "tiles");
    if (tiles && tiles->type() != JsonType::Null)
        readTiles(map, *tiles);
    for (const JsonValue &name : arrayIfAny(value, "emi"))
        map.setEmi(codePoint(name));
    for (const JsonValue &space : arrayIfAny(value, "rubble"))
        map.setRubble(floorSpaceOf(map, space));
    return map;
}

Space spaceOf(const Map &map, const JsonValue &value)
{
    const Space space = anySpace(value);
    if (!map.contains(space))
        throw malformed(value, Fault::NotASpace);
    return space;
}

Space floorSpaceOf(const Map &map, const JsonValue &value)
{
    const Space space = anySpace(value);
    if (!map.isFloor(space))
        throw malformed(value, Fault::NotAFloorSpace);
    return space;
}

} // namespace dossier
