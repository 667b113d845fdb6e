#pragma once

#include "app/session/public_desk.h"

namespace dossier
{

class ConquestSession;

/// The window for everybody shows what everybody may know of that session of Conquest of Planet Earth.
void showToEverybody(PublicDesk &desk, ConquestSession &session);

} // namespace dossier
