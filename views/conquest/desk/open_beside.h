#pragma once

#include "views/conquest/desk/ask.h"

namespace dossier
{

/// What lies open beside the table: whose hand, and the card that was turned up or played last, whose text is to be
/// read.
struct OpenBeside
{
    std::optional<conquest::Colour> hand{};
    std::string said{};
};

/// After the table was shown anew: with another turn, phase or seat what lay open before is gone, whoever looks alone
/// sees the own hand, and so does who has to discard.
void goOn(OpenBeside &open, const SeenConquest &before, const SeenConquest &view);

} // namespace dossier
