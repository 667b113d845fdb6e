#pragma once

#include "model/conquest/seen/open_values.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/offer_buttons.h"
#include "views/conquest/desk/table_selection.h"

namespace dossier
{

/// Returns the commands that are possible beside the most likely one, as buttons. Discarding is not among them while
/// a hand is open, which has its own button.
std::vector<ConquestOffer> offersNow(const TableSelection &look, bool handOpen = false);

/// CQ-RES-2: a step that does nothing; the one button then does the step after it, too.
bool isNothingToFree(const conquest::PublicTable &table, const conquest::Command &command);

/// True for the end of an Action phase in which points are left: it gives up what does not come back, so it is a button
/// beside the board, never the one of the header.
bool leavesPoints(const conquest::PublicTable &table, const conquest::Command &command);

/// The input and the rolls so far, before the command is given.
struct Prepared
{
    /// The command of the form, once it is complete.
    std::optional<ConquestCommand> whole{};
    /// Number of tokens shown on the board at their planned places.
    std::size_t planned = 0;
    /// The program can roll dice and draw cards.
    bool draws = false;
    /// True when dice are there, and the players have to choose their effect in the form.
    bool waitsForChoice = false;
    /// True when cardboard command tokens are chosen for every player.
    bool tokensLie = false;
    /// Input of the form before it is complete.
    conquest::EnteredValues filling{};
    /// The effect that is due, as it was entered when its card was announced.
    std::optional<conquest::ApplyCard> announced{};
    /// True when the players have to enter dice that they roll themselves.
    bool awaitsDice = false;
};

/// Returns the default button of the header.
ConquestDefaultAct defaultActFor(const TableSelection &look, const Prepared &prepared);

} // namespace dossier
