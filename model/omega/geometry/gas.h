#pragma once

#include "model/core/rule.h"
#include "model/omega/geometry/map.h"
#include "model/omega/geometry/rule_ids.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dossier
{

/// A fault in a placement of gas.
enum class GasFault : std::uint8_t
{
    /// More than nine markers.
    TooMany,
    /// Two markers on one space.
    Doubled,
    /// On a wall, or off the map.
    OnWall,
    OnObjective,
    /// On a tile outside the revealed room.
    OutsideRoom,
    /// A marker that shares a side with fewer than two others.
    FewNeighbours,
    /// The markers are not all connected by sides.
    Apart,
};

/// OP-GAS-1 for the markers of one card.
struct GasVerdict
{
    /// The first fault in reading order of the markers, and the marker that shows it (none for too many).
    struct Offence
    {
        GasFault fault = GasFault::TooMany;
        std::optional<Space> at;
        friend bool operator==(const Offence &, const Offence &) = default;
    };

    std::optional<Offence> offence;
    std::vector<Rule> rules{rule::OP_GAS_1};

    [[nodiscard]] bool legal() const { return !offence; }
};

/// OP-GAS-1: at least one marker; they may be anywhere within a million spaces of the map. Objectives are spaces of the
/// map. Doors and gas from other cards have no influence.
GasVerdict judgeGas(const Map &map, std::span<const Space> markers, std::span<const Space> objectives,
    std::span<const TileName> roomTiles);

} // namespace dossier
