#pragma once

#include "model/specter/seen/board.h"

#include <optional>

namespace dossier::specter
{

/// A hunter's place during a move of the agent's.
struct Hunter
{
    Coordinate at;
    /// In the vehicle he bars no space; his sight is unchanged.
    bool inVehicle = false;
    /// Known to be on the agent's side: the agent owes his sight nothing.
    bool traitor = false;
    friend bool operator==(const Hunter &, const Hunter &) = default;
    static constexpr auto names = memberNames("at", "in_vehicle", "traitor");
};

/// SO-SEE-1: returns the spaces that are visible from a space: itself, its row and column up to the first structure,
/// and the road stretches that hold it. Smoke blocks sight like a structure, except on the hunter's own space; a
/// stretch shows everything but the smoke, and by the table's option nothing beyond smoke that fills its width.
SpaceSet visibleFrom(const Board &board, Space at, const SpaceSet &smoke = {});

/// Limits the sight to one straight line, north, east, south or west, and the own space.
SpaceSet visibleTowards(const Board &board, Space at, Direction direction, const SpaceSet &smoke = {});

/// SO-SEE-1: returns the spaces on which the agent must show himself: those that any hunter but a traitor sees.
SpaceSet visibleToHunters(const Board &board, std::span<const Hunter> hunters);

/// SO-MOVE-1: returns the spaces that hunters bar: those of hunters on foot.
SpaceSet barredBy(std::span<const Hunter> hunters);

} // namespace dossier::specter
