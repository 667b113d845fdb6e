#pragma once

#include "model/specter/seen/board.h"

#include <optional>

namespace dossier::specter
{

/// Where a hunter stands during a move of the agent's.
struct Hunter
{
    Coordinate at;
    /// He bars no space then; his sight is the same.
    bool inVehicle = false;
    /// Known to be on the agent's side: his sight never obliges the agent to show.
    bool traitor = false;
    friend bool operator==(const Hunter &, const Hunter &) = default;
    static constexpr auto names = memberNames("at", "in_vehicle", "traitor");
};

/// SO-SEE-1: the spaces that are visible from a space: itself, its row and column up to the first structure, and the
/// road stretches that hold it. Smoke acts as a structure to sight, for all but the hunter's own space; a stretch shows
/// everything but the smoke, and by the table's option nothing beyond smoke that fills its width.
SpaceSet visibleFrom(const Board &board, Space at, const SpaceSet &smoke = {});

/// The same, but along one straight line alone: north, east, south or west, and the own space.
SpaceSet visibleTowards(const Board &board, Space at, Direction direction, const SpaceSet &smoke = {});

/// SO-SEE-1: what obliges the agent to show: the spaces that any of the hunters sees who is no traitor.
SpaceSet visibleToHunters(const Board &board, std::span<const Hunter> hunters);

/// SO-MOVE-1: the spaces that hunters bar: those of hunters on foot.
SpaceSet barredBy(std::span<const Hunter> hunters);

} // namespace dossier::specter
