#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

// SO-TRAITOR-1: when the agent becomes visible to a hunter, the traitor is revealed who saw that place in secret. Who
// looked on and was not revealed is no traitor, or the agent was covered from him. Both write that into the public
// facts of the first agent, once a reveal would have come. Nobody is taken for an onlooker where the place was known
// before: nothing was secret then.

/// What the last move showed; the hunters' part goes on.
void noteOnlookersOfMove(PublicTable &table);

/// The agent was found by that hunter, whose turn is over.
void noteOnlookersOfTurn(PublicTable &table, HunterKind hunter);

/// A ruling lets hunters move before a turn is over in which the agent was found: who looked on then, nobody can tell
/// at the end of it. That he stood there is still known.
void forgetWhoLookedOn(PublicTable &table);

} // namespace dossier::specter
