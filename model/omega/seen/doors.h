#pragma once

#include "model/omega/seen/blank.h"
#include "model/omega/seen/secrets.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

/// OP-DOOR-1: number of door markers in the box.
constexpr int doorsInTheBox = 18;

/// Two doors of one room with the same icon, by place, and the number of that room.
struct SameIcon
{
    Edge first;
    Edge second;
    int room = 0;
    friend auto operator<=>(const SameIcon &, const SameIcon &) = default;
};

/// OP-DOOR-1: returns the first pair of doors that no room may have together, or none. Unlocked doors have no limit.
/// The answer reveals kinds, so it is for the overseer only.
std::optional<SameIcon> sameIconInARoom(const PublicTable &table, const Secrets &secrets);

/// True when a door is still closed.
bool isClosed(const PublicTable &table, const Edge &door);

/// OP-DOOR-2: returns the first room in that state into which a door opens; null when there is none.
const Room *roomBeside(const PublicTable &table, const Edge &door, RoomState state);

/// OP-DOOR-2: returns a missing value of a face-up door's test; nothing when all values are known, or while the door is
/// face down.
std::optional<UnknownValue> unknownOfDoor(const PublicTable &table, const Edge &door, Role by);

/// OP-ACT-2: true when a space is on the marker of a door or next to it. The marker is on the two spaces of its edge.
bool isAtDoor(const Edge &door, Space space);

} // namespace dossier::omega
