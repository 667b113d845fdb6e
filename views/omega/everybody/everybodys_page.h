#pragma once

#include "views/omega/everybody/public_parts.h"
#include "views/session/public_screen.h"

namespace dossier
{

/// Index of the part that shows the turn's time, which runs on without new lines of the journal.
inline constexpr std::size_t publicTimePart = 0;

/// Returns the content of LEVEL 7's public window: the public view, its news in sentences, the turn's time, which the
/// part `publicTimePart` reads whenever it is drawn, and the names of the players.
PublicPage everybodysPage(const OmegaPublicViewPtr &view, const PublicSentences &lines, const PublicTime &time = {},
    const OmegaPeople &people = {});

} // namespace dossier
