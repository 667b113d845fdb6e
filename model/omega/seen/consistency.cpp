#include "model/omega/seen/consistency.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

using Fault = std::optional<std::string>;

/// OP-ADR-1: no token is lost, and none is owed.
Fault wrongTokens(const PublicTable &table)
{
    const Adrenaline &adrenaline = table.adrenaline;
    const auto owed = [](const auto &tokens) { return tokens.second < 0; };
    if (adrenaline.bank < 0 || adrenaline.pool < 0 || adrenaline.total() != Adrenaline::inTheBox)
        return "/adrenaline";
    if (std::ranges::any_of(adrenaline.wells, owed))
        return "/adrenaline/wells";
    return std::ranges::any_of(adrenaline.sheets, owed) ? Fault{"/adrenaline/sheets"} : Fault{};
}

Fault wrongPlaces(const PublicTable &table)
{
    for (const auto &[role, commando] : table.commandos)
        if (commando.at && !table.ground.map.contains(*commando.at))
            return "/commandos/" + std::string(wordOf(role)) + "/at";
    return std::nullopt;
}

/// OP-DOOR-2: a challenge for a door names an existing one.
Fault wrongDoor(const PublicTable &table)
{
    const std::optional<Challenge> &challenge = table.pending.challenge;
    const bool gone = challenge && challenge->door && !table.ground.doors.contains(*challenge->door);
    return gone ? Fault{"/pending/challenge/door"} : Fault{};
}

} // namespace

std::optional<std::string> inconsistency(const PublicTable &table)
{
    for (const auto wrong : {unknownOn, wrongTokens, wrongPlaces, wrongDoor})
        if (const Fault fault = wrong(table))
            return fault;
    return std::nullopt;
}

} // namespace dossier::omega
