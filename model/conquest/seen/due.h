#pragma once

#include "model/conquest/seen/view.h"

namespace dossier::conquest
{

/// CQ-DUE: what can be done now, as far as the viewer can know; the needed first. Events without cost, abilities and
/// corrections can be given at any time, and are not listed.
std::vector<Due> dueOf(const View &seen);

} // namespace dossier::conquest
