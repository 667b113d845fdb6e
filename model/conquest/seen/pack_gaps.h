#pragma once

#include "model/conquest/seen/pack.h"

namespace dossier::conquest
{

/// Returns the values missing from a pack that every box has in print: paths of names, `/races/3/strength`, in the
/// pack's order; for a kind of cards without any entry, its list. Texts may be empty and costs absent on printed cards.
/// Owners are invited to enter these values.
std::vector<std::string> gapsIn(const Pack &pack);

} // namespace dossier::conquest
