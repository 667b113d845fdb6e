#pragma once

#include "views/conquest/setup/wish.h"
#include "views/kit/part.h"

namespace dossier
{

struct SeatsActions
{
    Action<ConquestWish> change{};
    Action<conquest::Mode, int> choosePlayers{};
    /// True for the sample pack.
    Action<bool> choosePack{};
    Action<> drawRaces{};
    /// Opens the page for the printed values of the box.
    Action<> openBox{};
};

/// Choices of the mode and the seats, clockwise: colours, races, and whose hands the app keeps.
Part seatsCard(const conquest::Pack &pack, const ConquestWish &wish, const SeatsActions &actions);

/// Values in the box that the pack does not know, and that are needed to begin: the objective's numbers and the sheet
/// of the resistance. Hidden when everything is known.
Part unknownCard(const conquest::Pack &pack, const ConquestWish &wish, const Action<ConquestWish> &change);

/// Options of a table beside the usual, and rules that the book leaves open: two readings each, with a sentence on
/// the difference.
Part optionsCard(const ConquestWish &wish, const Action<conquest::Variants> &chooseVariants,
    const Action<conquest::TableOptions> &choose);

/// Choice of the sections' places around that of the objective; an empty layout means unknown. `chosen` is listed
/// even when it is not one of them.
Part layoutChoice(
    std::vector<std::vector<int>> layouts, const std::vector<int> &chosen, const Action<std::vector<int>> &choose);

} // namespace dossier
