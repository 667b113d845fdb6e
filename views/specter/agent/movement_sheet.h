#pragma once

#include "views/kit/part.h"
#include "views/specter/agent/sheet_model.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// The agent's movement sheet, with who he is: beside the board as high as there is room, under it some lines high. The
/// path of a turn that is chosen in it is shown.
Part movementSheet(const SpecterViewPtr &view, const WhoPlays &players, SheetModel &model, bool isBeside,
    const Action<std::vector<Space>> &showPath);

} // namespace dossier
