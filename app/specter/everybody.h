#pragma once

#include "app/session/public_desk.h"
#include "app/specter/desk.h"

namespace dossier
{

/// The window for everybody shows what everybody may know of the session of Specter Ops that is open, and the heat map
/// while the hunters ask for it.
void showToEverybody(PublicDesk &desk, SpecterDesk &specter);

} // namespace dossier
