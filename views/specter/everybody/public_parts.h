#pragma once

#include "views/session/public_part.h"
#include "views/specter/selection/inference.h"
#include "views/specter/selection/public_view_ptr.h"
#include "views/specter/words/who_plays.h"

// The parts of Specter Ops' window for everybody.
namespace dossier
{

/// What a card has room for within its border.
QRectF insideCard(const PublicInk &ink, const QRectF &card);

/// Turn, and whose part of it.
PublicPart specterPublicHeader(const SpecterPublicViewPtr &view);

/// The forty turns as a row of marks, those that are over filled.
PublicPart specterPublicTurns(const SpecterPublicViewPtr &view);

/// What the agents said last, or how the game ended, in the largest letters.
PublicPart specterPublicSaid(const SpecterPublicViewPtr &view);

/// The hunters: who plays them, where they are, and how.
PublicPart specterPublicHunters(const SpecterPublicViewPtr &view, const WhoPlays &players);

/// What everybody knows of the agents.
PublicPart specterPublicAgent(const SpecterPublicViewPtr &view);

/// The board; where people ask for it with the heat map of the public facts, by what was inferred before.
PublicPart specterPublicBoard(const SpecterPublicViewPtr &view, const std::shared_ptr<Inference> &heat);

} // namespace dossier
