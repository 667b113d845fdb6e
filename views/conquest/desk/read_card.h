#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

/// The card whose text people read after a command: the one that it turns up or plays, else the one before; none once
/// what it does is entered.
std::string cardToRead(const conquest::Command &command, const std::string &before);

/// A card to be read, and whether as a player's own or as the humans'.
struct CardToRead
{
    std::string card{};
    bool isPlayers = false;
};

/// The text of the card that was turned up or played last, to be read aloud, and the way to enter what it does; a card
/// without a text is not shown. `done` puts away one that is not due.
Part readCard(const conquest::PublicTable &table, const CardToRead &read, const Action<> &enter, const Action<> &done);

} // namespace dossier
