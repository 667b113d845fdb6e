#pragma once

#include "model/conquest/play.h"

namespace dossier::conquest
{

/// CQ-RES-3, -8: advances the technology marker, for any cause; on a red circle it calls for tokens.
void moveMarker(Play &play, int by);

/// CQ-RES-10: Captain Fantastic's token is drawn for a section, where he fights; there is one of him, and he comes once
/// at a time.
void captainComes(Play &play, const std::string &token, int section);

/// CQ-RES-10, CQ-TOKEN-1: removes Captain Fantastic when he has nobody left to fight, and due tokens when the pool is
/// empty.
void advanceTokens(Play &play);

/// CQ-RES-10: he fights on every space with aliens, and leaves when there is none.
void captainLeavesIfDone(Play &play);

/// CQ-DUE-4: does the steps of the Resistance phase without a choice: the acting tokens, and steps with nothing to do.
/// Nothing else comes first.
void advanceResistance(Play &play);

} // namespace dossier::conquest
