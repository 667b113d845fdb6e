#pragma once

#include "model/conquest/seen/state.h"

#include <optional>
#include <string>

namespace dossier::conquest
{

// Where cards and tokens are, as far as anybody knows: what would come from nowhere does not exist.

/// Whether a token of that name lies there.
bool lies(const PublicTable &table, Place at, const std::string &token);

/// Whether the pool can give such a token.
bool isInThePool(const PublicTable &table, const std::string &token);

/// Whether the deck has such a card, and can still give it.
bool canBeDrawn(const PublicTable &table, Deck deck, const std::string &card);

/// Whether the player has that Space Stuff, turned up or down.
bool hasStuff(const PublicTable &table, Colour player, const std::string &card);

/// Whether that event can be one of the player's hand: not yet seen by all.
bool canBeInTheHand(const PublicTable &table, Colour player, const std::string &card);

/// The same, or it is among those that the player has to play at once.
bool canBePlayed(const PublicTable &table, Colour player, const std::string &card);

/// CQ-STATE-4: how many events the deck and its discards hold; none where nobody knows.
std::optional<int> eventsLeftToDraw(const PublicTable &table);

} // namespace dossier::conquest
