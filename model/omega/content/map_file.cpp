#include "model/omega/content/map_file.h"

#include "model/json/json_writer.h"
#include "model/json/utf8.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"
#include "model/omega/content/piece_json.h"
#include "model/omega/geometry/board_edit.h"

namespace dossier
{

namespace
{

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr int anyVersion = 1'000'000;

using omega::Terrain;

/// Terrain on the map except rubble, which is the map's own, by the names of the members.
constexpr std::array<std::pair<std::string_view, Terrain>, 4> terrains{
    {{"vents", Terrain::Vent}, {"peril", Terrain::Peril}, {"gas", Terrain::Gas}, {"markers", Terrain::Marker}}};

void readTerrain(MapFile &file, const JsonValue &value, std::string_view name, Terrain terrain)
{
    const std::optional<JsonValue> listed = memberIfAny(value, name);
    if (!listed)
        return;
    SpaceSet spaces;
    for (const Space space : readFloorSpaces(file.map, *listed))
        spaces.set(space);
    setTerrain(file, terrain, spaces, true);
}

void readPieces(MapFile &file, const JsonValue &value)
{
    const std::optional<JsonValue> figures = memberIfAny(value, "figures");
    if (!figures)
        return;
    for (const JsonValue &figure : array(*figures))
        if (!addPiece(file, readPiece(file.map, figure)))
            throw malformed(member(figure, "at"), Fault::FigureDoesNotFit);
}

MapFile read(const JsonValue &value)
{
    const JsonValue version = member(value, "version");
    if (integer(version, 1, anyVersion) > mapFileVersion)
        throw malformed(version, Fault::NewerVersion);
    const JsonValue name = member(value, "name");
    if (name.type() != JsonType::String)
        throw malformed(name, Fault::NotAString);
    MapFile file;
    file.name = name.text();
    file.map = readMap(value);
    for (const auto &[member, terrain] : terrains)
        readTerrain(file, value, member, terrain);
    readPieces(file, value);
    return file;
}

/// Returns the rows of a picture, one per line.
template <typename CharacterAt>
std::string picture(const Map &map, CharacterAt &&characterAt)
{
    std::vector<std::u32string> rows;
    for (int y = 0; y < map.height(); ++y)
    {
        std::u32string &row = rows.emplace_back();
        for (int x = 0; x < map.width(); ++x)
            row += characterAt(Space{x, y});
    }
    return "[\n    " + joined(rows, ",\n    ", jsonString) + "\n  ]";
}

std::string spacesJson(const SpaceSet &set)
{
    std::vector<Space> spaces;
    set.forEach([&](Space space) { spaces.push_back(space); });
    return jsonArray(spaces, jsonSpace);
}

} // namespace

tl::expected<MapFile, Malformed> readMapFile(std::string_view text)
{
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        return tl::unexpected(Malformed{"", Fault::NotJson});
    try
    {
        return read(json->root());
    }
    catch (const Malformed &fault)
    {
        return tl::unexpected(fault);
    }
}

std::string writeMapFile(const MapFile &file)
{
    const Map &map = file.map;
    std::string text = "{\n  \"version\": " + std::to_string(mapFileVersion);
    text += ",\n  \"name\": " + jsonString(codePointsOf(file.name));
    text += ",\n  \"rows\": " + picture(map, [&](Space space) { return map.isFloor(space) ? U'.' : U'#'; });
    text += ",\n  \"doors\": " + jsonArray(map.doors(), jsonEdge);
    text += ",\n  \"tiles\": " + picture(map, [&](Space space) { return map.tile(space); });
    text += ",\n  \"emi\": "
        + jsonArray(map.emiTiles(), [](TileName name) { return jsonString(std::u32string_view(&name, 1)); });
    text += ",\n  \"rubble\": " + spacesJson(map.rubble());
    for (const auto &[member, terrain] : terrains)
        if (!terrainOf(file, terrain).empty())
            text += ",\n  \"" + std::string(member) + "\": " + spacesJson(terrainOf(file, terrain));
    if (!file.pieces.empty())
        text += ",\n  \"figures\": [\n    " + joined(file.pieces, ",\n    ", pieceJson) + "\n  ]";
    return text + "\n}\n";
}

} // namespace dossier
