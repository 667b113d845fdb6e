#pragma once

#include "app/session/public_desk.h"
#include "views/conquest/words/people.h"

#include <functional>

namespace dossier
{

class ConquestSession;

/// Shows the public part of a session of Conquest of Planet Earth in the window for everybody.
void showToEverybody(PublicDesk &desk, ConquestSession &session, const std::function<ConquestPeople()> &people);

} // namespace dossier
