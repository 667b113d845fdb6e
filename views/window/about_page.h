#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Version, licences, and the note that the publishers have no connection with the program.
Part aboutPage(const Action<> &back);

} // namespace dossier
