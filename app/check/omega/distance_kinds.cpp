#include "app/check/omega/kinds.h"
#include "model/json/json_writer.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"
#include "model/omega/geometry/distance.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace dossier
{

namespace
{

using boost::multiprecision::cpp_int;

/// A figure of `omega.aura`: two integers of any size, and no map.
struct FarFigure
{
    cpp_int x;
    cpp_int y;
    int size = 1;
};

cpp_int wholeNumber(const JsonValue &value)
{
    return cpp_int(std::string(value.source()));
}

// GCC 12 mistakes a string's assignment in Boost's header for an overlap (its bug 105651).
#pragma GCC diagnostic push
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wrestrict"
#endif
std::string digits(const cpp_int &number)
{
    return number.str();
}

#pragma GCC diagnostic pop

FarFigure readFarFigure(const JsonValue &value)
{
    const JsonValue at = member(value, "at");
    anySpace(at);
    const std::vector<JsonValue> pair = at.elements();
    return {wholeNumber(pair[0]), wholeNumber(pair[1]), readSize(value)};
}

} // namespace

std::string distanceResult(const JsonValue &query)
{
    const Map map = readMap(member(query, "map"));
    const Space from = floorSpaceOf(map, member(query, "from"));
    const Space to = floorSpaceOf(map, member(query, "to"));
    const std::optional<Distance> distance = distanceBetween(map, from, to);
    return jsonObject({
        {"distance", distance ? std::to_string(distance->steps) : "null"},
        {"emi_spaces", distance ? std::to_string(distance->emiSpaces) : "null"},
    });
}

std::string auraResult(const JsonValue &query)
{
    const FarFigure from = readFarFigure(member(query, "from"));
    const FarFigure to = readFarFigure(member(query, "to"));
    const auto distance
        = auraSteps<cpp_int>(gap(from.x, from.size, to.x, to.size), gap(from.y, from.size, to.y, to.size));
    return jsonObject({{"distance", digits(distance)}});
}

} // namespace dossier
