#pragma once

#include "app/session/public_desk.h"
#include "views/conquest/words/people.h"

namespace dossier
{

class ConquestSession;

/// The window for everybody shows what everybody may know of that session of Conquest of Planet Earth.
void showToEverybody(PublicDesk &desk, ConquestSession &session, const ConquestPeople &people);

} // namespace dossier
