#pragma once

#include "views/kit/card_screen.h"
#include "views/session/pin_gate.h"

namespace dossier
{

/// The next player at the computer. It holds names and no view, so that the page that covers everything can show
/// nothing else.
struct HandOver
{
    QString next{};
    /// That name as it stands within a sentence.
    QString nextInSentence{};
    /// Name of that player; empty when nobody is named.
    QString player{};
    /// The task of that player, in a sentence; empty where the game names none.
    QString purpose{};
    /// News for everybody at the table before the computer is handed over; empty when there is none.
    QString news{};
    /// Id of the seat, under which its PIN is kept; empty for a screen that needs none.
    QString seat{};
};

/// Covers everything while the computer goes from one player to the next, until that player presses the button or F4.
/// `more` is shown below the button. With a gate the player can set a PIN for the seat.
PageCard handOverCard(const HandOver &handOver, const Action<> &take, Parts more = {}, PinGate *pins = nullptr);

} // namespace dossier
