#pragma once

#include "app/session/public_desk.h"
#include "app/specter/desk.h"

namespace dossier
{

/// Shows the public part of the open session of Specter Ops in the window for everybody, and the heat map while the
/// hunters want it.
void showToEverybody(PublicDesk &desk, SpecterDesk &specter);

} // namespace dossier
