#pragma once

#include "views/omega/everybody/public_parts.h"
#include "views/session/public_screen.h"

namespace dossier
{

/// What LEVEL 7's window for everybody shows: the public view, the last lines of the public journal, and the time of
/// the turn, which its first part reads whenever it is drawn.
PublicPage everybodysPage(const SeenByAll &view, const PublicSentences &lines, const PublicTime &time = {});

} // namespace dossier
