#pragma once

#include "model/specter/seen/view.h"

namespace dossier::specter
{

/// What can be done next by each seat, as far as the viewer can know, the needed first: none is refused by a rule that
/// he can judge. `seen.due` itself is not looked at.
std::vector<Due> dueOf(const View &seen);

} // namespace dossier::specter
