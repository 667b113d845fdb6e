#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The news that has to be said aloud, in two lines: large, or in a small font where the bar has other texts. Takes no
/// room while there is none.
Part sayStrip(const QStringList &said, bool isLarge);

} // namespace dossier
