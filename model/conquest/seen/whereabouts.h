#pragma once

#include "model/conquest/seen/effects.h"
#include "model/conquest/seen/state.h"

#include <optional>
#include <string>

namespace dossier::conquest
{

// Public knowledge of the places of cards and tokens: a piece that would come from nowhere does not exist.

/// True when a token of that name is there.
bool lies(const PublicTable &table, Place at, const std::string &token);

/// True when the pool can give such a token.
bool isInThePool(const PublicTable &table, const std::string &token);

/// True when the deck has such a card, and can still give it.
bool canBeDrawn(const PublicTable &table, Deck deck, const std::string &card);

/// CQ-STATE-4: true when all of those events can be drawn together: a name no more often than the deck and its discards
/// have it.
bool canAllBeDrawn(const PublicTable &table, const std::vector<std::string> &events);

/// True when the player has that Space Stuff, turned up or down.
bool hasStuff(const PublicTable &table, Colour player, const std::string &card);

/// True when that event can be in the player's hand: not yet publicly seen.
bool canBeInTheHand(const PublicTable &table, Colour player, const std::string &card);

/// True when it can be in the player's hand or is among those that he has to play at once.
bool canBePlayed(const PublicTable &table, Colour player, const std::string &card);

/// Returns the cards or tokens that an effect can take away or turn, by its other members; none for an effect that does
/// not, and for a hand.
std::optional<std::vector<std::string>> thereFor(const PublicTable &table, const Effect &effect);

/// CQ-STATE-4: number of events in the deck and its discards; none when it is not known.
std::optional<int> eventsLeftToDraw(const PublicTable &table);

} // namespace dossier::conquest
