#include "model/omega/geometry/gas.h"

#include <algorithm>

namespace dossier
{

namespace
{

constexpr std::size_t maxMarkers = 9;
constexpr std::ptrdiff_t minNeighbours = 2;

bool shareSide(Space a, Space b)
{
    return edgeBetween(a, b).has_value();
}

bool has(std::span<const Space> spaces, Space space)
{
    return std::ranges::find(spaces, space) != spaces.end();
}

/// Returns the fault of a marker's space.
std::optional<GasFault> placeFault(
    const Map &map, Space marker, std::span<const Space> objectives, std::span<const TileName> roomTiles)
{
    if (!map.isFloor(marker))
        return GasFault::OnWall;
    if (has(objectives, marker))
        return GasFault::OnObjective;
    if (std::ranges::find(roomTiles, map.tile(marker)) == roomTiles.end())
        return GasFault::OutsideRoom;
    return std::nullopt;
}

/// Returns the markers that are connected with the first one by sides.
std::vector<Space> cloudOfFirst(std::span<const Space> markers)
{
    std::vector<Space> cloud{markers.front()};
    for (std::size_t i = 0; i < cloud.size(); ++i)
        for (const Space marker : markers)
            if (shareSide(cloud[i], marker) && !has(cloud, marker))
                cloud.push_back(marker);
    return cloud;
}

std::optional<GasVerdict::Offence> offenceOf(const Map &map, std::span<const Space> markers,
    std::span<const Space> objectives, std::span<const TileName> roomTiles)
{
    if (markers.size() > maxMarkers)
        return GasVerdict::Offence{GasFault::TooMany, std::nullopt};
    for (const Space marker : markers)
    {
        if (std::ranges::count(markers, marker) > 1)
            return GasVerdict::Offence{GasFault::Doubled, marker};
        if (const auto fault = placeFault(map, marker, objectives, roomTiles))
            return GasVerdict::Offence{*fault, marker};
        if (std::ranges::count_if(markers, [&](Space other) { return shareSide(marker, other); }) < minNeighbours)
            return GasVerdict::Offence{GasFault::FewNeighbours, marker};
    }
    const std::vector<Space> cloud = cloudOfFirst(markers);
    for (const Space marker : markers)
        if (!has(cloud, marker))
            return GasVerdict::Offence{GasFault::Apart, marker};
    return std::nullopt;
}

} // namespace

GasVerdict judgeGas(const Map &map, std::span<const Space> markers, std::span<const Space> objectives,
    std::span<const TileName> roomTiles)
{
    GasVerdict verdict;
    verdict.offence = offenceOf(map, markers, objectives, roomTiles);
    return verdict;
}

} // namespace dossier
