#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// The stances as a grid, a row for each commando who takes turns, in their order: the numbers of each stance, and the
/// chosen one. Where there is no room, the numbers are only in the tooltips, and the rows are low.
Part stanceGrid(const omega::View &view, bool isRoomy, const std::function<void(const OmegaCommand &command)> &give);

/// Returns the key of the stance that is proposed to the first commando who has not chosen yet; empty when all have.
QString firstStanceDue(const omega::View &view);

/// Returns the key of the stance in that column, from 1, of the row in which the part with the key `beside` is.
QString stanceBeside(const QString &beside, int column);

} // namespace dossier
