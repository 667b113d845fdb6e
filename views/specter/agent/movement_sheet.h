#pragma once

#include "views/kit/part.h"
#include "views/specter/agent/sheet_model.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// The agent's movement sheet, with the character: beside the board with all the available height, under it a few
/// lines high. Selecting a turn shows its path.
Part movementSheet(const SpecterViewPtr &view, const WhoPlays &players, SheetModel &model, bool isBeside,
    const Action<std::vector<Space>> &showPath);

} // namespace dossier
