#pragma once

#include "views/omega/everybody/public_parts.h"
#include "views/session/public_screen.h"

namespace dossier
{

/// The part of the page that tells the time of the turn, which goes on without a line of the journal.
inline constexpr std::size_t publicTimePart = 0;

/// What LEVEL 7's window for everybody shows: the public view, the last lines of the public journal, and the time of
/// the turn, which `publicTimePart` reads whenever it is drawn.
PublicPage everybodysPage(const OmegaPublicViewPtr &view, const PublicSentences &lines, const PublicTime &time = {});

} // namespace dossier
