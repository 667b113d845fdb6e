#pragma once

#include "views/session/public_screen.h"
#include "views/specter/asks/by_all.h"
#include "views/specter/asks/inference.h"

namespace dossier
{

/// What Specter Ops' window for everybody shows: the public view, and the last lines of the public journal; where
/// people ask for it with the heat map of the public facts, by what was inferred for the page before.
PublicPage everybodysPage(
    const SpecterByAll &view, const PublicSentences &lines, const std::shared_ptr<Inference> &heat = nullptr);

} // namespace dossier
