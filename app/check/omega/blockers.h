#pragma once

#include "model/omega/geometry/sight.h"

#include <string>

namespace dossier
{

/// Lists the things that block a line of sight, each once: `{"wall": [x, y]}`, `{"space": …}` for a figure's own space,
/// `{"door": [x, y, "E"]}`, `{"edge": …}` for one between two walls, `{"point": [x, y]}` for a lattice point where the
/// way around is shut, `{"emi_spaces": n}`. Empty with line of sight, and outside the field of vision.
std::string blockedByText(const Map &map, const Sight &sight);

} // namespace dossier
