#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Covers the window while the curtain is down: nothing but how to lift it.
Part curtainPage(const Action<> &lift);

} // namespace dossier
