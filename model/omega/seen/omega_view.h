#pragma once

#include "omega_door.h"
#include "space.h"

#include <optional>
#include <vector>

namespace dossier::omega
{

/// A door marker as a seat sees it: its kind only if the seat may know it.
struct SeenDoor
{
    Edge edge;
    bool faceUp = false;
    std::optional<DoorKind> kind;
    friend auto operator<=>(const SeenDoor &, const SeenDoor &) = default;
};

/// What one seat may know of the table.
struct View
{
    /// By place, which says nothing of the kinds.
    std::vector<SeenDoor> doors;
    bool operator==(const View &) const = default;
};

} // namespace dossier::omega
