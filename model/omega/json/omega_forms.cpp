#include "omega_forms.h"

namespace dossier
{

namespace
{

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
    return jsonArray(rows, jsonString);
}

} // namespace

std::string JsonForm<Map>::write(const Map &map)
{
    std::vector<Space> rubble;
    map.rubble().forEach([&](Space space) { rubble.push_back(space); });
    return jsonObject({{"rows", picture(map, [&](Space space) { return map.isFloor(space) ? U'.' : U'#'; })},
        {"doors", jsonArray(map.doors(), jsonEdge)},
        {"tiles", picture(map, [&](Space space) { return map.tile(space); })},
        {"emi", jsonArray(map.emiTiles(), JsonForm<TileName>::write)}, {"rubble", jsonArray(rubble, jsonSpace)}});
}

} // namespace dossier
