#pragma once

#include "model/omega/seen/view.h"

#include <QString>

namespace dossier
{

/// How a game ended, as campaign files keep it; empty while it has not.
[[nodiscard]] QString resultOf(const omega::Clock &clock);

/// The same in words; empty for what people wrote.
[[nodiscard]] QString omegaResult(const QString &kept);

} // namespace dossier
