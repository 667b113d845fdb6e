#pragma once

#include "views/omega/parts/seen_by_all.h"
#include "views/omega/parts/turn_time.h"
#include "views/session/public_part.h"

// The parts of LEVEL 7's window for everybody.
namespace dossier
{

/// Reads the time of the turn; null where none is shown.
using PublicTime = std::function<TurnTime()>;

/// Mission, round, Crisis Point, who it is on, and how much time the turn has left.
PublicPart publicHeader(const SeenByAll &view, const PublicTime &time = {});

/// The twenty spaces of the round track with timers, Crisis Point and the mission events that everybody knows.
PublicPart publicTrack(const SeenByAll &view);

/// A card for each commando: initiative, stance or condition, adrenaline, wounds.
PublicPart publicCommandos(const SeenByAll &view);

/// The energy pool in large figures, and where all the tokens lie.
PublicPart publicPool(const SeenByAll &view);

/// The wells of the dashboard with cost and tokens.
PublicPart publicWells(const SeenByAll &view);

/// The figures that are left in the reserves.
PublicPart publicReserves(const SeenByAll &view);

/// The map as far as it is revealed, with all that lies and stands on it.
PublicPart publicMap(const SeenByAll &view);

} // namespace dossier
