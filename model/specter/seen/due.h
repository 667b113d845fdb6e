#pragma once

#include "model/specter/seen/view.h"

namespace dossier::specter
{

/// Returns the commands that each seat can give next, as far as the viewer can know, the needed first. No rule that he
/// can judge refuses any of them. Does not read `seen.due`.
std::vector<Due> dueOf(const View &seen);

} // namespace dossier::specter
