#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Version, licences, and who has nothing to do with the program.
Part aboutPage(const Action<> &back);

} // namespace dossier
