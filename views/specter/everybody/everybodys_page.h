#pragma once

#include "views/session/public_screen.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/public_view_ptr.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

/// Contents of the public window of Specter Ops: the public view, and the last lines of the public journal; on
/// request with the heat map of the public facts, from the inference for the page before; with the hunters' players,
/// if they are named.
PublicPage everybodysPage(const SpecterPublicViewPtr &view, const PublicSentences &lines,
    const std::shared_ptr<Inference> &heat = nullptr, const WhoPlays &players = {});

} // namespace dossier
