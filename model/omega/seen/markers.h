#pragma once

#include "model/core/members.h"
#include "model/omega/geometry/printing.h"

#include <cstdint>

namespace dossier::omega
{

/// A marker on the map other than figures, doors and downed commandos.
enum class MarkerKind : std::uint8_t
{
    Investigate,
    Gas,
    Emi,
    Vent,
    Peril,
    Rubble,
    Wall,
    Bomb,
    /// A passage tile, green side up.
    CommandoPassage,
    /// A passage tile, red side up.
    EnemyPassage,
    ObjectiveToken,
    Passkey,
    RejectSwarm,
    Napalm,
    AntiGhinGas,
    TripMine,
    TriggeredExplosive,
};

constexpr auto words(MarkerKind /*kind*/)
{
    return memberNames("investigate", "gas", "emi", "vent", "peril", "rubble", "wall", "bomb", "commando_passage",
        "enemy_passage", "objective_token", "passkey", "reject_swarm", "napalm", "anti_ghin_gas", "trip_mine",
        "triggered_explosive");
}

/// Number of markers of a kind in the box; the six passages share theirs.
constexpr int boxHolds(MarkerKind kind, Printing printing)
{
    switch (kind)
    {
    case MarkerKind::Investigate:
        return 14;
    case MarkerKind::Gas:
        return 18;
    case MarkerKind::Peril:
    case MarkerKind::Wall:
        return 3;
    case MarkerKind::Rubble:
        return printing == Printing::First ? 4 : 6;
    case MarkerKind::CommandoPassage:
    case MarkerKind::EnemyPassage:
        return 6;
    case MarkerKind::Passkey:
        return 2;
    case MarkerKind::Emi:
    case MarkerKind::Vent:
    case MarkerKind::Bomb:
    case MarkerKind::RejectSwarm:
        return 4;
    case MarkerKind::ObjectiveToken:
    case MarkerKind::Napalm:
    case MarkerKind::AntiGhinGas:
    case MarkerKind::TripMine:
    case MarkerKind::TriggeredExplosive:
        return 1;
    }
    return 0;
}

} // namespace dossier::omega
