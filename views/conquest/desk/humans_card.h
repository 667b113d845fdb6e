#pragma once

#include "model/conquest/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// Shows the technology and events that are in play, and the cards and tokens that are left to be drawn.
Part humansCard(const conquest::PublicTable &table);

} // namespace dossier
