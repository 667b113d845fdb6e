#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// The hunters and the vehicle: their places, and which hunters are stunned or blinded.
Part huntersCard(const specter::PublicTable &table, const WhoPlays &players);

} // namespace dossier
