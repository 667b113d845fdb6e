#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Version, that section about the keys, licences, and the note that the publishers have no connection with the
/// program.
Part aboutPage(Part keys, const Action<> &back);

} // namespace dossier
