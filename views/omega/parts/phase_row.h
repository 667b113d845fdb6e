#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// The steps of a round as a row of dots, with the one that is due by name between those done and those to come; its
/// name alone where there is little room.
Part phaseRow(const omega::View &view);

} // namespace dossier
