#pragma once

#include "map.h"
#include "omega_seat.h"
#include "omega_view.h"

#include <map>
#include <optional>

namespace dossier::omega
{

/// A door marker as it lies on the map; face down its kind is a secret (OP-ROOM-3).
struct DoorMarker
{
    DoorKind kind = DoorKind::Unlocked;
    bool faceUp = false;
    friend auto operator<=>(const DoorMarker &, const DoorMarker &) = default;
};

/// The whole truth of a game.
struct Table
{
    Map map;
    /// On closed doors of the map.
    std::map<Edge, DoorMarker> doors;
    bool operator==(const Table &) const = default;
};

/// Two doors of one room with the same icon, by place, and the number of that room.
struct SameIcon
{
    Edge first;
    Edge second;
    int room = 0;
    friend auto operator<=>(const SameIcon &, const SameIcon &) = default;
};

/// OP-DOOR-1: the first pair of doors that no room may have together, or none. Unlocked doors have no limit. The
/// answer tells of kinds: it is for the overseer alone.
std::optional<SameIcon> sameIconInARoom(const Table &table);

/// OP-DOOR-2: turns a marker up. Returns false when there is none there.
bool turnUp(Table &table, const Edge &edge);

/// What a seat may know, copied in from the table.
View view(const Table &table, const Seat &seat);

} // namespace dossier::omega
