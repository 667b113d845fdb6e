#pragma once

#include "views/session/public_part.h"
#include "views/specter/asks/by_all.h"
#include "views/specter/asks/inference.h"
#include "views/specter/words/who_plays.h"

// The parts of Specter Ops' window for everybody.
namespace dossier
{

/// What a card has room for within its rim.
QRectF insideCard(const PublicInk &ink, const QRectF &card);

/// Turn, and whose part of it.
PublicPart specterPublicHeader(const SpecterByAll &view);

/// The forty turns as a row of marks, those that are over filled.
PublicPart specterPublicTurns(const SpecterByAll &view);

/// What the agents said last, or how the game ended, in the largest letters.
PublicPart specterPublicSaid(const SpecterByAll &view);

/// The hunters: who plays them, where they are, and how.
PublicPart specterPublicHunters(const SpecterByAll &view, const WhoPlays &players);

/// What everybody knows of the agents.
PublicPart specterPublicAgent(const SpecterByAll &view);

/// The board; where people ask for it with the heat map of the public facts, by what was inferred before.
PublicPart specterPublicBoard(const SpecterByAll &view, const std::shared_ptr<Inference> &heat);

} // namespace dossier
