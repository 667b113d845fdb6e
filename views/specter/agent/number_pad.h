#pragma once

#include "model/grid/space.h"

#include <optional>

class QKeyEvent;

namespace dossier
{

/// Returns the direction of a number pad key on a board: 8 is north. Nothing for any other key.
std::optional<Direction> directionOf(const QKeyEvent &event);

} // namespace dossier
