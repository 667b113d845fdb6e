#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// Returns the card whose text people read after a command: the location or resistance that it turns up, or else the
/// one before; empty once its effect is entered. Cards whose effect is due are read there.
std::string cardToRead(const conquest::Command &command, const std::string &before);

/// A card to be read, and whether as a player's own or as the humans'.
struct CardToRead
{
    std::string card{};
    bool isPlayers = false;
};

/// Shows the text of the card turned up or played last, to be read aloud, and the way to enter its effect; a card
/// without a text is not shown. `done` puts away a card that is not due.
Part readCard(const conquest::PublicTable &table, const CardToRead &read, const Action<> &enter, const Action<> &done);

} // namespace dossier
