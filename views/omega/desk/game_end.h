#pragma once

#include "model/omega/seen/summary.h"
#include "views/omega/selection/omega_command.h"
#include "views/omega/words/people.h"
#include "views/session/end_panel.h"

namespace dossier
{

/// Describes the end of a game: the winner by name, or buttons by which `give` names one; the state of each commando,
/// and figures of the table and of the whole game.
GameEnd gameEnd(const omega::PublicTable &table, const OmegaPeople &people, const omega::Summary &summary,
    const std::function<void(const OmegaCommand &command)> &give);

} // namespace dossier
