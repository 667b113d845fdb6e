#pragma once

#include "views/session/public_screen.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/public_view_ptr.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// What Specter Ops' window for everybody shows: the public view, and the last lines of the public journal; where
/// people ask for it with the heat map of the public facts, by what was inferred for the page before; with who plays
/// the hunters, where they said so.
PublicPage everybodysPage(const SpecterPublicViewPtr &view, const PublicSentences &lines,
    const std::shared_ptr<Inference> &heat = nullptr, const WhoPlays &players = {});

} // namespace dossier
