#pragma once

#include "public_screen.h"
#include "seen_by_all.h"

namespace dossier
{

/// What LEVEL 7's window for everybody shows: the public view, and the last lines of the public journal.
PublicPage everybodysPage(const SeenByAll &view, const PublicSentences &lines);

} // namespace dossier
