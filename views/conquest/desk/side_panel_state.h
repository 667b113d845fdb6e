#pragma once

#include "views/conquest/desk/conquest_command.h"

namespace dossier
{

/// Open items beside the table: the player whose hand is shown, and the card turned up or played last, whose text is
/// shown.
struct SidePanelState
{
    std::optional<conquest::Colour> hand{};
    std::string said{};
};

/// Updates after the table was shown again: with another turn, phase or seat the open items are dropped; a player
/// alone at the screen sees their own hand, and so does one who has to discard.
void updateAfter(SidePanelState &open, const ConquestViewPtr &before, const ConquestViewPtr &view);

} // namespace dossier
