#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

#include <vector>

namespace dossier
{

/// A possible command, and the text of its button.
struct ConquestOffer
{
    ConquestCommand command;
    QString text{};
    QString tip{};
};

/// A longer text of a button is shortened, so that the column keeps its width.
constexpr int maxOfferCharacters = 32;

/// Returns an offer in the words of its command.
ConquestOffer offerOf(const conquest::PublicTable &table, conquest::Command command);

/// Shows a button for each, in lines.
Part offersFor(
    const std::vector<ConquestOffer> &offers, const std::function<void(const ConquestCommand &command)> &give);

} // namespace dossier
