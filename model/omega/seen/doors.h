#pragma once

#include "model/omega/seen/blank.h"
#include "model/omega/seen/secrets.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

/// OP-DOOR-1: how many door markers the box holds.
constexpr int doorsInTheBox = 18;

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
std::optional<SameIcon> sameIconInARoom(const PublicTable &table, const Secrets &secrets);

/// Whether a door is still closed.
bool isClosed(const PublicTable &table, const Edge &door);

/// OP-DOOR-2: the first room of that state that a door opens into; nothing when there is none.
const Room *roomBeside(const PublicTable &table, const Edge &door, RoomState state);

/// OP-DOOR-2: what nobody has typed in yet of what a door that lies face up asks of a commando; nothing when all of it
/// is known, or while the door lies face down.
std::optional<UnknownValue> unknownOfDoor(const PublicTable &table, const Edge &door, Role by);

/// OP-ACT-2: whether a space is on the marker of a door or next to it. The marker lies on the two spaces of its edge.
bool isAtDoor(const Edge &door, Space space);

} // namespace dossier::omega
