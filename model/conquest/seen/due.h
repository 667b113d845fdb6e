#pragma once

#include "model/conquest/seen/view.h"

namespace dossier::conquest
{

/// CQ-DUE: returns the commands that can be given now, as far as the viewer can know; the needed first. Events without
/// cost, abilities and corrections can be given at any time, and are not listed.
std::vector<Due> dueOf(const View &seen);

/// CQ-DUE-2: true for a command that applies a due effect or leaves it aside.
bool isOfAnEffect(const Due &due);

} // namespace dossier::conquest
