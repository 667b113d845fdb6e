#pragma once

#include "views/session/public_part.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/public_view_ptr.h"
#include "views/specter/words/who_plays.h"

// The parts of Specter Ops' window for everybody.
namespace dossier
{

/// Returns the area inside a card's border.
QRectF insideCard(const PublicInk &ink, const QRectF &card);

/// Shows the turn, and the side on turn.
PublicPart specterPublicHeader(const SpecterPublicViewPtr &view);

/// Shows the forty turns as a row of marks; those of finished turns are filled.
PublicPart specterPublicTurns(const SpecterPublicViewPtr &view);

/// Shows the agents' last words, or the end of the game, in the largest font.
PublicPart specterPublicSaid(const SpecterPublicViewPtr &view);

/// Shows the hunters: their players, their places and their states.
PublicPart specterPublicHunters(const SpecterPublicViewPtr &view, const WhoPlays &players);

/// Shows the public facts about the agents.
PublicPart specterPublicAgent(const SpecterPublicViewPtr &view);

/// Shows the board; on request with the heat map of the public facts, from the inference so far.
PublicPart specterPublicBoard(const SpecterPublicViewPtr &view, const std::shared_ptr<Inference> &heat);

} // namespace dossier
