#pragma once

#include "model/omega/seen/view.h"

#include <QString>

namespace dossier
{

/// How a game ended, for the list of sessions; empty while it has not.
[[nodiscard]] QString resultOf(const omega::Clock &clock);

} // namespace dossier
