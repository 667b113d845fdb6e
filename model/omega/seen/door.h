#pragma once

#include "model/core/members.h"
#include "model/grid/space.h"

#include <cstdint>

namespace dossier::omega
{

/// OP-DOOR-1: the face of a door marker.
enum class DoorKind : std::uint8_t
{
    Unlocked,
    Jammed,
    Locked,
    Shorted,
};

constexpr auto words(DoorKind /*kind*/)
{
    return memberNames("unlocked", "jammed", "locked", "shorted");
}

/// A door marker on the map, by its place.
struct DoorAt
{
    Edge edge;
    friend auto operator<=>(const DoorAt &, const DoorAt &) = default;
};

} // namespace dossier::omega
