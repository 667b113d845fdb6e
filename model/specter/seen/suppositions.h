#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

/// Everything that may be supposed of the traitor and of the agent's character, hidden cards left out.
std::vector<Supposition> suppositions(const Unknowns &unknowns);

/// From how far off every agent can turn objectives over, and from how far off one of them (Blue Jay).
inline constexpr int usualObjectiveReach = 1;
inline constexpr int farObjectiveReach = 2;

} // namespace dossier::specter
