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
    /// Card of the Resistance phase that is still to be carried out: it stays until then, or until another is shown.
    std::string left{};
};

/// Updates after the table was shown again: with another turn, phase or seat the open items are dropped, except the
/// humans' event that is still to be carried out; a player alone at the screen sees their own hand, and so does one
/// who has to discard.
void updateAfter(SidePanelState &open, const ConquestViewPtr &before, const ConquestViewPtr &view);

} // namespace dossier
