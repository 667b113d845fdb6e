#pragma once

#include "views/omega/parts/public_view_ptr.h"
#include "views/omega/parts/turn_time.h"
#include "views/omega/words/people.h"
#include "views/session/public_part.h"

// The parts of LEVEL 7's public window.
namespace dossier
{

/// Reads the turn's time; null where none is shown.
using PublicTime = std::function<TurnTime()>;

/// Mission, round, Crisis Point, the active side, and the time left of the turn.
PublicPart publicHeader(const OmegaPublicViewPtr &view, const PublicTime &time = {});

/// The twenty spaces of the round track with timers, Crisis Point and the mission events that everybody knows.
PublicPart publicTrack(const OmegaPublicViewPtr &view);

/// A card for each commando: initiative, stance or condition, adrenaline, wounds.
PublicPart publicCommandos(const OmegaPublicViewPtr &view, const OmegaPeople &people);

/// The energy pool in large figures, and the places of all tokens.
PublicPart publicPool(const OmegaPublicViewPtr &view);

/// The overseer's player, and the wells of the dashboard with cost and tokens.
PublicPart publicWells(const OmegaPublicViewPtr &view, const OmegaPeople &people);

/// The figures that are left in the reserves.
PublicPart publicReserves(const OmegaPublicViewPtr &view);

/// The revealed part of the map, with everything on it.
PublicPart publicMap(const OmegaPublicViewPtr &view);

} // namespace dossier
