#pragma once

#include <cstdint>

namespace dossier::omega
{

/// OP-DOOR-1: what a door marker has on its face.
enum class DoorKind : std::uint8_t
{
    Unlocked,
    Jammed,
    Locked,
    Shorted,
};

} // namespace dossier::omega
