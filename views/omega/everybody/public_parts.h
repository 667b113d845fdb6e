#pragma once

#include "views/omega/parts/public_view_ptr.h"
#include "views/omega/parts/turn_time.h"
#include "views/session/public_part.h"

// The parts of LEVEL 7's window for everybody.
namespace dossier
{

/// Reads the time of the turn; null where none is shown.
using PublicTime = std::function<TurnTime()>;

/// Mission, round, Crisis Point, who it is on, and how much time the turn has left.
PublicPart publicHeader(const OmegaPublicViewPtr &view, const PublicTime &time = {});

/// The twenty spaces of the round track with timers, Crisis Point and the mission events that everybody knows.
PublicPart publicTrack(const OmegaPublicViewPtr &view);

/// A card for each commando: initiative, stance or condition, adrenaline, wounds.
PublicPart publicCommandos(const OmegaPublicViewPtr &view);

/// The energy pool in large figures, and where all the tokens lie.
PublicPart publicPool(const OmegaPublicViewPtr &view);

/// The wells of the dashboard with cost and tokens.
PublicPart publicWells(const OmegaPublicViewPtr &view);

/// The figures that are left in the reserves.
PublicPart publicReserves(const OmegaPublicViewPtr &view);

/// The map as far as it is revealed, with all that lies and stands on it.
PublicPart publicMap(const OmegaPublicViewPtr &view);

} // namespace dossier
