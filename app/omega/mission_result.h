#pragma once

#include "model/omega/seen/view.h"

#include <QString>

namespace dossier
{

/// Returns the result of a game in the form that campaign files keep; empty while the game is running.
[[nodiscard]] QString resultOf(const omega::Clock &clock);

/// Returns a kept result in words; empty for a result that people wrote themselves.
[[nodiscard]] QString omegaResult(const QString &kept);

} // namespace dossier
