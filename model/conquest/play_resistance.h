#pragma once

#include "model/conquest/play.h"

namespace dossier::conquest
{

/// CQ-RES-3, -8: the technology marker goes on, by whatever; on a red circle it calls for tokens.
void moveMarker(Play &play, int by);

/// CQ-RES-10: Captain Fantastic's token is drawn for a section, where he fights; he is one, and comes once at a time.
void captainComes(Play &play, const std::string &token, int section);

/// CQ-RES-10, CQ-TOKEN-1: Captain Fantastic who has nobody left to fight leaves, and no token comes out of an empty
/// pool.
void goOnWithTokens(Play &play);

/// CQ-RES-10: he fights wherever there are aliens, and leaves when there is none.
void captainLeavesIfDone(Play &play);

/// CQ-DUE-4: what follows in the Resistance phase without anybody choosing: the tokens that act, and steps in which
/// nothing is to be done. Nothing else comes first.
void goOnWithResistance(Play &play);

} // namespace dossier::conquest
