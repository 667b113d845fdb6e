#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

/// Returns every supposition about the traitor and the agent's character, without hidden cards.
std::vector<Supposition> suppositions(const Unknowns &unknowns);

/// Distance from which every agent can turn objectives over, and that of one of them (Blue Jay).
inline constexpr int usualObjectiveReach = 1;
inline constexpr int farObjectiveReach = 2;

} // namespace dossier::specter
