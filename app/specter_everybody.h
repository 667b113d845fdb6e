#pragma once

#include "public_desk.h"
#include "specter_desk.h"

namespace dossier
{

/// The window for everybody shows what everybody may know of the session of Specter Ops that is open, and the heat map
/// while the hunters ask for it.
void showToEverybody(PublicDesk &desk, SpecterDesk &specter);

} // namespace dossier
