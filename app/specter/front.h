#pragma once

#include "app/session/seat_journal.h"
#include "app/specter/game_session.h"
#include "app/specter/machine.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

class SeatsPage;

/// Puts the page of whoever has the machine in front, or the one that covers it until he who is to take it has it. The
/// table is being played.
void showFront(SeatsPage &seats, SpecterSession &session, const Machine &machine, const WhoPlays &players);

/// Shows whoever has the machine what he may know of the table as it stands.
void renderSeat(SeatsPage &seats, const SpecterSession &session, const Machine &machine);

/// What the bar above it says of who sits there, and who is next.
void renderBar(SeatsPage &seats, const SpecterSession &session, const Machine &machine);

/// The journal as whoever sits there reads it: the hunters the public one alone, an agent his own, and who keeps a
/// table of sheets on paper all of it.
[[nodiscard]] SeatJournal journalOf(SpecterSession &session, Sits sits);

/// The table as it stood at that position of the whole journal.
void renderPast(SeatsPage &seats, SpecterSession &session, const Machine &machine, journal::Position at);

} // namespace dossier
