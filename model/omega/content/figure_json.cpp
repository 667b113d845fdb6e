#include "model/omega/content/figure_json.h"

#include "model/json/json_writer.h"

#include <algorithm>

namespace dossier
{

namespace
{

constexpr Words<Side, 2> sides{{{"commando", Side::Commando}, {"enemy", Side::Enemy}}};

constexpr Words<Facing, 4> facings{
    {{"N", Facing::North}, {"E", Facing::East}, {"S", Facing::South}, {"W", Facing::West}}};

} // namespace

Printing readPrinting(const JsonValue &value)
{
    static constexpr Words<Printing, 2> printings{{{"first", Printing::First}, {"revised", Printing::Revised}}};
    return word(value, printings);
}

Side readSide(const JsonValue &value)
{
    return word(value, sides);
}

Facing readFacing(const JsonValue &value)
{
    return value.type() == JsonType::Null ? Facing::AllRound : word(value, facings);
}

int readSize(const JsonValue &figure)
{
    return integer(member(figure, "size"), 1, 2);
}

Figure readFigure(const Map &map, const JsonValue &value)
{
    const JsonValue at = member(value, "at");
    const Figure figure{anySpace(at), readSize(value)};
    const std::vector<Space> spaces = figure.spaces();
    if (!std::ranges::all_of(spaces, [&](Space space) { return map.isFloor(space); }))
        throw malformed(at, Fault::FigureDoesNotFit);
    return figure;
}

Space readDeclared(const Figure &figure, const JsonValue &value)
{
    const std::optional<JsonValue> declared = memberIfAny(value, "declared");
    if (!declared)
        return figure.at;
    const Space space = anySpace(*declared);
    if (!figure.covers(space))
        throw malformed(*declared, Fault::NotOfTheFigure);
    return space;
}

std::vector<Space> readFloorSpaces(const Map &map, const JsonValue &value)
{
    std::vector<Space> spaces;
    for (const JsonValue &space : array(value))
        spaces.push_back(floorSpaceOf(map, space));
    return spaces;
}

std::string sideJson(Side side)
{
    return jsonWord(side == Side::Commando ? "commando" : "enemy");
}

std::string facingJson(Facing facing)
{
    const auto *const found = std::ranges::find(facings, facing, [](const auto &word) { return word.second; });
    return found == facings.end() ? "null" : jsonWord(found->first);
}

} // namespace dossier
