#pragma once

#include "model/grid/space.h"

#include <optional>

class QKeyEvent;

namespace dossier
{

/// Where a key of the number pad leads on a board: 8 is north. Nothing for any other key.
std::optional<Direction> directionOf(const QKeyEvent &event);

} // namespace dossier
