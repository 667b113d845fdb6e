#pragma once

#include "model/omega/seen/content.h"

namespace dossier::omega
{

/// What the overseer alone knows (OP-ROOM-3).
struct Secrets
{
    /// The kinds of the doors that lie face down.
    std::map<Edge, DoorKind> doors{};
    /// The cards of the stacks that lie face down.
    std::map<RoomId, std::vector<RoomCardId>> stacks{};
    /// What the overseer means to do with the reserves, in the overseer's own words.
    std::string plan{};
    std::vector<std::string> notes{};
    /// Mission events that nobody else knows of until they are sprung.
    std::vector<MissionEvent> events{};
    bool operator==(const Secrets &) const = default;
    static constexpr auto names = memberNames("doors", "stacks", "plan", "notes", "events");
};

} // namespace dossier::omega
