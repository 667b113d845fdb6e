#pragma once

#include "model/omega/seen/state.h"
#include "views/kit/part.h"

namespace dossier
{

/// Commandos in the order of their turns; a press moves one a place forward, the first one to the end, and a chip can
/// be dragged to the place of another.
Part orderRow(const omega::PublicTable &table, const std::vector<omega::Role> &order,
    const std::function<void(const std::vector<omega::Role> &order)> &ordered);

} // namespace dossier
