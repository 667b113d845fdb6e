#pragma once

#include "model/omega/seen/content.h"

namespace dossier::omega
{

/// Knowledge of the overseer only (OP-ROOM-3).
struct Secrets
{
    /// The kinds of the face-down doors.
    std::map<Edge, DoorKind> doors{};
    /// The cards of the face-down stacks.
    std::map<RoomId, std::vector<RoomCardId>> stacks{};
    /// The overseer's plan for the reserves, in the overseer's own words.
    std::string plan{};
    std::vector<std::string> notes{};
    /// Mission events that nobody else knows until they are sprung.
    std::vector<MissionEvent> events{};
    bool operator==(const Secrets &) const = default;
    static constexpr auto names = memberNames("doors", "stacks", "plan", "notes", "events");
};

} // namespace dossier::omega
