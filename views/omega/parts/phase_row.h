#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// The steps of a round as a row of dots, with the name of the step that is due between past and coming ones; only its
/// name where there is little room.
Part phaseRow(const omega::View &view);

} // namespace dossier
