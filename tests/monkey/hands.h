#pragma once

#include "tests/monkey/act.h"

namespace dossier::test
{

/// Does what an act says with the pointer and the keys, through the windows' own events, as a display server would give
/// them: what lies under the pointer, or has the focus, gets it. False when there is nothing of that name to do it to.
/// Corrections and starts are not done by hands.
bool perform(const Act &act);

/// Lets go of whatever holds the pointer or the keys: drags, popups, dialogs.
void letGo();

} // namespace dossier::test
