#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The card with the maps that were opened or saved last, newest first.
Part recentMaps(const QStringList &paths, const Action<QString> &open);

} // namespace dossier
