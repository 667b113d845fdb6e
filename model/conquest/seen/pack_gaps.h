#pragma once

#include "model/conquest/seen/pack.h"

namespace dossier::conquest
{

/// What a pack does not tell though it is printed in every box: paths of names, `/races/3/strength`, in the pack's
/// order; where nobody has listed cards of a kind at all, that list. Texts may be empty and costs absent: cards are
/// printed so. It is what owners are asked for.
std::vector<std::string> gapsIn(const Pack &pack);

} // namespace dossier::conquest
