#pragma once

#include "views/omega/parts/seen_by_all.h"
#include "views/session/public_screen.h"

namespace dossier
{

/// What LEVEL 7's window for everybody shows: the public view, and the last lines of the public journal.
PublicPage everybodysPage(const SeenByAll &view, const PublicSentences &lines);

} // namespace dossier
