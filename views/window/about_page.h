#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Version, licences, and the companies that are not affiliated with the program.
Part aboutPage(const Action<> &back);

} // namespace dossier
