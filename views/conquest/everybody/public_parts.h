#pragma once

#include "model/conquest/seen/state.h"
#include "views/conquest/words/people.h"
#include "views/session/public_part.h"

#include <memory>

// The parts of Conquest of Planet Earth's window for everybody.
namespace dossier
{

using ConquestPublicViewPtr = std::shared_ptr<const conquest::PublicTable>;

/// Round and phase, whose turn it is, and the terror that wins; at a cooperative table the technology track.
PublicPart conquestPublicHeader(const ConquestPublicViewPtr &table);

/// Shows the players: terror, action points, saucers, threat tokens, cards in hand.
PublicPart conquestPublicPlayers(const ConquestPublicViewPtr &table, const ConquestPeople &people);

PublicPart conquestPublicBoard(const ConquestPublicViewPtr &table);

/// Shows the battle under way with both sides and the chance to win; between battles the encounters to come, or the
/// humans' technology.
PublicPart conquestPublicBattle(const ConquestPublicViewPtr &table);

} // namespace dossier
