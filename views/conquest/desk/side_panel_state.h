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
    /// That of the Resistance phase that is still to be done: it stays until it is, or another is read.
    std::string left{};
};

/// After the table was shown anew: with another turn, phase or seat what lay open before is gone, but for what the
/// humans' event still has to do; whoever looks alone sees the own hand, and so does who has to discard.
void updateAfter(SidePanelState &open, const ConquestViewPtr &before, const ConquestViewPtr &view);

} // namespace dossier
