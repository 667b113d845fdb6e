#pragma once

#include "model/specter/seen/view.h"
#include "views/kit/part.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// The hunters and the vehicle: where they are, and who is stunned or blinded.
Part huntersCard(const specter::PublicTable &table, const WhoPlays &players);

} // namespace dossier
