#pragma once

#include "app/session/seat_journal.h"
#include "app/specter/game_session.h"
#include "app/specter/machine.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

class SeatsPage;

/// Brings the page of the seat at the machine to the front, or the cover page until the next player has the machine.
/// The game has begun.
void showFront(SeatsPage &seats, SpecterSession &session, const Machine &machine, const WhoPlays &players);

/// Shows the seat at the machine its view of the current table.
void renderSeat(SeatsPage &seats, const SpecterSession &session, const Machine &machine);

/// Shows on the bar above the page who sits at the machine, and who is next.
void renderBar(SeatsPage &seats, const SpecterSession &session, const Machine &machine);

/// Returns the journal for the seat at the machine: only the public one for hunters, an agent's own, and all of it for
/// the keeper of a table with paper sheets.
[[nodiscard]] SeatJournal journalOf(SpecterSession &session, Sits sits);

/// Shows the table at that position of the whole journal.
void renderPast(SeatsPage &seats, SpecterSession &session, const Machine &machine, journal::Position at);

} // namespace dossier
